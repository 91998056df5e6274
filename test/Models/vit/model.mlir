#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0) -> ()>
#map11 = affine_map<() -> ()>
#map12 = affine_map<(d0, d1) -> (0, d1)>
#map13 = affine_map<(d0, d1) -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map15 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d1)>
module @vit {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "vit.ViT" {
    fsdp.param @token : tensor<1x1x16xf32>
    fsdp.param @positions : tensor<1x5x16xf32>
    fsdp.module @patches class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
      fsdp.param @weight : tensor<16x3x4x4xf32>
      fsdp.param @bias : tensor<16xf32>
    }
    fsdp.module @encoder class "torch.nn.modules.transformer.TransformerEncoder" {
      fsdp.module @layers class "torch.nn.modules.container.ModuleList" {
        fsdp.module @"0" class "torch.nn.modules.transformer.TransformerEncoderLayer" {
          fsdp.module @self_attn class "torch.nn.modules.activation.MultiheadAttention" {
            fsdp.param @in_proj_weight : tensor<48x16xf32>
            fsdp.param @in_proj_bias : tensor<48xf32>
            fsdp.module @out_proj class "torch.nn.modules.linear.NonDynamicallyQuantizableLinear" bases ["torch.nn.modules.linear.Linear"] {
              fsdp.param @weight : tensor<16x16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
          }
          fsdp.module @linear1 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<32x16xf32>
            fsdp.param @bias : tensor<32xf32>
          }
          fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
          }
          fsdp.module @linear2 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x32xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm1 class "torch.nn.modules.normalization.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm2 class "torch.nn.modules.normalization.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @dropout1 class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
          }
          fsdp.module @dropout2 class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
          }
        }
        fsdp.module @"1" class "torch.nn.modules.transformer.TransformerEncoderLayer" {
          fsdp.module @self_attn class "torch.nn.modules.activation.MultiheadAttention" {
            fsdp.param @in_proj_weight : tensor<48x16xf32>
            fsdp.param @in_proj_bias : tensor<48xf32>
            fsdp.module @out_proj class "torch.nn.modules.linear.NonDynamicallyQuantizableLinear" bases ["torch.nn.modules.linear.Linear"] {
              fsdp.param @weight : tensor<16x16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
          }
          fsdp.module @linear1 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<32x16xf32>
            fsdp.param @bias : tensor<32xf32>
          }
          fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
          }
          fsdp.module @linear2 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x32xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm1 class "torch.nn.modules.normalization.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm2 class "torch.nn.modules.normalization.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @dropout1 class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
          }
          fsdp.module @dropout2 class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
          }
        }
      }
    }
    fsdp.module @norm class "torch.nn.modules.normalization.LayerNorm" {
      fsdp.param @weight : tensor<16xf32>
      fsdp.param @bias : tensor<16xf32>
    }
    fsdp.module @head class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<5x16xf32>
      fsdp.param @bias : tensor<5xf32>
    }
  }
  func.func @step(%arg0: tensor<1x1x16xf32> {fsdp.role = #fsdp.state<@model::@token>}, %arg1: tensor<1x5x16xf32> {fsdp.role = #fsdp.state<@model::@positions>}, %arg2: tensor<16x3x4x4xf32> {fsdp.role = #fsdp.state<@model::@patches::@weight>}, %arg3: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@patches::@bias>}, %arg4: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"0"::@self_attn::@in_proj_weight>}, %arg5: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"0"::@self_attn::@in_proj_bias>}, %arg6: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, %arg7: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, %arg8: tensor<32x16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"0"::@linear1::@weight>}, %arg9: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"0"::@linear1::@bias>}, %arg10: tensor<16x32xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"0"::@linear2::@weight>}, %arg11: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"0"::@linear2::@bias>}, %arg12: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"0"::@norm1::@weight>}, %arg13: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"0"::@norm1::@bias>}, %arg14: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"0"::@norm2::@weight>}, %arg15: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"0"::@norm2::@bias>}, %arg16: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"1"::@self_attn::@in_proj_weight>}, %arg17: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"1"::@self_attn::@in_proj_bias>}, %arg18: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, %arg19: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, %arg20: tensor<32x16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"1"::@linear1::@weight>}, %arg21: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"1"::@linear1::@bias>}, %arg22: tensor<16x32xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"1"::@linear2::@weight>}, %arg23: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"1"::@linear2::@bias>}, %arg24: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"1"::@norm1::@weight>}, %arg25: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"1"::@norm1::@bias>}, %arg26: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"1"::@norm2::@weight>}, %arg27: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@encoder::@layers::@"1"::@norm2::@bias>}, %arg28: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@norm::@weight>}, %arg29: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@norm::@bias>}, %arg30: tensor<5x16xf32> {fsdp.role = #fsdp.state<@model::@head::@weight>}, %arg31: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@head::@bias>}, %arg32: tensor<4x3x8x8xf32> {fsdp.role = #fsdp.input<"image">}, %arg33: tensor<4xi64> {fsdp.role = #fsdp.input<"label", indices = [0, 5, -100]>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<1x1x16xf32> {fsdp.role = #fsdp.grad<@model::@token>}, tensor<1x5x16xf32> {fsdp.role = #fsdp.grad<@model::@positions>}, tensor<16x3x4x4xf32> {fsdp.role = #fsdp.grad<@model::@patches::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@patches::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"0"::@self_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"0"::@self_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, tensor<32x16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"0"::@linear1::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"0"::@linear1::@bias>}, tensor<16x32xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"0"::@linear2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"0"::@linear2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"0"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"0"::@norm1::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"0"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"0"::@norm2::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"1"::@self_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"1"::@self_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, tensor<32x16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"1"::@linear1::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"1"::@linear1::@bias>}, tensor<16x32xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"1"::@linear2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"1"::@linear2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"1"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"1"::@norm1::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"1"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@encoder::@layers::@"1"::@norm2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@norm::@bias>}, tensor<5x16xf32> {fsdp.role = #fsdp.grad<@model::@head::@weight>}, tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@head::@bias>}) {
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 0.3989422804014327 : f64
    %cst_4 = arith.constant 0.70710678118654757 : f64
    %cst_5 = arith.constant 1.000000e-05 : f64
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = arith.constant 1.600000e+01 : f64
    %cst_8 = arith.constant 1.600000e+01 : f32
    %cst_9 = arith.constant 5.000000e-01 : f32
    %cst_10 = arith.constant 1.000000e+00 : f32
    %cst_11 = arith.constant -5.000000e-01 : f32
    %cst_12 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<4x16x2x2xf32>
    %broadcasted = linalg.broadcast ins(%arg3 : tensor<16xf32>) outs(%0 : tensor<4x16x2x2xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<4> : vector<2xi64>} ins(%arg32, %arg2 : tensor<4x3x8x8xf32>, tensor<16x3x4x4xf32>) outs(%broadcasted : tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<4x16x2x2xf32> into tensor<4x16x4xf32>
    %2 = tensor.empty() : tensor<4x4x16xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<4x16x4xf32>) outs(%2 : tensor<4x4x16xf32>) permutation = [0, 2, 1] 
    %3 = tensor.empty() : tensor<4x1x16xf32>
    %collapsed_13 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x1x16xf32> into tensor<1x16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_13 : tensor<1x16xf32>) outs(%3 : tensor<4x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x1x16xf32>
    %5 = tensor.empty() : tensor<4x5x16xf32>
    %inserted_slice = tensor.insert_slice %4 into %5[0, 0, 0] [4, 1, 16] [1, 1, 1] : tensor<4x1x16xf32> into tensor<4x5x16xf32>
    %inserted_slice_14 = tensor.insert_slice %transposed into %inserted_slice[0, 1, 0] [4, 4, 16] [1, 1, 1] : tensor<4x4x16xf32> into tensor<4x5x16xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_14, %arg1 : tensor<4x5x16xf32>, tensor<1x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %7 = tensor.empty() : tensor<4x5x16xf64>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x5x16xf32>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %351 = arith.extf %in : f32 to f64
      linalg.yield %351 : f64
    } -> tensor<4x5x16xf64>
    %9 = tensor.empty() : tensor<4x5x1xf64>
    %10 = linalg.fill ins(%cst_0 : f64) outs(%9 : tensor<4x5x1xf64>) -> tensor<4x5x1xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<4x5x16xf64>) outs(%10 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.addf %in, %out : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x1xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x5x1xf64>) outs(%9 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.divf %in, %cst_7 : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x1xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %12 : tensor<4x5x16xf64>, tensor<4x5x1xf64>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f64, %in_172: f64, %out: f64):
      %351 = arith.subf %in, %in_172 : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x16xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<4x5x16xf64>, tensor<4x5x16xf64>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f64, %in_172: f64, %out: f64):
      %351 = arith.mulf %in, %in_172 : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x16xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<4x5x16xf64>) outs(%10 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.addf %in, %out : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x1xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<4x5x1xf64>) outs(%9 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.divf %in, %cst_7 : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x1xf64>
    %17 = tensor.empty() : tensor<4x5x1xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<4x5x1xf64>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %351 = arith.truncf %in : f64 to f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%17 : tensor<4x5x1xf32>) -> tensor<4x5x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.divf %in, %cst_8 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.truncf %cst_5 : f64 to f32
      %352 = arith.addf %in, %351 : f32
      linalg.yield %352 : f32
    } -> tensor<4x5x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = math.rsqrt %in : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %21 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %23 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %arg12 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg13 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %28 = tensor.empty() : tensor<5x4x16xf32>
    %transposed_15 = linalg.transpose ins(%27 : tensor<4x5x16xf32>) outs(%28 : tensor<5x4x16xf32>) permutation = [1, 0, 2] 
    %29 = tensor.empty() : tensor<16x48xf32>
    %transposed_16 = linalg.transpose ins(%arg4 : tensor<48x16xf32>) outs(%29 : tensor<16x48xf32>) permutation = [1, 0] 
    %collapsed_17 = tensor.collapse_shape %transposed_15 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %30 = tensor.empty() : tensor<20x48xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %32 = linalg.matmul ins(%collapsed_17, %transposed_16 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%31 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %expanded = tensor.expand_shape %32 [[0, 1], [2]] output_shape [5, 4, 48] : tensor<20x48xf32> into tensor<5x4x48xf32>
    %33 = tensor.empty() : tensor<5x4x48xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %arg5 : tensor<5x4x48xf32>, tensor<48xf32>) outs(%33 : tensor<5x4x48xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<5x4x48xf32>
    %expanded_18 = tensor.expand_shape %34 [[0, 1], [2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<5x4x48xf32> into tensor<1x5x4x3x16xf32>
    %35 = tensor.empty() : tensor<3x5x4x1x16xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<1x5x4x3x16xf32>) outs(%35 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice = tensor.extract_slice %collapsed_20[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_21 = tensor.extract_slice %collapsed_20[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_22 = tensor.extract_slice %collapsed_20[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_24 = tensor.expand_shape %collapsed_23 [[0], [1, 2]] output_shape [5, 8, 8] : tensor<5x64xf32> into tensor<5x8x8xf32>
    %36 = tensor.empty() : tensor<8x5x8xf32>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<5x8x8xf32>) outs(%36 : tensor<8x5x8xf32>) permutation = [1, 0, 2] 
    %collapsed_26 = tensor.collapse_shape %extracted_slice_21 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_27 = tensor.expand_shape %collapsed_26 [[0], [1, 2]] output_shape [5, 8, 8] : tensor<5x64xf32> into tensor<5x8x8xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<5x8x8xf32>) outs(%36 : tensor<8x5x8xf32>) permutation = [1, 0, 2] 
    %collapsed_29 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_30 = tensor.expand_shape %collapsed_29 [[0], [1, 2]] output_shape [5, 8, 8] : tensor<5x64xf32> into tensor<5x8x8xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<5x8x8xf32>) outs(%36 : tensor<8x5x8xf32>) permutation = [1, 0, 2] 
    %expanded_32 = tensor.expand_shape %transposed_25 [[0, 1], [2], [3]] output_shape [4, 2, 5, 8] : tensor<8x5x8xf32> into tensor<4x2x5x8xf32>
    %expanded_33 = tensor.expand_shape %transposed_28 [[0, 1], [2], [3]] output_shape [4, 2, 5, 8] : tensor<8x5x8xf32> into tensor<4x2x5x8xf32>
    %expanded_34 = tensor.expand_shape %transposed_31 [[0, 1], [2], [3]] output_shape [4, 2, 5, 8] : tensor<8x5x8xf32> into tensor<4x2x5x8xf32>
    %37:2 = "fsdp.attention"(%expanded_32, %expanded_33, %expanded_34) {scale = 0.35355339059327373 : f64} : (tensor<4x2x5x8xf32>, tensor<4x2x5x8xf32>, tensor<4x2x5x8xf32>) -> (tensor<4x2x5x8xf32>, tensor<4x2x5xf32>)
    %38 = tensor.empty() : tensor<5x4x2x8xf32>
    %transposed_35 = linalg.transpose ins(%37#0 : tensor<4x2x5x8xf32>) outs(%38 : tensor<5x4x2x8xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_36 = tensor.collapse_shape %transposed_35 [[0, 1], [2, 3]] : tensor<5x4x2x8xf32> into tensor<20x16xf32>
    %39 = tensor.empty() : tensor<16x16xf32>
    %transposed_37 = linalg.transpose ins(%arg6 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %40 = tensor.empty() : tensor<20x16xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %42 = linalg.matmul ins(%collapsed_36, %transposed_37 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%41 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %43 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%40 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%42, %43 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%40 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<20x16xf32>
    %expanded_38 = tensor.expand_shape %44 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<5x4x16xf32>) outs(%5 : tensor<4x5x16xf32>) permutation = [1, 0, 2] 
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %transposed_39 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<4x5x16xf32>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %351 = arith.extf %in : f32 to f64
      linalg.yield %351 : f64
    } -> tensor<4x5x16xf64>
    %47 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%46 : tensor<4x5x16xf64>) outs(%10 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.addf %in, %out : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x1xf64>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<4x5x1xf64>) outs(%9 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.divf %in, %cst_7 : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x1xf64>
    %49 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %48 : tensor<4x5x16xf64>, tensor<4x5x1xf64>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f64, %in_172: f64, %out: f64):
      %351 = arith.subf %in, %in_172 : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x16xf64>
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %49 : tensor<4x5x16xf64>, tensor<4x5x16xf64>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f64, %in_172: f64, %out: f64):
      %351 = arith.mulf %in, %in_172 : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x16xf64>
    %51 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%50 : tensor<4x5x16xf64>) outs(%10 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.addf %in, %out : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x1xf64>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<4x5x1xf64>) outs(%9 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.divf %in, %cst_7 : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x1xf64>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<4x5x1xf64>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %351 = arith.truncf %in : f64 to f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%45 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.divf %in, %cst_8 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.truncf %cst_5 : f64 to f32
      %352 = arith.addf %in, %351 : f32
      linalg.yield %352 : f32
    } -> tensor<4x5x1xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = math.rsqrt %in : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %55 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %57 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %arg14 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %arg15 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %collapsed_40 = tensor.collapse_shape %61 [[0, 1], [2]] : tensor<4x5x16xf32> into tensor<20x16xf32>
    %62 = tensor.empty() : tensor<16x32xf32>
    %transposed_41 = linalg.transpose ins(%arg8 : tensor<32x16xf32>) outs(%62 : tensor<16x32xf32>) permutation = [1, 0] 
    %63 = tensor.empty() : tensor<20x32xf32>
    %64 = linalg.fill ins(%cst : f32) outs(%63 : tensor<20x32xf32>) -> tensor<20x32xf32>
    %65 = linalg.matmul ins(%collapsed_40, %transposed_41 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%64 : tensor<20x32xf32>) -> tensor<20x32xf32>
    %66 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<32xf32>) outs(%63 : tensor<20x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x32xf32>
    %67 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%65, %66 : tensor<20x32xf32>, tensor<20x32xf32>) outs(%63 : tensor<20x32xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<20x32xf32>
    %expanded_42 = tensor.expand_shape %67 [[0, 1], [2]] output_shape [4, 5, 32] : tensor<20x32xf32> into tensor<4x5x32xf32>
    %68 = tensor.empty() : tensor<4x5x32xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.mulf %in, %cst_9 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.truncf %cst_4 : f64 to f32
      %352 = arith.mulf %in, %351 : f32
      linalg.yield %352 : f32
    } -> tensor<4x5x32xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = math.erf %in : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %cst_10 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %72 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %collapsed_43 = tensor.collapse_shape %73 [[0, 1], [2]] : tensor<4x5x32xf32> into tensor<20x32xf32>
    %74 = tensor.empty() : tensor<32x16xf32>
    %transposed_44 = linalg.transpose ins(%arg10 : tensor<16x32xf32>) outs(%74 : tensor<32x16xf32>) permutation = [1, 0] 
    %75 = linalg.matmul ins(%collapsed_43, %transposed_44 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%41 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %76 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<16xf32>) outs(%40 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %77 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%75, %76 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%40 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<20x16xf32>
    %expanded_45 = tensor.expand_shape %77 [[0, 1], [2]] output_shape [4, 5, 16] : tensor<20x16xf32> into tensor<4x5x16xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %expanded_45 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<4x5x16xf32>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %351 = arith.extf %in : f32 to f64
      linalg.yield %351 : f64
    } -> tensor<4x5x16xf64>
    %80 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<4x5x16xf64>) outs(%10 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.addf %in, %out : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x1xf64>
    %81 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<4x5x1xf64>) outs(%9 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.divf %in, %cst_7 : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x1xf64>
    %82 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %81 : tensor<4x5x16xf64>, tensor<4x5x1xf64>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f64, %in_172: f64, %out: f64):
      %351 = arith.subf %in, %in_172 : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x16xf64>
    %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %82 : tensor<4x5x16xf64>, tensor<4x5x16xf64>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f64, %in_172: f64, %out: f64):
      %351 = arith.mulf %in, %in_172 : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x16xf64>
    %84 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%83 : tensor<4x5x16xf64>) outs(%10 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.addf %in, %out : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x1xf64>
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<4x5x1xf64>) outs(%9 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.divf %in, %cst_7 : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x1xf64>
    %86 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<4x5x1xf64>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %351 = arith.truncf %in : f64 to f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.divf %in, %cst_8 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.truncf %cst_5 : f64 to f32
      %352 = arith.addf %in, %351 : f32
      linalg.yield %352 : f32
    } -> tensor<4x5x1xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = math.rsqrt %in : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %88 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %90 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %arg24 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %arg25 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %transposed_46 = linalg.transpose ins(%94 : tensor<4x5x16xf32>) outs(%28 : tensor<5x4x16xf32>) permutation = [1, 0, 2] 
    %transposed_47 = linalg.transpose ins(%arg16 : tensor<48x16xf32>) outs(%29 : tensor<16x48xf32>) permutation = [1, 0] 
    %collapsed_48 = tensor.collapse_shape %transposed_46 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %95 = linalg.matmul ins(%collapsed_48, %transposed_47 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%31 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %expanded_49 = tensor.expand_shape %95 [[0, 1], [2]] output_shape [5, 4, 48] : tensor<20x48xf32> into tensor<5x4x48xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49, %arg17 : tensor<5x4x48xf32>, tensor<48xf32>) outs(%33 : tensor<5x4x48xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<5x4x48xf32>
    %expanded_50 = tensor.expand_shape %96 [[0, 1], [2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<5x4x48xf32> into tensor<1x5x4x3x16xf32>
    %transposed_51 = linalg.transpose ins(%expanded_50 : tensor<1x5x4x3x16xf32>) outs(%35 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_52 = tensor.collapse_shape %transposed_51 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_53 = tensor.extract_slice %collapsed_52[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_54 = tensor.extract_slice %collapsed_52[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_55 = tensor.extract_slice %collapsed_52[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_56 = tensor.collapse_shape %extracted_slice_53 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_57 = tensor.expand_shape %collapsed_56 [[0], [1, 2]] output_shape [5, 8, 8] : tensor<5x64xf32> into tensor<5x8x8xf32>
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<5x8x8xf32>) outs(%36 : tensor<8x5x8xf32>) permutation = [1, 0, 2] 
    %collapsed_59 = tensor.collapse_shape %extracted_slice_54 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_60 = tensor.expand_shape %collapsed_59 [[0], [1, 2]] output_shape [5, 8, 8] : tensor<5x64xf32> into tensor<5x8x8xf32>
    %transposed_61 = linalg.transpose ins(%expanded_60 : tensor<5x8x8xf32>) outs(%36 : tensor<8x5x8xf32>) permutation = [1, 0, 2] 
    %collapsed_62 = tensor.collapse_shape %extracted_slice_55 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_63 = tensor.expand_shape %collapsed_62 [[0], [1, 2]] output_shape [5, 8, 8] : tensor<5x64xf32> into tensor<5x8x8xf32>
    %transposed_64 = linalg.transpose ins(%expanded_63 : tensor<5x8x8xf32>) outs(%36 : tensor<8x5x8xf32>) permutation = [1, 0, 2] 
    %expanded_65 = tensor.expand_shape %transposed_58 [[0, 1], [2], [3]] output_shape [4, 2, 5, 8] : tensor<8x5x8xf32> into tensor<4x2x5x8xf32>
    %expanded_66 = tensor.expand_shape %transposed_61 [[0, 1], [2], [3]] output_shape [4, 2, 5, 8] : tensor<8x5x8xf32> into tensor<4x2x5x8xf32>
    %expanded_67 = tensor.expand_shape %transposed_64 [[0, 1], [2], [3]] output_shape [4, 2, 5, 8] : tensor<8x5x8xf32> into tensor<4x2x5x8xf32>
    %97:2 = "fsdp.attention"(%expanded_65, %expanded_66, %expanded_67) {scale = 0.35355339059327373 : f64} : (tensor<4x2x5x8xf32>, tensor<4x2x5x8xf32>, tensor<4x2x5x8xf32>) -> (tensor<4x2x5x8xf32>, tensor<4x2x5xf32>)
    %transposed_68 = linalg.transpose ins(%97#0 : tensor<4x2x5x8xf32>) outs(%38 : tensor<5x4x2x8xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_69 = tensor.collapse_shape %transposed_68 [[0, 1], [2, 3]] : tensor<5x4x2x8xf32> into tensor<20x16xf32>
    %transposed_70 = linalg.transpose ins(%arg18 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %98 = linalg.matmul ins(%collapsed_69, %transposed_70 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%41 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %99 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<16xf32>) outs(%40 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %100 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%98, %99 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%40 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<20x16xf32>
    %expanded_71 = tensor.expand_shape %100 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_72 = linalg.transpose ins(%expanded_71 : tensor<5x4x16xf32>) outs(%5 : tensor<4x5x16xf32>) permutation = [1, 0, 2] 
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %transposed_72 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<4x5x16xf32>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %351 = arith.extf %in : f32 to f64
      linalg.yield %351 : f64
    } -> tensor<4x5x16xf64>
    %103 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%102 : tensor<4x5x16xf64>) outs(%10 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.addf %in, %out : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x1xf64>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<4x5x1xf64>) outs(%9 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.divf %in, %cst_7 : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x1xf64>
    %105 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %104 : tensor<4x5x16xf64>, tensor<4x5x1xf64>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f64, %in_172: f64, %out: f64):
      %351 = arith.subf %in, %in_172 : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x16xf64>
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %105 : tensor<4x5x16xf64>, tensor<4x5x16xf64>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f64, %in_172: f64, %out: f64):
      %351 = arith.mulf %in, %in_172 : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x16xf64>
    %107 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<4x5x16xf64>) outs(%10 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.addf %in, %out : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x1xf64>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<4x5x1xf64>) outs(%9 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.divf %in, %cst_7 : f64
      linalg.yield %351 : f64
    } -> tensor<4x5x1xf64>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<4x5x1xf64>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %351 = arith.truncf %in : f64 to f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%101 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.divf %in, %cst_8 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.truncf %cst_5 : f64 to f32
      %352 = arith.addf %in, %351 : f32
      linalg.yield %352 : f32
    } -> tensor<4x5x1xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = math.rsqrt %in : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %111 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %113 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %arg26 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %arg27 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %collapsed_73 = tensor.collapse_shape %117 [[0, 1], [2]] : tensor<4x5x16xf32> into tensor<20x16xf32>
    %transposed_74 = linalg.transpose ins(%arg20 : tensor<32x16xf32>) outs(%62 : tensor<16x32xf32>) permutation = [1, 0] 
    %118 = linalg.matmul ins(%collapsed_73, %transposed_74 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%64 : tensor<20x32xf32>) -> tensor<20x32xf32>
    %119 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg21 : tensor<32xf32>) outs(%63 : tensor<20x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x32xf32>
    %120 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%118, %119 : tensor<20x32xf32>, tensor<20x32xf32>) outs(%63 : tensor<20x32xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<20x32xf32>
    %expanded_75 = tensor.expand_shape %120 [[0, 1], [2]] output_shape [4, 5, 32] : tensor<20x32xf32> into tensor<4x5x32xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75 : tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.mulf %in, %cst_9 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75 : tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.truncf %cst_4 : f64 to f32
      %352 = arith.mulf %in, %351 : f32
      linalg.yield %352 : f32
    } -> tensor<4x5x32xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = math.erf %in : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %cst_10 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %124 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %collapsed_76 = tensor.collapse_shape %125 [[0, 1], [2]] : tensor<4x5x32xf32> into tensor<20x32xf32>
    %transposed_77 = linalg.transpose ins(%arg22 : tensor<16x32xf32>) outs(%74 : tensor<32x16xf32>) permutation = [1, 0] 
    %126 = linalg.matmul ins(%collapsed_76, %transposed_77 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%41 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %127 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<16xf32>) outs(%40 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %128 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%126, %127 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%40 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<20x16xf32>
    %expanded_78 = tensor.expand_shape %128 [[0, 1], [2]] output_shape [4, 5, 16] : tensor<20x16xf32> into tensor<4x5x16xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %expanded_78 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %extracted_slice_79 = tensor.extract_slice %129[0, 0, 0] [4, 1, 16] [1, 1, 1] : tensor<4x5x16xf32> to tensor<4x1x16xf32>
    %collapsed_80 = tensor.collapse_shape %extracted_slice_79 [[0, 1], [2]] : tensor<4x1x16xf32> into tensor<4x16xf32>
    %130 = tensor.empty() : tensor<4x16xf64>
    %131 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%collapsed_80 : tensor<4x16xf32>) outs(%130 : tensor<4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %351 = arith.extf %in : f32 to f64
      linalg.yield %351 : f64
    } -> tensor<4x16xf64>
    %132 = tensor.empty() : tensor<4x1xf64>
    %133 = linalg.fill ins(%cst_0 : f64) outs(%132 : tensor<4x1xf64>) -> tensor<4x1xf64>
    %134 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "reduction"]} ins(%131 : tensor<4x16xf64>) outs(%133 : tensor<4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.addf %in, %out : f64
      linalg.yield %351 : f64
    } -> tensor<4x1xf64>
    %135 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<4x1xf64>) outs(%132 : tensor<4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.divf %in, %cst_7 : f64
      linalg.yield %351 : f64
    } -> tensor<4x1xf64>
    %136 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%131, %135 : tensor<4x16xf64>, tensor<4x1xf64>) outs(%130 : tensor<4x16xf64>) {
    ^bb0(%in: f64, %in_172: f64, %out: f64):
      %351 = arith.subf %in, %in_172 : f64
      linalg.yield %351 : f64
    } -> tensor<4x16xf64>
    %137 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%136, %136 : tensor<4x16xf64>, tensor<4x16xf64>) outs(%130 : tensor<4x16xf64>) {
    ^bb0(%in: f64, %in_172: f64, %out: f64):
      %351 = arith.mulf %in, %in_172 : f64
      linalg.yield %351 : f64
    } -> tensor<4x16xf64>
    %138 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "reduction"]} ins(%137 : tensor<4x16xf64>) outs(%133 : tensor<4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.addf %in, %out : f64
      linalg.yield %351 : f64
    } -> tensor<4x1xf64>
    %139 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<4x1xf64>) outs(%132 : tensor<4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %351 = arith.divf %in, %cst_7 : f64
      linalg.yield %351 : f64
    } -> tensor<4x1xf64>
    %140 = tensor.empty() : tensor<4x1xf32>
    %141 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<4x1xf64>) outs(%140 : tensor<4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %351 = arith.truncf %in : f64 to f32
      linalg.yield %351 : f32
    } -> tensor<4x1xf32>
    %142 = linalg.fill ins(%cst : f32) outs(%140 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %143 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "reduction"]} ins(%collapsed_80 : tensor<4x16xf32>) outs(%142 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<4x1xf32>
    %144 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%143 : tensor<4x1xf32>) outs(%140 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.divf %in, %cst_8 : f32
      linalg.yield %351 : f32
    } -> tensor<4x1xf32>
    %145 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%141 : tensor<4x1xf32>) outs(%140 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.truncf %cst_5 : f64 to f32
      %352 = arith.addf %in, %351 : f32
      linalg.yield %352 : f32
    } -> tensor<4x1xf32>
    %146 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%145 : tensor<4x1xf32>) outs(%140 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = math.rsqrt %in : f32
      linalg.yield %351 : f32
    } -> tensor<4x1xf32>
    %147 = tensor.empty() : tensor<4x16xf32>
    %148 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%collapsed_80, %144 : tensor<4x16xf32>, tensor<4x1xf32>) outs(%147 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x16xf32>
    %149 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%148, %146 : tensor<4x16xf32>, tensor<4x1xf32>) outs(%147 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x16xf32>
    %150 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%149, %arg28 : tensor<4x16xf32>, tensor<16xf32>) outs(%147 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x16xf32>
    %151 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%150, %arg29 : tensor<4x16xf32>, tensor<16xf32>) outs(%147 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x16xf32>
    %152 = tensor.empty() : tensor<16x5xf32>
    %transposed_81 = linalg.transpose ins(%arg30 : tensor<5x16xf32>) outs(%152 : tensor<16x5xf32>) permutation = [1, 0] 
    %153 = tensor.empty() : tensor<4x5xf32>
    %154 = linalg.fill ins(%cst : f32) outs(%153 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %155 = linalg.matmul ins(%151, %transposed_81 : tensor<4x16xf32>, tensor<16x5xf32>) outs(%154 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %156 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg31 : tensor<5xf32>) outs(%153 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5xf32>
    %157 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%155, %156 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%153 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5xf32>
    %158 = tensor.empty() : tensor<4xi64>
    %159 = linalg.fill ins(%c0_i64 : i64) outs(%158 : tensor<4xi64>) -> tensor<4xi64>
    %160 = tensor.empty() : tensor<4xf32>
    %161 = linalg.fill ins(%cst_1 : f32) outs(%160 : tensor<4xf32>) -> tensor<4xf32>
    %162:2 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "reduction"]} ins(%157 : tensor<4x5xf32>) outs(%161, %159 : tensor<4xf32>, tensor<4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_172: i64):
      %351 = linalg.index 1 : index
      %352 = arith.index_cast %351 : index to i64
      %353 = arith.maximumf %in, %out : f32
      %354 = arith.cmpf ogt, %in, %out : f32
      %355 = arith.select %354, %352, %out_172 : i64
      linalg.yield %353, %355 : f32, i64
    } -> (tensor<4xf32>, tensor<4xi64>)
    %expanded_82 = tensor.expand_shape %162#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %163 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%157, %expanded_82 : tensor<4x5xf32>, tensor<4x1xf32>) outs(%153 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5xf32>
    %164 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%163 : tensor<4x5xf32>) outs(%153 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = math.exp %in : f32
      linalg.yield %351 : f32
    } -> tensor<4x5xf32>
    %165 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "reduction"]} ins(%164 : tensor<4x5xf32>) outs(%142 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<4x1xf32>
    %166 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<4x1xf32>) outs(%140 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = math.log %in : f32
      linalg.yield %351 : f32
    } -> tensor<4x1xf32>
    %167 = tensor.empty() : tensor<4xi1>
    %168 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%arg33 : tensor<4xi64>) outs(%167 : tensor<4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %351 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %351 : i1
    } -> tensor<4xi1>
    %169 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%168, %arg33, %cst_12 : tensor<4xi1>, tensor<4xi64>, tensor<i64>) outs(%158 : tensor<4xi64>) {
    ^bb0(%in: i1, %in_172: i64, %in_173: i64, %out: i64):
      %351 = arith.select %in, %in_172, %in_173 : i64
      linalg.yield %351 : i64
    } -> tensor<4xi64>
    %expanded_83 = tensor.expand_shape %169 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %170 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_83 : tensor<4x1xi64>) outs(%142 : tensor<4x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %351 = linalg.index 0 : index
      %352 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %157[%351, %352] : tensor<4x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x1xf32>
    %171 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%170, %expanded_82 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%140 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x1xf32>
    %172 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%166, %171 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%140 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x1xf32>
    %collapsed_84 = tensor.collapse_shape %172 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %173 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%168, %collapsed_84, %cst_2 : tensor<4xi1>, tensor<4xf32>, tensor<f32>) outs(%160 : tensor<4xf32>) {
    ^bb0(%in: i1, %in_172: f32, %in_173: f32, %out: f32):
      %351 = arith.select %in, %in_172, %in_173 : f32
      linalg.yield %351 : f32
    } -> tensor<4xf32>
    %174 = tensor.empty() : tensor<f32>
    %175 = linalg.fill ins(%cst : f32) outs(%174 : tensor<f32>) -> tensor<f32>
    %176 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["reduction"]} ins(%173 : tensor<4xf32>) outs(%175 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<f32>
    %177 = tensor.empty() : tensor<i64>
    %178 = linalg.fill ins(%c0_i64 : i64) outs(%177 : tensor<i64>) -> tensor<i64>
    %179 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["reduction"]} ins(%168 : tensor<4xi1>) outs(%178 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %351 = arith.extui %in : i1 to i64
      %352 = arith.addi %351, %out : i64
      linalg.yield %352 : i64
    } -> tensor<i64>
    %180 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%176, %179 : tensor<f32>, tensor<i64>) outs(%174 : tensor<f32>) {
    ^bb0(%in: f32, %in_172: i64, %out: f32):
      %351 = arith.sitofp %in_172 : i64 to f32
      %352 = arith.divf %in, %351 : f32
      linalg.yield %352 : f32
    } -> tensor<f32>
    %181 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%cst_6, %179 : tensor<f32>, tensor<i64>) outs(%174 : tensor<f32>) {
    ^bb0(%in: f32, %in_172: i64, %out: f32):
      %351 = arith.sitofp %in_172 : i64 to f32
      %352 = arith.divf %in, %351 : f32
      linalg.yield %352 : f32
    } -> tensor<f32>
    %182 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%181 : tensor<f32>) outs(%160 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %183 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%168, %182, %cst_2 : tensor<4xi1>, tensor<4xf32>, tensor<f32>) outs(%160 : tensor<4xf32>) {
    ^bb0(%in: i1, %in_172: f32, %in_173: f32, %out: f32):
      %351 = arith.select %in, %in_172, %in_173 : f32
      linalg.yield %351 : f32
    } -> tensor<4xf32>
    %expanded_85 = tensor.expand_shape %183 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %184 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%163, %166 : tensor<4x5xf32>, tensor<4x1xf32>) outs(%153 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5xf32>
    %185 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%184 : tensor<4x5xf32>) outs(%153 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = math.exp %in : f32
      linalg.yield %351 : f32
    } -> tensor<4x5xf32>
    %186 = tensor.empty() : tensor<5xi64>
    %187 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%186 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %351 = linalg.index 0 : index
      %352 = arith.index_cast %351 : index to i64
      linalg.yield %352 : i64
    } -> tensor<5xi64>
    %expanded_86 = tensor.expand_shape %187 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %expanded_87 = tensor.expand_shape %arg33 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %188 = tensor.empty() : tensor<4x5xi1>
    %189 = linalg.generic {indexing_maps = [#map12, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_86, %expanded_87 : tensor<1x5xi64>, tensor<4x1xi64>) outs(%188 : tensor<4x5xi1>) {
    ^bb0(%in: i64, %in_172: i64, %out: i1):
      %351 = arith.cmpi eq, %in, %in_172 : i64
      linalg.yield %351 : i1
    } -> tensor<4x5xi1>
    %190 = linalg.generic {indexing_maps = [#map6, #map13, #map13, #map6], iterator_types = ["parallel", "parallel"]} ins(%189, %cst_6, %cst_2 : tensor<4x5xi1>, tensor<f32>, tensor<f32>) outs(%153 : tensor<4x5xf32>) {
    ^bb0(%in: i1, %in_172: f32, %in_173: f32, %out: f32):
      %351 = arith.select %in, %in_172, %in_173 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5xf32>
    %191 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%185, %190 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%153 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5xf32>
    %192 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%191, %expanded_85 : tensor<4x5xf32>, tensor<4x1xf32>) outs(%153 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5xf32>
    %193 = linalg.fill ins(%cst : f32) outs(%147 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %194 = linalg.matmul ins(%192, %arg30 : tensor<4x5xf32>, tensor<5x16xf32>) outs(%193 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %195 = tensor.empty() : tensor<5x4xf32>
    %transposed_88 = linalg.transpose ins(%192 : tensor<4x5xf32>) outs(%195 : tensor<5x4xf32>) permutation = [1, 0] 
    %196 = tensor.empty() : tensor<5x16xf32>
    %197 = linalg.fill ins(%cst : f32) outs(%196 : tensor<5x16xf32>) -> tensor<5x16xf32>
    %198 = linalg.matmul ins(%transposed_88, %151 : tensor<5x4xf32>, tensor<4x16xf32>) outs(%197 : tensor<5x16xf32>) -> tensor<5x16xf32>
    %199 = tensor.empty() : tensor<1x5xf32>
    %200 = linalg.fill ins(%cst : f32) outs(%199 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %201 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%192 : tensor<4x5xf32>) outs(%200 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<1x5xf32>
    %collapsed_89 = tensor.collapse_shape %201 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %202 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%194, %arg28 : tensor<4x16xf32>, tensor<16xf32>) outs(%147 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x16xf32>
    %203 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%202 : tensor<4x16xf32>) outs(%147 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.mulf %in, %cst_8 : f32
      linalg.yield %351 : f32
    } -> tensor<4x16xf32>
    %204 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "reduction"]} ins(%202 : tensor<4x16xf32>) outs(%142 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<4x1xf32>
    %205 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%202, %149 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%147 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x16xf32>
    %206 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "reduction"]} ins(%205 : tensor<4x16xf32>) outs(%142 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<4x1xf32>
    %207 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%149, %206 : tensor<4x16xf32>, tensor<4x1xf32>) outs(%147 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x16xf32>
    %208 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%203, %204 : tensor<4x16xf32>, tensor<4x1xf32>) outs(%147 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x16xf32>
    %209 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%208, %207 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%147 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x16xf32>
    %210 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%146 : tensor<4x1xf32>) outs(%140 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.divf %in, %cst_8 : f32
      linalg.yield %351 : f32
    } -> tensor<4x1xf32>
    %211 = linalg.generic {indexing_maps = [#map7, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%210, %209 : tensor<4x1xf32>, tensor<4x16xf32>) outs(%147 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x16xf32>
    %212 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%194, %149 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%147 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x16xf32>
    %213 = tensor.empty() : tensor<16xf32>
    %214 = linalg.fill ins(%cst : f32) outs(%213 : tensor<16xf32>) -> tensor<16xf32>
    %215 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction", "parallel"]} ins(%212 : tensor<4x16xf32>) outs(%214 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<16xf32>
    %216 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction", "parallel"]} ins(%194 : tensor<4x16xf32>) outs(%214 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<16xf32>
    %expanded_90 = tensor.expand_shape %211 [[0], [1, 2]] output_shape [4, 1, 16] : tensor<4x16xf32> into tensor<4x1x16xf32>
    %padded = tensor.pad %expanded_90 low[0, 0, 0] high[0, 4, 0] {
    ^bb0(%arg34: index, %arg35: index, %arg36: index):
      tensor.yield %cst : f32
    } : tensor<4x1x16xf32> to tensor<4x5x16xf32>
    %collapsed_91 = tensor.collapse_shape %padded [[0, 1], [2]] : tensor<4x5x16xf32> into tensor<20x16xf32>
    %217 = linalg.matmul ins(%collapsed_91, %arg22 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%64 : tensor<20x32xf32>) -> tensor<20x32xf32>
    %218 = tensor.empty() : tensor<16x20xf32>
    %transposed_92 = linalg.transpose ins(%collapsed_91 : tensor<20x16xf32>) outs(%218 : tensor<16x20xf32>) permutation = [1, 0] 
    %219 = linalg.fill ins(%cst : f32) outs(%62 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %220 = linalg.matmul ins(%transposed_92, %collapsed_76 : tensor<16x20xf32>, tensor<20x32xf32>) outs(%219 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %221 = tensor.empty() : tensor<1x16xf32>
    %222 = linalg.fill ins(%cst : f32) outs(%221 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %223 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_91 : tensor<20x16xf32>) outs(%222 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<1x16xf32>
    %collapsed_93 = tensor.collapse_shape %223 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_94 = tensor.expand_shape %217 [[0, 1], [2]] output_shape [4, 5, 32] : tensor<20x32xf32> into tensor<4x5x32xf32>
    %224 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.mulf %in, %cst_9 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %225 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75, %expanded_75 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %226 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.mulf %in, %cst_11 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %227 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226 : tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = math.exp %in : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %228 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.truncf %cst_3 : f64 to f32
      %352 = arith.mulf %in, %351 : f32
      linalg.yield %352 : f32
    } -> tensor<4x5x32xf32>
    %229 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75, %228 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %230 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %229 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %231 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_94, %230 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %collapsed_95 = tensor.collapse_shape %231 [[0, 1], [2]] : tensor<4x5x32xf32> into tensor<20x32xf32>
    %232 = linalg.matmul ins(%collapsed_95, %arg20 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%41 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %233 = tensor.empty() : tensor<32x20xf32>
    %transposed_96 = linalg.transpose ins(%collapsed_95 : tensor<20x32xf32>) outs(%233 : tensor<32x20xf32>) permutation = [1, 0] 
    %234 = linalg.fill ins(%cst : f32) outs(%74 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %235 = linalg.matmul ins(%transposed_96, %collapsed_73 : tensor<32x20xf32>, tensor<20x16xf32>) outs(%234 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %236 = tensor.empty() : tensor<1x32xf32>
    %237 = linalg.fill ins(%cst : f32) outs(%236 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %238 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_95 : tensor<20x32xf32>) outs(%237 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<1x32xf32>
    %collapsed_97 = tensor.collapse_shape %238 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_98 = tensor.expand_shape %232 [[0, 1], [2]] output_shape [4, 5, 16] : tensor<20x16xf32> into tensor<4x5x16xf32>
    %239 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_98, %arg26 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %240 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.mulf %in, %cst_8 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %241 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%239 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %115 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%242 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %243 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %245 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %241 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %246 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %244 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %247 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.divf %in, %cst_8 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %248 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %246 : tensor<4x5x1xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %249 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_98, %115 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %250 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%249 : tensor<4x5x16xf32>) outs(%214 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<16xf32>
    %251 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_98 : tensor<4x5x16xf32>) outs(%214 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<16xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded, %248 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %transposed_99 = linalg.transpose ins(%252 : tensor<4x5x16xf32>) outs(%28 : tensor<5x4x16xf32>) permutation = [1, 0, 2] 
    %collapsed_100 = tensor.collapse_shape %transposed_99 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %253 = linalg.matmul ins(%collapsed_100, %arg18 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%41 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_101 = linalg.transpose ins(%collapsed_100 : tensor<20x16xf32>) outs(%218 : tensor<16x20xf32>) permutation = [1, 0] 
    %254 = linalg.fill ins(%cst : f32) outs(%39 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %255 = linalg.matmul ins(%transposed_101, %collapsed_69 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%254 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %256 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_100 : tensor<20x16xf32>) outs(%222 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<1x16xf32>
    %collapsed_102 = tensor.collapse_shape %256 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_103 = tensor.expand_shape %253 [[0, 1], [2, 3]] output_shape [5, 4, 2, 8] : tensor<20x16xf32> into tensor<5x4x2x8xf32>
    %257 = tensor.empty() : tensor<4x2x5x8xf32>
    %transposed_104 = linalg.transpose ins(%expanded_103 : tensor<5x4x2x8xf32>) outs(%257 : tensor<4x2x5x8xf32>) permutation = [1, 2, 0, 3] 
    %258:3 = "fsdp.attention_grad"(%transposed_104, %expanded_65, %expanded_66, %expanded_67, %97#0, %97#1) {scale = 0.35355339059327373 : f64} : (tensor<4x2x5x8xf32>, tensor<4x2x5x8xf32>, tensor<4x2x5x8xf32>, tensor<4x2x5x8xf32>, tensor<4x2x5x8xf32>, tensor<4x2x5xf32>) -> (tensor<4x2x5x8xf32>, tensor<4x2x5x8xf32>, tensor<4x2x5x8xf32>)
    %collapsed_105 = tensor.collapse_shape %258#2 [[0, 1], [2], [3]] : tensor<4x2x5x8xf32> into tensor<8x5x8xf32>
    %collapsed_106 = tensor.collapse_shape %258#1 [[0, 1], [2], [3]] : tensor<4x2x5x8xf32> into tensor<8x5x8xf32>
    %collapsed_107 = tensor.collapse_shape %258#0 [[0, 1], [2], [3]] : tensor<4x2x5x8xf32> into tensor<8x5x8xf32>
    %259 = tensor.empty() : tensor<5x8x8xf32>
    %transposed_108 = linalg.transpose ins(%collapsed_105 : tensor<8x5x8xf32>) outs(%259 : tensor<5x8x8xf32>) permutation = [1, 0, 2] 
    %collapsed_109 = tensor.collapse_shape %transposed_108 [[0], [1, 2]] : tensor<5x8x8xf32> into tensor<5x64xf32>
    %transposed_110 = linalg.transpose ins(%collapsed_106 : tensor<8x5x8xf32>) outs(%259 : tensor<5x8x8xf32>) permutation = [1, 0, 2] 
    %collapsed_111 = tensor.collapse_shape %transposed_110 [[0], [1, 2]] : tensor<5x8x8xf32> into tensor<5x64xf32>
    %transposed_112 = linalg.transpose ins(%collapsed_107 : tensor<8x5x8xf32>) outs(%259 : tensor<5x8x8xf32>) permutation = [1, 0, 2] 
    %collapsed_113 = tensor.collapse_shape %transposed_112 [[0], [1, 2]] : tensor<5x8x8xf32> into tensor<5x64xf32>
    %expanded_114 = tensor.expand_shape %collapsed_109 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_115 = tensor.pad %expanded_114 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg34: index, %arg35: index, %arg36: index, %arg37: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_116 = tensor.expand_shape %collapsed_111 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_117 = tensor.pad %expanded_116 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg34: index, %arg35: index, %arg36: index, %arg37: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %260 = tensor.empty() : tensor<3x5x4x16xf32>
    %261 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_115, %padded_117 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%260 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_118 = tensor.expand_shape %collapsed_113 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_119 = tensor.pad %expanded_118 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg34: index, %arg35: index, %arg36: index, %arg37: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %262 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%261, %padded_119 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%260 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_120 = tensor.expand_shape %262 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %263 = tensor.empty() : tensor<1x5x4x3x16xf32>
    %transposed_121 = linalg.transpose ins(%expanded_120 : tensor<3x5x4x1x16xf32>) outs(%263 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_122 = tensor.collapse_shape %transposed_121 [[0, 1], [2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<5x4x48xf32>
    %264 = tensor.empty() : tensor<1x1x48xf32>
    %265 = linalg.fill ins(%cst : f32) outs(%264 : tensor<1x1x48xf32>) -> tensor<1x1x48xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map15], iterator_types = ["reduction", "reduction", "parallel"]} ins(%collapsed_122 : tensor<5x4x48xf32>) outs(%265 : tensor<1x1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<1x1x48xf32>
    %collapsed_123 = tensor.collapse_shape %266 [[0, 1, 2]] : tensor<1x1x48xf32> into tensor<48xf32>
    %collapsed_124 = tensor.collapse_shape %transposed_121 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %267 = tensor.empty() : tensor<48x20xf32>
    %transposed_125 = linalg.transpose ins(%collapsed_124 : tensor<20x48xf32>) outs(%267 : tensor<48x20xf32>) permutation = [1, 0] 
    %268 = tensor.empty() : tensor<48x16xf32>
    %269 = linalg.fill ins(%cst : f32) outs(%268 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %270 = linalg.matmul ins(%transposed_125, %collapsed_48 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%269 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %271 = linalg.matmul ins(%collapsed_124, %arg16 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%41 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %expanded_126 = tensor.expand_shape %271 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_127 = linalg.transpose ins(%expanded_126 : tensor<5x4x16xf32>) outs(%5 : tensor<4x5x16xf32>) permutation = [1, 0, 2] 
    %272 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_127, %arg24 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %273 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.mulf %in, %cst_8 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %274 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%272 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %275 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %92 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %276 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%275 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %277 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %276 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %278 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %274 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %279 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %277 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %280 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.divf %in, %cst_8 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %281 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %279 : tensor<4x5x1xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %282 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_127, %92 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %283 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%282 : tensor<4x5x16xf32>) outs(%214 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<16xf32>
    %284 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%transposed_127 : tensor<4x5x16xf32>) outs(%214 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<16xf32>
    %285 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %281 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %collapsed_128 = tensor.collapse_shape %285 [[0, 1], [2]] : tensor<4x5x16xf32> into tensor<20x16xf32>
    %286 = linalg.matmul ins(%collapsed_128, %arg10 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%64 : tensor<20x32xf32>) -> tensor<20x32xf32>
    %transposed_129 = linalg.transpose ins(%collapsed_128 : tensor<20x16xf32>) outs(%218 : tensor<16x20xf32>) permutation = [1, 0] 
    %287 = linalg.matmul ins(%transposed_129, %collapsed_43 : tensor<16x20xf32>, tensor<20x32xf32>) outs(%219 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %288 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_128 : tensor<20x16xf32>) outs(%222 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<1x16xf32>
    %collapsed_130 = tensor.collapse_shape %288 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_131 = tensor.expand_shape %286 [[0, 1], [2]] output_shape [4, 5, 32] : tensor<20x32xf32> into tensor<4x5x32xf32>
    %289 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.mulf %in, %cst_9 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %290 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %expanded_42 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %291 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.mulf %in, %cst_11 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %292 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = math.exp %in : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292 : tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.truncf %cst_3 : f64 to f32
      %352 = arith.mulf %in, %351 : f32
      linalg.yield %352 : f32
    } -> tensor<4x5x32xf32>
    %294 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %293 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %295 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %294 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_131, %295 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%68 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x32xf32>
    %collapsed_132 = tensor.collapse_shape %296 [[0, 1], [2]] : tensor<4x5x32xf32> into tensor<20x32xf32>
    %297 = linalg.matmul ins(%collapsed_132, %arg8 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%41 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_133 = linalg.transpose ins(%collapsed_132 : tensor<20x32xf32>) outs(%233 : tensor<32x20xf32>) permutation = [1, 0] 
    %298 = linalg.matmul ins(%transposed_133, %collapsed_40 : tensor<32x20xf32>, tensor<20x16xf32>) outs(%234 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %299 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_132 : tensor<20x32xf32>) outs(%237 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<1x32xf32>
    %collapsed_134 = tensor.collapse_shape %299 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_135 = tensor.expand_shape %297 [[0, 1], [2]] output_shape [4, 5, 16] : tensor<20x16xf32> into tensor<4x5x16xf32>
    %300 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_135, %arg14 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %301 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.mulf %in, %cst_8 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %302 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%300 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %303 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %59 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %304 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%303 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %305 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %304 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %306 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %302 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %307 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306, %305 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %308 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.divf %in, %cst_8 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %309 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %307 : tensor<4x5x1xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %310 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_135, %59 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %311 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%310 : tensor<4x5x16xf32>) outs(%214 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<16xf32>
    %312 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_135 : tensor<4x5x16xf32>) outs(%214 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<16xf32>
    %313 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %309 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %transposed_136 = linalg.transpose ins(%313 : tensor<4x5x16xf32>) outs(%28 : tensor<5x4x16xf32>) permutation = [1, 0, 2] 
    %collapsed_137 = tensor.collapse_shape %transposed_136 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %314 = linalg.matmul ins(%collapsed_137, %arg6 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%41 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_138 = linalg.transpose ins(%collapsed_137 : tensor<20x16xf32>) outs(%218 : tensor<16x20xf32>) permutation = [1, 0] 
    %315 = linalg.matmul ins(%transposed_138, %collapsed_36 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%254 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %316 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_137 : tensor<20x16xf32>) outs(%222 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<1x16xf32>
    %collapsed_139 = tensor.collapse_shape %316 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_140 = tensor.expand_shape %314 [[0, 1], [2, 3]] output_shape [5, 4, 2, 8] : tensor<20x16xf32> into tensor<5x4x2x8xf32>
    %transposed_141 = linalg.transpose ins(%expanded_140 : tensor<5x4x2x8xf32>) outs(%257 : tensor<4x2x5x8xf32>) permutation = [1, 2, 0, 3] 
    %317:3 = "fsdp.attention_grad"(%transposed_141, %expanded_32, %expanded_33, %expanded_34, %37#0, %37#1) {scale = 0.35355339059327373 : f64} : (tensor<4x2x5x8xf32>, tensor<4x2x5x8xf32>, tensor<4x2x5x8xf32>, tensor<4x2x5x8xf32>, tensor<4x2x5x8xf32>, tensor<4x2x5xf32>) -> (tensor<4x2x5x8xf32>, tensor<4x2x5x8xf32>, tensor<4x2x5x8xf32>)
    %collapsed_142 = tensor.collapse_shape %317#2 [[0, 1], [2], [3]] : tensor<4x2x5x8xf32> into tensor<8x5x8xf32>
    %collapsed_143 = tensor.collapse_shape %317#1 [[0, 1], [2], [3]] : tensor<4x2x5x8xf32> into tensor<8x5x8xf32>
    %collapsed_144 = tensor.collapse_shape %317#0 [[0, 1], [2], [3]] : tensor<4x2x5x8xf32> into tensor<8x5x8xf32>
    %transposed_145 = linalg.transpose ins(%collapsed_142 : tensor<8x5x8xf32>) outs(%259 : tensor<5x8x8xf32>) permutation = [1, 0, 2] 
    %collapsed_146 = tensor.collapse_shape %transposed_145 [[0], [1, 2]] : tensor<5x8x8xf32> into tensor<5x64xf32>
    %transposed_147 = linalg.transpose ins(%collapsed_143 : tensor<8x5x8xf32>) outs(%259 : tensor<5x8x8xf32>) permutation = [1, 0, 2] 
    %collapsed_148 = tensor.collapse_shape %transposed_147 [[0], [1, 2]] : tensor<5x8x8xf32> into tensor<5x64xf32>
    %transposed_149 = linalg.transpose ins(%collapsed_144 : tensor<8x5x8xf32>) outs(%259 : tensor<5x8x8xf32>) permutation = [1, 0, 2] 
    %collapsed_150 = tensor.collapse_shape %transposed_149 [[0], [1, 2]] : tensor<5x8x8xf32> into tensor<5x64xf32>
    %expanded_151 = tensor.expand_shape %collapsed_146 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_152 = tensor.pad %expanded_151 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg34: index, %arg35: index, %arg36: index, %arg37: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_153 = tensor.expand_shape %collapsed_148 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_154 = tensor.pad %expanded_153 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg34: index, %arg35: index, %arg36: index, %arg37: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %318 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_152, %padded_154 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%260 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_155 = tensor.expand_shape %collapsed_150 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_156 = tensor.pad %expanded_155 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg34: index, %arg35: index, %arg36: index, %arg37: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %319 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%318, %padded_156 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%260 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_157 = tensor.expand_shape %319 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %transposed_158 = linalg.transpose ins(%expanded_157 : tensor<3x5x4x1x16xf32>) outs(%263 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_159 = tensor.collapse_shape %transposed_158 [[0, 1], [2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<5x4x48xf32>
    %320 = linalg.generic {indexing_maps = [#map1, #map15], iterator_types = ["reduction", "reduction", "parallel"]} ins(%collapsed_159 : tensor<5x4x48xf32>) outs(%265 : tensor<1x1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<1x1x48xf32>
    %collapsed_160 = tensor.collapse_shape %320 [[0, 1, 2]] : tensor<1x1x48xf32> into tensor<48xf32>
    %collapsed_161 = tensor.collapse_shape %transposed_158 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %transposed_162 = linalg.transpose ins(%collapsed_161 : tensor<20x48xf32>) outs(%267 : tensor<48x20xf32>) permutation = [1, 0] 
    %321 = linalg.matmul ins(%transposed_162, %collapsed_17 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%269 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %322 = linalg.matmul ins(%collapsed_161, %arg4 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%41 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %expanded_163 = tensor.expand_shape %322 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_164 = linalg.transpose ins(%expanded_163 : tensor<5x4x16xf32>) outs(%5 : tensor<4x5x16xf32>) permutation = [1, 0, 2] 
    %323 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_164, %arg12 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.mulf %in, %cst_8 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%323 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %25 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %327 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%326 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %328 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %327 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %329 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %325 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %330 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %328 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.subf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %331 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.divf %in, %cst_8 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x1xf32>
    %332 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331, %330 : tensor<4x5x1xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %333 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_164, %25 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.mulf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %334 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%333 : tensor<4x5x16xf32>) outs(%214 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<16xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%transposed_164 : tensor<4x5x16xf32>) outs(%214 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<16xf32>
    %336 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %332 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_172: f32, %out: f32):
      %351 = arith.addf %in, %in_172 : f32
      linalg.yield %351 : f32
    } -> tensor<4x5x16xf32>
    %337 = tensor.empty() : tensor<1x5x16xf32>
    %338 = linalg.fill ins(%cst : f32) outs(%337 : tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %339 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "parallel"]} ins(%336 : tensor<4x5x16xf32>) outs(%338 : tensor<1x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<1x5x16xf32>
    %extracted_slice_165 = tensor.extract_slice %336[0, 0, 0] [4, 1, 16] [1, 1, 1] : tensor<4x5x16xf32> to tensor<4x1x16xf32>
    %extracted_slice_166 = tensor.extract_slice %336[0, 1, 0] [4, 4, 16] [1, 1, 1] : tensor<4x5x16xf32> to tensor<4x4x16xf32>
    %340 = tensor.empty() : tensor<1x1x16xf32>
    %341 = linalg.fill ins(%cst : f32) outs(%340 : tensor<1x1x16xf32>) -> tensor<1x1x16xf32>
    %342 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "parallel"]} ins(%extracted_slice_165 : tensor<4x1x16xf32>) outs(%341 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<1x1x16xf32>
    %343 = tensor.empty() : tensor<4x16x4xf32>
    %transposed_167 = linalg.transpose ins(%extracted_slice_166 : tensor<4x4x16xf32>) outs(%343 : tensor<4x16x4xf32>) permutation = [0, 2, 1] 
    %expanded_168 = tensor.expand_shape %transposed_167 [[0], [1], [2, 3]] output_shape [4, 16, 2, 2] : tensor<4x16x4xf32> into tensor<4x16x2x2xf32>
    %344 = tensor.empty() : tensor<3x4x8x8xf32>
    %transposed_169 = linalg.transpose ins(%arg32 : tensor<4x3x8x8xf32>) outs(%344 : tensor<3x4x8x8xf32>) permutation = [1, 0, 2, 3] 
    %345 = tensor.empty() : tensor<16x4x2x2xf32>
    %transposed_170 = linalg.transpose ins(%expanded_168 : tensor<4x16x2x2xf32>) outs(%345 : tensor<16x4x2x2xf32>) permutation = [1, 0, 2, 3] 
    %346 = tensor.empty() : tensor<3x16x4x4xf32>
    %347 = linalg.fill ins(%cst : f32) outs(%346 : tensor<3x16x4x4xf32>) -> tensor<3x16x4x4xf32>
    %348 = linalg.conv_2d_nchw_fchw {dilations = dense<4> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_169, %transposed_170 : tensor<3x4x8x8xf32>, tensor<16x4x2x2xf32>) outs(%347 : tensor<3x16x4x4xf32>) -> tensor<3x16x4x4xf32>
    %349 = tensor.empty() : tensor<16x3x4x4xf32>
    %transposed_171 = linalg.transpose ins(%348 : tensor<3x16x4x4xf32>) outs(%349 : tensor<16x3x4x4xf32>) permutation = [1, 0, 2, 3] 
    %350 = linalg.generic {indexing_maps = [#map14, #map16], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%expanded_168 : tensor<4x16x2x2xf32>) outs(%214 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %351 = arith.addf %in, %out : f32
      linalg.yield %351 : f32
    } -> tensor<16xf32>
    return %180, %342, %339, %transposed_171, %350, %321, %collapsed_160, %315, %collapsed_139, %298, %collapsed_134, %287, %collapsed_130, %334, %335, %311, %312, %270, %collapsed_123, %255, %collapsed_102, %235, %collapsed_97, %220, %collapsed_93, %283, %284, %250, %251, %215, %216, %198, %collapsed_89 : tensor<f32>, tensor<1x1x16xf32>, tensor<1x5x16xf32>, tensor<16x3x4x4xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<5x16xf32>, tensor<5xf32>
  }
}
