#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d0, 0)>
#map11 = affine_map<(d0, d1) -> (d0)>
#map12 = affine_map<(d0) -> (d0)>
#map13 = affine_map<(d0) -> ()>
#map14 = affine_map<() -> ()>
#map15 = affine_map<(d0, d1) -> (0, d1)>
#map16 = affine_map<(d0, d1) -> ()>
#map17 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d1)>
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
    %false = arith.constant false
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<4x2x5x5xf32>
    %cst_4 = arith.constant 0.3989422804014327 : f64
    %cst_5 = arith.constant 0.70710678118654757 : f64
    %cst_6 = arith.constant 0xFFF0000000000000 : f64
    %cst_7 = arith.constant 0.59460355750136051 : f64
    %cst_8 = arith.constant 1.000000e-05 : f64
    %cst_9 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = arith.constant 1.600000e+01 : f64
    %cst_11 = arith.constant 1.600000e+01 : f32
    %cst_12 = arith.constant 5.000000e-01 : f32
    %cst_13 = arith.constant 1.000000e+00 : f32
    %cst_14 = arith.constant -5.000000e-01 : f32
    %cst_15 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<4x16x2x2xf32>
    %broadcasted = linalg.broadcast ins(%arg3 : tensor<16xf32>) outs(%0 : tensor<4x16x2x2xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<4> : vector<2xi64>} ins(%arg32, %arg2 : tensor<4x3x8x8xf32>, tensor<16x3x4x4xf32>) outs(%broadcasted : tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<4x16x2x2xf32> into tensor<4x16x4xf32>
    %2 = tensor.empty() : tensor<4x4x16xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<4x16x4xf32>) outs(%2 : tensor<4x4x16xf32>) permutation = [0, 2, 1] 
    %3 = tensor.empty() : tensor<4x1x16xf32>
    %collapsed_16 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x1x16xf32> into tensor<1x16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_16 : tensor<1x16xf32>) outs(%3 : tensor<4x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x1x16xf32>
    %5 = tensor.empty() : tensor<4x5x16xf32>
    %inserted_slice = tensor.insert_slice %4 into %5[0, 0, 0] [4, 1, 16] [1, 1, 1] : tensor<4x1x16xf32> into tensor<4x5x16xf32>
    %inserted_slice_17 = tensor.insert_slice %transposed into %inserted_slice[0, 1, 0] [4, 4, 16] [1, 1, 1] : tensor<4x4x16xf32> into tensor<4x5x16xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_17, %arg1 : tensor<4x5x16xf32>, tensor<1x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %7 = tensor.empty() : tensor<4x5x16xf64>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x5x16xf32>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %412 = arith.extf %in : f32 to f64
      linalg.yield %412 : f64
    } -> tensor<4x5x16xf64>
    %9 = tensor.empty() : tensor<4x5x1xf64>
    %10 = linalg.fill ins(%cst_0 : f64) outs(%9 : tensor<4x5x1xf64>) -> tensor<4x5x1xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<4x5x16xf64>) outs(%10 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.addf %in, %out : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x1xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x5x1xf64>) outs(%9 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.divf %in, %cst_10 : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x1xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %12 : tensor<4x5x16xf64>, tensor<4x5x1xf64>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f64, %in_204: f64, %out: f64):
      %412 = arith.subf %in, %in_204 : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x16xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<4x5x16xf64>, tensor<4x5x16xf64>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f64, %in_204: f64, %out: f64):
      %412 = arith.mulf %in, %in_204 : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x16xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<4x5x16xf64>) outs(%10 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.addf %in, %out : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x1xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<4x5x1xf64>) outs(%9 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.divf %in, %cst_10 : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x1xf64>
    %17 = tensor.empty() : tensor<4x5x1xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<4x5x1xf64>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %412 = arith.truncf %in : f64 to f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%17 : tensor<4x5x1xf32>) -> tensor<4x5x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.divf %in, %cst_11 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_8 : f64 to f32
      %413 = arith.addf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x5x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = math.rsqrt %in : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %21 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %23 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %arg12 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg13 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %28 = tensor.empty() : tensor<5x4x16xf32>
    %transposed_18 = linalg.transpose ins(%27 : tensor<4x5x16xf32>) outs(%28 : tensor<5x4x16xf32>) permutation = [1, 0, 2] 
    %29 = tensor.empty() : tensor<16x48xf32>
    %transposed_19 = linalg.transpose ins(%arg4 : tensor<48x16xf32>) outs(%29 : tensor<16x48xf32>) permutation = [1, 0] 
    %collapsed_20 = tensor.collapse_shape %transposed_18 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %30 = tensor.empty() : tensor<20x48xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %32 = linalg.matmul ins(%collapsed_20, %transposed_19 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%31 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %expanded = tensor.expand_shape %32 [[0, 1], [2]] output_shape [5, 4, 48] : tensor<20x48xf32> into tensor<5x4x48xf32>
    %33 = tensor.empty() : tensor<5x4x48xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %arg5 : tensor<5x4x48xf32>, tensor<48xf32>) outs(%33 : tensor<5x4x48xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<5x4x48xf32>
    %expanded_21 = tensor.expand_shape %34 [[0, 1], [2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<5x4x48xf32> into tensor<1x5x4x3x16xf32>
    %35 = tensor.empty() : tensor<3x5x4x1x16xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<1x5x4x3x16xf32>) outs(%35 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice = tensor.extract_slice %collapsed_23[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_24 = tensor.extract_slice %collapsed_23[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_25 = tensor.extract_slice %collapsed_23[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_26 = tensor.collapse_shape %extracted_slice [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_27 = tensor.expand_shape %collapsed_26 [[0], [1, 2]] output_shape [5, 8, 8] : tensor<5x64xf32> into tensor<5x8x8xf32>
    %36 = tensor.empty() : tensor<8x5x8xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<5x8x8xf32>) outs(%36 : tensor<8x5x8xf32>) permutation = [1, 0, 2] 
    %collapsed_29 = tensor.collapse_shape %extracted_slice_24 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_30 = tensor.expand_shape %collapsed_29 [[0], [1, 2]] output_shape [5, 8, 8] : tensor<5x64xf32> into tensor<5x8x8xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<5x8x8xf32>) outs(%36 : tensor<8x5x8xf32>) permutation = [1, 0, 2] 
    %collapsed_32 = tensor.collapse_shape %extracted_slice_25 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_33 = tensor.expand_shape %collapsed_32 [[0], [1, 2]] output_shape [5, 8, 8] : tensor<5x64xf32> into tensor<5x8x8xf32>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<5x8x8xf32>) outs(%36 : tensor<8x5x8xf32>) permutation = [1, 0, 2] 
    %expanded_35 = tensor.expand_shape %transposed_28 [[0, 1], [2], [3]] output_shape [4, 2, 5, 8] : tensor<8x5x8xf32> into tensor<4x2x5x8xf32>
    %expanded_36 = tensor.expand_shape %transposed_31 [[0, 1], [2], [3]] output_shape [4, 2, 5, 8] : tensor<8x5x8xf32> into tensor<4x2x5x8xf32>
    %37 = tensor.empty() : tensor<4x2x5x8xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35 : tensor<4x2x5x8xf32>) outs(%37 : tensor<4x2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_7 : f64 to f32
      %413 = arith.mulf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x2x5x8xf32>
    %39 = tensor.empty() : tensor<4x2x8x5xf32>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<4x2x5x8xf32>) outs(%39 : tensor<4x2x8x5xf32>) permutation = [0, 1, 3, 2] 
    %40 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_37 : tensor<4x2x8x5xf32>) outs(%39 : tensor<4x2x8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_7 : f64 to f32
      %413 = arith.mulf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x2x8x5xf32>
    %collapsed_38 = tensor.collapse_shape %38 [[0, 1], [2], [3]] : tensor<4x2x5x8xf32> into tensor<8x5x8xf32>
    %collapsed_39 = tensor.collapse_shape %40 [[0, 1], [2], [3]] : tensor<4x2x8x5xf32> into tensor<8x8x5xf32>
    %41 = tensor.empty() : tensor<8x5x5xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<8x5x5xf32>) -> tensor<8x5x5xf32>
    %43 = linalg.batch_matmul ins(%collapsed_38, %collapsed_39 : tensor<8x5x8xf32>, tensor<8x8x5xf32>) outs(%42 : tensor<8x5x5xf32>) -> tensor<8x5x5xf32>
    %expanded_40 = tensor.expand_shape %43 [[0, 1], [2], [3]] output_shape [4, 2, 5, 5] : tensor<8x5x5xf32> into tensor<4x2x5x5xf32>
    %44 = tensor.empty() : tensor<4x2x5xi64>
    %45 = linalg.fill ins(%c0_i64 : i64) outs(%44 : tensor<4x2x5xi64>) -> tensor<4x2x5xi64>
    %46 = tensor.empty() : tensor<4x2x5xf32>
    %47 = linalg.fill ins(%cst_1 : f32) outs(%46 : tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %48:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_40 : tensor<4x2x5x5xf32>) outs(%47, %45 : tensor<4x2x5xf32>, tensor<4x2x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_204: i64):
      %412 = linalg.index 3 : index
      %413 = arith.index_cast %412 : index to i64
      %414 = arith.maximumf %in, %out : f32
      %415 = arith.cmpf ogt, %in, %out : f32
      %416 = arith.select %415, %413, %out_204 : i64
      linalg.yield %414, %416 : f32, i64
    } -> (tensor<4x2x5xf32>, tensor<4x2x5xi64>)
    %expanded_41 = tensor.expand_shape %48#0 [[0], [1], [2, 3]] output_shape [4, 2, 5, 1] : tensor<4x2x5xf32> into tensor<4x2x5x1xf32>
    %49 = tensor.empty() : tensor<4x2x5x5xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_40, %expanded_41 : tensor<4x2x5x5xf32>, tensor<4x2x5x1xf32>) outs(%49 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x5xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<4x2x5x5xf32>) outs(%49 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = math.exp %in : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x5xf32>
    %52 = tensor.empty() : tensor<4x2x5x1xf32>
    %53 = linalg.fill ins(%cst : f32) outs(%52 : tensor<4x2x5x1xf32>) -> tensor<4x2x5x1xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%51 : tensor<4x2x5x5xf32>) outs(%53 : tensor<4x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x1xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %54 : tensor<4x2x5x5xf32>, tensor<4x2x5x1xf32>) outs(%49 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.divf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x5xf32>
    %56 = tensor.empty() : tensor<4x2x5x5xi1>
    %57 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_40 : tensor<4x2x5x5xf32>) outs(%56 : tensor<4x2x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %412 = arith.extf %in : f32 to f64
      %413 = arith.cmpf oeq, %412, %cst_6 : f64
      linalg.yield %413 : i1
    } -> tensor<4x2x5x5xi1>
    %58 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<4x2x5x5xi1>) outs(%56 : tensor<4x2x5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %412 = arith.cmpi eq, %in, %false : i1
      linalg.yield %412 : i1
    } -> tensor<4x2x5x5xi1>
    %59 = tensor.empty() : tensor<4x2x5x1xi1>
    %60 = linalg.fill ins(%false : i1) outs(%59 : tensor<4x2x5x1xi1>) -> tensor<4x2x5x1xi1>
    %61 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58 : tensor<4x2x5x5xi1>) outs(%60 : tensor<4x2x5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %412 = arith.ori %in, %out : i1
      linalg.yield %412 : i1
    } -> tensor<4x2x5x1xi1>
    %62 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<4x2x5x1xi1>) outs(%59 : tensor<4x2x5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %412 = arith.cmpi eq, %in, %false : i1
      linalg.yield %412 : i1
    } -> tensor<4x2x5x1xi1>
    %63 = linalg.generic {indexing_maps = [#map7, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %cst_3, %55 : tensor<4x2x5x1xi1>, tensor<4x2x5x5xf32>, tensor<4x2x5x5xf32>) outs(%49 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: i1, %in_204: f32, %in_205: f32, %out: f32):
      %412 = arith.select %in, %in_204, %in_205 : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x5xf32>
    %collapsed_42 = tensor.collapse_shape %63 [[0, 1], [2], [3]] : tensor<4x2x5x5xf32> into tensor<8x5x5xf32>
    %64 = linalg.fill ins(%cst : f32) outs(%36 : tensor<8x5x8xf32>) -> tensor<8x5x8xf32>
    %65 = linalg.batch_matmul ins(%collapsed_42, %transposed_34 : tensor<8x5x5xf32>, tensor<8x5x8xf32>) outs(%64 : tensor<8x5x8xf32>) -> tensor<8x5x8xf32>
    %expanded_43 = tensor.expand_shape %65 [[0, 1], [2], [3]] output_shape [4, 2, 5, 8] : tensor<8x5x8xf32> into tensor<4x2x5x8xf32>
    %66 = tensor.empty() : tensor<5x4x2x8xf32>
    %transposed_44 = linalg.transpose ins(%expanded_43 : tensor<4x2x5x8xf32>) outs(%66 : tensor<5x4x2x8xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_45 = tensor.collapse_shape %transposed_44 [[0, 1], [2, 3]] : tensor<5x4x2x8xf32> into tensor<20x16xf32>
    %67 = tensor.empty() : tensor<16x16xf32>
    %transposed_46 = linalg.transpose ins(%arg6 : tensor<16x16xf32>) outs(%67 : tensor<16x16xf32>) permutation = [1, 0] 
    %68 = tensor.empty() : tensor<20x16xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %70 = linalg.matmul ins(%collapsed_45, %transposed_46 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%69 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %71 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%68 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %72 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%70, %71 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%68 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<20x16xf32>
    %expanded_47 = tensor.expand_shape %72 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<5x4x16xf32>) outs(%5 : tensor<4x5x16xf32>) permutation = [1, 0, 2] 
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %transposed_48 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<4x5x16xf32>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %412 = arith.extf %in : f32 to f64
      linalg.yield %412 : f64
    } -> tensor<4x5x16xf64>
    %75 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%74 : tensor<4x5x16xf64>) outs(%10 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.addf %in, %out : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x1xf64>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<4x5x1xf64>) outs(%9 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.divf %in, %cst_10 : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x1xf64>
    %77 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %76 : tensor<4x5x16xf64>, tensor<4x5x1xf64>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f64, %in_204: f64, %out: f64):
      %412 = arith.subf %in, %in_204 : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x16xf64>
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %77 : tensor<4x5x16xf64>, tensor<4x5x16xf64>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f64, %in_204: f64, %out: f64):
      %412 = arith.mulf %in, %in_204 : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x16xf64>
    %79 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78 : tensor<4x5x16xf64>) outs(%10 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.addf %in, %out : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x1xf64>
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<4x5x1xf64>) outs(%9 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.divf %in, %cst_10 : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x1xf64>
    %81 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<4x5x1xf64>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %412 = arith.truncf %in : f64 to f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.divf %in, %cst_11 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_8 : f64 to f32
      %413 = arith.addf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x5x1xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = math.rsqrt %in : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %83 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %85 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %arg14 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %arg15 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %collapsed_49 = tensor.collapse_shape %89 [[0, 1], [2]] : tensor<4x5x16xf32> into tensor<20x16xf32>
    %90 = tensor.empty() : tensor<16x32xf32>
    %transposed_50 = linalg.transpose ins(%arg8 : tensor<32x16xf32>) outs(%90 : tensor<16x32xf32>) permutation = [1, 0] 
    %91 = tensor.empty() : tensor<20x32xf32>
    %92 = linalg.fill ins(%cst : f32) outs(%91 : tensor<20x32xf32>) -> tensor<20x32xf32>
    %93 = linalg.matmul ins(%collapsed_49, %transposed_50 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%92 : tensor<20x32xf32>) -> tensor<20x32xf32>
    %94 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<32xf32>) outs(%91 : tensor<20x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x32xf32>
    %95 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%93, %94 : tensor<20x32xf32>, tensor<20x32xf32>) outs(%91 : tensor<20x32xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<20x32xf32>
    %expanded_51 = tensor.expand_shape %95 [[0, 1], [2]] output_shape [4, 5, 32] : tensor<20x32xf32> into tensor<4x5x32xf32>
    %96 = tensor.empty() : tensor<4x5x32xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.mulf %in, %cst_12 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_5 : f64 to f32
      %413 = arith.mulf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x5x32xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = math.erf %in : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %cst_13 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %100 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %collapsed_52 = tensor.collapse_shape %101 [[0, 1], [2]] : tensor<4x5x32xf32> into tensor<20x32xf32>
    %102 = tensor.empty() : tensor<32x16xf32>
    %transposed_53 = linalg.transpose ins(%arg10 : tensor<16x32xf32>) outs(%102 : tensor<32x16xf32>) permutation = [1, 0] 
    %103 = linalg.matmul ins(%collapsed_52, %transposed_53 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%69 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %104 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<16xf32>) outs(%68 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %105 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%103, %104 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%68 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<20x16xf32>
    %expanded_54 = tensor.expand_shape %105 [[0, 1], [2]] output_shape [4, 5, 16] : tensor<20x16xf32> into tensor<4x5x16xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %expanded_54 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<4x5x16xf32>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %412 = arith.extf %in : f32 to f64
      linalg.yield %412 : f64
    } -> tensor<4x5x16xf64>
    %108 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%107 : tensor<4x5x16xf64>) outs(%10 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.addf %in, %out : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x1xf64>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<4x5x1xf64>) outs(%9 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.divf %in, %cst_10 : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x1xf64>
    %110 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %109 : tensor<4x5x16xf64>, tensor<4x5x1xf64>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f64, %in_204: f64, %out: f64):
      %412 = arith.subf %in, %in_204 : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x16xf64>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %110 : tensor<4x5x16xf64>, tensor<4x5x16xf64>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f64, %in_204: f64, %out: f64):
      %412 = arith.mulf %in, %in_204 : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x16xf64>
    %112 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%111 : tensor<4x5x16xf64>) outs(%10 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.addf %in, %out : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x1xf64>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<4x5x1xf64>) outs(%9 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.divf %in, %cst_10 : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x1xf64>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<4x5x1xf64>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %412 = arith.truncf %in : f64 to f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.divf %in, %cst_11 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_8 : f64 to f32
      %413 = arith.addf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x5x1xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = math.rsqrt %in : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %116 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %118 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %arg24 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %arg25 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %transposed_55 = linalg.transpose ins(%122 : tensor<4x5x16xf32>) outs(%28 : tensor<5x4x16xf32>) permutation = [1, 0, 2] 
    %transposed_56 = linalg.transpose ins(%arg16 : tensor<48x16xf32>) outs(%29 : tensor<16x48xf32>) permutation = [1, 0] 
    %collapsed_57 = tensor.collapse_shape %transposed_55 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %123 = linalg.matmul ins(%collapsed_57, %transposed_56 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%31 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %expanded_58 = tensor.expand_shape %123 [[0, 1], [2]] output_shape [5, 4, 48] : tensor<20x48xf32> into tensor<5x4x48xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58, %arg17 : tensor<5x4x48xf32>, tensor<48xf32>) outs(%33 : tensor<5x4x48xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<5x4x48xf32>
    %expanded_59 = tensor.expand_shape %124 [[0, 1], [2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<5x4x48xf32> into tensor<1x5x4x3x16xf32>
    %transposed_60 = linalg.transpose ins(%expanded_59 : tensor<1x5x4x3x16xf32>) outs(%35 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_61 = tensor.collapse_shape %transposed_60 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_62 = tensor.extract_slice %collapsed_61[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_63 = tensor.extract_slice %collapsed_61[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_64 = tensor.extract_slice %collapsed_61[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_65 = tensor.collapse_shape %extracted_slice_62 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_66 = tensor.expand_shape %collapsed_65 [[0], [1, 2]] output_shape [5, 8, 8] : tensor<5x64xf32> into tensor<5x8x8xf32>
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<5x8x8xf32>) outs(%36 : tensor<8x5x8xf32>) permutation = [1, 0, 2] 
    %collapsed_68 = tensor.collapse_shape %extracted_slice_63 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_69 = tensor.expand_shape %collapsed_68 [[0], [1, 2]] output_shape [5, 8, 8] : tensor<5x64xf32> into tensor<5x8x8xf32>
    %transposed_70 = linalg.transpose ins(%expanded_69 : tensor<5x8x8xf32>) outs(%36 : tensor<8x5x8xf32>) permutation = [1, 0, 2] 
    %collapsed_71 = tensor.collapse_shape %extracted_slice_64 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_72 = tensor.expand_shape %collapsed_71 [[0], [1, 2]] output_shape [5, 8, 8] : tensor<5x64xf32> into tensor<5x8x8xf32>
    %transposed_73 = linalg.transpose ins(%expanded_72 : tensor<5x8x8xf32>) outs(%36 : tensor<8x5x8xf32>) permutation = [1, 0, 2] 
    %expanded_74 = tensor.expand_shape %transposed_67 [[0, 1], [2], [3]] output_shape [4, 2, 5, 8] : tensor<8x5x8xf32> into tensor<4x2x5x8xf32>
    %expanded_75 = tensor.expand_shape %transposed_70 [[0, 1], [2], [3]] output_shape [4, 2, 5, 8] : tensor<8x5x8xf32> into tensor<4x2x5x8xf32>
    %125 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_74 : tensor<4x2x5x8xf32>) outs(%37 : tensor<4x2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_7 : f64 to f32
      %413 = arith.mulf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x2x5x8xf32>
    %transposed_76 = linalg.transpose ins(%expanded_75 : tensor<4x2x5x8xf32>) outs(%39 : tensor<4x2x8x5xf32>) permutation = [0, 1, 3, 2] 
    %126 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_76 : tensor<4x2x8x5xf32>) outs(%39 : tensor<4x2x8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_7 : f64 to f32
      %413 = arith.mulf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x2x8x5xf32>
    %collapsed_77 = tensor.collapse_shape %125 [[0, 1], [2], [3]] : tensor<4x2x5x8xf32> into tensor<8x5x8xf32>
    %collapsed_78 = tensor.collapse_shape %126 [[0, 1], [2], [3]] : tensor<4x2x8x5xf32> into tensor<8x8x5xf32>
    %127 = linalg.batch_matmul ins(%collapsed_77, %collapsed_78 : tensor<8x5x8xf32>, tensor<8x8x5xf32>) outs(%42 : tensor<8x5x5xf32>) -> tensor<8x5x5xf32>
    %expanded_79 = tensor.expand_shape %127 [[0, 1], [2], [3]] output_shape [4, 2, 5, 5] : tensor<8x5x5xf32> into tensor<4x2x5x5xf32>
    %128:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_79 : tensor<4x2x5x5xf32>) outs(%47, %45 : tensor<4x2x5xf32>, tensor<4x2x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_204: i64):
      %412 = linalg.index 3 : index
      %413 = arith.index_cast %412 : index to i64
      %414 = arith.maximumf %in, %out : f32
      %415 = arith.cmpf ogt, %in, %out : f32
      %416 = arith.select %415, %413, %out_204 : i64
      linalg.yield %414, %416 : f32, i64
    } -> (tensor<4x2x5xf32>, tensor<4x2x5xi64>)
    %expanded_80 = tensor.expand_shape %128#0 [[0], [1], [2, 3]] output_shape [4, 2, 5, 1] : tensor<4x2x5xf32> into tensor<4x2x5x1xf32>
    %129 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_79, %expanded_80 : tensor<4x2x5x5xf32>, tensor<4x2x5x1xf32>) outs(%49 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x5xf32>
    %130 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<4x2x5x5xf32>) outs(%49 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = math.exp %in : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x5xf32>
    %131 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%130 : tensor<4x2x5x5xf32>) outs(%53 : tensor<4x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x1xf32>
    %132 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130, %131 : tensor<4x2x5x5xf32>, tensor<4x2x5x1xf32>) outs(%49 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.divf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x5xf32>
    %133 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_79 : tensor<4x2x5x5xf32>) outs(%56 : tensor<4x2x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %412 = arith.extf %in : f32 to f64
      %413 = arith.cmpf oeq, %412, %cst_6 : f64
      linalg.yield %413 : i1
    } -> tensor<4x2x5x5xi1>
    %134 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<4x2x5x5xi1>) outs(%56 : tensor<4x2x5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %412 = arith.cmpi eq, %in, %false : i1
      linalg.yield %412 : i1
    } -> tensor<4x2x5x5xi1>
    %135 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%134 : tensor<4x2x5x5xi1>) outs(%60 : tensor<4x2x5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %412 = arith.ori %in, %out : i1
      linalg.yield %412 : i1
    } -> tensor<4x2x5x1xi1>
    %136 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<4x2x5x1xi1>) outs(%59 : tensor<4x2x5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %412 = arith.cmpi eq, %in, %false : i1
      linalg.yield %412 : i1
    } -> tensor<4x2x5x1xi1>
    %137 = linalg.generic {indexing_maps = [#map7, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136, %cst_3, %132 : tensor<4x2x5x1xi1>, tensor<4x2x5x5xf32>, tensor<4x2x5x5xf32>) outs(%49 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: i1, %in_204: f32, %in_205: f32, %out: f32):
      %412 = arith.select %in, %in_204, %in_205 : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x5xf32>
    %collapsed_81 = tensor.collapse_shape %137 [[0, 1], [2], [3]] : tensor<4x2x5x5xf32> into tensor<8x5x5xf32>
    %138 = linalg.batch_matmul ins(%collapsed_81, %transposed_73 : tensor<8x5x5xf32>, tensor<8x5x8xf32>) outs(%64 : tensor<8x5x8xf32>) -> tensor<8x5x8xf32>
    %expanded_82 = tensor.expand_shape %138 [[0, 1], [2], [3]] output_shape [4, 2, 5, 8] : tensor<8x5x8xf32> into tensor<4x2x5x8xf32>
    %transposed_83 = linalg.transpose ins(%expanded_82 : tensor<4x2x5x8xf32>) outs(%66 : tensor<5x4x2x8xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_84 = tensor.collapse_shape %transposed_83 [[0, 1], [2, 3]] : tensor<5x4x2x8xf32> into tensor<20x16xf32>
    %transposed_85 = linalg.transpose ins(%arg18 : tensor<16x16xf32>) outs(%67 : tensor<16x16xf32>) permutation = [1, 0] 
    %139 = linalg.matmul ins(%collapsed_84, %transposed_85 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%69 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %140 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<16xf32>) outs(%68 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %141 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%139, %140 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%68 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<20x16xf32>
    %expanded_86 = tensor.expand_shape %141 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_87 = linalg.transpose ins(%expanded_86 : tensor<5x4x16xf32>) outs(%5 : tensor<4x5x16xf32>) permutation = [1, 0, 2] 
    %142 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %transposed_87 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<4x5x16xf32>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %412 = arith.extf %in : f32 to f64
      linalg.yield %412 : f64
    } -> tensor<4x5x16xf64>
    %144 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%143 : tensor<4x5x16xf64>) outs(%10 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.addf %in, %out : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x1xf64>
    %145 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<4x5x1xf64>) outs(%9 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.divf %in, %cst_10 : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x1xf64>
    %146 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %145 : tensor<4x5x16xf64>, tensor<4x5x1xf64>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f64, %in_204: f64, %out: f64):
      %412 = arith.subf %in, %in_204 : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x16xf64>
    %147 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %146 : tensor<4x5x16xf64>, tensor<4x5x16xf64>) outs(%7 : tensor<4x5x16xf64>) {
    ^bb0(%in: f64, %in_204: f64, %out: f64):
      %412 = arith.mulf %in, %in_204 : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x16xf64>
    %148 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%147 : tensor<4x5x16xf64>) outs(%10 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.addf %in, %out : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x1xf64>
    %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<4x5x1xf64>) outs(%9 : tensor<4x5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.divf %in, %cst_10 : f64
      linalg.yield %412 : f64
    } -> tensor<4x5x1xf64>
    %150 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<4x5x1xf64>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %412 = arith.truncf %in : f64 to f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%142 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.divf %in, %cst_11 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_8 : f64 to f32
      %413 = arith.addf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x5x1xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = math.rsqrt %in : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %152 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %154 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %arg26 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %arg27 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %collapsed_88 = tensor.collapse_shape %158 [[0, 1], [2]] : tensor<4x5x16xf32> into tensor<20x16xf32>
    %transposed_89 = linalg.transpose ins(%arg20 : tensor<32x16xf32>) outs(%90 : tensor<16x32xf32>) permutation = [1, 0] 
    %159 = linalg.matmul ins(%collapsed_88, %transposed_89 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%92 : tensor<20x32xf32>) -> tensor<20x32xf32>
    %160 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg21 : tensor<32xf32>) outs(%91 : tensor<20x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x32xf32>
    %161 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%159, %160 : tensor<20x32xf32>, tensor<20x32xf32>) outs(%91 : tensor<20x32xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<20x32xf32>
    %expanded_90 = tensor.expand_shape %161 [[0, 1], [2]] output_shape [4, 5, 32] : tensor<20x32xf32> into tensor<4x5x32xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_90 : tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.mulf %in, %cst_12 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_90 : tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_5 : f64 to f32
      %413 = arith.mulf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x5x32xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = math.erf %in : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %cst_13 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %165 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %collapsed_91 = tensor.collapse_shape %166 [[0, 1], [2]] : tensor<4x5x32xf32> into tensor<20x32xf32>
    %transposed_92 = linalg.transpose ins(%arg22 : tensor<16x32xf32>) outs(%102 : tensor<32x16xf32>) permutation = [1, 0] 
    %167 = linalg.matmul ins(%collapsed_91, %transposed_92 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%69 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %168 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<16xf32>) outs(%68 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %169 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%167, %168 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%68 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<20x16xf32>
    %expanded_93 = tensor.expand_shape %169 [[0, 1], [2]] output_shape [4, 5, 16] : tensor<20x16xf32> into tensor<4x5x16xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %expanded_93 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %extracted_slice_94 = tensor.extract_slice %170[0, 0, 0] [4, 1, 16] [1, 1, 1] : tensor<4x5x16xf32> to tensor<4x1x16xf32>
    %collapsed_95 = tensor.collapse_shape %extracted_slice_94 [[0, 1], [2]] : tensor<4x1x16xf32> into tensor<4x16xf32>
    %171 = tensor.empty() : tensor<4x16xf64>
    %172 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_95 : tensor<4x16xf32>) outs(%171 : tensor<4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %412 = arith.extf %in : f32 to f64
      linalg.yield %412 : f64
    } -> tensor<4x16xf64>
    %173 = tensor.empty() : tensor<4x1xf64>
    %174 = linalg.fill ins(%cst_0 : f64) outs(%173 : tensor<4x1xf64>) -> tensor<4x1xf64>
    %175 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "reduction"]} ins(%172 : tensor<4x16xf64>) outs(%174 : tensor<4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.addf %in, %out : f64
      linalg.yield %412 : f64
    } -> tensor<4x1xf64>
    %176 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<4x1xf64>) outs(%173 : tensor<4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.divf %in, %cst_10 : f64
      linalg.yield %412 : f64
    } -> tensor<4x1xf64>
    %177 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%172, %176 : tensor<4x16xf64>, tensor<4x1xf64>) outs(%171 : tensor<4x16xf64>) {
    ^bb0(%in: f64, %in_204: f64, %out: f64):
      %412 = arith.subf %in, %in_204 : f64
      linalg.yield %412 : f64
    } -> tensor<4x16xf64>
    %178 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%177, %177 : tensor<4x16xf64>, tensor<4x16xf64>) outs(%171 : tensor<4x16xf64>) {
    ^bb0(%in: f64, %in_204: f64, %out: f64):
      %412 = arith.mulf %in, %in_204 : f64
      linalg.yield %412 : f64
    } -> tensor<4x16xf64>
    %179 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "reduction"]} ins(%178 : tensor<4x16xf64>) outs(%174 : tensor<4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.addf %in, %out : f64
      linalg.yield %412 : f64
    } -> tensor<4x1xf64>
    %180 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<4x1xf64>) outs(%173 : tensor<4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %412 = arith.divf %in, %cst_10 : f64
      linalg.yield %412 : f64
    } -> tensor<4x1xf64>
    %181 = tensor.empty() : tensor<4x1xf32>
    %182 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%180 : tensor<4x1xf64>) outs(%181 : tensor<4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %412 = arith.truncf %in : f64 to f32
      linalg.yield %412 : f32
    } -> tensor<4x1xf32>
    %183 = linalg.fill ins(%cst : f32) outs(%181 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %184 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "reduction"]} ins(%collapsed_95 : tensor<4x16xf32>) outs(%183 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x1xf32>
    %185 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%184 : tensor<4x1xf32>) outs(%181 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.divf %in, %cst_11 : f32
      linalg.yield %412 : f32
    } -> tensor<4x1xf32>
    %186 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<4x1xf32>) outs(%181 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_8 : f64 to f32
      %413 = arith.addf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x1xf32>
    %187 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%186 : tensor<4x1xf32>) outs(%181 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = math.rsqrt %in : f32
      linalg.yield %412 : f32
    } -> tensor<4x1xf32>
    %188 = tensor.empty() : tensor<4x16xf32>
    %189 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_95, %185 : tensor<4x16xf32>, tensor<4x1xf32>) outs(%188 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x16xf32>
    %190 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%189, %187 : tensor<4x16xf32>, tensor<4x1xf32>) outs(%188 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x16xf32>
    %191 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%190, %arg28 : tensor<4x16xf32>, tensor<16xf32>) outs(%188 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x16xf32>
    %192 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%191, %arg29 : tensor<4x16xf32>, tensor<16xf32>) outs(%188 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x16xf32>
    %193 = tensor.empty() : tensor<16x5xf32>
    %transposed_96 = linalg.transpose ins(%arg30 : tensor<5x16xf32>) outs(%193 : tensor<16x5xf32>) permutation = [1, 0] 
    %194 = tensor.empty() : tensor<4x5xf32>
    %195 = linalg.fill ins(%cst : f32) outs(%194 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %196 = linalg.matmul ins(%192, %transposed_96 : tensor<4x16xf32>, tensor<16x5xf32>) outs(%195 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %197 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg31 : tensor<5xf32>) outs(%194 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5xf32>
    %198 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%196, %197 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%194 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5xf32>
    %199 = tensor.empty() : tensor<4xi64>
    %200 = linalg.fill ins(%c0_i64 : i64) outs(%199 : tensor<4xi64>) -> tensor<4xi64>
    %201 = tensor.empty() : tensor<4xf32>
    %202 = linalg.fill ins(%cst_1 : f32) outs(%201 : tensor<4xf32>) -> tensor<4xf32>
    %203:2 = linalg.generic {indexing_maps = [#map9, #map11, #map11], iterator_types = ["parallel", "reduction"]} ins(%198 : tensor<4x5xf32>) outs(%202, %200 : tensor<4xf32>, tensor<4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_204: i64):
      %412 = linalg.index 1 : index
      %413 = arith.index_cast %412 : index to i64
      %414 = arith.maximumf %in, %out : f32
      %415 = arith.cmpf ogt, %in, %out : f32
      %416 = arith.select %415, %413, %out_204 : i64
      linalg.yield %414, %416 : f32, i64
    } -> (tensor<4xf32>, tensor<4xi64>)
    %expanded_97 = tensor.expand_shape %203#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %204 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%198, %expanded_97 : tensor<4x5xf32>, tensor<4x1xf32>) outs(%194 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5xf32>
    %205 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%204 : tensor<4x5xf32>) outs(%194 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = math.exp %in : f32
      linalg.yield %412 : f32
    } -> tensor<4x5xf32>
    %206 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "reduction"]} ins(%205 : tensor<4x5xf32>) outs(%183 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x1xf32>
    %207 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%206 : tensor<4x1xf32>) outs(%181 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = math.log %in : f32
      linalg.yield %412 : f32
    } -> tensor<4x1xf32>
    %208 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%204, %207 : tensor<4x5xf32>, tensor<4x1xf32>) outs(%194 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5xf32>
    %209 = tensor.empty() : tensor<4xi1>
    %210 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%arg33 : tensor<4xi64>) outs(%209 : tensor<4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %412 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %412 : i1
    } -> tensor<4xi1>
    %211 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map12], iterator_types = ["parallel"]} ins(%210, %arg33, %cst_15 : tensor<4xi1>, tensor<4xi64>, tensor<i64>) outs(%199 : tensor<4xi64>) {
    ^bb0(%in: i1, %in_204: i64, %in_205: i64, %out: i64):
      %412 = arith.select %in, %in_204, %in_205 : i64
      linalg.yield %412 : i64
    } -> tensor<4xi64>
    %expanded_98 = tensor.expand_shape %211 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %212 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_98 : tensor<4x1xi64>) outs(%183 : tensor<4x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %412 = linalg.index 0 : index
      %413 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %208[%412, %413] : tensor<4x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x1xf32>
    %collapsed_99 = tensor.collapse_shape %212 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %213 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%collapsed_99 : tensor<4xf32>) outs(%201 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.negf %in : f32
      linalg.yield %412 : f32
    } -> tensor<4xf32>
    %214 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%210 : tensor<4xi1>) outs(%201 : tensor<4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %412 = arith.uitofp %in : i1 to f32
      linalg.yield %412 : f32
    } -> tensor<4xf32>
    %215 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map12], iterator_types = ["parallel"]} ins(%210, %213, %cst_2 : tensor<4xi1>, tensor<4xf32>, tensor<f32>) outs(%201 : tensor<4xf32>) {
    ^bb0(%in: i1, %in_204: f32, %in_205: f32, %out: f32):
      %412 = arith.select %in, %in_204, %in_205 : f32
      linalg.yield %412 : f32
    } -> tensor<4xf32>
    %216 = tensor.empty() : tensor<f32>
    %217 = linalg.fill ins(%cst : f32) outs(%216 : tensor<f32>) -> tensor<f32>
    %218 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["reduction"]} ins(%214 : tensor<4xf32>) outs(%217 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<f32>
    %219 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["reduction"]} ins(%215 : tensor<4xf32>) outs(%217 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<f32>
    %220 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%219, %218 : tensor<f32>, tensor<f32>) outs(%216 : tensor<f32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.divf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<f32>
    %221 = tensor.empty() : tensor<5xi64>
    %222 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel"]} outs(%221 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %412 = linalg.index 0 : index
      %413 = arith.index_cast %412 : index to i64
      linalg.yield %413 : i64
    } -> tensor<5xi64>
    %expanded_100 = tensor.expand_shape %222 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %expanded_101 = tensor.expand_shape %arg33 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %223 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%cst_9, %218 : tensor<f32>, tensor<f32>) outs(%216 : tensor<f32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.divf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<f32>
    %224 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%223 : tensor<f32>) outs(%216 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.negf %in : f32
      linalg.yield %412 : f32
    } -> tensor<f32>
    %225 = tensor.empty() : tensor<4x5xi1>
    %226 = linalg.generic {indexing_maps = [#map15, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_100, %expanded_101 : tensor<1x5xi64>, tensor<4x1xi64>) outs(%225 : tensor<4x5xi1>) {
    ^bb0(%in: i64, %in_204: i64, %out: i1):
      %412 = arith.cmpi eq, %in, %in_204 : i64
      linalg.yield %412 : i1
    } -> tensor<4x5xi1>
    %227 = tensor.empty() : tensor<4x1xi1>
    %228 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_101 : tensor<4x1xi64>) outs(%227 : tensor<4x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %412 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %412 : i1
    } -> tensor<4x1xi1>
    %229 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%226, %228 : tensor<4x5xi1>, tensor<4x1xi1>) outs(%225 : tensor<4x5xi1>) {
    ^bb0(%in: i1, %in_204: i1, %out: i1):
      %412 = arith.andi %in, %in_204 : i1
      linalg.yield %412 : i1
    } -> tensor<4x5xi1>
    %230 = linalg.generic {indexing_maps = [#map9, #map16, #map16, #map9], iterator_types = ["parallel", "parallel"]} ins(%229, %224, %cst_2 : tensor<4x5xi1>, tensor<f32>, tensor<f32>) outs(%194 : tensor<4x5xf32>) {
    ^bb0(%in: i1, %in_204: f32, %in_205: f32, %out: f32):
      %412 = arith.select %in, %in_204, %in_205 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5xf32>
    %231 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%208 : tensor<4x5xf32>) outs(%194 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = math.exp %in : f32
      linalg.yield %412 : f32
    } -> tensor<4x5xf32>
    %232 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "reduction"]} ins(%230 : tensor<4x5xf32>) outs(%183 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x1xf32>
    %233 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%231, %232 : tensor<4x5xf32>, tensor<4x1xf32>) outs(%194 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5xf32>
    %234 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%230, %233 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%194 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5xf32>
    %235 = linalg.fill ins(%cst : f32) outs(%188 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %236 = linalg.matmul ins(%234, %arg30 : tensor<4x5xf32>, tensor<5x16xf32>) outs(%235 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %237 = tensor.empty() : tensor<5x4xf32>
    %transposed_102 = linalg.transpose ins(%234 : tensor<4x5xf32>) outs(%237 : tensor<5x4xf32>) permutation = [1, 0] 
    %238 = tensor.empty() : tensor<5x16xf32>
    %239 = linalg.fill ins(%cst : f32) outs(%238 : tensor<5x16xf32>) -> tensor<5x16xf32>
    %240 = linalg.matmul ins(%transposed_102, %192 : tensor<5x4xf32>, tensor<4x16xf32>) outs(%239 : tensor<5x16xf32>) -> tensor<5x16xf32>
    %241 = tensor.empty() : tensor<1x5xf32>
    %242 = linalg.fill ins(%cst : f32) outs(%241 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %243 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["reduction", "parallel"]} ins(%234 : tensor<4x5xf32>) outs(%242 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<1x5xf32>
    %collapsed_103 = tensor.collapse_shape %243 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %244 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%236, %arg28 : tensor<4x16xf32>, tensor<16xf32>) outs(%188 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x16xf32>
    %245 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<4x16xf32>) outs(%188 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.mulf %in, %cst_11 : f32
      linalg.yield %412 : f32
    } -> tensor<4x16xf32>
    %246 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "reduction"]} ins(%244 : tensor<4x16xf32>) outs(%183 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x1xf32>
    %247 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%244, %190 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%188 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x16xf32>
    %248 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "reduction"]} ins(%247 : tensor<4x16xf32>) outs(%183 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x1xf32>
    %249 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%190, %248 : tensor<4x16xf32>, tensor<4x1xf32>) outs(%188 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x16xf32>
    %250 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%245, %246 : tensor<4x16xf32>, tensor<4x1xf32>) outs(%188 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x16xf32>
    %251 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%250, %249 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%188 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x16xf32>
    %252 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%187 : tensor<4x1xf32>) outs(%181 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.divf %in, %cst_11 : f32
      linalg.yield %412 : f32
    } -> tensor<4x1xf32>
    %253 = linalg.generic {indexing_maps = [#map10, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%252, %251 : tensor<4x1xf32>, tensor<4x16xf32>) outs(%188 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x16xf32>
    %254 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%236, %190 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%188 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x16xf32>
    %255 = tensor.empty() : tensor<16xf32>
    %256 = linalg.fill ins(%cst : f32) outs(%255 : tensor<16xf32>) -> tensor<16xf32>
    %257 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["reduction", "parallel"]} ins(%254 : tensor<4x16xf32>) outs(%256 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<16xf32>
    %258 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["reduction", "parallel"]} ins(%236 : tensor<4x16xf32>) outs(%256 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<16xf32>
    %expanded_104 = tensor.expand_shape %253 [[0], [1, 2]] output_shape [4, 1, 16] : tensor<4x16xf32> into tensor<4x1x16xf32>
    %padded = tensor.pad %expanded_104 low[0, 0, 0] high[0, 4, 0] {
    ^bb0(%arg34: index, %arg35: index, %arg36: index):
      tensor.yield %cst : f32
    } : tensor<4x1x16xf32> to tensor<4x5x16xf32>
    %collapsed_105 = tensor.collapse_shape %padded [[0, 1], [2]] : tensor<4x5x16xf32> into tensor<20x16xf32>
    %259 = linalg.matmul ins(%collapsed_105, %arg22 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%92 : tensor<20x32xf32>) -> tensor<20x32xf32>
    %260 = tensor.empty() : tensor<16x20xf32>
    %transposed_106 = linalg.transpose ins(%collapsed_105 : tensor<20x16xf32>) outs(%260 : tensor<16x20xf32>) permutation = [1, 0] 
    %261 = linalg.fill ins(%cst : f32) outs(%90 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %262 = linalg.matmul ins(%transposed_106, %collapsed_91 : tensor<16x20xf32>, tensor<20x32xf32>) outs(%261 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %263 = tensor.empty() : tensor<1x16xf32>
    %264 = linalg.fill ins(%cst : f32) outs(%263 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %265 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_105 : tensor<20x16xf32>) outs(%264 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<1x16xf32>
    %collapsed_107 = tensor.collapse_shape %265 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_108 = tensor.expand_shape %259 [[0, 1], [2]] output_shape [4, 5, 32] : tensor<20x32xf32> into tensor<4x5x32xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.mulf %in, %cst_12 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %267 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_90, %expanded_90 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.mulf %in, %cst_14 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %269 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = math.exp %in : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %270 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269 : tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_4 : f64 to f32
      %413 = arith.mulf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x5x32xf32>
    %271 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_90, %270 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %272 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %271 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %273 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_108, %272 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %collapsed_109 = tensor.collapse_shape %273 [[0, 1], [2]] : tensor<4x5x32xf32> into tensor<20x32xf32>
    %274 = linalg.matmul ins(%collapsed_109, %arg20 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%69 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %275 = tensor.empty() : tensor<32x20xf32>
    %transposed_110 = linalg.transpose ins(%collapsed_109 : tensor<20x32xf32>) outs(%275 : tensor<32x20xf32>) permutation = [1, 0] 
    %276 = linalg.fill ins(%cst : f32) outs(%102 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %277 = linalg.matmul ins(%transposed_110, %collapsed_88 : tensor<32x20xf32>, tensor<20x16xf32>) outs(%276 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %278 = tensor.empty() : tensor<1x32xf32>
    %279 = linalg.fill ins(%cst : f32) outs(%278 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %280 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_109 : tensor<20x32xf32>) outs(%279 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<1x32xf32>
    %collapsed_111 = tensor.collapse_shape %280 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_112 = tensor.expand_shape %274 [[0, 1], [2]] output_shape [4, 5, 16] : tensor<20x16xf32> into tensor<4x5x16xf32>
    %281 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_112, %arg26 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %282 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281 : tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.mulf %in, %cst_11 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %283 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%281 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %284 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %156 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %285 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%284 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %286 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %285 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %287 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %283 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %288 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %286 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %289 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.divf %in, %cst_11 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %290 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %288 : tensor<4x5x1xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %291 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_112, %156 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %292 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%291 : tensor<4x5x16xf32>) outs(%256 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<16xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_112 : tensor<4x5x16xf32>) outs(%256 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<16xf32>
    %294 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded, %290 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %transposed_113 = linalg.transpose ins(%294 : tensor<4x5x16xf32>) outs(%28 : tensor<5x4x16xf32>) permutation = [1, 0, 2] 
    %collapsed_114 = tensor.collapse_shape %transposed_113 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %295 = linalg.matmul ins(%collapsed_114, %arg18 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%69 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_115 = linalg.transpose ins(%collapsed_114 : tensor<20x16xf32>) outs(%260 : tensor<16x20xf32>) permutation = [1, 0] 
    %296 = linalg.fill ins(%cst : f32) outs(%67 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %297 = linalg.matmul ins(%transposed_115, %collapsed_84 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%296 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %298 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_114 : tensor<20x16xf32>) outs(%264 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<1x16xf32>
    %collapsed_116 = tensor.collapse_shape %298 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_117 = tensor.expand_shape %295 [[0, 1], [2, 3]] output_shape [5, 4, 2, 8] : tensor<20x16xf32> into tensor<5x4x2x8xf32>
    %transposed_118 = linalg.transpose ins(%expanded_117 : tensor<5x4x2x8xf32>) outs(%37 : tensor<4x2x5x8xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_119 = tensor.collapse_shape %transposed_118 [[0, 1], [2], [3]] : tensor<4x2x5x8xf32> into tensor<8x5x8xf32>
    %transposed_120 = linalg.transpose ins(%collapsed_81 : tensor<8x5x5xf32>) outs(%41 : tensor<8x5x5xf32>) permutation = [0, 2, 1] 
    %299 = linalg.batch_matmul ins(%transposed_120, %collapsed_119 : tensor<8x5x5xf32>, tensor<8x5x8xf32>) outs(%64 : tensor<8x5x8xf32>) -> tensor<8x5x8xf32>
    %300 = tensor.empty() : tensor<8x8x5xf32>
    %transposed_121 = linalg.transpose ins(%expanded_72 : tensor<5x8x8xf32>) outs(%300 : tensor<8x8x5xf32>) permutation = [1, 2, 0] 
    %301 = linalg.batch_matmul ins(%collapsed_119, %transposed_121 : tensor<8x5x8xf32>, tensor<8x8x5xf32>) outs(%42 : tensor<8x5x5xf32>) -> tensor<8x5x5xf32>
    %expanded_122 = tensor.expand_shape %301 [[0, 1], [2], [3]] output_shape [4, 2, 5, 5] : tensor<8x5x5xf32> into tensor<4x2x5x5xf32>
    %302 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_122, %137 : tensor<4x2x5x5xf32>, tensor<4x2x5x5xf32>) outs(%49 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x5xf32>
    %303 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%302 : tensor<4x2x5x5xf32>) outs(%53 : tensor<4x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x1xf32>
    %304 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137, %303 : tensor<4x2x5x5xf32>, tensor<4x2x5x1xf32>) outs(%49 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x5xf32>
    %305 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%302, %304 : tensor<4x2x5x5xf32>, tensor<4x2x5x5xf32>) outs(%49 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x5xf32>
    %collapsed_123 = tensor.collapse_shape %305 [[0, 1], [2], [3]] : tensor<4x2x5x5xf32> into tensor<8x5x5xf32>
    %transposed_124 = linalg.transpose ins(%collapsed_77 : tensor<8x5x8xf32>) outs(%300 : tensor<8x8x5xf32>) permutation = [0, 2, 1] 
    %306 = linalg.fill ins(%cst : f32) outs(%300 : tensor<8x8x5xf32>) -> tensor<8x8x5xf32>
    %307 = linalg.batch_matmul ins(%transposed_124, %collapsed_123 : tensor<8x8x5xf32>, tensor<8x5x5xf32>) outs(%306 : tensor<8x8x5xf32>) -> tensor<8x8x5xf32>
    %transposed_125 = linalg.transpose ins(%collapsed_78 : tensor<8x8x5xf32>) outs(%36 : tensor<8x5x8xf32>) permutation = [0, 2, 1] 
    %308 = linalg.batch_matmul ins(%collapsed_123, %transposed_125 : tensor<8x5x5xf32>, tensor<8x5x8xf32>) outs(%64 : tensor<8x5x8xf32>) -> tensor<8x5x8xf32>
    %expanded_126 = tensor.expand_shape %307 [[0, 1], [2], [3]] output_shape [4, 2, 8, 5] : tensor<8x8x5xf32> into tensor<4x2x8x5xf32>
    %expanded_127 = tensor.expand_shape %308 [[0, 1], [2], [3]] output_shape [4, 2, 5, 8] : tensor<8x5x8xf32> into tensor<4x2x5x8xf32>
    %309 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_126 : tensor<4x2x8x5xf32>) outs(%39 : tensor<4x2x8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_7 : f64 to f32
      %413 = arith.mulf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x2x8x5xf32>
    %transposed_128 = linalg.transpose ins(%309 : tensor<4x2x8x5xf32>) outs(%37 : tensor<4x2x5x8xf32>) permutation = [0, 1, 3, 2] 
    %310 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_127 : tensor<4x2x5x8xf32>) outs(%37 : tensor<4x2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_7 : f64 to f32
      %413 = arith.mulf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x2x5x8xf32>
    %collapsed_129 = tensor.collapse_shape %transposed_128 [[0, 1], [2], [3]] : tensor<4x2x5x8xf32> into tensor<8x5x8xf32>
    %collapsed_130 = tensor.collapse_shape %310 [[0, 1], [2], [3]] : tensor<4x2x5x8xf32> into tensor<8x5x8xf32>
    %311 = tensor.empty() : tensor<5x8x8xf32>
    %transposed_131 = linalg.transpose ins(%299 : tensor<8x5x8xf32>) outs(%311 : tensor<5x8x8xf32>) permutation = [1, 0, 2] 
    %collapsed_132 = tensor.collapse_shape %transposed_131 [[0], [1, 2]] : tensor<5x8x8xf32> into tensor<5x64xf32>
    %transposed_133 = linalg.transpose ins(%collapsed_129 : tensor<8x5x8xf32>) outs(%311 : tensor<5x8x8xf32>) permutation = [1, 0, 2] 
    %collapsed_134 = tensor.collapse_shape %transposed_133 [[0], [1, 2]] : tensor<5x8x8xf32> into tensor<5x64xf32>
    %transposed_135 = linalg.transpose ins(%collapsed_130 : tensor<8x5x8xf32>) outs(%311 : tensor<5x8x8xf32>) permutation = [1, 0, 2] 
    %collapsed_136 = tensor.collapse_shape %transposed_135 [[0], [1, 2]] : tensor<5x8x8xf32> into tensor<5x64xf32>
    %expanded_137 = tensor.expand_shape %collapsed_132 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_138 = tensor.pad %expanded_137 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg34: index, %arg35: index, %arg36: index, %arg37: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_139 = tensor.expand_shape %collapsed_134 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_140 = tensor.pad %expanded_139 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg34: index, %arg35: index, %arg36: index, %arg37: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %312 = tensor.empty() : tensor<3x5x4x16xf32>
    %313 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_138, %padded_140 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%312 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_141 = tensor.expand_shape %collapsed_136 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_142 = tensor.pad %expanded_141 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg34: index, %arg35: index, %arg36: index, %arg37: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %314 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%313, %padded_142 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%312 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_143 = tensor.expand_shape %314 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %315 = tensor.empty() : tensor<1x5x4x3x16xf32>
    %transposed_144 = linalg.transpose ins(%expanded_143 : tensor<3x5x4x1x16xf32>) outs(%315 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_145 = tensor.collapse_shape %transposed_144 [[0, 1], [2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<5x4x48xf32>
    %316 = tensor.empty() : tensor<1x1x48xf32>
    %317 = linalg.fill ins(%cst : f32) outs(%316 : tensor<1x1x48xf32>) -> tensor<1x1x48xf32>
    %318 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["reduction", "reduction", "parallel"]} ins(%collapsed_145 : tensor<5x4x48xf32>) outs(%317 : tensor<1x1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<1x1x48xf32>
    %collapsed_146 = tensor.collapse_shape %318 [[0, 1, 2]] : tensor<1x1x48xf32> into tensor<48xf32>
    %collapsed_147 = tensor.collapse_shape %transposed_144 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %319 = tensor.empty() : tensor<48x20xf32>
    %transposed_148 = linalg.transpose ins(%collapsed_147 : tensor<20x48xf32>) outs(%319 : tensor<48x20xf32>) permutation = [1, 0] 
    %320 = tensor.empty() : tensor<48x16xf32>
    %321 = linalg.fill ins(%cst : f32) outs(%320 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %322 = linalg.matmul ins(%transposed_148, %collapsed_57 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%321 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %323 = linalg.matmul ins(%collapsed_147, %arg16 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%69 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %expanded_149 = tensor.expand_shape %323 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_150 = linalg.transpose ins(%expanded_149 : tensor<5x4x16xf32>) outs(%5 : tensor<4x5x16xf32>) permutation = [1, 0, 2] 
    %324 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_150, %arg24 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324 : tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.mulf %in, %cst_11 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%324 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %327 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %120 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %328 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%327 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %329 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %328 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %330 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %326 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %331 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %329 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %332 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.divf %in, %cst_11 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %333 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %331 : tensor<4x5x1xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %334 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_150, %120 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%334 : tensor<4x5x16xf32>) outs(%256 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<16xf32>
    %336 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%transposed_150 : tensor<4x5x16xf32>) outs(%256 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<16xf32>
    %337 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %333 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %collapsed_151 = tensor.collapse_shape %337 [[0, 1], [2]] : tensor<4x5x16xf32> into tensor<20x16xf32>
    %338 = linalg.matmul ins(%collapsed_151, %arg10 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%92 : tensor<20x32xf32>) -> tensor<20x32xf32>
    %transposed_152 = linalg.transpose ins(%collapsed_151 : tensor<20x16xf32>) outs(%260 : tensor<16x20xf32>) permutation = [1, 0] 
    %339 = linalg.matmul ins(%transposed_152, %collapsed_52 : tensor<16x20xf32>, tensor<20x32xf32>) outs(%261 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %340 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_151 : tensor<20x16xf32>) outs(%264 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<1x16xf32>
    %collapsed_153 = tensor.collapse_shape %340 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_154 = tensor.expand_shape %338 [[0, 1], [2]] output_shape [4, 5, 32] : tensor<20x32xf32> into tensor<4x5x32xf32>
    %341 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.mulf %in, %cst_12 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %342 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_51, %expanded_51 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %343 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342 : tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.mulf %in, %cst_14 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %344 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343 : tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = math.exp %in : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %345 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344 : tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_4 : f64 to f32
      %413 = arith.mulf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x5x32xf32>
    %346 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_51, %345 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %347 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %346 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %348 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_154, %347 : tensor<4x5x32xf32>, tensor<4x5x32xf32>) outs(%96 : tensor<4x5x32xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x32xf32>
    %collapsed_155 = tensor.collapse_shape %348 [[0, 1], [2]] : tensor<4x5x32xf32> into tensor<20x32xf32>
    %349 = linalg.matmul ins(%collapsed_155, %arg8 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%69 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_156 = linalg.transpose ins(%collapsed_155 : tensor<20x32xf32>) outs(%275 : tensor<32x20xf32>) permutation = [1, 0] 
    %350 = linalg.matmul ins(%transposed_156, %collapsed_49 : tensor<32x20xf32>, tensor<20x16xf32>) outs(%276 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %351 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_155 : tensor<20x32xf32>) outs(%279 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<1x32xf32>
    %collapsed_157 = tensor.collapse_shape %351 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_158 = tensor.expand_shape %349 [[0, 1], [2]] output_shape [4, 5, 16] : tensor<20x16xf32> into tensor<4x5x16xf32>
    %352 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_158, %arg14 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %353 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352 : tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.mulf %in, %cst_11 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %354 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%352 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %355 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352, %87 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %356 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%355 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %357 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %356 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %358 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353, %354 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %359 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %357 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %360 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.divf %in, %cst_11 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %361 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%360, %359 : tensor<4x5x1xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %362 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_158, %87 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %363 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%362 : tensor<4x5x16xf32>) outs(%256 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<16xf32>
    %364 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_158 : tensor<4x5x16xf32>) outs(%256 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<16xf32>
    %365 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337, %361 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %transposed_159 = linalg.transpose ins(%365 : tensor<4x5x16xf32>) outs(%28 : tensor<5x4x16xf32>) permutation = [1, 0, 2] 
    %collapsed_160 = tensor.collapse_shape %transposed_159 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %366 = linalg.matmul ins(%collapsed_160, %arg6 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%69 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_161 = linalg.transpose ins(%collapsed_160 : tensor<20x16xf32>) outs(%260 : tensor<16x20xf32>) permutation = [1, 0] 
    %367 = linalg.matmul ins(%transposed_161, %collapsed_45 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%296 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %368 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_160 : tensor<20x16xf32>) outs(%264 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<1x16xf32>
    %collapsed_162 = tensor.collapse_shape %368 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_163 = tensor.expand_shape %366 [[0, 1], [2, 3]] output_shape [5, 4, 2, 8] : tensor<20x16xf32> into tensor<5x4x2x8xf32>
    %transposed_164 = linalg.transpose ins(%expanded_163 : tensor<5x4x2x8xf32>) outs(%37 : tensor<4x2x5x8xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_165 = tensor.collapse_shape %transposed_164 [[0, 1], [2], [3]] : tensor<4x2x5x8xf32> into tensor<8x5x8xf32>
    %transposed_166 = linalg.transpose ins(%collapsed_42 : tensor<8x5x5xf32>) outs(%41 : tensor<8x5x5xf32>) permutation = [0, 2, 1] 
    %369 = linalg.batch_matmul ins(%transposed_166, %collapsed_165 : tensor<8x5x5xf32>, tensor<8x5x8xf32>) outs(%64 : tensor<8x5x8xf32>) -> tensor<8x5x8xf32>
    %transposed_167 = linalg.transpose ins(%expanded_33 : tensor<5x8x8xf32>) outs(%300 : tensor<8x8x5xf32>) permutation = [1, 2, 0] 
    %370 = linalg.batch_matmul ins(%collapsed_165, %transposed_167 : tensor<8x5x8xf32>, tensor<8x8x5xf32>) outs(%42 : tensor<8x5x5xf32>) -> tensor<8x5x5xf32>
    %expanded_168 = tensor.expand_shape %370 [[0, 1], [2], [3]] output_shape [4, 2, 5, 5] : tensor<8x5x5xf32> into tensor<4x2x5x5xf32>
    %371 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_168, %63 : tensor<4x2x5x5xf32>, tensor<4x2x5x5xf32>) outs(%49 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x5xf32>
    %372 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%371 : tensor<4x2x5x5xf32>) outs(%53 : tensor<4x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x1xf32>
    %373 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %372 : tensor<4x2x5x5xf32>, tensor<4x2x5x1xf32>) outs(%49 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x5xf32>
    %374 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%371, %373 : tensor<4x2x5x5xf32>, tensor<4x2x5x5xf32>) outs(%49 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x2x5x5xf32>
    %collapsed_169 = tensor.collapse_shape %374 [[0, 1], [2], [3]] : tensor<4x2x5x5xf32> into tensor<8x5x5xf32>
    %transposed_170 = linalg.transpose ins(%collapsed_38 : tensor<8x5x8xf32>) outs(%300 : tensor<8x8x5xf32>) permutation = [0, 2, 1] 
    %375 = linalg.batch_matmul ins(%transposed_170, %collapsed_169 : tensor<8x8x5xf32>, tensor<8x5x5xf32>) outs(%306 : tensor<8x8x5xf32>) -> tensor<8x8x5xf32>
    %transposed_171 = linalg.transpose ins(%collapsed_39 : tensor<8x8x5xf32>) outs(%36 : tensor<8x5x8xf32>) permutation = [0, 2, 1] 
    %376 = linalg.batch_matmul ins(%collapsed_169, %transposed_171 : tensor<8x5x5xf32>, tensor<8x5x8xf32>) outs(%64 : tensor<8x5x8xf32>) -> tensor<8x5x8xf32>
    %expanded_172 = tensor.expand_shape %375 [[0, 1], [2], [3]] output_shape [4, 2, 8, 5] : tensor<8x8x5xf32> into tensor<4x2x8x5xf32>
    %expanded_173 = tensor.expand_shape %376 [[0, 1], [2], [3]] output_shape [4, 2, 5, 8] : tensor<8x5x8xf32> into tensor<4x2x5x8xf32>
    %377 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_172 : tensor<4x2x8x5xf32>) outs(%39 : tensor<4x2x8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_7 : f64 to f32
      %413 = arith.mulf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x2x8x5xf32>
    %transposed_174 = linalg.transpose ins(%377 : tensor<4x2x8x5xf32>) outs(%37 : tensor<4x2x5x8xf32>) permutation = [0, 1, 3, 2] 
    %378 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_173 : tensor<4x2x5x8xf32>) outs(%37 : tensor<4x2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.truncf %cst_7 : f64 to f32
      %413 = arith.mulf %in, %412 : f32
      linalg.yield %413 : f32
    } -> tensor<4x2x5x8xf32>
    %collapsed_175 = tensor.collapse_shape %transposed_174 [[0, 1], [2], [3]] : tensor<4x2x5x8xf32> into tensor<8x5x8xf32>
    %collapsed_176 = tensor.collapse_shape %378 [[0, 1], [2], [3]] : tensor<4x2x5x8xf32> into tensor<8x5x8xf32>
    %transposed_177 = linalg.transpose ins(%369 : tensor<8x5x8xf32>) outs(%311 : tensor<5x8x8xf32>) permutation = [1, 0, 2] 
    %collapsed_178 = tensor.collapse_shape %transposed_177 [[0], [1, 2]] : tensor<5x8x8xf32> into tensor<5x64xf32>
    %transposed_179 = linalg.transpose ins(%collapsed_175 : tensor<8x5x8xf32>) outs(%311 : tensor<5x8x8xf32>) permutation = [1, 0, 2] 
    %collapsed_180 = tensor.collapse_shape %transposed_179 [[0], [1, 2]] : tensor<5x8x8xf32> into tensor<5x64xf32>
    %transposed_181 = linalg.transpose ins(%collapsed_176 : tensor<8x5x8xf32>) outs(%311 : tensor<5x8x8xf32>) permutation = [1, 0, 2] 
    %collapsed_182 = tensor.collapse_shape %transposed_181 [[0], [1, 2]] : tensor<5x8x8xf32> into tensor<5x64xf32>
    %expanded_183 = tensor.expand_shape %collapsed_178 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_184 = tensor.pad %expanded_183 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg34: index, %arg35: index, %arg36: index, %arg37: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_185 = tensor.expand_shape %collapsed_180 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_186 = tensor.pad %expanded_185 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg34: index, %arg35: index, %arg36: index, %arg37: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %379 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_184, %padded_186 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%312 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_187 = tensor.expand_shape %collapsed_182 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_188 = tensor.pad %expanded_187 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg34: index, %arg35: index, %arg36: index, %arg37: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %380 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%379, %padded_188 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%312 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_189 = tensor.expand_shape %380 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %transposed_190 = linalg.transpose ins(%expanded_189 : tensor<3x5x4x1x16xf32>) outs(%315 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_191 = tensor.collapse_shape %transposed_190 [[0, 1], [2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<5x4x48xf32>
    %381 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["reduction", "reduction", "parallel"]} ins(%collapsed_191 : tensor<5x4x48xf32>) outs(%317 : tensor<1x1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<1x1x48xf32>
    %collapsed_192 = tensor.collapse_shape %381 [[0, 1, 2]] : tensor<1x1x48xf32> into tensor<48xf32>
    %collapsed_193 = tensor.collapse_shape %transposed_190 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %transposed_194 = linalg.transpose ins(%collapsed_193 : tensor<20x48xf32>) outs(%319 : tensor<48x20xf32>) permutation = [1, 0] 
    %382 = linalg.matmul ins(%transposed_194, %collapsed_20 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%321 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %383 = linalg.matmul ins(%collapsed_193, %arg4 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%69 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %expanded_195 = tensor.expand_shape %383 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_196 = linalg.transpose ins(%expanded_195 : tensor<5x4x16xf32>) outs(%5 : tensor<4x5x16xf32>) permutation = [1, 0, 2] 
    %384 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_196, %arg12 : tensor<4x5x16xf32>, tensor<16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %385 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384 : tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.mulf %in, %cst_11 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %386 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%384 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %387 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %25 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %388 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%387 : tensor<4x5x16xf32>) outs(%19 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %389 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %388 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %390 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385, %386 : tensor<4x5x16xf32>, tensor<4x5x1xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %391 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %389 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.subf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %392 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<4x5x1xf32>) outs(%17 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.divf %in, %cst_11 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x1xf32>
    %393 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392, %391 : tensor<4x5x1xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %394 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_196, %25 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.mulf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %395 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%394 : tensor<4x5x16xf32>) outs(%256 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<16xf32>
    %396 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%transposed_196 : tensor<4x5x16xf32>) outs(%256 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<16xf32>
    %397 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %393 : tensor<4x5x16xf32>, tensor<4x5x16xf32>) outs(%5 : tensor<4x5x16xf32>) {
    ^bb0(%in: f32, %in_204: f32, %out: f32):
      %412 = arith.addf %in, %in_204 : f32
      linalg.yield %412 : f32
    } -> tensor<4x5x16xf32>
    %398 = tensor.empty() : tensor<1x5x16xf32>
    %399 = linalg.fill ins(%cst : f32) outs(%398 : tensor<1x5x16xf32>) -> tensor<1x5x16xf32>
    %400 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "parallel"]} ins(%397 : tensor<4x5x16xf32>) outs(%399 : tensor<1x5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<1x5x16xf32>
    %extracted_slice_197 = tensor.extract_slice %397[0, 0, 0] [4, 1, 16] [1, 1, 1] : tensor<4x5x16xf32> to tensor<4x1x16xf32>
    %extracted_slice_198 = tensor.extract_slice %397[0, 1, 0] [4, 4, 16] [1, 1, 1] : tensor<4x5x16xf32> to tensor<4x4x16xf32>
    %401 = tensor.empty() : tensor<1x1x16xf32>
    %402 = linalg.fill ins(%cst : f32) outs(%401 : tensor<1x1x16xf32>) -> tensor<1x1x16xf32>
    %403 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "parallel"]} ins(%extracted_slice_197 : tensor<4x1x16xf32>) outs(%402 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<1x1x16xf32>
    %404 = tensor.empty() : tensor<4x16x4xf32>
    %transposed_199 = linalg.transpose ins(%extracted_slice_198 : tensor<4x4x16xf32>) outs(%404 : tensor<4x16x4xf32>) permutation = [0, 2, 1] 
    %expanded_200 = tensor.expand_shape %transposed_199 [[0], [1], [2, 3]] output_shape [4, 16, 2, 2] : tensor<4x16x4xf32> into tensor<4x16x2x2xf32>
    %405 = tensor.empty() : tensor<3x4x8x8xf32>
    %transposed_201 = linalg.transpose ins(%arg32 : tensor<4x3x8x8xf32>) outs(%405 : tensor<3x4x8x8xf32>) permutation = [1, 0, 2, 3] 
    %406 = tensor.empty() : tensor<16x4x2x2xf32>
    %transposed_202 = linalg.transpose ins(%expanded_200 : tensor<4x16x2x2xf32>) outs(%406 : tensor<16x4x2x2xf32>) permutation = [1, 0, 2, 3] 
    %407 = tensor.empty() : tensor<3x16x4x4xf32>
    %408 = linalg.fill ins(%cst : f32) outs(%407 : tensor<3x16x4x4xf32>) -> tensor<3x16x4x4xf32>
    %409 = linalg.conv_2d_nchw_fchw {dilations = dense<4> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_201, %transposed_202 : tensor<3x4x8x8xf32>, tensor<16x4x2x2xf32>) outs(%408 : tensor<3x16x4x4xf32>) -> tensor<3x16x4x4xf32>
    %410 = tensor.empty() : tensor<16x3x4x4xf32>
    %transposed_203 = linalg.transpose ins(%409 : tensor<3x16x4x4xf32>) outs(%410 : tensor<16x3x4x4xf32>) permutation = [1, 0, 2, 3] 
    %411 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%expanded_200 : tensor<4x16x2x2xf32>) outs(%256 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %412 = arith.addf %in, %out : f32
      linalg.yield %412 : f32
    } -> tensor<16xf32>
    return %220, %403, %400, %transposed_203, %411, %382, %collapsed_192, %367, %collapsed_162, %350, %collapsed_157, %339, %collapsed_153, %395, %396, %363, %364, %322, %collapsed_146, %297, %collapsed_116, %277, %collapsed_111, %262, %collapsed_107, %335, %336, %292, %293, %257, %258, %240, %collapsed_103 : tensor<f32>, tensor<1x1x16xf32>, tensor<1x5x16xf32>, tensor<16x3x4x4xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<5x16xf32>, tensor<5xf32>
  }
}
