#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map14 = affine_map<(d0, d1) -> (d0)>
#map15 = affine_map<(d0, d1) -> (d0, 0)>
#map16 = affine_map<(d0) -> ()>
#map17 = affine_map<() -> ()>
#map18 = affine_map<(d0, d1) -> (0, d1)>
#map19 = affine_map<(d0, d1) -> ()>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d1)>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "transformers.models.vit.modeling_vit.ViTForImageClassification" bases ["transformers.models.vit.modeling_vit.ViTPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
    fsdp.module @vit class "transformers.models.vit.modeling_vit.ViTModel" bases ["transformers.models.vit.modeling_vit.ViTPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
      fsdp.module @embeddings class "transformers.models.vit.modeling_vit.ViTEmbeddings" {
        fsdp.param @cls_token : tensor<1x1x32xf32>
        fsdp.param @position_embeddings : tensor<1x17x32xf32>
        fsdp.module @patch_embeddings class "transformers.models.vit.modeling_vit.ViTPatchEmbeddings" {
          fsdp.module @projection class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
            fsdp.param @weight : tensor<32x3x8x8xf32>
            fsdp.param @bias : tensor<32xf32>
          }
        }
        fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
        }
      }
      fsdp.module @layers class "torch.nn.modules.container.ModuleList" {
        fsdp.module @"0" class "transformers.models.vit.modeling_vit.ViTLayer" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
          fsdp.module @attention class "transformers.models.vit.modeling_vit.ViTAttention" {
            fsdp.module @q_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @k_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @v_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @o_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
          }
          fsdp.module @layernorm_before class "torch.nn.modules.normalization.LayerNorm" {
            fsdp.param @weight : tensor<32xf32>
            fsdp.param @bias : tensor<32xf32>
          }
          fsdp.module @layernorm_after class "torch.nn.modules.normalization.LayerNorm" {
            fsdp.param @weight : tensor<32xf32>
            fsdp.param @bias : tensor<32xf32>
          }
          fsdp.module @mlp class "transformers.models.vit.modeling_vit.ViTMLP" {
            fsdp.module @activation_fn class "transformers.activations.GELUActivation" {
            }
            fsdp.module @fc1 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<64x32xf32>
              fsdp.param @bias : tensor<64xf32>
            }
            fsdp.module @fc2 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x64xf32>
              fsdp.param @bias : tensor<32xf32>
            }
          }
          fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
          }
        }
        fsdp.module @"1" class "transformers.models.vit.modeling_vit.ViTLayer" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
          fsdp.module @attention class "transformers.models.vit.modeling_vit.ViTAttention" {
            fsdp.module @q_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @k_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @v_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @o_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
          }
          fsdp.module @layernorm_before class "torch.nn.modules.normalization.LayerNorm" {
            fsdp.param @weight : tensor<32xf32>
            fsdp.param @bias : tensor<32xf32>
          }
          fsdp.module @layernorm_after class "torch.nn.modules.normalization.LayerNorm" {
            fsdp.param @weight : tensor<32xf32>
            fsdp.param @bias : tensor<32xf32>
          }
          fsdp.module @mlp class "transformers.models.vit.modeling_vit.ViTMLP" {
            fsdp.module @activation_fn class "transformers.activations.GELUActivation" {
            }
            fsdp.module @fc1 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<64x32xf32>
              fsdp.param @bias : tensor<64xf32>
            }
            fsdp.module @fc2 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x64xf32>
              fsdp.param @bias : tensor<32xf32>
            }
          }
          fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
          }
        }
      }
      fsdp.module @layernorm class "torch.nn.modules.normalization.LayerNorm" {
        fsdp.param @weight : tensor<32xf32>
        fsdp.param @bias : tensor<32xf32>
      }
    }
    fsdp.module @classifier class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<2x32xf32>
      fsdp.param @bias : tensor<2xf32>
    }
  }
  func.func @step(%arg0: tensor<1x1x32xf32> {fsdp.role = #fsdp.state<@model::@vit::@embeddings::@cls_token>}, %arg1: tensor<1x17x32xf32> {fsdp.role = #fsdp.state<@model::@vit::@embeddings::@position_embeddings>}, %arg2: tensor<32x3x8x8xf32> {fsdp.role = #fsdp.state<@model::@vit::@embeddings::@patch_embeddings::@projection::@weight>}, %arg3: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@embeddings::@patch_embeddings::@projection::@bias>}, %arg4: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"0"::@attention::@q_proj::@weight>}, %arg5: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"0"::@attention::@q_proj::@bias>}, %arg6: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"0"::@attention::@k_proj::@weight>}, %arg7: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"0"::@attention::@k_proj::@bias>}, %arg8: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"0"::@attention::@v_proj::@weight>}, %arg9: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"0"::@attention::@v_proj::@bias>}, %arg10: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"0"::@attention::@o_proj::@weight>}, %arg11: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"0"::@attention::@o_proj::@bias>}, %arg12: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"0"::@layernorm_before::@weight>}, %arg13: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"0"::@layernorm_before::@bias>}, %arg14: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"0"::@layernorm_after::@weight>}, %arg15: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"0"::@layernorm_after::@bias>}, %arg16: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"0"::@mlp::@fc1::@weight>}, %arg17: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"0"::@mlp::@fc1::@bias>}, %arg18: tensor<32x64xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"0"::@mlp::@fc2::@weight>}, %arg19: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"0"::@mlp::@fc2::@bias>}, %arg20: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"1"::@attention::@q_proj::@weight>}, %arg21: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"1"::@attention::@q_proj::@bias>}, %arg22: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"1"::@attention::@k_proj::@weight>}, %arg23: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"1"::@attention::@k_proj::@bias>}, %arg24: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"1"::@attention::@v_proj::@weight>}, %arg25: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"1"::@attention::@v_proj::@bias>}, %arg26: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"1"::@attention::@o_proj::@weight>}, %arg27: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"1"::@attention::@o_proj::@bias>}, %arg28: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"1"::@layernorm_before::@weight>}, %arg29: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"1"::@layernorm_before::@bias>}, %arg30: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"1"::@layernorm_after::@weight>}, %arg31: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"1"::@layernorm_after::@bias>}, %arg32: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"1"::@mlp::@fc1::@weight>}, %arg33: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"1"::@mlp::@fc1::@bias>}, %arg34: tensor<32x64xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"1"::@mlp::@fc2::@weight>}, %arg35: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layers::@"1"::@mlp::@fc2::@bias>}, %arg36: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layernorm::@weight>}, %arg37: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vit::@layernorm::@bias>}, %arg38: tensor<2x32xf32> {fsdp.role = #fsdp.state<@model::@classifier::@weight>}, %arg39: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@classifier::@bias>}, %arg40: tensor<2xi64> {fsdp.role = #fsdp.input<"labels", indices = [0, 2, -100]>}, %arg41: tensor<2x3x32x32xf32> {fsdp.role = #fsdp.input<"pixel_values">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<1x1x32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@embeddings::@cls_token>}, tensor<1x17x32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@embeddings::@position_embeddings>}, tensor<32x3x8x8xf32> {fsdp.role = #fsdp.grad<@model::@vit::@embeddings::@patch_embeddings::@projection::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@embeddings::@patch_embeddings::@projection::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"0"::@attention::@q_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"0"::@attention::@q_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"0"::@attention::@k_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"0"::@attention::@k_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"0"::@attention::@v_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"0"::@attention::@v_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"0"::@attention::@o_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"0"::@attention::@o_proj::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"0"::@layernorm_before::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"0"::@layernorm_before::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"0"::@layernorm_after::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"0"::@layernorm_after::@bias>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"0"::@mlp::@fc1::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"0"::@mlp::@fc1::@bias>}, tensor<32x64xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"0"::@mlp::@fc2::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"0"::@mlp::@fc2::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"1"::@attention::@q_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"1"::@attention::@q_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"1"::@attention::@k_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"1"::@attention::@k_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"1"::@attention::@v_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"1"::@attention::@v_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"1"::@attention::@o_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"1"::@attention::@o_proj::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"1"::@layernorm_before::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"1"::@layernorm_before::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"1"::@layernorm_after::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"1"::@layernorm_after::@bias>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"1"::@mlp::@fc1::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"1"::@mlp::@fc1::@bias>}, tensor<32x64xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"1"::@mlp::@fc2::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layers::@"1"::@mlp::@fc2::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layernorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vit::@layernorm::@bias>}, tensor<2x32xf32> {fsdp.role = #fsdp.grad<@model::@classifier::@weight>}, tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@classifier::@bias>}) {
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %false = arith.constant false
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<2x4x17x17xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_5 = arith.constant 0.3989422804014327 : f64
    %cst_6 = arith.constant 0.70710678118654757 : f64
    %cst_7 = arith.constant 0.59460355750136051 : f64
    %cst_8 = arith.constant 0xFFF0000000000000 : f64
    %cst_9 = arith.constant 9.9999999999999998E-13 : f64
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = arith.constant 3.200000e+01 : f64
    %cst_12 = arith.constant 3.200000e+01 : f32
    %cst_13 = arith.constant 5.000000e-01 : f32
    %cst_14 = arith.constant 1.000000e+00 : f32
    %cst_15 = arith.constant -5.000000e-01 : f32
    %cst_16 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<2x32x4x4xf32>
    %broadcasted = linalg.broadcast ins(%arg3 : tensor<32xf32>) outs(%0 : tensor<2x32x4x4xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<8> : vector<2xi64>} ins(%arg41, %arg2 : tensor<2x3x32x32xf32>, tensor<32x3x8x8xf32>) outs(%broadcasted : tensor<2x32x4x4xf32>) -> tensor<2x32x4x4xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<2x32x4x4xf32> into tensor<2x32x16xf32>
    %2 = tensor.empty() : tensor<2x16x32xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<2x32x16xf32>) outs(%2 : tensor<2x16x32xf32>) permutation = [0, 2, 1] 
    %3 = tensor.empty() : tensor<2x1x32xf32>
    %collapsed_17 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x1x32xf32> into tensor<1x32xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_17 : tensor<1x32xf32>) outs(%3 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x32xf32>
    %5 = tensor.empty() : tensor<2x17x32xf32>
    %inserted_slice = tensor.insert_slice %4 into %5[0, 0, 0] [2, 1, 32] [1, 1, 1] : tensor<2x1x32xf32> into tensor<2x17x32xf32>
    %inserted_slice_18 = tensor.insert_slice %transposed into %inserted_slice[0, 1, 0] [2, 16, 32] [1, 1, 1] : tensor<2x16x32xf32> into tensor<2x17x32xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_18, %arg1 : tensor<2x17x32xf32>, tensor<1x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %7 = tensor.empty() : tensor<17xi64>
    %8 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%7 : tensor<17xi64>) {
    ^bb0(%out: i64):
      %429 = linalg.index 0 : index
      %430 = arith.index_cast %429 : index to i64
      linalg.yield %430 : i64
    } -> tensor<17xi64>
    %expanded = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 1, 17, 1] : tensor<17xi64> into tensor<1x1x17x1xi64>
    %9 = tensor.empty() : tensor<1x1x17x1xi1>
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x17x1xi64>) outs(%9 : tensor<1x1x17x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %429 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %429 : i1
    } -> tensor<1x1x17x1xi1>
    %11 = tensor.empty() : tensor<2x1x17x17xi1>
    %collapsed_19 = tensor.collapse_shape %10 [[0, 1], [2, 3]] : tensor<1x1x17x1xi1> into tensor<1x17xi1>
    %12 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_19 : tensor<1x17xi1>) outs(%11 : tensor<2x1x17x17xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x17x17xi1>
    %13 = tensor.empty() : tensor<2x17x32xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x17x32xf32>) outs(%13 : tensor<2x17x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %429 = arith.extf %in : f32 to f64
      linalg.yield %429 : f64
    } -> tensor<2x17x32xf64>
    %15 = tensor.empty() : tensor<2x17x1xf64>
    %16 = linalg.fill ins(%cst_0 : f64) outs(%15 : tensor<2x17x1xf64>) -> tensor<2x17x1xf64>
    %17 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<2x17x32xf64>) outs(%16 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.addf %in, %out : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x17x1xf64>) outs(%15 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.divf %in, %cst_11 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %19 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %18 : tensor<2x17x32xf64>, tensor<2x17x1xf64>) outs(%13 : tensor<2x17x32xf64>) {
    ^bb0(%in: f64, %in_169: f64, %out: f64):
      %429 = arith.subf %in, %in_169 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x32xf64>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %19 : tensor<2x17x32xf64>, tensor<2x17x32xf64>) outs(%13 : tensor<2x17x32xf64>) {
    ^bb0(%in: f64, %in_169: f64, %out: f64):
      %429 = arith.mulf %in, %in_169 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x32xf64>
    %21 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<2x17x32xf64>) outs(%16 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.addf %in, %out : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x17x1xf64>) outs(%15 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.divf %in, %cst_11 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %23 = tensor.empty() : tensor<2x17x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x17x1xf64>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %429 = arith.truncf %in : f64 to f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%23 : tensor<2x17x1xf32>) -> tensor<2x17x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<2x17x32xf32>) outs(%25 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.divf %in, %cst_12 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_9 : f64 to f32
      %430 = arith.addf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x17x1xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = math.rsqrt %in : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %27 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %29 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %arg12 : tensor<2x17x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %arg13 : tensor<2x17x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %collapsed_20 = tensor.collapse_shape %33 [[0, 1], [2]] : tensor<2x17x32xf32> into tensor<34x32xf32>
    %34 = tensor.empty() : tensor<32x32xf32>
    %transposed_21 = linalg.transpose ins(%arg4 : tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) permutation = [1, 0] 
    %35 = tensor.empty() : tensor<34x32xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %37 = linalg.matmul ins(%collapsed_20, %transposed_21 : tensor<34x32xf32>, tensor<32x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %38 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<34x32xf32>
    %39 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%37, %38 : tensor<34x32xf32>, tensor<34x32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<34x32xf32>
    %expanded_22 = tensor.expand_shape %39 [[0, 1], [2, 3]] output_shape [2, 17, 4, 8] : tensor<34x32xf32> into tensor<2x17x4x8xf32>
    %40 = tensor.empty() : tensor<2x4x17x8xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<2x17x4x8xf32>) outs(%40 : tensor<2x4x17x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_24 = linalg.transpose ins(%arg6 : tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) permutation = [1, 0] 
    %41 = linalg.matmul ins(%collapsed_20, %transposed_24 : tensor<34x32xf32>, tensor<32x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %42 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<34x32xf32>
    %43 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%41, %42 : tensor<34x32xf32>, tensor<34x32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<34x32xf32>
    %expanded_25 = tensor.expand_shape %43 [[0, 1], [2, 3]] output_shape [2, 17, 4, 8] : tensor<34x32xf32> into tensor<2x17x4x8xf32>
    %transposed_26 = linalg.transpose ins(%arg8 : tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) permutation = [1, 0] 
    %44 = linalg.matmul ins(%collapsed_20, %transposed_26 : tensor<34x32xf32>, tensor<32x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %45 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<34x32xf32>
    %46 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%44, %45 : tensor<34x32xf32>, tensor<34x32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<34x32xf32>
    %expanded_27 = tensor.expand_shape %46 [[0, 1], [2, 3]] output_shape [2, 17, 4, 8] : tensor<34x32xf32> into tensor<2x17x4x8xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<2x17x4x8xf32>) outs(%40 : tensor<2x4x17x8xf32>) permutation = [0, 2, 1, 3] 
    %47 = tensor.empty() : tensor<2x1x17x17xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map10, #map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_3, %cst_4 : tensor<2x1x17x17xi1>, tensor<f32>, tensor<f32>) outs(%47 : tensor<2x1x17x17xf32>) {
    ^bb0(%in: i1, %in_169: f32, %in_170: f32, %out: f32):
      %429 = arith.select %in, %in_169, %in_170 : f32
      linalg.yield %429 : f32
    } -> tensor<2x1x17x17xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_23 : tensor<2x4x17x8xf32>) outs(%40 : tensor<2x4x17x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_7 : f64 to f32
      %430 = arith.mulf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x4x17x8xf32>
    %50 = tensor.empty() : tensor<2x4x8x17xf32>
    %transposed_29 = linalg.transpose ins(%expanded_25 : tensor<2x17x4x8xf32>) outs(%50 : tensor<2x4x8x17xf32>) permutation = [0, 2, 3, 1] 
    %51 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_29 : tensor<2x4x8x17xf32>) outs(%50 : tensor<2x4x8x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_7 : f64 to f32
      %430 = arith.mulf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x4x8x17xf32>
    %collapsed_30 = tensor.collapse_shape %49 [[0, 1], [2], [3]] : tensor<2x4x17x8xf32> into tensor<8x17x8xf32>
    %collapsed_31 = tensor.collapse_shape %51 [[0, 1], [2], [3]] : tensor<2x4x8x17xf32> into tensor<8x8x17xf32>
    %52 = tensor.empty() : tensor<8x17x17xf32>
    %53 = linalg.fill ins(%cst : f32) outs(%52 : tensor<8x17x17xf32>) -> tensor<8x17x17xf32>
    %54 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<8x17x8xf32>, tensor<8x8x17xf32>) outs(%53 : tensor<8x17x17xf32>) -> tensor<8x17x17xf32>
    %expanded_32 = tensor.expand_shape %54 [[0, 1], [2], [3]] output_shape [2, 4, 17, 17] : tensor<8x17x17xf32> into tensor<2x4x17x17xf32>
    %55 = tensor.empty() : tensor<2x4x17x17xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32, %48 : tensor<2x4x17x17xf32>, tensor<2x1x17x17xf32>) outs(%55 : tensor<2x4x17x17xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x17xf32>
    %57 = tensor.empty() : tensor<2x4x17xi64>
    %58 = linalg.fill ins(%c0_i64 : i64) outs(%57 : tensor<2x4x17xi64>) -> tensor<2x4x17xi64>
    %59 = tensor.empty() : tensor<2x4x17xf32>
    %60 = linalg.fill ins(%cst_1 : f32) outs(%59 : tensor<2x4x17xf32>) -> tensor<2x4x17xf32>
    %61:2 = linalg.generic {indexing_maps = [#map4, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<2x4x17x17xf32>) outs(%60, %58 : tensor<2x4x17xf32>, tensor<2x4x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_169: i64):
      %429 = linalg.index 3 : index
      %430 = arith.index_cast %429 : index to i64
      %431 = arith.maximumf %in, %out : f32
      %432 = arith.cmpf ogt, %in, %out : f32
      %433 = arith.select %432, %430, %out_169 : i64
      linalg.yield %431, %433 : f32, i64
    } -> (tensor<2x4x17xf32>, tensor<2x4x17xi64>)
    %expanded_33 = tensor.expand_shape %61#0 [[0], [1], [2, 3]] output_shape [2, 4, 17, 1] : tensor<2x4x17xf32> into tensor<2x4x17x1xf32>
    %62 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %expanded_33 : tensor<2x4x17x17xf32>, tensor<2x4x17x1xf32>) outs(%55 : tensor<2x4x17x17xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x17xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<2x4x17x17xf32>) outs(%55 : tensor<2x4x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = math.exp %in : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x17xf32>
    %64 = tensor.empty() : tensor<2x4x17x1xf32>
    %65 = linalg.fill ins(%cst : f32) outs(%64 : tensor<2x4x17x1xf32>) -> tensor<2x4x17x1xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<2x4x17x17xf32>) outs(%65 : tensor<2x4x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x1xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %66 : tensor<2x4x17x17xf32>, tensor<2x4x17x1xf32>) outs(%55 : tensor<2x4x17x17xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.divf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x17xf32>
    %68 = tensor.empty() : tensor<2x4x17x17xi1>
    %69 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x4x17x17xf32>) outs(%68 : tensor<2x4x17x17xi1>) {
    ^bb0(%in: f32, %out: i1):
      %429 = arith.extf %in : f32 to f64
      %430 = arith.cmpf oeq, %429, %cst_8 : f64
      linalg.yield %430 : i1
    } -> tensor<2x4x17x17xi1>
    %70 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<2x4x17x17xi1>) outs(%68 : tensor<2x4x17x17xi1>) {
    ^bb0(%in: i1, %out: i1):
      %429 = arith.cmpi eq, %in, %false : i1
      linalg.yield %429 : i1
    } -> tensor<2x4x17x17xi1>
    %71 = tensor.empty() : tensor<2x4x17x1xi1>
    %72 = linalg.fill ins(%false : i1) outs(%71 : tensor<2x4x17x1xi1>) -> tensor<2x4x17x1xi1>
    %73 = linalg.generic {indexing_maps = [#map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%70 : tensor<2x4x17x17xi1>) outs(%72 : tensor<2x4x17x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %429 = arith.ori %in, %out : i1
      linalg.yield %429 : i1
    } -> tensor<2x4x17x1xi1>
    %74 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<2x4x17x1xi1>) outs(%71 : tensor<2x4x17x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %429 = arith.cmpi eq, %in, %false : i1
      linalg.yield %429 : i1
    } -> tensor<2x4x17x1xi1>
    %75 = linalg.generic {indexing_maps = [#map13, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %cst_2, %67 : tensor<2x4x17x1xi1>, tensor<2x4x17x17xf32>, tensor<2x4x17x17xf32>) outs(%55 : tensor<2x4x17x17xf32>) {
    ^bb0(%in: i1, %in_169: f32, %in_170: f32, %out: f32):
      %429 = arith.select %in, %in_169, %in_170 : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x17xf32>
    %collapsed_34 = tensor.collapse_shape %75 [[0, 1], [2], [3]] : tensor<2x4x17x17xf32> into tensor<8x17x17xf32>
    %collapsed_35 = tensor.collapse_shape %transposed_28 [[0, 1], [2], [3]] : tensor<2x4x17x8xf32> into tensor<8x17x8xf32>
    %76 = tensor.empty() : tensor<8x17x8xf32>
    %77 = linalg.fill ins(%cst : f32) outs(%76 : tensor<8x17x8xf32>) -> tensor<8x17x8xf32>
    %78 = linalg.batch_matmul ins(%collapsed_34, %collapsed_35 : tensor<8x17x17xf32>, tensor<8x17x8xf32>) outs(%77 : tensor<8x17x8xf32>) -> tensor<8x17x8xf32>
    %expanded_36 = tensor.expand_shape %78 [[0, 1], [2], [3]] output_shape [2, 4, 17, 8] : tensor<8x17x8xf32> into tensor<2x4x17x8xf32>
    %79 = tensor.empty() : tensor<2x17x4x8xf32>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<2x4x17x8xf32>) outs(%79 : tensor<2x17x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_38 = tensor.collapse_shape %transposed_37 [[0, 1], [2, 3]] : tensor<2x17x4x8xf32> into tensor<34x32xf32>
    %transposed_39 = linalg.transpose ins(%arg10 : tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) permutation = [1, 0] 
    %80 = linalg.matmul ins(%collapsed_38, %transposed_39 : tensor<34x32xf32>, tensor<32x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %81 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<34x32xf32>
    %82 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%80, %81 : tensor<34x32xf32>, tensor<34x32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<34x32xf32>
    %expanded_40 = tensor.expand_shape %82 [[0, 1], [2]] output_shape [2, 17, 32] : tensor<34x32xf32> into tensor<2x17x32xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_40, %6 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x17x32xf32>) outs(%13 : tensor<2x17x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %429 = arith.extf %in : f32 to f64
      linalg.yield %429 : f64
    } -> tensor<2x17x32xf64>
    %85 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%84 : tensor<2x17x32xf64>) outs(%16 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.addf %in, %out : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %86 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x17x1xf64>) outs(%15 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.divf %in, %cst_11 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %87 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %86 : tensor<2x17x32xf64>, tensor<2x17x1xf64>) outs(%13 : tensor<2x17x32xf64>) {
    ^bb0(%in: f64, %in_169: f64, %out: f64):
      %429 = arith.subf %in, %in_169 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x32xf64>
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %87 : tensor<2x17x32xf64>, tensor<2x17x32xf64>) outs(%13 : tensor<2x17x32xf64>) {
    ^bb0(%in: f64, %in_169: f64, %out: f64):
      %429 = arith.mulf %in, %in_169 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x32xf64>
    %89 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%88 : tensor<2x17x32xf64>) outs(%16 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.addf %in, %out : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x17x1xf64>) outs(%15 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.divf %in, %cst_11 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x17x1xf64>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %429 = arith.truncf %in : f64 to f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%83 : tensor<2x17x32xf32>) outs(%25 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.divf %in, %cst_12 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_9 : f64 to f32
      %430 = arith.addf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x17x1xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = math.rsqrt %in : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %93 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %95 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %arg14 : tensor<2x17x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %arg15 : tensor<2x17x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %collapsed_41 = tensor.collapse_shape %99 [[0, 1], [2]] : tensor<2x17x32xf32> into tensor<34x32xf32>
    %100 = tensor.empty() : tensor<32x64xf32>
    %transposed_42 = linalg.transpose ins(%arg16 : tensor<64x32xf32>) outs(%100 : tensor<32x64xf32>) permutation = [1, 0] 
    %101 = tensor.empty() : tensor<34x64xf32>
    %102 = linalg.fill ins(%cst : f32) outs(%101 : tensor<34x64xf32>) -> tensor<34x64xf32>
    %103 = linalg.matmul ins(%collapsed_41, %transposed_42 : tensor<34x32xf32>, tensor<32x64xf32>) outs(%102 : tensor<34x64xf32>) -> tensor<34x64xf32>
    %104 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<64xf32>) outs(%101 : tensor<34x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<34x64xf32>
    %105 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%103, %104 : tensor<34x64xf32>, tensor<34x64xf32>) outs(%101 : tensor<34x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<34x64xf32>
    %expanded_43 = tensor.expand_shape %105 [[0, 1], [2]] output_shape [2, 17, 64] : tensor<34x64xf32> into tensor<2x17x64xf32>
    %106 = tensor.empty() : tensor<2x17x64xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.mulf %in, %cst_13 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_6 : f64 to f32
      %430 = arith.mulf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x17x64xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = math.erf %in : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %cst_14 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %110 : tensor<2x17x64xf32>, tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %collapsed_44 = tensor.collapse_shape %111 [[0, 1], [2]] : tensor<2x17x64xf32> into tensor<34x64xf32>
    %112 = tensor.empty() : tensor<64x32xf32>
    %transposed_45 = linalg.transpose ins(%arg18 : tensor<32x64xf32>) outs(%112 : tensor<64x32xf32>) permutation = [1, 0] 
    %113 = linalg.matmul ins(%collapsed_44, %transposed_45 : tensor<34x64xf32>, tensor<64x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %114 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<34x32xf32>
    %115 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%113, %114 : tensor<34x32xf32>, tensor<34x32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<34x32xf32>
    %expanded_46 = tensor.expand_shape %115 [[0, 1], [2]] output_shape [2, 17, 32] : tensor<34x32xf32> into tensor<2x17x32xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %83 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<2x17x32xf32>) outs(%13 : tensor<2x17x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %429 = arith.extf %in : f32 to f64
      linalg.yield %429 : f64
    } -> tensor<2x17x32xf64>
    %118 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%117 : tensor<2x17x32xf64>) outs(%16 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.addf %in, %out : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<2x17x1xf64>) outs(%15 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.divf %in, %cst_11 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %120 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %119 : tensor<2x17x32xf64>, tensor<2x17x1xf64>) outs(%13 : tensor<2x17x32xf64>) {
    ^bb0(%in: f64, %in_169: f64, %out: f64):
      %429 = arith.subf %in, %in_169 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x32xf64>
    %121 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %120 : tensor<2x17x32xf64>, tensor<2x17x32xf64>) outs(%13 : tensor<2x17x32xf64>) {
    ^bb0(%in: f64, %in_169: f64, %out: f64):
      %429 = arith.mulf %in, %in_169 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x32xf64>
    %122 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%121 : tensor<2x17x32xf64>) outs(%16 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.addf %in, %out : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x17x1xf64>) outs(%15 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.divf %in, %cst_11 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x17x1xf64>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %429 = arith.truncf %in : f64 to f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%116 : tensor<2x17x32xf32>) outs(%25 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.divf %in, %cst_12 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_9 : f64 to f32
      %430 = arith.addf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x17x1xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = math.rsqrt %in : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %126 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %128 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %arg28 : tensor<2x17x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %arg29 : tensor<2x17x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %collapsed_47 = tensor.collapse_shape %132 [[0, 1], [2]] : tensor<2x17x32xf32> into tensor<34x32xf32>
    %transposed_48 = linalg.transpose ins(%arg20 : tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) permutation = [1, 0] 
    %133 = linalg.matmul ins(%collapsed_47, %transposed_48 : tensor<34x32xf32>, tensor<32x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %134 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg21 : tensor<32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<34x32xf32>
    %135 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%133, %134 : tensor<34x32xf32>, tensor<34x32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<34x32xf32>
    %expanded_49 = tensor.expand_shape %135 [[0, 1], [2, 3]] output_shape [2, 17, 4, 8] : tensor<34x32xf32> into tensor<2x17x4x8xf32>
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<2x17x4x8xf32>) outs(%40 : tensor<2x4x17x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_51 = linalg.transpose ins(%arg22 : tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) permutation = [1, 0] 
    %136 = linalg.matmul ins(%collapsed_47, %transposed_51 : tensor<34x32xf32>, tensor<32x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %137 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<34x32xf32>
    %138 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%136, %137 : tensor<34x32xf32>, tensor<34x32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<34x32xf32>
    %expanded_52 = tensor.expand_shape %138 [[0, 1], [2, 3]] output_shape [2, 17, 4, 8] : tensor<34x32xf32> into tensor<2x17x4x8xf32>
    %transposed_53 = linalg.transpose ins(%arg24 : tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) permutation = [1, 0] 
    %139 = linalg.matmul ins(%collapsed_47, %transposed_53 : tensor<34x32xf32>, tensor<32x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %140 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<34x32xf32>
    %141 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%139, %140 : tensor<34x32xf32>, tensor<34x32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<34x32xf32>
    %expanded_54 = tensor.expand_shape %141 [[0, 1], [2, 3]] output_shape [2, 17, 4, 8] : tensor<34x32xf32> into tensor<2x17x4x8xf32>
    %transposed_55 = linalg.transpose ins(%expanded_54 : tensor<2x17x4x8xf32>) outs(%40 : tensor<2x4x17x8xf32>) permutation = [0, 2, 1, 3] 
    %142 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_50 : tensor<2x4x17x8xf32>) outs(%40 : tensor<2x4x17x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_7 : f64 to f32
      %430 = arith.mulf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x4x17x8xf32>
    %transposed_56 = linalg.transpose ins(%expanded_52 : tensor<2x17x4x8xf32>) outs(%50 : tensor<2x4x8x17xf32>) permutation = [0, 2, 3, 1] 
    %143 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_56 : tensor<2x4x8x17xf32>) outs(%50 : tensor<2x4x8x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_7 : f64 to f32
      %430 = arith.mulf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x4x8x17xf32>
    %collapsed_57 = tensor.collapse_shape %142 [[0, 1], [2], [3]] : tensor<2x4x17x8xf32> into tensor<8x17x8xf32>
    %collapsed_58 = tensor.collapse_shape %143 [[0, 1], [2], [3]] : tensor<2x4x8x17xf32> into tensor<8x8x17xf32>
    %144 = linalg.batch_matmul ins(%collapsed_57, %collapsed_58 : tensor<8x17x8xf32>, tensor<8x8x17xf32>) outs(%53 : tensor<8x17x17xf32>) -> tensor<8x17x17xf32>
    %expanded_59 = tensor.expand_shape %144 [[0, 1], [2], [3]] output_shape [2, 4, 17, 17] : tensor<8x17x17xf32> into tensor<2x4x17x17xf32>
    %145 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_59, %48 : tensor<2x4x17x17xf32>, tensor<2x1x17x17xf32>) outs(%55 : tensor<2x4x17x17xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x17xf32>
    %146:2 = linalg.generic {indexing_maps = [#map4, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%145 : tensor<2x4x17x17xf32>) outs(%60, %58 : tensor<2x4x17xf32>, tensor<2x4x17xi64>) {
    ^bb0(%in: f32, %out: f32, %out_169: i64):
      %429 = linalg.index 3 : index
      %430 = arith.index_cast %429 : index to i64
      %431 = arith.maximumf %in, %out : f32
      %432 = arith.cmpf ogt, %in, %out : f32
      %433 = arith.select %432, %430, %out_169 : i64
      linalg.yield %431, %433 : f32, i64
    } -> (tensor<2x4x17xf32>, tensor<2x4x17xi64>)
    %expanded_60 = tensor.expand_shape %146#0 [[0], [1], [2, 3]] output_shape [2, 4, 17, 1] : tensor<2x4x17xf32> into tensor<2x4x17x1xf32>
    %147 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145, %expanded_60 : tensor<2x4x17x17xf32>, tensor<2x4x17x1xf32>) outs(%55 : tensor<2x4x17x17xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x17xf32>
    %148 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147 : tensor<2x4x17x17xf32>) outs(%55 : tensor<2x4x17x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = math.exp %in : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x17xf32>
    %149 = linalg.generic {indexing_maps = [#map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%148 : tensor<2x4x17x17xf32>) outs(%65 : tensor<2x4x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x1xf32>
    %150 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148, %149 : tensor<2x4x17x17xf32>, tensor<2x4x17x1xf32>) outs(%55 : tensor<2x4x17x17xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.divf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x17xf32>
    %151 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145 : tensor<2x4x17x17xf32>) outs(%68 : tensor<2x4x17x17xi1>) {
    ^bb0(%in: f32, %out: i1):
      %429 = arith.extf %in : f32 to f64
      %430 = arith.cmpf oeq, %429, %cst_8 : f64
      linalg.yield %430 : i1
    } -> tensor<2x4x17x17xi1>
    %152 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151 : tensor<2x4x17x17xi1>) outs(%68 : tensor<2x4x17x17xi1>) {
    ^bb0(%in: i1, %out: i1):
      %429 = arith.cmpi eq, %in, %false : i1
      linalg.yield %429 : i1
    } -> tensor<2x4x17x17xi1>
    %153 = linalg.generic {indexing_maps = [#map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%152 : tensor<2x4x17x17xi1>) outs(%72 : tensor<2x4x17x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %429 = arith.ori %in, %out : i1
      linalg.yield %429 : i1
    } -> tensor<2x4x17x1xi1>
    %154 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<2x4x17x1xi1>) outs(%71 : tensor<2x4x17x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %429 = arith.cmpi eq, %in, %false : i1
      linalg.yield %429 : i1
    } -> tensor<2x4x17x1xi1>
    %155 = linalg.generic {indexing_maps = [#map13, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154, %cst_2, %150 : tensor<2x4x17x1xi1>, tensor<2x4x17x17xf32>, tensor<2x4x17x17xf32>) outs(%55 : tensor<2x4x17x17xf32>) {
    ^bb0(%in: i1, %in_169: f32, %in_170: f32, %out: f32):
      %429 = arith.select %in, %in_169, %in_170 : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x17xf32>
    %collapsed_61 = tensor.collapse_shape %155 [[0, 1], [2], [3]] : tensor<2x4x17x17xf32> into tensor<8x17x17xf32>
    %collapsed_62 = tensor.collapse_shape %transposed_55 [[0, 1], [2], [3]] : tensor<2x4x17x8xf32> into tensor<8x17x8xf32>
    %156 = linalg.batch_matmul ins(%collapsed_61, %collapsed_62 : tensor<8x17x17xf32>, tensor<8x17x8xf32>) outs(%77 : tensor<8x17x8xf32>) -> tensor<8x17x8xf32>
    %expanded_63 = tensor.expand_shape %156 [[0, 1], [2], [3]] output_shape [2, 4, 17, 8] : tensor<8x17x8xf32> into tensor<2x4x17x8xf32>
    %transposed_64 = linalg.transpose ins(%expanded_63 : tensor<2x4x17x8xf32>) outs(%79 : tensor<2x17x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_65 = tensor.collapse_shape %transposed_64 [[0, 1], [2, 3]] : tensor<2x17x4x8xf32> into tensor<34x32xf32>
    %transposed_66 = linalg.transpose ins(%arg26 : tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) permutation = [1, 0] 
    %157 = linalg.matmul ins(%collapsed_65, %transposed_66 : tensor<34x32xf32>, tensor<32x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %158 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg27 : tensor<32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<34x32xf32>
    %159 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%157, %158 : tensor<34x32xf32>, tensor<34x32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<34x32xf32>
    %expanded_67 = tensor.expand_shape %159 [[0, 1], [2]] output_shape [2, 17, 32] : tensor<34x32xf32> into tensor<2x17x32xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_67, %116 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<2x17x32xf32>) outs(%13 : tensor<2x17x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %429 = arith.extf %in : f32 to f64
      linalg.yield %429 : f64
    } -> tensor<2x17x32xf64>
    %162 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%161 : tensor<2x17x32xf64>) outs(%16 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.addf %in, %out : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<2x17x1xf64>) outs(%15 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.divf %in, %cst_11 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %164 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %163 : tensor<2x17x32xf64>, tensor<2x17x1xf64>) outs(%13 : tensor<2x17x32xf64>) {
    ^bb0(%in: f64, %in_169: f64, %out: f64):
      %429 = arith.subf %in, %in_169 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x32xf64>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %164 : tensor<2x17x32xf64>, tensor<2x17x32xf64>) outs(%13 : tensor<2x17x32xf64>) {
    ^bb0(%in: f64, %in_169: f64, %out: f64):
      %429 = arith.mulf %in, %in_169 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x32xf64>
    %166 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%165 : tensor<2x17x32xf64>) outs(%16 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.addf %in, %out : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<2x17x1xf64>) outs(%15 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.divf %in, %cst_11 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<2x17x1xf64>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %429 = arith.truncf %in : f64 to f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%160 : tensor<2x17x32xf32>) outs(%25 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.divf %in, %cst_12 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_9 : f64 to f32
      %430 = arith.addf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x17x1xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = math.rsqrt %in : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %170 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %172 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %arg30 : tensor<2x17x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %arg31 : tensor<2x17x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %collapsed_68 = tensor.collapse_shape %176 [[0, 1], [2]] : tensor<2x17x32xf32> into tensor<34x32xf32>
    %transposed_69 = linalg.transpose ins(%arg32 : tensor<64x32xf32>) outs(%100 : tensor<32x64xf32>) permutation = [1, 0] 
    %177 = linalg.matmul ins(%collapsed_68, %transposed_69 : tensor<34x32xf32>, tensor<32x64xf32>) outs(%102 : tensor<34x64xf32>) -> tensor<34x64xf32>
    %178 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg33 : tensor<64xf32>) outs(%101 : tensor<34x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<34x64xf32>
    %179 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%177, %178 : tensor<34x64xf32>, tensor<34x64xf32>) outs(%101 : tensor<34x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<34x64xf32>
    %expanded_70 = tensor.expand_shape %179 [[0, 1], [2]] output_shape [2, 17, 64] : tensor<34x64xf32> into tensor<2x17x64xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70 : tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.mulf %in, %cst_13 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70 : tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_6 : f64 to f32
      %430 = arith.mulf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x17x64xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = math.erf %in : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %cst_14 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %183 : tensor<2x17x64xf32>, tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %collapsed_71 = tensor.collapse_shape %184 [[0, 1], [2]] : tensor<2x17x64xf32> into tensor<34x64xf32>
    %transposed_72 = linalg.transpose ins(%arg34 : tensor<32x64xf32>) outs(%112 : tensor<64x32xf32>) permutation = [1, 0] 
    %185 = linalg.matmul ins(%collapsed_71, %transposed_72 : tensor<34x64xf32>, tensor<64x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %186 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg35 : tensor<32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<34x32xf32>
    %187 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%185, %186 : tensor<34x32xf32>, tensor<34x32xf32>) outs(%35 : tensor<34x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<34x32xf32>
    %expanded_73 = tensor.expand_shape %187 [[0, 1], [2]] output_shape [2, 17, 32] : tensor<34x32xf32> into tensor<2x17x32xf32>
    %188 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_73, %160 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<2x17x32xf32>) outs(%13 : tensor<2x17x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %429 = arith.extf %in : f32 to f64
      linalg.yield %429 : f64
    } -> tensor<2x17x32xf64>
    %190 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%189 : tensor<2x17x32xf64>) outs(%16 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.addf %in, %out : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %191 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<2x17x1xf64>) outs(%15 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.divf %in, %cst_11 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %192 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %191 : tensor<2x17x32xf64>, tensor<2x17x1xf64>) outs(%13 : tensor<2x17x32xf64>) {
    ^bb0(%in: f64, %in_169: f64, %out: f64):
      %429 = arith.subf %in, %in_169 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x32xf64>
    %193 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %192 : tensor<2x17x32xf64>, tensor<2x17x32xf64>) outs(%13 : tensor<2x17x32xf64>) {
    ^bb0(%in: f64, %in_169: f64, %out: f64):
      %429 = arith.mulf %in, %in_169 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x32xf64>
    %194 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%193 : tensor<2x17x32xf64>) outs(%16 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.addf %in, %out : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %195 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<2x17x1xf64>) outs(%15 : tensor<2x17x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %429 = arith.divf %in, %cst_11 : f64
      linalg.yield %429 : f64
    } -> tensor<2x17x1xf64>
    %196 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<2x17x1xf64>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %429 = arith.truncf %in : f64 to f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %197 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%188 : tensor<2x17x32xf32>) outs(%25 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.divf %in, %cst_12 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %199 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_9 : f64 to f32
      %430 = arith.addf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x17x1xf32>
    %200 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = math.rsqrt %in : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %198 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %200 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %203 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %arg36 : tensor<2x17x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %204 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %arg37 : tensor<2x17x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %extracted_slice = tensor.extract_slice %204[0, 0, 0] [2, 1, 32] [1, 1, 1] : tensor<2x17x32xf32> to tensor<2x1x32xf32>
    %collapsed_74 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<2x1x32xf32> into tensor<2x32xf32>
    %205 = tensor.empty() : tensor<32x2xf32>
    %transposed_75 = linalg.transpose ins(%arg38 : tensor<2x32xf32>) outs(%205 : tensor<32x2xf32>) permutation = [1, 0] 
    %206 = tensor.empty() : tensor<2x2xf32>
    %207 = linalg.fill ins(%cst : f32) outs(%206 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %208 = linalg.matmul ins(%collapsed_74, %transposed_75 : tensor<2x32xf32>, tensor<32x2xf32>) outs(%207 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %209 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg39 : tensor<2xf32>) outs(%206 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %210 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%208, %209 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%206 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x2xf32>
    %211 = tensor.empty() : tensor<2xi64>
    %212 = linalg.fill ins(%c0_i64 : i64) outs(%211 : tensor<2xi64>) -> tensor<2xi64>
    %213 = tensor.empty() : tensor<2xf32>
    %214 = linalg.fill ins(%cst_1 : f32) outs(%213 : tensor<2xf32>) -> tensor<2xf32>
    %215:2 = linalg.generic {indexing_maps = [#map9, #map14, #map14], iterator_types = ["parallel", "reduction"]} ins(%210 : tensor<2x2xf32>) outs(%214, %212 : tensor<2xf32>, tensor<2xi64>) {
    ^bb0(%in: f32, %out: f32, %out_169: i64):
      %429 = linalg.index 1 : index
      %430 = arith.index_cast %429 : index to i64
      %431 = arith.maximumf %in, %out : f32
      %432 = arith.cmpf ogt, %in, %out : f32
      %433 = arith.select %432, %430, %out_169 : i64
      linalg.yield %431, %433 : f32, i64
    } -> (tensor<2xf32>, tensor<2xi64>)
    %expanded_76 = tensor.expand_shape %215#0 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %216 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel"]} ins(%210, %expanded_76 : tensor<2x2xf32>, tensor<2x1xf32>) outs(%206 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x2xf32>
    %217 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%216 : tensor<2x2xf32>) outs(%206 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = math.exp %in : f32
      linalg.yield %429 : f32
    } -> tensor<2x2xf32>
    %218 = tensor.empty() : tensor<2x1xf32>
    %219 = linalg.fill ins(%cst : f32) outs(%218 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %220 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "reduction"]} ins(%217 : tensor<2x2xf32>) outs(%219 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x1xf32>
    %221 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%220 : tensor<2x1xf32>) outs(%218 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = math.log %in : f32
      linalg.yield %429 : f32
    } -> tensor<2x1xf32>
    %222 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel"]} ins(%216, %221 : tensor<2x2xf32>, tensor<2x1xf32>) outs(%206 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x2xf32>
    %223 = tensor.empty() : tensor<2xi1>
    %224 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg40 : tensor<2xi64>) outs(%223 : tensor<2xi1>) {
    ^bb0(%in: i64, %out: i1):
      %429 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %429 : i1
    } -> tensor<2xi1>
    %225 = linalg.generic {indexing_maps = [#map3, #map3, #map16, #map3], iterator_types = ["parallel"]} ins(%224, %arg40, %cst_16 : tensor<2xi1>, tensor<2xi64>, tensor<i64>) outs(%211 : tensor<2xi64>) {
    ^bb0(%in: i1, %in_169: i64, %in_170: i64, %out: i64):
      %429 = arith.select %in, %in_169, %in_170 : i64
      linalg.yield %429 : i64
    } -> tensor<2xi64>
    %expanded_77 = tensor.expand_shape %225 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %226 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_77 : tensor<2x1xi64>) outs(%219 : tensor<2x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %429 = linalg.index 0 : index
      %430 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %222[%429, %430] : tensor<2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x1xf32>
    %collapsed_78 = tensor.collapse_shape %226 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %227 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_78 : tensor<2xf32>) outs(%213 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.negf %in : f32
      linalg.yield %429 : f32
    } -> tensor<2xf32>
    %228 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%224 : tensor<2xi1>) outs(%213 : tensor<2xf32>) {
    ^bb0(%in: i1, %out: f32):
      %429 = arith.uitofp %in : i1 to f32
      linalg.yield %429 : f32
    } -> tensor<2xf32>
    %229 = linalg.generic {indexing_maps = [#map3, #map3, #map16, #map3], iterator_types = ["parallel"]} ins(%224, %227, %cst_3 : tensor<2xi1>, tensor<2xf32>, tensor<f32>) outs(%213 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_169: f32, %in_170: f32, %out: f32):
      %429 = arith.select %in, %in_169, %in_170 : f32
      linalg.yield %429 : f32
    } -> tensor<2xf32>
    %230 = tensor.empty() : tensor<f32>
    %231 = linalg.fill ins(%cst : f32) outs(%230 : tensor<f32>) -> tensor<f32>
    %232 = linalg.generic {indexing_maps = [#map3, #map16], iterator_types = ["reduction"]} ins(%228 : tensor<2xf32>) outs(%231 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<f32>
    %233 = linalg.generic {indexing_maps = [#map3, #map16], iterator_types = ["reduction"]} ins(%229 : tensor<2xf32>) outs(%231 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<f32>
    %234 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%233, %232 : tensor<f32>, tensor<f32>) outs(%230 : tensor<f32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.divf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<f32>
    %235 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%211 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %429 = linalg.index 0 : index
      %430 = arith.index_cast %429 : index to i64
      linalg.yield %430 : i64
    } -> tensor<2xi64>
    %expanded_79 = tensor.expand_shape %235 [[0, 1]] output_shape [1, 2] : tensor<2xi64> into tensor<1x2xi64>
    %expanded_80 = tensor.expand_shape %arg40 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %236 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%cst_10, %232 : tensor<f32>, tensor<f32>) outs(%230 : tensor<f32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.divf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<f32>
    %237 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%236 : tensor<f32>) outs(%230 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.negf %in : f32
      linalg.yield %429 : f32
    } -> tensor<f32>
    %238 = tensor.empty() : tensor<2x2xi1>
    %239 = linalg.generic {indexing_maps = [#map18, #map15, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_79, %expanded_80 : tensor<1x2xi64>, tensor<2x1xi64>) outs(%238 : tensor<2x2xi1>) {
    ^bb0(%in: i64, %in_169: i64, %out: i1):
      %429 = arith.cmpi eq, %in, %in_169 : i64
      linalg.yield %429 : i1
    } -> tensor<2x2xi1>
    %240 = tensor.empty() : tensor<2x1xi1>
    %241 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_80 : tensor<2x1xi64>) outs(%240 : tensor<2x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %429 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %429 : i1
    } -> tensor<2x1xi1>
    %242 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel"]} ins(%239, %241 : tensor<2x2xi1>, tensor<2x1xi1>) outs(%238 : tensor<2x2xi1>) {
    ^bb0(%in: i1, %in_169: i1, %out: i1):
      %429 = arith.andi %in, %in_169 : i1
      linalg.yield %429 : i1
    } -> tensor<2x2xi1>
    %243 = linalg.generic {indexing_maps = [#map9, #map19, #map19, #map9], iterator_types = ["parallel", "parallel"]} ins(%242, %237, %cst_3 : tensor<2x2xi1>, tensor<f32>, tensor<f32>) outs(%206 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_169: f32, %in_170: f32, %out: f32):
      %429 = arith.select %in, %in_169, %in_170 : f32
      linalg.yield %429 : f32
    } -> tensor<2x2xf32>
    %244 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%222 : tensor<2x2xf32>) outs(%206 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = math.exp %in : f32
      linalg.yield %429 : f32
    } -> tensor<2x2xf32>
    %245 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "reduction"]} ins(%243 : tensor<2x2xf32>) outs(%219 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x1xf32>
    %246 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel"]} ins(%244, %245 : tensor<2x2xf32>, tensor<2x1xf32>) outs(%206 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x2xf32>
    %247 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%243, %246 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%206 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x2xf32>
    %248 = tensor.empty() : tensor<2x32xf32>
    %249 = linalg.fill ins(%cst : f32) outs(%248 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %250 = linalg.matmul ins(%247, %arg38 : tensor<2x2xf32>, tensor<2x32xf32>) outs(%249 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %transposed_81 = linalg.transpose ins(%247 : tensor<2x2xf32>) outs(%206 : tensor<2x2xf32>) permutation = [1, 0] 
    %251 = linalg.matmul ins(%transposed_81, %collapsed_74 : tensor<2x2xf32>, tensor<2x32xf32>) outs(%249 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %252 = tensor.empty() : tensor<1x2xf32>
    %253 = linalg.fill ins(%cst : f32) outs(%252 : tensor<1x2xf32>) -> tensor<1x2xf32>
    %254 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["reduction", "parallel"]} ins(%247 : tensor<2x2xf32>) outs(%253 : tensor<1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<1x2xf32>
    %collapsed_82 = tensor.collapse_shape %254 [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
    %expanded_83 = tensor.expand_shape %250 [[0], [1, 2]] output_shape [2, 1, 32] : tensor<2x32xf32> into tensor<2x1x32xf32>
    %padded = tensor.pad %expanded_83 low[0, 0, 0] high[0, 16, 0] {
    ^bb0(%arg42: index, %arg43: index, %arg44: index):
      tensor.yield %cst : f32
    } : tensor<2x1x32xf32> to tensor<2x17x32xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded, %arg36 : tensor<2x17x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.mulf %in, %cst_12 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%255 : tensor<2x17x32xf32>) outs(%25 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %202 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %259 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%258 : tensor<2x17x32xf32>) outs(%25 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %260 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %259 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %261 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %257 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %262 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %260 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %263 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.divf %in, %cst_12 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %264 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %262 : tensor<2x17x1xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded, %202 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %266 = tensor.empty() : tensor<32xf32>
    %267 = linalg.fill ins(%cst : f32) outs(%266 : tensor<32xf32>) -> tensor<32xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%265 : tensor<2x17x32xf32>) outs(%267 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<32xf32>
    %269 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%padded : tensor<2x17x32xf32>) outs(%267 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<32xf32>
    %collapsed_84 = tensor.collapse_shape %264 [[0, 1], [2]] : tensor<2x17x32xf32> into tensor<34x32xf32>
    %270 = linalg.matmul ins(%collapsed_84, %arg34 : tensor<34x32xf32>, tensor<32x64xf32>) outs(%102 : tensor<34x64xf32>) -> tensor<34x64xf32>
    %271 = tensor.empty() : tensor<32x34xf32>
    %transposed_85 = linalg.transpose ins(%collapsed_84 : tensor<34x32xf32>) outs(%271 : tensor<32x34xf32>) permutation = [1, 0] 
    %272 = linalg.fill ins(%cst : f32) outs(%100 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %273 = linalg.matmul ins(%transposed_85, %collapsed_71 : tensor<32x34xf32>, tensor<34x64xf32>) outs(%272 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %274 = tensor.empty() : tensor<1x32xf32>
    %275 = linalg.fill ins(%cst : f32) outs(%274 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %276 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_84 : tensor<34x32xf32>) outs(%275 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<1x32xf32>
    %collapsed_86 = tensor.collapse_shape %276 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_87 = tensor.expand_shape %270 [[0, 1], [2]] output_shape [2, 17, 64] : tensor<34x64xf32> into tensor<2x17x64xf32>
    %277 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.mulf %in, %cst_13 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %278 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70, %expanded_70 : tensor<2x17x64xf32>, tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %279 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278 : tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.mulf %in, %cst_15 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %280 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = math.exp %in : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %281 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280 : tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_5 : f64 to f32
      %430 = arith.mulf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x17x64xf32>
    %282 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70, %281 : tensor<2x17x64xf32>, tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %283 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %282 : tensor<2x17x64xf32>, tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %284 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_87, %283 : tensor<2x17x64xf32>, tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %collapsed_88 = tensor.collapse_shape %284 [[0, 1], [2]] : tensor<2x17x64xf32> into tensor<34x64xf32>
    %285 = linalg.matmul ins(%collapsed_88, %arg32 : tensor<34x64xf32>, tensor<64x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %286 = tensor.empty() : tensor<64x34xf32>
    %transposed_89 = linalg.transpose ins(%collapsed_88 : tensor<34x64xf32>) outs(%286 : tensor<64x34xf32>) permutation = [1, 0] 
    %287 = linalg.fill ins(%cst : f32) outs(%112 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %288 = linalg.matmul ins(%transposed_89, %collapsed_68 : tensor<64x34xf32>, tensor<34x32xf32>) outs(%287 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %289 = tensor.empty() : tensor<1x64xf32>
    %290 = linalg.fill ins(%cst : f32) outs(%289 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %291 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_88 : tensor<34x64xf32>) outs(%290 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<1x64xf32>
    %collapsed_90 = tensor.collapse_shape %291 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_91 = tensor.expand_shape %285 [[0, 1], [2]] output_shape [2, 17, 32] : tensor<34x32xf32> into tensor<2x17x32xf32>
    %292 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_91, %arg30 : tensor<2x17x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292 : tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.mulf %in, %cst_12 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %294 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%292 : tensor<2x17x32xf32>) outs(%25 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %295 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %174 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%295 : tensor<2x17x32xf32>) outs(%25 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %297 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %296 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293, %294 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %299 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %297 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %300 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.divf %in, %cst_12 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %301 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %299 : tensor<2x17x1xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %302 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_91, %174 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %303 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%302 : tensor<2x17x32xf32>) outs(%267 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<32xf32>
    %304 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_91 : tensor<2x17x32xf32>) outs(%267 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<32xf32>
    %305 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %301 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %collapsed_92 = tensor.collapse_shape %305 [[0, 1], [2]] : tensor<2x17x32xf32> into tensor<34x32xf32>
    %306 = linalg.matmul ins(%collapsed_92, %arg26 : tensor<34x32xf32>, tensor<32x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %transposed_93 = linalg.transpose ins(%collapsed_92 : tensor<34x32xf32>) outs(%271 : tensor<32x34xf32>) permutation = [1, 0] 
    %307 = linalg.fill ins(%cst : f32) outs(%34 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %308 = linalg.matmul ins(%transposed_93, %collapsed_65 : tensor<32x34xf32>, tensor<34x32xf32>) outs(%307 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %309 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_92 : tensor<34x32xf32>) outs(%275 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<1x32xf32>
    %collapsed_94 = tensor.collapse_shape %309 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_95 = tensor.expand_shape %306 [[0, 1], [2, 3]] output_shape [2, 17, 4, 8] : tensor<34x32xf32> into tensor<2x17x4x8xf32>
    %transposed_96 = linalg.transpose ins(%expanded_95 : tensor<2x17x4x8xf32>) outs(%40 : tensor<2x4x17x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_97 = tensor.collapse_shape %transposed_96 [[0, 1], [2], [3]] : tensor<2x4x17x8xf32> into tensor<8x17x8xf32>
    %transposed_98 = linalg.transpose ins(%collapsed_61 : tensor<8x17x17xf32>) outs(%52 : tensor<8x17x17xf32>) permutation = [0, 2, 1] 
    %310 = linalg.batch_matmul ins(%transposed_98, %collapsed_97 : tensor<8x17x17xf32>, tensor<8x17x8xf32>) outs(%77 : tensor<8x17x8xf32>) -> tensor<8x17x8xf32>
    %311 = tensor.empty() : tensor<8x8x17xf32>
    %transposed_99 = linalg.transpose ins(%collapsed_62 : tensor<8x17x8xf32>) outs(%311 : tensor<8x8x17xf32>) permutation = [0, 2, 1] 
    %312 = linalg.batch_matmul ins(%collapsed_97, %transposed_99 : tensor<8x17x8xf32>, tensor<8x8x17xf32>) outs(%53 : tensor<8x17x17xf32>) -> tensor<8x17x17xf32>
    %expanded_100 = tensor.expand_shape %310 [[0, 1], [2], [3]] output_shape [2, 4, 17, 8] : tensor<8x17x8xf32> into tensor<2x4x17x8xf32>
    %expanded_101 = tensor.expand_shape %312 [[0, 1], [2], [3]] output_shape [2, 4, 17, 17] : tensor<8x17x17xf32> into tensor<2x4x17x17xf32>
    %313 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_101, %155 : tensor<2x4x17x17xf32>, tensor<2x4x17x17xf32>) outs(%55 : tensor<2x4x17x17xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x17xf32>
    %314 = linalg.generic {indexing_maps = [#map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%313 : tensor<2x4x17x17xf32>) outs(%65 : tensor<2x4x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x1xf32>
    %315 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155, %314 : tensor<2x4x17x17xf32>, tensor<2x4x17x1xf32>) outs(%55 : tensor<2x4x17x17xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x17xf32>
    %316 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%313, %315 : tensor<2x4x17x17xf32>, tensor<2x4x17x17xf32>) outs(%55 : tensor<2x4x17x17xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x17xf32>
    %collapsed_102 = tensor.collapse_shape %316 [[0, 1], [2], [3]] : tensor<2x4x17x17xf32> into tensor<8x17x17xf32>
    %transposed_103 = linalg.transpose ins(%collapsed_57 : tensor<8x17x8xf32>) outs(%311 : tensor<8x8x17xf32>) permutation = [0, 2, 1] 
    %317 = linalg.fill ins(%cst : f32) outs(%311 : tensor<8x8x17xf32>) -> tensor<8x8x17xf32>
    %318 = linalg.batch_matmul ins(%transposed_103, %collapsed_102 : tensor<8x8x17xf32>, tensor<8x17x17xf32>) outs(%317 : tensor<8x8x17xf32>) -> tensor<8x8x17xf32>
    %transposed_104 = linalg.transpose ins(%collapsed_58 : tensor<8x8x17xf32>) outs(%76 : tensor<8x17x8xf32>) permutation = [0, 2, 1] 
    %319 = linalg.batch_matmul ins(%collapsed_102, %transposed_104 : tensor<8x17x17xf32>, tensor<8x17x8xf32>) outs(%77 : tensor<8x17x8xf32>) -> tensor<8x17x8xf32>
    %expanded_105 = tensor.expand_shape %318 [[0, 1], [2], [3]] output_shape [2, 4, 8, 17] : tensor<8x8x17xf32> into tensor<2x4x8x17xf32>
    %expanded_106 = tensor.expand_shape %319 [[0, 1], [2], [3]] output_shape [2, 4, 17, 8] : tensor<8x17x8xf32> into tensor<2x4x17x8xf32>
    %320 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_105 : tensor<2x4x8x17xf32>) outs(%50 : tensor<2x4x8x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_7 : f64 to f32
      %430 = arith.mulf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x4x8x17xf32>
    %321 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_106 : tensor<2x4x17x8xf32>) outs(%40 : tensor<2x4x17x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_7 : f64 to f32
      %430 = arith.mulf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x4x17x8xf32>
    %transposed_107 = linalg.transpose ins(%expanded_100 : tensor<2x4x17x8xf32>) outs(%79 : tensor<2x17x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_108 = tensor.collapse_shape %transposed_107 [[0, 1], [2, 3]] : tensor<2x17x4x8xf32> into tensor<34x32xf32>
    %322 = linalg.matmul ins(%collapsed_108, %arg24 : tensor<34x32xf32>, tensor<32x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %transposed_109 = linalg.transpose ins(%collapsed_108 : tensor<34x32xf32>) outs(%271 : tensor<32x34xf32>) permutation = [1, 0] 
    %323 = linalg.matmul ins(%transposed_109, %collapsed_47 : tensor<32x34xf32>, tensor<34x32xf32>) outs(%307 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %324 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_108 : tensor<34x32xf32>) outs(%275 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<1x32xf32>
    %collapsed_110 = tensor.collapse_shape %324 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_111 = tensor.expand_shape %322 [[0, 1], [2]] output_shape [2, 17, 32] : tensor<34x32xf32> into tensor<2x17x32xf32>
    %transposed_112 = linalg.transpose ins(%320 : tensor<2x4x8x17xf32>) outs(%79 : tensor<2x17x4x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_113 = tensor.collapse_shape %transposed_112 [[0, 1], [2, 3]] : tensor<2x17x4x8xf32> into tensor<34x32xf32>
    %325 = linalg.matmul ins(%collapsed_113, %arg22 : tensor<34x32xf32>, tensor<32x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %transposed_114 = linalg.transpose ins(%collapsed_113 : tensor<34x32xf32>) outs(%271 : tensor<32x34xf32>) permutation = [1, 0] 
    %326 = linalg.matmul ins(%transposed_114, %collapsed_47 : tensor<32x34xf32>, tensor<34x32xf32>) outs(%307 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %327 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_113 : tensor<34x32xf32>) outs(%275 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<1x32xf32>
    %collapsed_115 = tensor.collapse_shape %327 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_116 = tensor.expand_shape %325 [[0, 1], [2]] output_shape [2, 17, 32] : tensor<34x32xf32> into tensor<2x17x32xf32>
    %328 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_111, %expanded_116 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %transposed_117 = linalg.transpose ins(%321 : tensor<2x4x17x8xf32>) outs(%79 : tensor<2x17x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_118 = tensor.collapse_shape %transposed_117 [[0, 1], [2, 3]] : tensor<2x17x4x8xf32> into tensor<34x32xf32>
    %329 = linalg.matmul ins(%collapsed_118, %arg20 : tensor<34x32xf32>, tensor<32x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %transposed_119 = linalg.transpose ins(%collapsed_118 : tensor<34x32xf32>) outs(%271 : tensor<32x34xf32>) permutation = [1, 0] 
    %330 = linalg.matmul ins(%transposed_119, %collapsed_47 : tensor<32x34xf32>, tensor<34x32xf32>) outs(%307 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %331 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_118 : tensor<34x32xf32>) outs(%275 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<1x32xf32>
    %collapsed_120 = tensor.collapse_shape %331 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_121 = tensor.expand_shape %329 [[0, 1], [2]] output_shape [2, 17, 32] : tensor<34x32xf32> into tensor<2x17x32xf32>
    %332 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %expanded_121 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %333 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %arg28 : tensor<2x17x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %334 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333 : tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.mulf %in, %cst_12 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%333 : tensor<2x17x32xf32>) outs(%25 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %336 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333, %130 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %337 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%336 : tensor<2x17x32xf32>) outs(%25 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %338 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %337 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %339 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334, %335 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %340 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %338 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %341 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.divf %in, %cst_12 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %342 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %340 : tensor<2x17x1xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %343 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %130 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %344 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%343 : tensor<2x17x32xf32>) outs(%267 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<32xf32>
    %345 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%332 : tensor<2x17x32xf32>) outs(%267 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<32xf32>
    %346 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305, %342 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %collapsed_122 = tensor.collapse_shape %346 [[0, 1], [2]] : tensor<2x17x32xf32> into tensor<34x32xf32>
    %347 = linalg.matmul ins(%collapsed_122, %arg18 : tensor<34x32xf32>, tensor<32x64xf32>) outs(%102 : tensor<34x64xf32>) -> tensor<34x64xf32>
    %transposed_123 = linalg.transpose ins(%collapsed_122 : tensor<34x32xf32>) outs(%271 : tensor<32x34xf32>) permutation = [1, 0] 
    %348 = linalg.matmul ins(%transposed_123, %collapsed_44 : tensor<32x34xf32>, tensor<34x64xf32>) outs(%272 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %349 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_122 : tensor<34x32xf32>) outs(%275 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<1x32xf32>
    %collapsed_124 = tensor.collapse_shape %349 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_125 = tensor.expand_shape %347 [[0, 1], [2]] output_shape [2, 17, 64] : tensor<34x64xf32> into tensor<2x17x64xf32>
    %350 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.mulf %in, %cst_13 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %351 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43, %expanded_43 : tensor<2x17x64xf32>, tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %352 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351 : tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.mulf %in, %cst_15 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %353 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352 : tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = math.exp %in : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %354 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353 : tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_5 : f64 to f32
      %430 = arith.mulf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x17x64xf32>
    %355 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43, %354 : tensor<2x17x64xf32>, tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %356 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %355 : tensor<2x17x64xf32>, tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %357 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_125, %356 : tensor<2x17x64xf32>, tensor<2x17x64xf32>) outs(%106 : tensor<2x17x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x64xf32>
    %collapsed_126 = tensor.collapse_shape %357 [[0, 1], [2]] : tensor<2x17x64xf32> into tensor<34x64xf32>
    %358 = linalg.matmul ins(%collapsed_126, %arg16 : tensor<34x64xf32>, tensor<64x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %transposed_127 = linalg.transpose ins(%collapsed_126 : tensor<34x64xf32>) outs(%286 : tensor<64x34xf32>) permutation = [1, 0] 
    %359 = linalg.matmul ins(%transposed_127, %collapsed_41 : tensor<64x34xf32>, tensor<34x32xf32>) outs(%287 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %360 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_126 : tensor<34x64xf32>) outs(%290 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<1x64xf32>
    %collapsed_128 = tensor.collapse_shape %360 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_129 = tensor.expand_shape %358 [[0, 1], [2]] output_shape [2, 17, 32] : tensor<34x32xf32> into tensor<2x17x32xf32>
    %361 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_129, %arg14 : tensor<2x17x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %362 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361 : tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.mulf %in, %cst_12 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %363 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%361 : tensor<2x17x32xf32>) outs(%25 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %364 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361, %97 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %365 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%364 : tensor<2x17x32xf32>) outs(%25 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %366 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %365 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %367 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %363 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %368 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367, %366 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %369 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.divf %in, %cst_12 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %370 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369, %368 : tensor<2x17x1xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %371 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_129, %97 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %372 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%371 : tensor<2x17x32xf32>) outs(%267 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<32xf32>
    %373 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_129 : tensor<2x17x32xf32>) outs(%267 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<32xf32>
    %374 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346, %370 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %collapsed_130 = tensor.collapse_shape %374 [[0, 1], [2]] : tensor<2x17x32xf32> into tensor<34x32xf32>
    %375 = linalg.matmul ins(%collapsed_130, %arg10 : tensor<34x32xf32>, tensor<32x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %transposed_131 = linalg.transpose ins(%collapsed_130 : tensor<34x32xf32>) outs(%271 : tensor<32x34xf32>) permutation = [1, 0] 
    %376 = linalg.matmul ins(%transposed_131, %collapsed_38 : tensor<32x34xf32>, tensor<34x32xf32>) outs(%307 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %377 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_130 : tensor<34x32xf32>) outs(%275 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<1x32xf32>
    %collapsed_132 = tensor.collapse_shape %377 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_133 = tensor.expand_shape %375 [[0, 1], [2, 3]] output_shape [2, 17, 4, 8] : tensor<34x32xf32> into tensor<2x17x4x8xf32>
    %transposed_134 = linalg.transpose ins(%expanded_133 : tensor<2x17x4x8xf32>) outs(%40 : tensor<2x4x17x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_135 = tensor.collapse_shape %transposed_134 [[0, 1], [2], [3]] : tensor<2x4x17x8xf32> into tensor<8x17x8xf32>
    %transposed_136 = linalg.transpose ins(%collapsed_34 : tensor<8x17x17xf32>) outs(%52 : tensor<8x17x17xf32>) permutation = [0, 2, 1] 
    %378 = linalg.batch_matmul ins(%transposed_136, %collapsed_135 : tensor<8x17x17xf32>, tensor<8x17x8xf32>) outs(%77 : tensor<8x17x8xf32>) -> tensor<8x17x8xf32>
    %transposed_137 = linalg.transpose ins(%collapsed_35 : tensor<8x17x8xf32>) outs(%311 : tensor<8x8x17xf32>) permutation = [0, 2, 1] 
    %379 = linalg.batch_matmul ins(%collapsed_135, %transposed_137 : tensor<8x17x8xf32>, tensor<8x8x17xf32>) outs(%53 : tensor<8x17x17xf32>) -> tensor<8x17x17xf32>
    %expanded_138 = tensor.expand_shape %378 [[0, 1], [2], [3]] output_shape [2, 4, 17, 8] : tensor<8x17x8xf32> into tensor<2x4x17x8xf32>
    %expanded_139 = tensor.expand_shape %379 [[0, 1], [2], [3]] output_shape [2, 4, 17, 17] : tensor<8x17x17xf32> into tensor<2x4x17x17xf32>
    %380 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_139, %75 : tensor<2x4x17x17xf32>, tensor<2x4x17x17xf32>) outs(%55 : tensor<2x4x17x17xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x17xf32>
    %381 = linalg.generic {indexing_maps = [#map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%380 : tensor<2x4x17x17xf32>) outs(%65 : tensor<2x4x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x1xf32>
    %382 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %381 : tensor<2x4x17x17xf32>, tensor<2x4x17x1xf32>) outs(%55 : tensor<2x4x17x17xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x17xf32>
    %383 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%380, %382 : tensor<2x4x17x17xf32>, tensor<2x4x17x17xf32>) outs(%55 : tensor<2x4x17x17xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x4x17x17xf32>
    %collapsed_140 = tensor.collapse_shape %383 [[0, 1], [2], [3]] : tensor<2x4x17x17xf32> into tensor<8x17x17xf32>
    %transposed_141 = linalg.transpose ins(%collapsed_30 : tensor<8x17x8xf32>) outs(%311 : tensor<8x8x17xf32>) permutation = [0, 2, 1] 
    %384 = linalg.batch_matmul ins(%transposed_141, %collapsed_140 : tensor<8x8x17xf32>, tensor<8x17x17xf32>) outs(%317 : tensor<8x8x17xf32>) -> tensor<8x8x17xf32>
    %transposed_142 = linalg.transpose ins(%collapsed_31 : tensor<8x8x17xf32>) outs(%76 : tensor<8x17x8xf32>) permutation = [0, 2, 1] 
    %385 = linalg.batch_matmul ins(%collapsed_140, %transposed_142 : tensor<8x17x17xf32>, tensor<8x17x8xf32>) outs(%77 : tensor<8x17x8xf32>) -> tensor<8x17x8xf32>
    %expanded_143 = tensor.expand_shape %384 [[0, 1], [2], [3]] output_shape [2, 4, 8, 17] : tensor<8x8x17xf32> into tensor<2x4x8x17xf32>
    %expanded_144 = tensor.expand_shape %385 [[0, 1], [2], [3]] output_shape [2, 4, 17, 8] : tensor<8x17x8xf32> into tensor<2x4x17x8xf32>
    %386 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_143 : tensor<2x4x8x17xf32>) outs(%50 : tensor<2x4x8x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_7 : f64 to f32
      %430 = arith.mulf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x4x8x17xf32>
    %387 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_144 : tensor<2x4x17x8xf32>) outs(%40 : tensor<2x4x17x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.truncf %cst_7 : f64 to f32
      %430 = arith.mulf %in, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<2x4x17x8xf32>
    %transposed_145 = linalg.transpose ins(%expanded_138 : tensor<2x4x17x8xf32>) outs(%79 : tensor<2x17x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_146 = tensor.collapse_shape %transposed_145 [[0, 1], [2, 3]] : tensor<2x17x4x8xf32> into tensor<34x32xf32>
    %388 = linalg.matmul ins(%collapsed_146, %arg8 : tensor<34x32xf32>, tensor<32x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %transposed_147 = linalg.transpose ins(%collapsed_146 : tensor<34x32xf32>) outs(%271 : tensor<32x34xf32>) permutation = [1, 0] 
    %389 = linalg.matmul ins(%transposed_147, %collapsed_20 : tensor<32x34xf32>, tensor<34x32xf32>) outs(%307 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %390 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_146 : tensor<34x32xf32>) outs(%275 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<1x32xf32>
    %collapsed_148 = tensor.collapse_shape %390 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_149 = tensor.expand_shape %388 [[0, 1], [2]] output_shape [2, 17, 32] : tensor<34x32xf32> into tensor<2x17x32xf32>
    %transposed_150 = linalg.transpose ins(%386 : tensor<2x4x8x17xf32>) outs(%79 : tensor<2x17x4x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_151 = tensor.collapse_shape %transposed_150 [[0, 1], [2, 3]] : tensor<2x17x4x8xf32> into tensor<34x32xf32>
    %391 = linalg.matmul ins(%collapsed_151, %arg6 : tensor<34x32xf32>, tensor<32x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %transposed_152 = linalg.transpose ins(%collapsed_151 : tensor<34x32xf32>) outs(%271 : tensor<32x34xf32>) permutation = [1, 0] 
    %392 = linalg.matmul ins(%transposed_152, %collapsed_20 : tensor<32x34xf32>, tensor<34x32xf32>) outs(%307 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %393 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_151 : tensor<34x32xf32>) outs(%275 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<1x32xf32>
    %collapsed_153 = tensor.collapse_shape %393 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_154 = tensor.expand_shape %391 [[0, 1], [2]] output_shape [2, 17, 32] : tensor<34x32xf32> into tensor<2x17x32xf32>
    %394 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_149, %expanded_154 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %transposed_155 = linalg.transpose ins(%387 : tensor<2x4x17x8xf32>) outs(%79 : tensor<2x17x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_156 = tensor.collapse_shape %transposed_155 [[0, 1], [2, 3]] : tensor<2x17x4x8xf32> into tensor<34x32xf32>
    %395 = linalg.matmul ins(%collapsed_156, %arg4 : tensor<34x32xf32>, tensor<32x32xf32>) outs(%36 : tensor<34x32xf32>) -> tensor<34x32xf32>
    %transposed_157 = linalg.transpose ins(%collapsed_156 : tensor<34x32xf32>) outs(%271 : tensor<32x34xf32>) permutation = [1, 0] 
    %396 = linalg.matmul ins(%transposed_157, %collapsed_20 : tensor<32x34xf32>, tensor<34x32xf32>) outs(%307 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %397 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_156 : tensor<34x32xf32>) outs(%275 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<1x32xf32>
    %collapsed_158 = tensor.collapse_shape %397 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_159 = tensor.expand_shape %395 [[0, 1], [2]] output_shape [2, 17, 32] : tensor<34x32xf32> into tensor<2x17x32xf32>
    %398 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394, %expanded_159 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %399 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %arg12 : tensor<2x17x32xf32>, tensor<32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %400 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399 : tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.mulf %in, %cst_12 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %401 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%399 : tensor<2x17x32xf32>) outs(%25 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %402 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %31 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %403 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%402 : tensor<2x17x32xf32>) outs(%25 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %404 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %403 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %405 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %401 : tensor<2x17x32xf32>, tensor<2x17x1xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %406 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %404 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.subf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %407 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x17x1xf32>) outs(%23 : tensor<2x17x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.divf %in, %cst_12 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x1xf32>
    %408 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%407, %406 : tensor<2x17x1xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %409 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %31 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.mulf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %410 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%409 : tensor<2x17x32xf32>) outs(%267 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<32xf32>
    %411 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%398 : tensor<2x17x32xf32>) outs(%267 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<32xf32>
    %412 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374, %408 : tensor<2x17x32xf32>, tensor<2x17x32xf32>) outs(%5 : tensor<2x17x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %429 = arith.addf %in, %in_169 : f32
      linalg.yield %429 : f32
    } -> tensor<2x17x32xf32>
    %413 = tensor.empty() : tensor<1x17x32xf32>
    %414 = linalg.fill ins(%cst : f32) outs(%413 : tensor<1x17x32xf32>) -> tensor<1x17x32xf32>
    %415 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "parallel"]} ins(%412 : tensor<2x17x32xf32>) outs(%414 : tensor<1x17x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<1x17x32xf32>
    %extracted_slice_160 = tensor.extract_slice %412[0, 0, 0] [2, 1, 32] [1, 1, 1] : tensor<2x17x32xf32> to tensor<2x1x32xf32>
    %extracted_slice_161 = tensor.extract_slice %412[0, 1, 0] [2, 16, 32] [1, 1, 1] : tensor<2x17x32xf32> to tensor<2x16x32xf32>
    %416 = tensor.empty() : tensor<1x1x32xf32>
    %417 = linalg.fill ins(%cst : f32) outs(%416 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32>
    %418 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "parallel"]} ins(%extracted_slice_160 : tensor<2x1x32xf32>) outs(%417 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<1x1x32xf32>
    %419 = tensor.empty() : tensor<2x32x16xf32>
    %transposed_162 = linalg.transpose ins(%extracted_slice_161 : tensor<2x16x32xf32>) outs(%419 : tensor<2x32x16xf32>) permutation = [0, 2, 1] 
    %expanded_163 = tensor.expand_shape %transposed_162 [[0], [1], [2, 3]] output_shape [2, 32, 4, 4] : tensor<2x32x16xf32> into tensor<2x32x4x4xf32>
    %420 = tensor.empty() : tensor<3x2x32x32xf32>
    %transposed_164 = linalg.transpose ins(%arg41 : tensor<2x3x32x32xf32>) outs(%420 : tensor<3x2x32x32xf32>) permutation = [1, 0, 2, 3] 
    %421 = tensor.empty() : tensor<3x64x8x8xf32>
    %expanded_165 = tensor.expand_shape %transposed_164 [[0], [1, 2], [3], [4]] output_shape [3, 2, 1, 32, 32] : tensor<3x2x32x32xf32> into tensor<3x2x1x32x32xf32>
    %expanded_166 = tensor.expand_shape %transposed_162 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 4, 4] : tensor<2x32x16xf32> into tensor<2x32x1x4x4xf32>
    %expanded_167 = tensor.expand_shape %421 [[0], [1, 2], [3], [4]] output_shape [3, 2, 32, 8, 8] : tensor<3x64x8x8xf32> into tensor<3x2x32x8x8xf32>
    %422 = linalg.fill ins(%cst : f32) outs(%expanded_167 : tensor<3x2x32x8x8xf32>) -> tensor<3x2x32x8x8xf32>
    %423 = linalg.conv_2d_ngchw_gfchw {dilations = dense<8> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_165, %expanded_166 : tensor<3x2x1x32x32xf32>, tensor<2x32x1x4x4xf32>) outs(%422 : tensor<3x2x32x8x8xf32>) -> tensor<3x2x32x8x8xf32>
    %424 = tensor.empty() : tensor<2x32x3x8x8xf32>
    %transposed_168 = linalg.transpose ins(%423 : tensor<3x2x32x8x8xf32>) outs(%424 : tensor<2x32x3x8x8xf32>) permutation = [1, 2, 0, 3, 4] 
    %425 = tensor.empty() : tensor<32x3x8x8xf32>
    %426 = linalg.fill ins(%cst : f32) outs(%425 : tensor<32x3x8x8xf32>) -> tensor<32x3x8x8xf32>
    %427 = linalg.generic {indexing_maps = [#map20, #map21], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_168 : tensor<2x32x3x8x8xf32>) outs(%426 : tensor<32x3x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<32x3x8x8xf32>
    %428 = linalg.generic {indexing_maps = [#map4, #map22], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%expanded_163 : tensor<2x32x4x4xf32>) outs(%267 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %429 = arith.addf %in, %out : f32
      linalg.yield %429 : f32
    } -> tensor<32xf32>
    return %234, %418, %415, %427, %428, %396, %collapsed_158, %392, %collapsed_153, %389, %collapsed_148, %376, %collapsed_132, %410, %411, %372, %373, %359, %collapsed_128, %348, %collapsed_124, %330, %collapsed_120, %326, %collapsed_115, %323, %collapsed_110, %308, %collapsed_94, %344, %345, %303, %304, %288, %collapsed_90, %273, %collapsed_86, %268, %269, %251, %collapsed_82 : tensor<f32>, tensor<1x1x32xf32>, tensor<1x17x32xf32>, tensor<32x3x8x8xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x32xf32>, tensor<2xf32>
  }
}
