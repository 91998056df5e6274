#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map13 = affine_map<(d0) -> ()>
#map14 = affine_map<() -> ()>
#map15 = affine_map<(d0, d1) -> (0, d1)>
#map16 = affine_map<(d0, d1) -> ()>
#map17 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map19 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map20 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map21 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map25 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>
#map26 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "transformers.models.poolformer.modeling_poolformer.PoolFormerForImageClassification" bases ["transformers.models.poolformer.modeling_poolformer.PoolFormerPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
    fsdp.module @poolformer class "transformers.models.poolformer.modeling_poolformer.PoolFormerModel" bases ["transformers.models.poolformer.modeling_poolformer.PoolFormerPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
      fsdp.module @encoder class "transformers.models.poolformer.modeling_poolformer.PoolFormerEncoder" {
        fsdp.module @patch_embeddings class "torch.nn.modules.container.ModuleList" {
          fsdp.module @"0" class "transformers.models.poolformer.modeling_poolformer.PoolFormerEmbeddings" {
            fsdp.module @projection class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
              fsdp.param @weight : tensor<16x3x7x7xf32>
              fsdp.param @bias : tensor<16xf32>
            }
            fsdp.module @norm class "torch.nn.modules.linear.Identity" {
            }
          }
          fsdp.module @"1" class "transformers.models.poolformer.modeling_poolformer.PoolFormerEmbeddings" {
            fsdp.module @projection class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
              fsdp.param @weight : tensor<32x16x3x3xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @norm class "torch.nn.modules.linear.Identity" {
            }
          }
          fsdp.module @"2" class "transformers.models.poolformer.modeling_poolformer.PoolFormerEmbeddings" {
            fsdp.module @projection class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
              fsdp.param @weight : tensor<48x32x3x3xf32>
              fsdp.param @bias : tensor<48xf32>
            }
            fsdp.module @norm class "torch.nn.modules.linear.Identity" {
            }
          }
          fsdp.module @"3" class "transformers.models.poolformer.modeling_poolformer.PoolFormerEmbeddings" {
            fsdp.module @projection class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
              fsdp.param @weight : tensor<64x48x3x3xf32>
              fsdp.param @bias : tensor<64xf32>
            }
            fsdp.module @norm class "torch.nn.modules.linear.Identity" {
            }
          }
        }
        fsdp.module @block class "torch.nn.modules.container.ModuleList" {
          fsdp.module @"0" class "torch.nn.modules.container.ModuleList" {
            fsdp.module @"0" class "transformers.models.poolformer.modeling_poolformer.PoolFormerLayer" {
              fsdp.param @layer_scale_1 : tensor<16xf32>
              fsdp.param @layer_scale_2 : tensor<16xf32>
              fsdp.module @pooling class "transformers.models.poolformer.modeling_poolformer.PoolFormerPooling" {
                fsdp.module @pool class "torch.nn.modules.pooling.AvgPool2d" bases ["torch.nn.modules.pooling._AvgPoolNd"] {
                }
              }
              fsdp.module @output class "transformers.models.poolformer.modeling_poolformer.PoolFormerOutput" {
                fsdp.module @conv1 class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
                  fsdp.param @weight : tensor<64x16x1x1xf32>
                  fsdp.param @bias : tensor<64xf32>
                }
                fsdp.module @conv2 class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
                  fsdp.param @weight : tensor<16x64x1x1xf32>
                  fsdp.param @bias : tensor<16xf32>
                }
                fsdp.module @drop class "transformers.models.poolformer.modeling_poolformer.PoolFormerDropPath" {
                }
                fsdp.module @act_fn class "transformers.activations.GELUActivation" {
                }
              }
              fsdp.module @before_norm class "transformers.models.poolformer.modeling_poolformer.PoolFormerGroupNorm" bases ["torch.nn.modules.normalization.GroupNorm"] {
                fsdp.param @weight : tensor<16xf32>
                fsdp.param @bias : tensor<16xf32>
              }
              fsdp.module @after_norm class "transformers.models.poolformer.modeling_poolformer.PoolFormerGroupNorm" bases ["torch.nn.modules.normalization.GroupNorm"] {
                fsdp.param @weight : tensor<16xf32>
                fsdp.param @bias : tensor<16xf32>
              }
              fsdp.module @drop_path class "torch.nn.modules.linear.Identity" {
              }
            }
          }
          fsdp.module @"1" class "torch.nn.modules.container.ModuleList" {
            fsdp.module @"0" class "transformers.models.poolformer.modeling_poolformer.PoolFormerLayer" {
              fsdp.param @layer_scale_1 : tensor<32xf32>
              fsdp.param @layer_scale_2 : tensor<32xf32>
              fsdp.module @pooling class "transformers.models.poolformer.modeling_poolformer.PoolFormerPooling" {
                fsdp.module @pool class "torch.nn.modules.pooling.AvgPool2d" bases ["torch.nn.modules.pooling._AvgPoolNd"] {
                }
              }
              fsdp.module @output class "transformers.models.poolformer.modeling_poolformer.PoolFormerOutput" {
                fsdp.module @conv1 class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
                  fsdp.param @weight : tensor<128x32x1x1xf32>
                  fsdp.param @bias : tensor<128xf32>
                }
                fsdp.module @conv2 class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
                  fsdp.param @weight : tensor<32x128x1x1xf32>
                  fsdp.param @bias : tensor<32xf32>
                }
                fsdp.module @drop class "transformers.models.poolformer.modeling_poolformer.PoolFormerDropPath" {
                }
                fsdp.module @act_fn class "transformers.activations.GELUActivation" {
                }
              }
              fsdp.module @before_norm class "transformers.models.poolformer.modeling_poolformer.PoolFormerGroupNorm" bases ["torch.nn.modules.normalization.GroupNorm"] {
                fsdp.param @weight : tensor<32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @after_norm class "transformers.models.poolformer.modeling_poolformer.PoolFormerGroupNorm" bases ["torch.nn.modules.normalization.GroupNorm"] {
                fsdp.param @weight : tensor<32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @drop_path class "torch.nn.modules.linear.Identity" {
              }
            }
          }
          fsdp.module @"2" class "torch.nn.modules.container.ModuleList" {
            fsdp.module @"0" class "transformers.models.poolformer.modeling_poolformer.PoolFormerLayer" {
              fsdp.param @layer_scale_1 : tensor<48xf32>
              fsdp.param @layer_scale_2 : tensor<48xf32>
              fsdp.module @pooling class "transformers.models.poolformer.modeling_poolformer.PoolFormerPooling" {
                fsdp.module @pool class "torch.nn.modules.pooling.AvgPool2d" bases ["torch.nn.modules.pooling._AvgPoolNd"] {
                }
              }
              fsdp.module @output class "transformers.models.poolformer.modeling_poolformer.PoolFormerOutput" {
                fsdp.module @conv1 class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
                  fsdp.param @weight : tensor<192x48x1x1xf32>
                  fsdp.param @bias : tensor<192xf32>
                }
                fsdp.module @conv2 class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
                  fsdp.param @weight : tensor<48x192x1x1xf32>
                  fsdp.param @bias : tensor<48xf32>
                }
                fsdp.module @drop class "transformers.models.poolformer.modeling_poolformer.PoolFormerDropPath" {
                }
                fsdp.module @act_fn class "transformers.activations.GELUActivation" {
                }
              }
              fsdp.module @before_norm class "transformers.models.poolformer.modeling_poolformer.PoolFormerGroupNorm" bases ["torch.nn.modules.normalization.GroupNorm"] {
                fsdp.param @weight : tensor<48xf32>
                fsdp.param @bias : tensor<48xf32>
              }
              fsdp.module @after_norm class "transformers.models.poolformer.modeling_poolformer.PoolFormerGroupNorm" bases ["torch.nn.modules.normalization.GroupNorm"] {
                fsdp.param @weight : tensor<48xf32>
                fsdp.param @bias : tensor<48xf32>
              }
              fsdp.module @drop_path class "torch.nn.modules.linear.Identity" {
              }
            }
          }
          fsdp.module @"3" class "torch.nn.modules.container.ModuleList" {
            fsdp.module @"0" class "transformers.models.poolformer.modeling_poolformer.PoolFormerLayer" {
              fsdp.param @layer_scale_1 : tensor<64xf32>
              fsdp.param @layer_scale_2 : tensor<64xf32>
              fsdp.module @pooling class "transformers.models.poolformer.modeling_poolformer.PoolFormerPooling" {
                fsdp.module @pool class "torch.nn.modules.pooling.AvgPool2d" bases ["torch.nn.modules.pooling._AvgPoolNd"] {
                }
              }
              fsdp.module @output class "transformers.models.poolformer.modeling_poolformer.PoolFormerOutput" {
                fsdp.module @conv1 class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
                  fsdp.param @weight : tensor<256x64x1x1xf32>
                  fsdp.param @bias : tensor<256xf32>
                }
                fsdp.module @conv2 class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
                  fsdp.param @weight : tensor<64x256x1x1xf32>
                  fsdp.param @bias : tensor<64xf32>
                }
                fsdp.module @drop class "transformers.models.poolformer.modeling_poolformer.PoolFormerDropPath" {
                }
                fsdp.module @act_fn class "transformers.activations.GELUActivation" {
                }
              }
              fsdp.module @before_norm class "transformers.models.poolformer.modeling_poolformer.PoolFormerGroupNorm" bases ["torch.nn.modules.normalization.GroupNorm"] {
                fsdp.param @weight : tensor<64xf32>
                fsdp.param @bias : tensor<64xf32>
              }
              fsdp.module @after_norm class "transformers.models.poolformer.modeling_poolformer.PoolFormerGroupNorm" bases ["torch.nn.modules.normalization.GroupNorm"] {
                fsdp.param @weight : tensor<64xf32>
                fsdp.param @bias : tensor<64xf32>
              }
              fsdp.module @drop_path class "torch.nn.modules.linear.Identity" {
              }
            }
          }
        }
      }
    }
    fsdp.module @norm class "transformers.models.poolformer.modeling_poolformer.PoolFormerGroupNorm" bases ["torch.nn.modules.normalization.GroupNorm"] {
      fsdp.param @weight : tensor<64xf32>
      fsdp.param @bias : tensor<64xf32>
    }
    fsdp.module @classifier class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<2x64xf32>
      fsdp.param @bias : tensor<2xf32>
    }
  }
  func.func @step(%arg0: tensor<16x3x7x7xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@patch_embeddings::@"0"::@projection::@weight>}, %arg1: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@patch_embeddings::@"0"::@projection::@bias>}, %arg2: tensor<32x16x3x3xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@patch_embeddings::@"1"::@projection::@weight>}, %arg3: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@patch_embeddings::@"1"::@projection::@bias>}, %arg4: tensor<48x32x3x3xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@patch_embeddings::@"2"::@projection::@weight>}, %arg5: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@patch_embeddings::@"2"::@projection::@bias>}, %arg6: tensor<64x48x3x3xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@patch_embeddings::@"3"::@projection::@weight>}, %arg7: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@patch_embeddings::@"3"::@projection::@bias>}, %arg8: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"0"::@"0"::@layer_scale_1>}, %arg9: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"0"::@"0"::@layer_scale_2>}, %arg10: tensor<64x16x1x1xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"0"::@"0"::@output::@conv1::@weight>}, %arg11: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"0"::@"0"::@output::@conv1::@bias>}, %arg12: tensor<16x64x1x1xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"0"::@"0"::@output::@conv2::@weight>}, %arg13: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"0"::@"0"::@output::@conv2::@bias>}, %arg14: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"0"::@"0"::@before_norm::@weight>}, %arg15: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"0"::@"0"::@before_norm::@bias>}, %arg16: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"0"::@"0"::@after_norm::@weight>}, %arg17: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"0"::@"0"::@after_norm::@bias>}, %arg18: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"1"::@"0"::@layer_scale_1>}, %arg19: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"1"::@"0"::@layer_scale_2>}, %arg20: tensor<128x32x1x1xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"1"::@"0"::@output::@conv1::@weight>}, %arg21: tensor<128xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"1"::@"0"::@output::@conv1::@bias>}, %arg22: tensor<32x128x1x1xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"1"::@"0"::@output::@conv2::@weight>}, %arg23: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"1"::@"0"::@output::@conv2::@bias>}, %arg24: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"1"::@"0"::@before_norm::@weight>}, %arg25: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"1"::@"0"::@before_norm::@bias>}, %arg26: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"1"::@"0"::@after_norm::@weight>}, %arg27: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"1"::@"0"::@after_norm::@bias>}, %arg28: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"2"::@"0"::@layer_scale_1>}, %arg29: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"2"::@"0"::@layer_scale_2>}, %arg30: tensor<192x48x1x1xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"2"::@"0"::@output::@conv1::@weight>}, %arg31: tensor<192xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"2"::@"0"::@output::@conv1::@bias>}, %arg32: tensor<48x192x1x1xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"2"::@"0"::@output::@conv2::@weight>}, %arg33: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"2"::@"0"::@output::@conv2::@bias>}, %arg34: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"2"::@"0"::@before_norm::@weight>}, %arg35: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"2"::@"0"::@before_norm::@bias>}, %arg36: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"2"::@"0"::@after_norm::@weight>}, %arg37: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"2"::@"0"::@after_norm::@bias>}, %arg38: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"3"::@"0"::@layer_scale_1>}, %arg39: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"3"::@"0"::@layer_scale_2>}, %arg40: tensor<256x64x1x1xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"3"::@"0"::@output::@conv1::@weight>}, %arg41: tensor<256xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"3"::@"0"::@output::@conv1::@bias>}, %arg42: tensor<64x256x1x1xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"3"::@"0"::@output::@conv2::@weight>}, %arg43: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"3"::@"0"::@output::@conv2::@bias>}, %arg44: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"3"::@"0"::@before_norm::@weight>}, %arg45: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"3"::@"0"::@before_norm::@bias>}, %arg46: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"3"::@"0"::@after_norm::@weight>}, %arg47: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@poolformer::@encoder::@block::@"3"::@"0"::@after_norm::@bias>}, %arg48: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@norm::@weight>}, %arg49: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@norm::@bias>}, %arg50: tensor<2x64xf32> {fsdp.role = #fsdp.state<@model::@classifier::@weight>}, %arg51: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@classifier::@bias>}, %arg52: tensor<2xi64> {fsdp.role = #fsdp.input<"labels", indices = [0, 2, -100]>}, %arg53: tensor<2x3x32x32xf32> {fsdp.role = #fsdp.input<"pixel_values">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<16x3x7x7xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@patch_embeddings::@"0"::@projection::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@patch_embeddings::@"0"::@projection::@bias>}, tensor<32x16x3x3xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@patch_embeddings::@"1"::@projection::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@patch_embeddings::@"1"::@projection::@bias>}, tensor<48x32x3x3xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@patch_embeddings::@"2"::@projection::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@patch_embeddings::@"2"::@projection::@bias>}, tensor<64x48x3x3xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@patch_embeddings::@"3"::@projection::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@patch_embeddings::@"3"::@projection::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"0"::@"0"::@layer_scale_1>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"0"::@"0"::@layer_scale_2>}, tensor<64x16x1x1xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"0"::@"0"::@output::@conv1::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"0"::@"0"::@output::@conv1::@bias>}, tensor<16x64x1x1xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"0"::@"0"::@output::@conv2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"0"::@"0"::@output::@conv2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"0"::@"0"::@before_norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"0"::@"0"::@before_norm::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"0"::@"0"::@after_norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"0"::@"0"::@after_norm::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"1"::@"0"::@layer_scale_1>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"1"::@"0"::@layer_scale_2>}, tensor<128x32x1x1xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"1"::@"0"::@output::@conv1::@weight>}, tensor<128xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"1"::@"0"::@output::@conv1::@bias>}, tensor<32x128x1x1xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"1"::@"0"::@output::@conv2::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"1"::@"0"::@output::@conv2::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"1"::@"0"::@before_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"1"::@"0"::@before_norm::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"1"::@"0"::@after_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"1"::@"0"::@after_norm::@bias>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"2"::@"0"::@layer_scale_1>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"2"::@"0"::@layer_scale_2>}, tensor<192x48x1x1xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"2"::@"0"::@output::@conv1::@weight>}, tensor<192xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"2"::@"0"::@output::@conv1::@bias>}, tensor<48x192x1x1xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"2"::@"0"::@output::@conv2::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"2"::@"0"::@output::@conv2::@bias>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"2"::@"0"::@before_norm::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"2"::@"0"::@before_norm::@bias>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"2"::@"0"::@after_norm::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"2"::@"0"::@after_norm::@bias>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"3"::@"0"::@layer_scale_1>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"3"::@"0"::@layer_scale_2>}, tensor<256x64x1x1xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"3"::@"0"::@output::@conv1::@weight>}, tensor<256xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"3"::@"0"::@output::@conv1::@bias>}, tensor<64x256x1x1xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"3"::@"0"::@output::@conv2::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"3"::@"0"::@output::@conv2::@bias>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"3"::@"0"::@before_norm::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"3"::@"0"::@before_norm::@bias>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"3"::@"0"::@after_norm::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@poolformer::@encoder::@block::@"3"::@"0"::@after_norm::@bias>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@norm::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@norm::@bias>}, tensor<2x64xf32> {fsdp.role = #fsdp.grad<@model::@classifier::@weight>}, tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@classifier::@bias>}) {
    %c-100_i64 = arith.constant -100 : i64
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 0.005208333333333333 : f64
    %cst_4 = arith.constant 0.3989422804014327 : f64
    %cst_5 = arith.constant 0.70710678118654757 : f64
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = arith.constant 1.024000e+03 : f64
    %cst_9 = arith.constant 1.024000e+03 : f32
    %cst_10 = arith.constant 5.000000e-01 : f32
    %cst_11 = arith.constant 1.000000e+00 : f32
    %cst_12 = arith.constant 5.120000e+02 : f64
    %cst_13 = arith.constant 5.120000e+02 : f32
    %cst_14 = arith.constant 1.920000e+02 : f64
    %cst_15 = arith.constant 1.920000e+02 : f32
    %cst_16 = arith.constant 6.400000e+01 : f64
    %cst_17 = arith.constant 6.400000e+01 : f32
    %cst_18 = arith.constant 1.562500e-02 : f32
    %c0 = arith.constant 0 : index
    %cst_19 = arith.constant -5.000000e-01 : f32
    %cst_20 = arith.constant 0.001953125 : f32
    %cst_21 = arith.constant 9.765625E-4 : f32
    %cst_22 = arith.constant dense<0> : tensor<i64>
    %padded = tensor.pad %arg53 low[0, 0, 2, 2] high[0, 0, 2, 2] {
    ^bb0(%arg54: index, %arg55: index, %arg56: index, %arg57: index):
      tensor.yield %cst : f32
    } : tensor<2x3x32x32xf32> to tensor<2x3x36x36xf32>
    %0 = tensor.empty() : tensor<2x16x8x8xf32>
    %broadcasted = linalg.broadcast ins(%arg1 : tensor<16xf32>) outs(%0 : tensor<2x16x8x8xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<4> : vector<2xi64>} ins(%padded, %arg0 : tensor<2x3x36x36xf32>, tensor<16x3x7x7xf32>) outs(%broadcasted : tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<2x16x8x8xf32> into tensor<2x16x64xf32>
    %expanded = tensor.expand_shape %collapsed [[0], [1, 2], [3]] output_shape [2, 1, 16, 64] : tensor<2x16x64xf32> into tensor<2x1x16x64xf32>
    %2 = tensor.empty() : tensor<2x1x16x64xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x16x64xf32>) outs(%2 : tensor<2x1x16x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %882 = arith.extf %in : f32 to f64
      linalg.yield %882 : f64
    } -> tensor<2x1x16x64xf64>
    %4 = tensor.empty() : tensor<2x1x1x1xf64>
    %5 = linalg.fill ins(%cst_0 : f64) outs(%4 : tensor<2x1x1x1xf64>) -> tensor<2x1x1x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%3 : tensor<2x1x16x64xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_8 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<2x1x16x64xf64>, tensor<2x1x1x1xf64>) outs(%2 : tensor<2x1x16x64xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.subf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x16x64xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<2x1x16x64xf64>, tensor<2x1x16x64xf64>) outs(%2 : tensor<2x1x16x64xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.mulf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x16x64xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%9 : tensor<2x1x16x64xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_8 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %12 = tensor.empty() : tensor<2x1x1x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x1x1x1xf64>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %882 = arith.truncf %in : f64 to f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%12 : tensor<2x1x1x1xf32>) -> tensor<2x1x1x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded : tensor<2x1x16x64xf32>) outs(%14 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.divf %in, %cst_9 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_6 : f64 to f32
      %883 = arith.addf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x1x1x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.rsqrt %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %expanded_23 = tensor.expand_shape %arg14 [[0, 1, 2, 3]] output_shape [1, 1, 16, 1] : tensor<16xf32> into tensor<1x1x16x1xf32>
    %19 = tensor.empty() : tensor<2x1x16x1xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %expanded_23 : tensor<2x1x1x1xf32>, tensor<1x1x16x1xf32>) outs(%19 : tensor<2x1x16x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %20 : tensor<2x1x1x1xf32>, tensor<2x1x16x1xf32>) outs(%19 : tensor<2x1x16x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16x1xf32>
    %expanded_24 = tensor.expand_shape %arg15 [[0, 1, 2, 3]] output_shape [1, 1, 16, 1] : tensor<16xf32> into tensor<1x1x16x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %expanded_24 : tensor<2x1x16x1xf32>, tensor<1x1x16x1xf32>) outs(%19 : tensor<2x1x16x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16x1xf32>
    %24 = tensor.empty() : tensor<1x1x2x16xf32>
    %transposed = linalg.transpose ins(%20 : tensor<2x1x16x1xf32>) outs(%24 : tensor<1x1x2x16xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_25 = tensor.collapse_shape %transposed [[0, 1, 2], [3]] : tensor<1x1x2x16xf32> into tensor<2x16xf32>
    %transposed_26 = linalg.transpose ins(%23 : tensor<2x1x16x1xf32>) outs(%24 : tensor<1x1x2x16xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0, 1, 2], [3]] : tensor<1x1x2x16xf32> into tensor<2x16xf32>
    %expanded_28 = tensor.expand_shape %collapsed_25 [[0], [1, 2, 3]] output_shape [2, 16, 1, 1] : tensor<2x16xf32> into tensor<2x16x1x1xf32>
    %expanded_29 = tensor.expand_shape %collapsed_27 [[0], [1, 2, 3]] output_shape [2, 16, 1, 1] : tensor<2x16xf32> into tensor<2x16x1x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %expanded_28 : tensor<2x16x8x8xf32>, tensor<2x16x1x1xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %expanded_29 : tensor<2x16x8x8xf32>, tensor<2x16x1x1xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %collapsed_30 = tensor.collapse_shape %16 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %collapsed_31 = tensor.collapse_shape %18 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %27 = tensor.empty() : tensor<8xi64>
    %28 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%27 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %882 = linalg.index 0 : index
      %883 = arith.index_cast %882 : index to i64
      linalg.yield %883 : i64
    } -> tensor<8xi64>
    %expanded_32 = tensor.expand_shape %28 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %29 = tensor.empty() : tensor<8x1xi64>
    %30 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_32 : tensor<8x1xi64>) outs(%29 : tensor<8x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %882 = arith.subi %in, %c1_i64 : i64
      linalg.yield %882 : i64
    } -> tensor<8x1xi64>
    %31 = tensor.empty() : tensor<8x8xi1>
    %32 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%28, %30 : tensor<8xi64>, tensor<8x1xi64>) outs(%31 : tensor<8x8xi1>) {
    ^bb0(%in: i64, %in_429: i64, %out: i1):
      %882 = arith.cmpi sge, %in, %in_429 : i64
      linalg.yield %882 : i1
    } -> tensor<8x8xi1>
    %33 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<8x1xi64>) outs(%29 : tensor<8x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %882 = arith.addi %in, %c3_i64 : i64
      linalg.yield %882 : i64
    } -> tensor<8x1xi64>
    %34 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%28, %33 : tensor<8xi64>, tensor<8x1xi64>) outs(%31 : tensor<8x8xi1>) {
    ^bb0(%in: i64, %in_429: i64, %out: i1):
      %882 = arith.cmpi slt, %in, %in_429 : i64
      linalg.yield %882 : i1
    } -> tensor<8x8xi1>
    %35 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%32, %34 : tensor<8x8xi1>, tensor<8x8xi1>) outs(%31 : tensor<8x8xi1>) {
    ^bb0(%in: i1, %in_429: i1, %out: i1):
      %882 = arith.andi %in, %in_429 : i1
      linalg.yield %882 : i1
    } -> tensor<8x8xi1>
    %36 = linalg.fill ins(%c0_i64 : i64) outs(%27 : tensor<8xi64>) -> tensor<8xi64>
    %37 = linalg.generic {indexing_maps = [#map5, #map8], iterator_types = ["parallel", "reduction"]} ins(%35 : tensor<8x8xi1>) outs(%36 : tensor<8xi64>) {
    ^bb0(%in: i1, %out: i64):
      %882 = arith.extui %in : i1 to i64
      %883 = arith.addi %882, %out : i64
      linalg.yield %883 : i64
    } -> tensor<8xi64>
    %expanded_33 = tensor.expand_shape %37 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %38 = tensor.empty() : tensor<8x8xi64>
    %39 = linalg.generic {indexing_maps = [#map7, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_33, %37 : tensor<8x1xi64>, tensor<8xi64>) outs(%38 : tensor<8x8xi64>) {
    ^bb0(%in: i64, %in_429: i64, %out: i64):
      %882 = arith.muli %in, %in_429 : i64
      linalg.yield %882 : i64
    } -> tensor<8x8xi64>
    %40 = tensor.empty() : tensor<8x8xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<8x8xi1>) outs(%40 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %882 = arith.uitofp %in : i1 to f32
      linalg.yield %882 : f32
    } -> tensor<8x8xf32>
    %42 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<8x8xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x8x8xf32>
    %collapsed_34 = tensor.collapse_shape %42 [[0, 1], [2], [3]] : tensor<2x16x8x8xf32> into tensor<32x8x8xf32>
    %collapsed_35 = tensor.collapse_shape %26 [[0, 1], [2], [3]] : tensor<2x16x8x8xf32> into tensor<32x8x8xf32>
    %43 = tensor.empty() : tensor<32x8x8xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<32x8x8xf32>) -> tensor<32x8x8xf32>
    %45 = linalg.batch_matmul ins(%collapsed_34, %collapsed_35 : tensor<32x8x8xf32>, tensor<32x8x8xf32>) outs(%44 : tensor<32x8x8xf32>) -> tensor<32x8x8xf32>
    %transposed_36 = linalg.transpose ins(%41 : tensor<8x8xf32>) outs(%40 : tensor<8x8xf32>) permutation = [1, 0] 
    %collapsed_37 = tensor.collapse_shape %45 [[0, 1], [2]] : tensor<32x8x8xf32> into tensor<256x8xf32>
    %46 = tensor.empty() : tensor<256x8xf32>
    %47 = linalg.fill ins(%cst : f32) outs(%46 : tensor<256x8xf32>) -> tensor<256x8xf32>
    %48 = linalg.matmul ins(%collapsed_37, %transposed_36 : tensor<256x8xf32>, tensor<8x8xf32>) outs(%47 : tensor<256x8xf32>) -> tensor<256x8xf32>
    %expanded_38 = tensor.expand_shape %48 [[0, 1, 2], [3]] output_shape [2, 16, 8, 8] : tensor<256x8xf32> into tensor<2x16x8x8xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_38, %39 : tensor<2x16x8x8xf32>, tensor<8x8xi64>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: i64, %out: f32):
      %882 = arith.sitofp %in_429 : i64 to f32
      %883 = arith.divf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x16x8x8xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %26 : tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %expanded_39 = tensor.expand_shape %arg8 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %51 = linalg.generic {indexing_maps = [#map10, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_39, %50 : tensor<16x1x1xf32>, tensor<2x16x8x8xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %51 : tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %collapsed_40 = tensor.collapse_shape %52 [[0], [1], [2, 3]] : tensor<2x16x8x8xf32> into tensor<2x16x64xf32>
    %expanded_41 = tensor.expand_shape %collapsed_40 [[0], [1, 2], [3]] output_shape [2, 1, 16, 64] : tensor<2x16x64xf32> into tensor<2x1x16x64xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<2x1x16x64xf32>) outs(%2 : tensor<2x1x16x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %882 = arith.extf %in : f32 to f64
      linalg.yield %882 : f64
    } -> tensor<2x1x16x64xf64>
    %54 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%53 : tensor<2x1x16x64xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_8 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %56 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %55 : tensor<2x1x16x64xf64>, tensor<2x1x1x1xf64>) outs(%2 : tensor<2x1x16x64xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.subf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x16x64xf64>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %56 : tensor<2x1x16x64xf64>, tensor<2x1x16x64xf64>) outs(%2 : tensor<2x1x16x64xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.mulf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x16x64xf64>
    %58 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%57 : tensor<2x1x16x64xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_8 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x1x1x1xf64>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %882 = arith.truncf %in : f64 to f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_41 : tensor<2x1x16x64xf32>) outs(%14 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.divf %in, %cst_9 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_6 : f64 to f32
      %883 = arith.addf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x1x1x1xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.rsqrt %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %expanded_42 = tensor.expand_shape %arg16 [[0, 1, 2, 3]] output_shape [1, 1, 16, 1] : tensor<16xf32> into tensor<1x1x16x1xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %expanded_42 : tensor<2x1x1x1xf32>, tensor<1x1x16x1xf32>) outs(%19 : tensor<2x1x16x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16x1xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %65 : tensor<2x1x1x1xf32>, tensor<2x1x16x1xf32>) outs(%19 : tensor<2x1x16x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16x1xf32>
    %expanded_43 = tensor.expand_shape %arg17 [[0, 1, 2, 3]] output_shape [1, 1, 16, 1] : tensor<16xf32> into tensor<1x1x16x1xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %expanded_43 : tensor<2x1x16x1xf32>, tensor<1x1x16x1xf32>) outs(%19 : tensor<2x1x16x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16x1xf32>
    %transposed_44 = linalg.transpose ins(%65 : tensor<2x1x16x1xf32>) outs(%24 : tensor<1x1x2x16xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_45 = tensor.collapse_shape %transposed_44 [[0, 1, 2], [3]] : tensor<1x1x2x16xf32> into tensor<2x16xf32>
    %transposed_46 = linalg.transpose ins(%68 : tensor<2x1x16x1xf32>) outs(%24 : tensor<1x1x2x16xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_47 = tensor.collapse_shape %transposed_46 [[0, 1, 2], [3]] : tensor<1x1x2x16xf32> into tensor<2x16xf32>
    %expanded_48 = tensor.expand_shape %collapsed_45 [[0], [1, 2, 3]] output_shape [2, 16, 1, 1] : tensor<2x16xf32> into tensor<2x16x1x1xf32>
    %expanded_49 = tensor.expand_shape %collapsed_47 [[0], [1, 2, 3]] output_shape [2, 16, 1, 1] : tensor<2x16xf32> into tensor<2x16x1x1xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %expanded_48 : tensor<2x16x8x8xf32>, tensor<2x16x1x1xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %expanded_49 : tensor<2x16x8x8xf32>, tensor<2x16x1x1xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %collapsed_50 = tensor.collapse_shape %62 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %collapsed_51 = tensor.collapse_shape %64 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %71 = tensor.empty() : tensor<2x64x8x8xf32>
    %broadcasted_52 = linalg.broadcast ins(%arg11 : tensor<64xf32>) outs(%71 : tensor<2x64x8x8xf32>) dimensions = [0, 2, 3] 
    %72 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%70, %arg10 : tensor<2x16x8x8xf32>, tensor<64x16x1x1xf32>) outs(%broadcasted_52 : tensor<2x64x8x8xf32>) -> tensor<2x64x8x8xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<2x64x8x8xf32>) outs(%71 : tensor<2x64x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_10 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x8x8xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<2x64x8x8xf32>) outs(%71 : tensor<2x64x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_5 : f64 to f32
      %883 = arith.mulf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x64x8x8xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x64x8x8xf32>) outs(%71 : tensor<2x64x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.erf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x8x8xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<2x64x8x8xf32>) outs(%71 : tensor<2x64x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %cst_11 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x8x8xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %76 : tensor<2x64x8x8xf32>, tensor<2x64x8x8xf32>) outs(%71 : tensor<2x64x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x8x8xf32>
    %broadcasted_53 = linalg.broadcast ins(%arg13 : tensor<16xf32>) outs(%0 : tensor<2x16x8x8xf32>) dimensions = [0, 2, 3] 
    %78 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%77, %arg12 : tensor<2x64x8x8xf32>, tensor<16x64x1x1xf32>) outs(%broadcasted_53 : tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    %expanded_54 = tensor.expand_shape %arg9 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %79 = linalg.generic {indexing_maps = [#map10, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_54, %78 : tensor<16x1x1xf32>, tensor<2x16x8x8xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %79 : tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %padded_55 = tensor.pad %80 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg54: index, %arg55: index, %arg56: index, %arg57: index):
      tensor.yield %cst : f32
    } : tensor<2x16x8x8xf32> to tensor<2x16x10x10xf32>
    %81 = tensor.empty() : tensor<2x32x4x4xf32>
    %broadcasted_56 = linalg.broadcast ins(%arg3 : tensor<32xf32>) outs(%81 : tensor<2x32x4x4xf32>) dimensions = [0, 2, 3] 
    %82 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_55, %arg2 : tensor<2x16x10x10xf32>, tensor<32x16x3x3xf32>) outs(%broadcasted_56 : tensor<2x32x4x4xf32>) -> tensor<2x32x4x4xf32>
    %collapsed_57 = tensor.collapse_shape %82 [[0], [1], [2, 3]] : tensor<2x32x4x4xf32> into tensor<2x32x16xf32>
    %expanded_58 = tensor.expand_shape %collapsed_57 [[0], [1, 2], [3]] output_shape [2, 1, 32, 16] : tensor<2x32x16xf32> into tensor<2x1x32x16xf32>
    %83 = tensor.empty() : tensor<2x1x32x16xf64>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_58 : tensor<2x1x32x16xf32>) outs(%83 : tensor<2x1x32x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %882 = arith.extf %in : f32 to f64
      linalg.yield %882 : f64
    } -> tensor<2x1x32x16xf64>
    %85 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%84 : tensor<2x1x32x16xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %86 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_12 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %87 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %86 : tensor<2x1x32x16xf64>, tensor<2x1x1x1xf64>) outs(%83 : tensor<2x1x32x16xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.subf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x32x16xf64>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %87 : tensor<2x1x32x16xf64>, tensor<2x1x32x16xf64>) outs(%83 : tensor<2x1x32x16xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.mulf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x32x16xf64>
    %89 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%88 : tensor<2x1x32x16xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_12 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<2x1x1x1xf64>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %882 = arith.truncf %in : f64 to f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_58 : tensor<2x1x32x16xf32>) outs(%14 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.divf %in, %cst_13 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_6 : f64 to f32
      %883 = arith.addf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x1x1x1xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.rsqrt %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %expanded_59 = tensor.expand_shape %arg24 [[0, 1, 2, 3]] output_shape [1, 1, 32, 1] : tensor<32xf32> into tensor<1x1x32x1xf32>
    %96 = tensor.empty() : tensor<2x1x32x1xf32>
    %97 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %expanded_59 : tensor<2x1x1x1xf32>, tensor<1x1x32x1xf32>) outs(%96 : tensor<2x1x32x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32x1xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %99 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %97 : tensor<2x1x1x1xf32>, tensor<2x1x32x1xf32>) outs(%96 : tensor<2x1x32x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32x1xf32>
    %expanded_60 = tensor.expand_shape %arg25 [[0, 1, 2, 3]] output_shape [1, 1, 32, 1] : tensor<32xf32> into tensor<1x1x32x1xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %expanded_60 : tensor<2x1x32x1xf32>, tensor<1x1x32x1xf32>) outs(%96 : tensor<2x1x32x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32x1xf32>
    %101 = tensor.empty() : tensor<1x1x2x32xf32>
    %transposed_61 = linalg.transpose ins(%97 : tensor<2x1x32x1xf32>) outs(%101 : tensor<1x1x2x32xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_62 = tensor.collapse_shape %transposed_61 [[0, 1, 2], [3]] : tensor<1x1x2x32xf32> into tensor<2x32xf32>
    %transposed_63 = linalg.transpose ins(%100 : tensor<2x1x32x1xf32>) outs(%101 : tensor<1x1x2x32xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_64 = tensor.collapse_shape %transposed_63 [[0, 1, 2], [3]] : tensor<1x1x2x32xf32> into tensor<2x32xf32>
    %expanded_65 = tensor.expand_shape %collapsed_62 [[0], [1, 2, 3]] output_shape [2, 32, 1, 1] : tensor<2x32xf32> into tensor<2x32x1x1xf32>
    %expanded_66 = tensor.expand_shape %collapsed_64 [[0], [1, 2, 3]] output_shape [2, 32, 1, 1] : tensor<2x32xf32> into tensor<2x32x1x1xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %expanded_65 : tensor<2x32x4x4xf32>, tensor<2x32x1x1xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102, %expanded_66 : tensor<2x32x4x4xf32>, tensor<2x32x1x1xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %collapsed_67 = tensor.collapse_shape %93 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %collapsed_68 = tensor.collapse_shape %95 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %104 = tensor.empty() : tensor<4xi64>
    %105 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%104 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %882 = linalg.index 0 : index
      %883 = arith.index_cast %882 : index to i64
      linalg.yield %883 : i64
    } -> tensor<4xi64>
    %expanded_69 = tensor.expand_shape %105 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %106 = tensor.empty() : tensor<4x1xi64>
    %107 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_69 : tensor<4x1xi64>) outs(%106 : tensor<4x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %882 = arith.subi %in, %c1_i64 : i64
      linalg.yield %882 : i64
    } -> tensor<4x1xi64>
    %108 = tensor.empty() : tensor<4x4xi1>
    %109 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%105, %107 : tensor<4xi64>, tensor<4x1xi64>) outs(%108 : tensor<4x4xi1>) {
    ^bb0(%in: i64, %in_429: i64, %out: i1):
      %882 = arith.cmpi sge, %in, %in_429 : i64
      linalg.yield %882 : i1
    } -> tensor<4x4xi1>
    %110 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<4x1xi64>) outs(%106 : tensor<4x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %882 = arith.addi %in, %c3_i64 : i64
      linalg.yield %882 : i64
    } -> tensor<4x1xi64>
    %111 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%105, %110 : tensor<4xi64>, tensor<4x1xi64>) outs(%108 : tensor<4x4xi1>) {
    ^bb0(%in: i64, %in_429: i64, %out: i1):
      %882 = arith.cmpi slt, %in, %in_429 : i64
      linalg.yield %882 : i1
    } -> tensor<4x4xi1>
    %112 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%109, %111 : tensor<4x4xi1>, tensor<4x4xi1>) outs(%108 : tensor<4x4xi1>) {
    ^bb0(%in: i1, %in_429: i1, %out: i1):
      %882 = arith.andi %in, %in_429 : i1
      linalg.yield %882 : i1
    } -> tensor<4x4xi1>
    %113 = linalg.fill ins(%c0_i64 : i64) outs(%104 : tensor<4xi64>) -> tensor<4xi64>
    %114 = linalg.generic {indexing_maps = [#map5, #map8], iterator_types = ["parallel", "reduction"]} ins(%112 : tensor<4x4xi1>) outs(%113 : tensor<4xi64>) {
    ^bb0(%in: i1, %out: i64):
      %882 = arith.extui %in : i1 to i64
      %883 = arith.addi %882, %out : i64
      linalg.yield %883 : i64
    } -> tensor<4xi64>
    %expanded_70 = tensor.expand_shape %114 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %115 = tensor.empty() : tensor<4x4xi64>
    %116 = linalg.generic {indexing_maps = [#map7, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_70, %114 : tensor<4x1xi64>, tensor<4xi64>) outs(%115 : tensor<4x4xi64>) {
    ^bb0(%in: i64, %in_429: i64, %out: i64):
      %882 = arith.muli %in, %in_429 : i64
      linalg.yield %882 : i64
    } -> tensor<4x4xi64>
    %117 = tensor.empty() : tensor<4x4xf32>
    %118 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%112 : tensor<4x4xi1>) outs(%117 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %882 = arith.uitofp %in : i1 to f32
      linalg.yield %882 : f32
    } -> tensor<4x4xf32>
    %119 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<4x4xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x4xf32>
    %collapsed_71 = tensor.collapse_shape %119 [[0, 1], [2], [3]] : tensor<2x32x4x4xf32> into tensor<64x4x4xf32>
    %collapsed_72 = tensor.collapse_shape %103 [[0, 1], [2], [3]] : tensor<2x32x4x4xf32> into tensor<64x4x4xf32>
    %120 = tensor.empty() : tensor<64x4x4xf32>
    %121 = linalg.fill ins(%cst : f32) outs(%120 : tensor<64x4x4xf32>) -> tensor<64x4x4xf32>
    %122 = linalg.batch_matmul ins(%collapsed_71, %collapsed_72 : tensor<64x4x4xf32>, tensor<64x4x4xf32>) outs(%121 : tensor<64x4x4xf32>) -> tensor<64x4x4xf32>
    %transposed_73 = linalg.transpose ins(%118 : tensor<4x4xf32>) outs(%117 : tensor<4x4xf32>) permutation = [1, 0] 
    %collapsed_74 = tensor.collapse_shape %122 [[0, 1], [2]] : tensor<64x4x4xf32> into tensor<256x4xf32>
    %123 = tensor.empty() : tensor<256x4xf32>
    %124 = linalg.fill ins(%cst : f32) outs(%123 : tensor<256x4xf32>) -> tensor<256x4xf32>
    %125 = linalg.matmul ins(%collapsed_74, %transposed_73 : tensor<256x4xf32>, tensor<4x4xf32>) outs(%124 : tensor<256x4xf32>) -> tensor<256x4xf32>
    %expanded_75 = tensor.expand_shape %125 [[0, 1, 2], [3]] output_shape [2, 32, 4, 4] : tensor<256x4xf32> into tensor<2x32x4x4xf32>
    %126 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_75, %116 : tensor<2x32x4x4xf32>, tensor<4x4xi64>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: i64, %out: f32):
      %882 = arith.sitofp %in_429 : i64 to f32
      %883 = arith.divf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x32x4x4xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126, %103 : tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %expanded_76 = tensor.expand_shape %arg18 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %128 = linalg.generic {indexing_maps = [#map10, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_76, %127 : tensor<32x1x1xf32>, tensor<2x32x4x4xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %128 : tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %collapsed_77 = tensor.collapse_shape %129 [[0], [1], [2, 3]] : tensor<2x32x4x4xf32> into tensor<2x32x16xf32>
    %expanded_78 = tensor.expand_shape %collapsed_77 [[0], [1, 2], [3]] output_shape [2, 1, 32, 16] : tensor<2x32x16xf32> into tensor<2x1x32x16xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_78 : tensor<2x1x32x16xf32>) outs(%83 : tensor<2x1x32x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %882 = arith.extf %in : f32 to f64
      linalg.yield %882 : f64
    } -> tensor<2x1x32x16xf64>
    %131 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%130 : tensor<2x1x32x16xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_12 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %133 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130, %132 : tensor<2x1x32x16xf64>, tensor<2x1x1x1xf64>) outs(%83 : tensor<2x1x32x16xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.subf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x32x16xf64>
    %134 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133, %133 : tensor<2x1x32x16xf64>, tensor<2x1x32x16xf64>) outs(%83 : tensor<2x1x32x16xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.mulf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x32x16xf64>
    %135 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%134 : tensor<2x1x32x16xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_12 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %137 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136 : tensor<2x1x1x1xf64>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %882 = arith.truncf %in : f64 to f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_78 : tensor<2x1x32x16xf32>) outs(%14 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.divf %in, %cst_13 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_6 : f64 to f32
      %883 = arith.addf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x1x1x1xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.rsqrt %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %expanded_79 = tensor.expand_shape %arg26 [[0, 1, 2, 3]] output_shape [1, 1, 32, 1] : tensor<32xf32> into tensor<1x1x32x1xf32>
    %142 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141, %expanded_79 : tensor<2x1x1x1xf32>, tensor<1x1x32x1xf32>) outs(%96 : tensor<2x1x32x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32x1xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %144 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143, %142 : tensor<2x1x1x1xf32>, tensor<2x1x32x1xf32>) outs(%96 : tensor<2x1x32x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32x1xf32>
    %expanded_80 = tensor.expand_shape %arg27 [[0, 1, 2, 3]] output_shape [1, 1, 32, 1] : tensor<32xf32> into tensor<1x1x32x1xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %expanded_80 : tensor<2x1x32x1xf32>, tensor<1x1x32x1xf32>) outs(%96 : tensor<2x1x32x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32x1xf32>
    %transposed_81 = linalg.transpose ins(%142 : tensor<2x1x32x1xf32>) outs(%101 : tensor<1x1x2x32xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_82 = tensor.collapse_shape %transposed_81 [[0, 1, 2], [3]] : tensor<1x1x2x32xf32> into tensor<2x32xf32>
    %transposed_83 = linalg.transpose ins(%145 : tensor<2x1x32x1xf32>) outs(%101 : tensor<1x1x2x32xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_84 = tensor.collapse_shape %transposed_83 [[0, 1, 2], [3]] : tensor<1x1x2x32xf32> into tensor<2x32xf32>
    %expanded_85 = tensor.expand_shape %collapsed_82 [[0], [1, 2, 3]] output_shape [2, 32, 1, 1] : tensor<2x32xf32> into tensor<2x32x1x1xf32>
    %expanded_86 = tensor.expand_shape %collapsed_84 [[0], [1, 2, 3]] output_shape [2, 32, 1, 1] : tensor<2x32xf32> into tensor<2x32x1x1xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %expanded_85 : tensor<2x32x4x4xf32>, tensor<2x32x1x1xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %expanded_86 : tensor<2x32x4x4xf32>, tensor<2x32x1x1xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %collapsed_87 = tensor.collapse_shape %139 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %collapsed_88 = tensor.collapse_shape %141 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %148 = tensor.empty() : tensor<2x128x4x4xf32>
    %broadcasted_89 = linalg.broadcast ins(%arg21 : tensor<128xf32>) outs(%148 : tensor<2x128x4x4xf32>) dimensions = [0, 2, 3] 
    %149 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%147, %arg20 : tensor<2x32x4x4xf32>, tensor<128x32x1x1xf32>) outs(%broadcasted_89 : tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149 : tensor<2x128x4x4xf32>) outs(%148 : tensor<2x128x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_10 : f32
      linalg.yield %882 : f32
    } -> tensor<2x128x4x4xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149 : tensor<2x128x4x4xf32>) outs(%148 : tensor<2x128x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_5 : f64 to f32
      %883 = arith.mulf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x128x4x4xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151 : tensor<2x128x4x4xf32>) outs(%148 : tensor<2x128x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.erf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x128x4x4xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152 : tensor<2x128x4x4xf32>) outs(%148 : tensor<2x128x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %cst_11 : f32
      linalg.yield %882 : f32
    } -> tensor<2x128x4x4xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150, %153 : tensor<2x128x4x4xf32>, tensor<2x128x4x4xf32>) outs(%148 : tensor<2x128x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x128x4x4xf32>
    %broadcasted_90 = linalg.broadcast ins(%arg23 : tensor<32xf32>) outs(%81 : tensor<2x32x4x4xf32>) dimensions = [0, 2, 3] 
    %155 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%154, %arg22 : tensor<2x128x4x4xf32>, tensor<32x128x1x1xf32>) outs(%broadcasted_90 : tensor<2x32x4x4xf32>) -> tensor<2x32x4x4xf32>
    %expanded_91 = tensor.expand_shape %arg19 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %156 = linalg.generic {indexing_maps = [#map10, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_91, %155 : tensor<32x1x1xf32>, tensor<2x32x4x4xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %156 : tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %padded_92 = tensor.pad %157 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg54: index, %arg55: index, %arg56: index, %arg57: index):
      tensor.yield %cst : f32
    } : tensor<2x32x4x4xf32> to tensor<2x32x6x6xf32>
    %158 = tensor.empty() : tensor<2x48x2x2xf32>
    %broadcasted_93 = linalg.broadcast ins(%arg5 : tensor<48xf32>) outs(%158 : tensor<2x48x2x2xf32>) dimensions = [0, 2, 3] 
    %159 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_92, %arg4 : tensor<2x32x6x6xf32>, tensor<48x32x3x3xf32>) outs(%broadcasted_93 : tensor<2x48x2x2xf32>) -> tensor<2x48x2x2xf32>
    %collapsed_94 = tensor.collapse_shape %159 [[0], [1], [2, 3]] : tensor<2x48x2x2xf32> into tensor<2x48x4xf32>
    %expanded_95 = tensor.expand_shape %collapsed_94 [[0], [1, 2], [3]] output_shape [2, 1, 48, 4] : tensor<2x48x4xf32> into tensor<2x1x48x4xf32>
    %160 = tensor.empty() : tensor<2x1x48x4xf64>
    %161 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_95 : tensor<2x1x48x4xf32>) outs(%160 : tensor<2x1x48x4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %882 = arith.extf %in : f32 to f64
      linalg.yield %882 : f64
    } -> tensor<2x1x48x4xf64>
    %162 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%161 : tensor<2x1x48x4xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %163 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_14 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %164 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161, %163 : tensor<2x1x48x4xf64>, tensor<2x1x1x1xf64>) outs(%160 : tensor<2x1x48x4xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.subf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x48x4xf64>
    %165 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164, %164 : tensor<2x1x48x4xf64>, tensor<2x1x48x4xf64>) outs(%160 : tensor<2x1x48x4xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.mulf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x48x4xf64>
    %166 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%165 : tensor<2x1x48x4xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %167 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_14 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %168 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167 : tensor<2x1x1x1xf64>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %882 = arith.truncf %in : f64 to f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %169 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_95 : tensor<2x1x48x4xf32>) outs(%14 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %170 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.divf %in, %cst_15 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %171 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_6 : f64 to f32
      %883 = arith.addf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x1x1x1xf32>
    %172 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.rsqrt %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %expanded_96 = tensor.expand_shape %arg34 [[0, 1, 2, 3]] output_shape [1, 1, 48, 1] : tensor<48xf32> into tensor<1x1x48x1xf32>
    %173 = tensor.empty() : tensor<2x1x48x1xf32>
    %174 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %expanded_96 : tensor<2x1x1x1xf32>, tensor<1x1x48x1xf32>) outs(%173 : tensor<2x1x48x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48x1xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%170 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %176 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%175, %174 : tensor<2x1x1x1xf32>, tensor<2x1x48x1xf32>) outs(%173 : tensor<2x1x48x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48x1xf32>
    %expanded_97 = tensor.expand_shape %arg35 [[0, 1, 2, 3]] output_shape [1, 1, 48, 1] : tensor<48xf32> into tensor<1x1x48x1xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176, %expanded_97 : tensor<2x1x48x1xf32>, tensor<1x1x48x1xf32>) outs(%173 : tensor<2x1x48x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48x1xf32>
    %178 = tensor.empty() : tensor<1x1x2x48xf32>
    %transposed_98 = linalg.transpose ins(%174 : tensor<2x1x48x1xf32>) outs(%178 : tensor<1x1x2x48xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_99 = tensor.collapse_shape %transposed_98 [[0, 1, 2], [3]] : tensor<1x1x2x48xf32> into tensor<2x48xf32>
    %transposed_100 = linalg.transpose ins(%177 : tensor<2x1x48x1xf32>) outs(%178 : tensor<1x1x2x48xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_101 = tensor.collapse_shape %transposed_100 [[0, 1, 2], [3]] : tensor<1x1x2x48xf32> into tensor<2x48xf32>
    %expanded_102 = tensor.expand_shape %collapsed_99 [[0], [1, 2, 3]] output_shape [2, 48, 1, 1] : tensor<2x48xf32> into tensor<2x48x1x1xf32>
    %expanded_103 = tensor.expand_shape %collapsed_101 [[0], [1, 2, 3]] output_shape [2, 48, 1, 1] : tensor<2x48xf32> into tensor<2x48x1x1xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %expanded_102 : tensor<2x48x2x2xf32>, tensor<2x48x1x1xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%179, %expanded_103 : tensor<2x48x2x2xf32>, tensor<2x48x1x1xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %collapsed_104 = tensor.collapse_shape %170 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %collapsed_105 = tensor.collapse_shape %172 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %181 = tensor.empty() : tensor<2xi64>
    %182 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%181 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %882 = linalg.index 0 : index
      %883 = arith.index_cast %882 : index to i64
      linalg.yield %883 : i64
    } -> tensor<2xi64>
    %expanded_106 = tensor.expand_shape %182 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %183 = tensor.empty() : tensor<2x1xi64>
    %184 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_106 : tensor<2x1xi64>) outs(%183 : tensor<2x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %882 = arith.subi %in, %c1_i64 : i64
      linalg.yield %882 : i64
    } -> tensor<2x1xi64>
    %185 = tensor.empty() : tensor<2x2xi1>
    %186 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%182, %184 : tensor<2xi64>, tensor<2x1xi64>) outs(%185 : tensor<2x2xi1>) {
    ^bb0(%in: i64, %in_429: i64, %out: i1):
      %882 = arith.cmpi sge, %in, %in_429 : i64
      linalg.yield %882 : i1
    } -> tensor<2x2xi1>
    %187 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%184 : tensor<2x1xi64>) outs(%183 : tensor<2x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %882 = arith.addi %in, %c3_i64 : i64
      linalg.yield %882 : i64
    } -> tensor<2x1xi64>
    %188 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%182, %187 : tensor<2xi64>, tensor<2x1xi64>) outs(%185 : tensor<2x2xi1>) {
    ^bb0(%in: i64, %in_429: i64, %out: i1):
      %882 = arith.cmpi slt, %in, %in_429 : i64
      linalg.yield %882 : i1
    } -> tensor<2x2xi1>
    %189 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%186, %188 : tensor<2x2xi1>, tensor<2x2xi1>) outs(%185 : tensor<2x2xi1>) {
    ^bb0(%in: i1, %in_429: i1, %out: i1):
      %882 = arith.andi %in, %in_429 : i1
      linalg.yield %882 : i1
    } -> tensor<2x2xi1>
    %190 = linalg.fill ins(%c0_i64 : i64) outs(%181 : tensor<2xi64>) -> tensor<2xi64>
    %191 = linalg.generic {indexing_maps = [#map5, #map8], iterator_types = ["parallel", "reduction"]} ins(%189 : tensor<2x2xi1>) outs(%190 : tensor<2xi64>) {
    ^bb0(%in: i1, %out: i64):
      %882 = arith.extui %in : i1 to i64
      %883 = arith.addi %882, %out : i64
      linalg.yield %883 : i64
    } -> tensor<2xi64>
    %expanded_107 = tensor.expand_shape %191 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %192 = tensor.empty() : tensor<2x2xi64>
    %193 = linalg.generic {indexing_maps = [#map7, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_107, %191 : tensor<2x1xi64>, tensor<2xi64>) outs(%192 : tensor<2x2xi64>) {
    ^bb0(%in: i64, %in_429: i64, %out: i64):
      %882 = arith.muli %in, %in_429 : i64
      linalg.yield %882 : i64
    } -> tensor<2x2xi64>
    %194 = tensor.empty() : tensor<2x2xf32>
    %195 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%189 : tensor<2x2xi1>) outs(%194 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %out: f32):
      %882 = arith.uitofp %in : i1 to f32
      linalg.yield %882 : f32
    } -> tensor<2x2xf32>
    %196 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195 : tensor<2x2xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x48x2x2xf32>
    %collapsed_108 = tensor.collapse_shape %196 [[0, 1], [2], [3]] : tensor<2x48x2x2xf32> into tensor<96x2x2xf32>
    %collapsed_109 = tensor.collapse_shape %180 [[0, 1], [2], [3]] : tensor<2x48x2x2xf32> into tensor<96x2x2xf32>
    %197 = tensor.empty() : tensor<96x2x2xf32>
    %198 = linalg.fill ins(%cst : f32) outs(%197 : tensor<96x2x2xf32>) -> tensor<96x2x2xf32>
    %199 = linalg.batch_matmul ins(%collapsed_108, %collapsed_109 : tensor<96x2x2xf32>, tensor<96x2x2xf32>) outs(%198 : tensor<96x2x2xf32>) -> tensor<96x2x2xf32>
    %transposed_110 = linalg.transpose ins(%195 : tensor<2x2xf32>) outs(%194 : tensor<2x2xf32>) permutation = [1, 0] 
    %collapsed_111 = tensor.collapse_shape %199 [[0, 1], [2]] : tensor<96x2x2xf32> into tensor<192x2xf32>
    %200 = tensor.empty() : tensor<192x2xf32>
    %201 = linalg.fill ins(%cst : f32) outs(%200 : tensor<192x2xf32>) -> tensor<192x2xf32>
    %202 = linalg.matmul ins(%collapsed_111, %transposed_110 : tensor<192x2xf32>, tensor<2x2xf32>) outs(%201 : tensor<192x2xf32>) -> tensor<192x2xf32>
    %expanded_112 = tensor.expand_shape %202 [[0, 1, 2], [3]] output_shape [2, 48, 2, 2] : tensor<192x2xf32> into tensor<2x48x2x2xf32>
    %203 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_112, %193 : tensor<2x48x2x2xf32>, tensor<2x2xi64>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: i64, %out: f32):
      %882 = arith.sitofp %in_429 : i64 to f32
      %883 = arith.divf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x48x2x2xf32>
    %204 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%203, %180 : tensor<2x48x2x2xf32>, tensor<2x48x2x2xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %expanded_113 = tensor.expand_shape %arg28 [[0, 1, 2]] output_shape [48, 1, 1] : tensor<48xf32> into tensor<48x1x1xf32>
    %205 = linalg.generic {indexing_maps = [#map10, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_113, %204 : tensor<48x1x1xf32>, tensor<2x48x2x2xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %206 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %205 : tensor<2x48x2x2xf32>, tensor<2x48x2x2xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %collapsed_114 = tensor.collapse_shape %206 [[0], [1], [2, 3]] : tensor<2x48x2x2xf32> into tensor<2x48x4xf32>
    %expanded_115 = tensor.expand_shape %collapsed_114 [[0], [1, 2], [3]] output_shape [2, 1, 48, 4] : tensor<2x48x4xf32> into tensor<2x1x48x4xf32>
    %207 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_115 : tensor<2x1x48x4xf32>) outs(%160 : tensor<2x1x48x4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %882 = arith.extf %in : f32 to f64
      linalg.yield %882 : f64
    } -> tensor<2x1x48x4xf64>
    %208 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%207 : tensor<2x1x48x4xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %209 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_14 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %210 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207, %209 : tensor<2x1x48x4xf64>, tensor<2x1x1x1xf64>) outs(%160 : tensor<2x1x48x4xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.subf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x48x4xf64>
    %211 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210, %210 : tensor<2x1x48x4xf64>, tensor<2x1x48x4xf64>) outs(%160 : tensor<2x1x48x4xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.mulf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x48x4xf64>
    %212 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%211 : tensor<2x1x48x4xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %213 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_14 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %214 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213 : tensor<2x1x1x1xf64>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %882 = arith.truncf %in : f64 to f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %215 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_115 : tensor<2x1x48x4xf32>) outs(%14 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %216 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.divf %in, %cst_15 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %217 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_6 : f64 to f32
      %883 = arith.addf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x1x1x1xf32>
    %218 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.rsqrt %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %expanded_116 = tensor.expand_shape %arg36 [[0, 1, 2, 3]] output_shape [1, 1, 48, 1] : tensor<48xf32> into tensor<1x1x48x1xf32>
    %219 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218, %expanded_116 : tensor<2x1x1x1xf32>, tensor<1x1x48x1xf32>) outs(%173 : tensor<2x1x48x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48x1xf32>
    %220 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %221 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220, %219 : tensor<2x1x1x1xf32>, tensor<2x1x48x1xf32>) outs(%173 : tensor<2x1x48x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48x1xf32>
    %expanded_117 = tensor.expand_shape %arg37 [[0, 1, 2, 3]] output_shape [1, 1, 48, 1] : tensor<48xf32> into tensor<1x1x48x1xf32>
    %222 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %expanded_117 : tensor<2x1x48x1xf32>, tensor<1x1x48x1xf32>) outs(%173 : tensor<2x1x48x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48x1xf32>
    %transposed_118 = linalg.transpose ins(%219 : tensor<2x1x48x1xf32>) outs(%178 : tensor<1x1x2x48xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_119 = tensor.collapse_shape %transposed_118 [[0, 1, 2], [3]] : tensor<1x1x2x48xf32> into tensor<2x48xf32>
    %transposed_120 = linalg.transpose ins(%222 : tensor<2x1x48x1xf32>) outs(%178 : tensor<1x1x2x48xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_121 = tensor.collapse_shape %transposed_120 [[0, 1, 2], [3]] : tensor<1x1x2x48xf32> into tensor<2x48xf32>
    %expanded_122 = tensor.expand_shape %collapsed_119 [[0], [1, 2, 3]] output_shape [2, 48, 1, 1] : tensor<2x48xf32> into tensor<2x48x1x1xf32>
    %expanded_123 = tensor.expand_shape %collapsed_121 [[0], [1, 2, 3]] output_shape [2, 48, 1, 1] : tensor<2x48xf32> into tensor<2x48x1x1xf32>
    %223 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206, %expanded_122 : tensor<2x48x2x2xf32>, tensor<2x48x1x1xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %224 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223, %expanded_123 : tensor<2x48x2x2xf32>, tensor<2x48x1x1xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %collapsed_124 = tensor.collapse_shape %216 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %collapsed_125 = tensor.collapse_shape %218 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %225 = tensor.empty() : tensor<2x192x2x2xf32>
    %broadcasted_126 = linalg.broadcast ins(%arg31 : tensor<192xf32>) outs(%225 : tensor<2x192x2x2xf32>) dimensions = [0, 2, 3] 
    %226 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%224, %arg30 : tensor<2x48x2x2xf32>, tensor<192x48x1x1xf32>) outs(%broadcasted_126 : tensor<2x192x2x2xf32>) -> tensor<2x192x2x2xf32>
    %227 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226 : tensor<2x192x2x2xf32>) outs(%225 : tensor<2x192x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_10 : f32
      linalg.yield %882 : f32
    } -> tensor<2x192x2x2xf32>
    %228 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226 : tensor<2x192x2x2xf32>) outs(%225 : tensor<2x192x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_5 : f64 to f32
      %883 = arith.mulf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x192x2x2xf32>
    %229 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228 : tensor<2x192x2x2xf32>) outs(%225 : tensor<2x192x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.erf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x192x2x2xf32>
    %230 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<2x192x2x2xf32>) outs(%225 : tensor<2x192x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %cst_11 : f32
      linalg.yield %882 : f32
    } -> tensor<2x192x2x2xf32>
    %231 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227, %230 : tensor<2x192x2x2xf32>, tensor<2x192x2x2xf32>) outs(%225 : tensor<2x192x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x192x2x2xf32>
    %broadcasted_127 = linalg.broadcast ins(%arg33 : tensor<48xf32>) outs(%158 : tensor<2x48x2x2xf32>) dimensions = [0, 2, 3] 
    %232 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%231, %arg32 : tensor<2x192x2x2xf32>, tensor<48x192x1x1xf32>) outs(%broadcasted_127 : tensor<2x48x2x2xf32>) -> tensor<2x48x2x2xf32>
    %expanded_128 = tensor.expand_shape %arg29 [[0, 1, 2]] output_shape [48, 1, 1] : tensor<48xf32> into tensor<48x1x1xf32>
    %233 = linalg.generic {indexing_maps = [#map10, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_128, %232 : tensor<48x1x1xf32>, tensor<2x48x2x2xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %234 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206, %233 : tensor<2x48x2x2xf32>, tensor<2x48x2x2xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %padded_129 = tensor.pad %234 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg54: index, %arg55: index, %arg56: index, %arg57: index):
      tensor.yield %cst : f32
    } : tensor<2x48x2x2xf32> to tensor<2x48x4x4xf32>
    %235 = tensor.empty() : tensor<2x64x1x1xf32>
    %broadcasted_130 = linalg.broadcast ins(%arg7 : tensor<64xf32>) outs(%235 : tensor<2x64x1x1xf32>) dimensions = [0, 2, 3] 
    %236 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_129, %arg6 : tensor<2x48x4x4xf32>, tensor<64x48x3x3xf32>) outs(%broadcasted_130 : tensor<2x64x1x1xf32>) -> tensor<2x64x1x1xf32>
    %collapsed_131 = tensor.collapse_shape %236 [[0], [1], [2, 3]] : tensor<2x64x1x1xf32> into tensor<2x64x1xf32>
    %expanded_132 = tensor.expand_shape %collapsed_131 [[0], [1, 2], [3]] output_shape [2, 1, 64, 1] : tensor<2x64x1xf32> into tensor<2x1x64x1xf32>
    %237 = tensor.empty() : tensor<2x1x64x1xf64>
    %238 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_132 : tensor<2x1x64x1xf32>) outs(%237 : tensor<2x1x64x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %882 = arith.extf %in : f32 to f64
      linalg.yield %882 : f64
    } -> tensor<2x1x64x1xf64>
    %239 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%238 : tensor<2x1x64x1xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %240 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%239 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_16 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %241 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%238, %240 : tensor<2x1x64x1xf64>, tensor<2x1x1x1xf64>) outs(%237 : tensor<2x1x64x1xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.subf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x64x1xf64>
    %242 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%241, %241 : tensor<2x1x64x1xf64>, tensor<2x1x64x1xf64>) outs(%237 : tensor<2x1x64x1xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.mulf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x64x1xf64>
    %243 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%242 : tensor<2x1x64x1xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %244 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_16 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %245 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244 : tensor<2x1x1x1xf64>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %882 = arith.truncf %in : f64 to f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %246 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_132 : tensor<2x1x64x1xf32>) outs(%14 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %247 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%246 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.divf %in, %cst_17 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %248 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_6 : f64 to f32
      %883 = arith.addf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x1x1x1xf32>
    %249 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.rsqrt %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %expanded_133 = tensor.expand_shape %arg44 [[0, 1, 2, 3]] output_shape [1, 1, 64, 1] : tensor<64xf32> into tensor<1x1x64x1xf32>
    %250 = tensor.empty() : tensor<2x1x64x1xf32>
    %251 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249, %expanded_133 : tensor<2x1x1x1xf32>, tensor<1x1x64x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %252 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %253 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%252, %251 : tensor<2x1x1x1xf32>, tensor<2x1x64x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %expanded_134 = tensor.expand_shape %arg45 [[0, 1, 2, 3]] output_shape [1, 1, 64, 1] : tensor<64xf32> into tensor<1x1x64x1xf32>
    %254 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%253, %expanded_134 : tensor<2x1x64x1xf32>, tensor<1x1x64x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %255 = tensor.empty() : tensor<1x1x2x64xf32>
    %transposed_135 = linalg.transpose ins(%251 : tensor<2x1x64x1xf32>) outs(%255 : tensor<1x1x2x64xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_136 = tensor.collapse_shape %transposed_135 [[0, 1, 2], [3]] : tensor<1x1x2x64xf32> into tensor<2x64xf32>
    %transposed_137 = linalg.transpose ins(%254 : tensor<2x1x64x1xf32>) outs(%255 : tensor<1x1x2x64xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_138 = tensor.collapse_shape %transposed_137 [[0, 1, 2], [3]] : tensor<1x1x2x64xf32> into tensor<2x64xf32>
    %expanded_139 = tensor.expand_shape %collapsed_136 [[0], [1, 2, 3]] output_shape [2, 64, 1, 1] : tensor<2x64xf32> into tensor<2x64x1x1xf32>
    %expanded_140 = tensor.expand_shape %collapsed_138 [[0], [1, 2, 3]] output_shape [2, 64, 1, 1] : tensor<2x64xf32> into tensor<2x64x1x1xf32>
    %256 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%236, %expanded_139 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %257 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256, %expanded_140 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %collapsed_141 = tensor.collapse_shape %247 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %collapsed_142 = tensor.collapse_shape %249 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %258 = tensor.empty() : tensor<1xi64>
    %259 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%258 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_143 = tensor.expand_shape %259 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %260 = tensor.empty() : tensor<1x1xi64>
    %261 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_143 : tensor<1x1xi64>) outs(%260 : tensor<1x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %882 = arith.subi %in, %c1_i64 : i64
      linalg.yield %882 : i64
    } -> tensor<1x1xi64>
    %262 = tensor.empty() : tensor<1x1xi1>
    %263 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%259, %261 : tensor<1xi64>, tensor<1x1xi64>) outs(%262 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %in_429: i64, %out: i1):
      %882 = arith.cmpi sge, %in, %in_429 : i64
      linalg.yield %882 : i1
    } -> tensor<1x1xi1>
    %264 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%261 : tensor<1x1xi64>) outs(%260 : tensor<1x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %882 = arith.addi %in, %c3_i64 : i64
      linalg.yield %882 : i64
    } -> tensor<1x1xi64>
    %265 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%259, %264 : tensor<1xi64>, tensor<1x1xi64>) outs(%262 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %in_429: i64, %out: i1):
      %882 = arith.cmpi slt, %in, %in_429 : i64
      linalg.yield %882 : i1
    } -> tensor<1x1xi1>
    %266 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%263, %265 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%262 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_429: i1, %out: i1):
      %882 = arith.andi %in, %in_429 : i1
      linalg.yield %882 : i1
    } -> tensor<1x1xi1>
    %267 = linalg.fill ins(%c0_i64 : i64) outs(%258 : tensor<1xi64>) -> tensor<1xi64>
    %268 = linalg.generic {indexing_maps = [#map5, #map8], iterator_types = ["parallel", "reduction"]} ins(%266 : tensor<1x1xi1>) outs(%267 : tensor<1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %882 = arith.extui %in : i1 to i64
      %883 = arith.addi %882, %out : i64
      linalg.yield %883 : i64
    } -> tensor<1xi64>
    %expanded_144 = tensor.expand_shape %268 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %269 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_144, %268 : tensor<1x1xi64>, tensor<1xi64>) outs(%260 : tensor<1x1xi64>) {
    ^bb0(%in: i64, %in_429: i64, %out: i64):
      %882 = arith.muli %in, %in_429 : i64
      linalg.yield %882 : i64
    } -> tensor<1x1xi64>
    %270 = tensor.empty() : tensor<1x1xf32>
    %271 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%266 : tensor<1x1xi1>) outs(%270 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %out: f32):
      %882 = arith.uitofp %in : i1 to f32
      linalg.yield %882 : f32
    } -> tensor<1x1xf32>
    %272 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%271 : tensor<1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x1x1xf32>
    %collapsed_145 = tensor.collapse_shape %272 [[0, 1], [2], [3]] : tensor<2x64x1x1xf32> into tensor<128x1x1xf32>
    %collapsed_146 = tensor.collapse_shape %257 [[0, 1], [2], [3]] : tensor<2x64x1x1xf32> into tensor<128x1x1xf32>
    %273 = tensor.empty() : tensor<128x1x1xf32>
    %274 = linalg.fill ins(%cst : f32) outs(%273 : tensor<128x1x1xf32>) -> tensor<128x1x1xf32>
    %275 = linalg.batch_matmul ins(%collapsed_145, %collapsed_146 : tensor<128x1x1xf32>, tensor<128x1x1xf32>) outs(%274 : tensor<128x1x1xf32>) -> tensor<128x1x1xf32>
    %transposed_147 = linalg.transpose ins(%271 : tensor<1x1xf32>) outs(%270 : tensor<1x1xf32>) permutation = [1, 0] 
    %collapsed_148 = tensor.collapse_shape %275 [[0], [1, 2]] : tensor<128x1x1xf32> into tensor<128x1xf32>
    %276 = tensor.empty() : tensor<128x1xf32>
    %277 = linalg.fill ins(%cst : f32) outs(%276 : tensor<128x1xf32>) -> tensor<128x1xf32>
    %278 = linalg.matmul ins(%collapsed_148, %transposed_147 : tensor<128x1xf32>, tensor<1x1xf32>) outs(%277 : tensor<128x1xf32>) -> tensor<128x1xf32>
    %expanded_149 = tensor.expand_shape %278 [[0, 1], [2, 3]] output_shape [2, 64, 1, 1] : tensor<128x1xf32> into tensor<2x64x1x1xf32>
    %279 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_149, %269 : tensor<2x64x1x1xf32>, tensor<1x1xi64>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: i64, %out: f32):
      %882 = arith.sitofp %in_429 : i64 to f32
      %883 = arith.divf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x64x1x1xf32>
    %280 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%279, %257 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %expanded_150 = tensor.expand_shape %arg38 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %281 = linalg.generic {indexing_maps = [#map11, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_150, %280 : tensor<64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %282 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%236, %281 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %collapsed_151 = tensor.collapse_shape %282 [[0], [1], [2, 3]] : tensor<2x64x1x1xf32> into tensor<2x64x1xf32>
    %expanded_152 = tensor.expand_shape %collapsed_151 [[0], [1, 2], [3]] output_shape [2, 1, 64, 1] : tensor<2x64x1xf32> into tensor<2x1x64x1xf32>
    %283 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_152 : tensor<2x1x64x1xf32>) outs(%237 : tensor<2x1x64x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %882 = arith.extf %in : f32 to f64
      linalg.yield %882 : f64
    } -> tensor<2x1x64x1xf64>
    %284 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%283 : tensor<2x1x64x1xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %285 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%284 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_16 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %286 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%283, %285 : tensor<2x1x64x1xf64>, tensor<2x1x1x1xf64>) outs(%237 : tensor<2x1x64x1xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.subf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x64x1xf64>
    %287 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%286, %286 : tensor<2x1x64x1xf64>, tensor<2x1x64x1xf64>) outs(%237 : tensor<2x1x64x1xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.mulf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x64x1xf64>
    %288 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%287 : tensor<2x1x64x1xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %289 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%288 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_16 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %290 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%289 : tensor<2x1x1x1xf64>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %882 = arith.truncf %in : f64 to f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %291 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_152 : tensor<2x1x64x1xf32>) outs(%14 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %292 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%291 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.divf %in, %cst_17 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %293 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%290 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_6 : f64 to f32
      %883 = arith.addf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x1x1x1xf32>
    %294 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%293 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.rsqrt %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %expanded_153 = tensor.expand_shape %arg46 [[0, 1, 2, 3]] output_shape [1, 1, 64, 1] : tensor<64xf32> into tensor<1x1x64x1xf32>
    %295 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%294, %expanded_153 : tensor<2x1x1x1xf32>, tensor<1x1x64x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %296 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%292 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %297 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296, %295 : tensor<2x1x1x1xf32>, tensor<2x1x64x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %expanded_154 = tensor.expand_shape %arg47 [[0, 1, 2, 3]] output_shape [1, 1, 64, 1] : tensor<64xf32> into tensor<1x1x64x1xf32>
    %298 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%297, %expanded_154 : tensor<2x1x64x1xf32>, tensor<1x1x64x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %transposed_155 = linalg.transpose ins(%295 : tensor<2x1x64x1xf32>) outs(%255 : tensor<1x1x2x64xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_156 = tensor.collapse_shape %transposed_155 [[0, 1, 2], [3]] : tensor<1x1x2x64xf32> into tensor<2x64xf32>
    %transposed_157 = linalg.transpose ins(%298 : tensor<2x1x64x1xf32>) outs(%255 : tensor<1x1x2x64xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_158 = tensor.collapse_shape %transposed_157 [[0, 1, 2], [3]] : tensor<1x1x2x64xf32> into tensor<2x64xf32>
    %expanded_159 = tensor.expand_shape %collapsed_156 [[0], [1, 2, 3]] output_shape [2, 64, 1, 1] : tensor<2x64xf32> into tensor<2x64x1x1xf32>
    %expanded_160 = tensor.expand_shape %collapsed_158 [[0], [1, 2, 3]] output_shape [2, 64, 1, 1] : tensor<2x64xf32> into tensor<2x64x1x1xf32>
    %299 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%282, %expanded_159 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %300 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%299, %expanded_160 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %collapsed_161 = tensor.collapse_shape %292 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %collapsed_162 = tensor.collapse_shape %294 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %301 = tensor.empty() : tensor<2x256x1x1xf32>
    %broadcasted_163 = linalg.broadcast ins(%arg41 : tensor<256xf32>) outs(%301 : tensor<2x256x1x1xf32>) dimensions = [0, 2, 3] 
    %302 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%300, %arg40 : tensor<2x64x1x1xf32>, tensor<256x64x1x1xf32>) outs(%broadcasted_163 : tensor<2x256x1x1xf32>) -> tensor<2x256x1x1xf32>
    %303 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%302 : tensor<2x256x1x1xf32>) outs(%301 : tensor<2x256x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_10 : f32
      linalg.yield %882 : f32
    } -> tensor<2x256x1x1xf32>
    %304 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%302 : tensor<2x256x1x1xf32>) outs(%301 : tensor<2x256x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_5 : f64 to f32
      %883 = arith.mulf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x256x1x1xf32>
    %305 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%304 : tensor<2x256x1x1xf32>) outs(%301 : tensor<2x256x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.erf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x256x1x1xf32>
    %306 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%305 : tensor<2x256x1x1xf32>) outs(%301 : tensor<2x256x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %cst_11 : f32
      linalg.yield %882 : f32
    } -> tensor<2x256x1x1xf32>
    %307 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%303, %306 : tensor<2x256x1x1xf32>, tensor<2x256x1x1xf32>) outs(%301 : tensor<2x256x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x256x1x1xf32>
    %broadcasted_164 = linalg.broadcast ins(%arg43 : tensor<64xf32>) outs(%235 : tensor<2x64x1x1xf32>) dimensions = [0, 2, 3] 
    %308 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%307, %arg42 : tensor<2x256x1x1xf32>, tensor<64x256x1x1xf32>) outs(%broadcasted_164 : tensor<2x64x1x1xf32>) -> tensor<2x64x1x1xf32>
    %expanded_165 = tensor.expand_shape %arg39 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %309 = linalg.generic {indexing_maps = [#map11, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_165, %308 : tensor<64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %310 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%282, %309 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %collapsed_166 = tensor.collapse_shape %310 [[0], [1], [2, 3]] : tensor<2x64x1x1xf32> into tensor<2x64x1xf32>
    %expanded_167 = tensor.expand_shape %collapsed_166 [[0], [1, 2], [3]] output_shape [2, 1, 64, 1] : tensor<2x64x1xf32> into tensor<2x1x64x1xf32>
    %311 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_167 : tensor<2x1x64x1xf32>) outs(%237 : tensor<2x1x64x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %882 = arith.extf %in : f32 to f64
      linalg.yield %882 : f64
    } -> tensor<2x1x64x1xf64>
    %312 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%311 : tensor<2x1x64x1xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %313 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%312 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_16 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %314 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%311, %313 : tensor<2x1x64x1xf64>, tensor<2x1x1x1xf64>) outs(%237 : tensor<2x1x64x1xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.subf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x64x1xf64>
    %315 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%314, %314 : tensor<2x1x64x1xf64>, tensor<2x1x64x1xf64>) outs(%237 : tensor<2x1x64x1xf64>) {
    ^bb0(%in: f64, %in_429: f64, %out: f64):
      %882 = arith.mulf %in, %in_429 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x64x1xf64>
    %316 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%315 : tensor<2x1x64x1xf64>) outs(%5 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.addf %in, %out : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %317 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%316 : tensor<2x1x1x1xf64>) outs(%4 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %882 = arith.divf %in, %cst_16 : f64
      linalg.yield %882 : f64
    } -> tensor<2x1x1x1xf64>
    %318 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%317 : tensor<2x1x1x1xf64>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %882 = arith.truncf %in : f64 to f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %319 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_167 : tensor<2x1x64x1xf32>) outs(%14 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %320 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%319 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.divf %in, %cst_17 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %321 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%318 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_6 : f64 to f32
      %883 = arith.addf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x1x1x1xf32>
    %322 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%321 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.rsqrt %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %expanded_168 = tensor.expand_shape %arg48 [[0, 1, 2, 3]] output_shape [1, 1, 64, 1] : tensor<64xf32> into tensor<1x1x64x1xf32>
    %323 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%322, %expanded_168 : tensor<2x1x1x1xf32>, tensor<1x1x64x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %324 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%320 : tensor<2x1x1x1xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x1x1xf32>
    %325 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%324, %323 : tensor<2x1x1x1xf32>, tensor<2x1x64x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %expanded_169 = tensor.expand_shape %arg49 [[0, 1, 2, 3]] output_shape [1, 1, 64, 1] : tensor<64xf32> into tensor<1x1x64x1xf32>
    %326 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%325, %expanded_169 : tensor<2x1x64x1xf32>, tensor<1x1x64x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %transposed_170 = linalg.transpose ins(%323 : tensor<2x1x64x1xf32>) outs(%255 : tensor<1x1x2x64xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_171 = tensor.collapse_shape %transposed_170 [[0, 1, 2], [3]] : tensor<1x1x2x64xf32> into tensor<2x64xf32>
    %transposed_172 = linalg.transpose ins(%326 : tensor<2x1x64x1xf32>) outs(%255 : tensor<1x1x2x64xf32>) permutation = [1, 3, 0, 2] 
    %collapsed_173 = tensor.collapse_shape %transposed_172 [[0, 1, 2], [3]] : tensor<1x1x2x64xf32> into tensor<2x64xf32>
    %expanded_174 = tensor.expand_shape %collapsed_171 [[0], [1, 2, 3]] output_shape [2, 64, 1, 1] : tensor<2x64xf32> into tensor<2x64x1x1xf32>
    %expanded_175 = tensor.expand_shape %collapsed_173 [[0], [1, 2, 3]] output_shape [2, 64, 1, 1] : tensor<2x64xf32> into tensor<2x64x1x1xf32>
    %327 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%310, %expanded_174 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %328 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%327, %expanded_175 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %collapsed_176 = tensor.collapse_shape %320 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %collapsed_177 = tensor.collapse_shape %322 [[0], [1, 2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    %329 = tensor.empty() : tensor<2x64xf32>
    %330 = linalg.fill ins(%cst : f32) outs(%329 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %331 = linalg.generic {indexing_maps = [#map, #map12], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%328 : tensor<2x64x1x1xf32>) outs(%330 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x64xf32>
    %332 = tensor.empty() : tensor<64x2xf32>
    %transposed_178 = linalg.transpose ins(%arg50 : tensor<2x64xf32>) outs(%332 : tensor<64x2xf32>) permutation = [1, 0] 
    %333 = linalg.fill ins(%cst : f32) outs(%194 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %334 = linalg.matmul ins(%331, %transposed_178 : tensor<2x64xf32>, tensor<64x2xf32>) outs(%333 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %335 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg51 : tensor<2xf32>) outs(%194 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %336 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%334, %335 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%194 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x2xf32>
    %337 = tensor.empty() : tensor<2xf32>
    %338 = linalg.fill ins(%cst_1 : f32) outs(%337 : tensor<2xf32>) -> tensor<2xf32>
    %339:2 = linalg.generic {indexing_maps = [#map5, #map8, #map8], iterator_types = ["parallel", "reduction"]} ins(%336 : tensor<2x2xf32>) outs(%338, %190 : tensor<2xf32>, tensor<2xi64>) {
    ^bb0(%in: f32, %out: f32, %out_429: i64):
      %882 = linalg.index 1 : index
      %883 = arith.index_cast %882 : index to i64
      %884 = arith.maximumf %in, %out : f32
      %885 = arith.cmpf ogt, %in, %out : f32
      %886 = arith.select %885, %883, %out_429 : i64
      linalg.yield %884, %886 : f32, i64
    } -> (tensor<2xf32>, tensor<2xi64>)
    %expanded_179 = tensor.expand_shape %339#0 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %340 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%336, %expanded_179 : tensor<2x2xf32>, tensor<2x1xf32>) outs(%194 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x2xf32>
    %341 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%340 : tensor<2x2xf32>) outs(%194 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.exp %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x2xf32>
    %342 = tensor.empty() : tensor<2x1xf32>
    %343 = linalg.fill ins(%cst : f32) outs(%342 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %344 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "reduction"]} ins(%341 : tensor<2x2xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %345 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%344 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.log %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %346 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%340, %345 : tensor<2x2xf32>, tensor<2x1xf32>) outs(%194 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x2xf32>
    %347 = tensor.empty() : tensor<2xi1>
    %348 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg52 : tensor<2xi64>) outs(%347 : tensor<2xi1>) {
    ^bb0(%in: i64, %out: i1):
      %882 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %882 : i1
    } -> tensor<2xi1>
    %349 = linalg.generic {indexing_maps = [#map4, #map4, #map13, #map4], iterator_types = ["parallel"]} ins(%348, %arg52, %cst_22 : tensor<2xi1>, tensor<2xi64>, tensor<i64>) outs(%181 : tensor<2xi64>) {
    ^bb0(%in: i1, %in_429: i64, %in_430: i64, %out: i64):
      %882 = arith.select %in, %in_429, %in_430 : i64
      linalg.yield %882 : i64
    } -> tensor<2xi64>
    %expanded_180 = tensor.expand_shape %349 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %350 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_180 : tensor<2x1xi64>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %882 = linalg.index 0 : index
      %883 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %346[%882, %883] : tensor<2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x1xf32>
    %collapsed_181 = tensor.collapse_shape %350 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %351 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_181 : tensor<2xf32>) outs(%337 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2xf32>
    %352 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%348 : tensor<2xi1>) outs(%337 : tensor<2xf32>) {
    ^bb0(%in: i1, %out: f32):
      %882 = arith.uitofp %in : i1 to f32
      linalg.yield %882 : f32
    } -> tensor<2xf32>
    %353 = linalg.generic {indexing_maps = [#map4, #map4, #map13, #map4], iterator_types = ["parallel"]} ins(%348, %351, %cst_2 : tensor<2xi1>, tensor<2xf32>, tensor<f32>) outs(%337 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_429: f32, %in_430: f32, %out: f32):
      %882 = arith.select %in, %in_429, %in_430 : f32
      linalg.yield %882 : f32
    } -> tensor<2xf32>
    %354 = tensor.empty() : tensor<f32>
    %355 = linalg.fill ins(%cst : f32) outs(%354 : tensor<f32>) -> tensor<f32>
    %356 = linalg.generic {indexing_maps = [#map4, #map13], iterator_types = ["reduction"]} ins(%352 : tensor<2xf32>) outs(%355 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<f32>
    %357 = linalg.generic {indexing_maps = [#map4, #map13], iterator_types = ["reduction"]} ins(%353 : tensor<2xf32>) outs(%355 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<f32>
    %358 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%357, %356 : tensor<f32>, tensor<f32>) outs(%354 : tensor<f32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.divf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<f32>
    %expanded_182 = tensor.expand_shape %182 [[0, 1]] output_shape [1, 2] : tensor<2xi64> into tensor<1x2xi64>
    %expanded_183 = tensor.expand_shape %arg52 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %359 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%cst_7, %356 : tensor<f32>, tensor<f32>) outs(%354 : tensor<f32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.divf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<f32>
    %360 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%359 : tensor<f32>) outs(%354 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<f32>
    %361 = linalg.generic {indexing_maps = [#map15, #map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_182, %expanded_183 : tensor<1x2xi64>, tensor<2x1xi64>) outs(%185 : tensor<2x2xi1>) {
    ^bb0(%in: i64, %in_429: i64, %out: i1):
      %882 = arith.cmpi eq, %in, %in_429 : i64
      linalg.yield %882 : i1
    } -> tensor<2x2xi1>
    %362 = tensor.empty() : tensor<2x1xi1>
    %363 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_183 : tensor<2x1xi64>) outs(%362 : tensor<2x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %882 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %882 : i1
    } -> tensor<2x1xi1>
    %364 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%361, %363 : tensor<2x2xi1>, tensor<2x1xi1>) outs(%185 : tensor<2x2xi1>) {
    ^bb0(%in: i1, %in_429: i1, %out: i1):
      %882 = arith.andi %in, %in_429 : i1
      linalg.yield %882 : i1
    } -> tensor<2x2xi1>
    %365 = linalg.generic {indexing_maps = [#map5, #map16, #map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%364, %360, %cst_2 : tensor<2x2xi1>, tensor<f32>, tensor<f32>) outs(%194 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_429: f32, %in_430: f32, %out: f32):
      %882 = arith.select %in, %in_429, %in_430 : f32
      linalg.yield %882 : f32
    } -> tensor<2x2xf32>
    %366 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%346 : tensor<2x2xf32>) outs(%194 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.exp %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x2xf32>
    %367 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "reduction"]} ins(%365 : tensor<2x2xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %368 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%366, %367 : tensor<2x2xf32>, tensor<2x1xf32>) outs(%194 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x2xf32>
    %369 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%365, %368 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%194 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x2xf32>
    %370 = linalg.matmul ins(%369, %arg50 : tensor<2x2xf32>, tensor<2x64xf32>) outs(%330 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %transposed_184 = linalg.transpose ins(%369 : tensor<2x2xf32>) outs(%194 : tensor<2x2xf32>) permutation = [1, 0] 
    %371 = linalg.matmul ins(%transposed_184, %331 : tensor<2x2xf32>, tensor<2x64xf32>) outs(%330 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %372 = tensor.empty() : tensor<1x2xf32>
    %373 = linalg.fill ins(%cst : f32) outs(%372 : tensor<1x2xf32>) -> tensor<1x2xf32>
    %374 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["reduction", "parallel"]} ins(%369 : tensor<2x2xf32>) outs(%373 : tensor<1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x2xf32>
    %collapsed_185 = tensor.collapse_shape %374 [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
    %expanded_186 = tensor.expand_shape %370 [[0], [1, 2, 3]] output_shape [2, 64, 1, 1] : tensor<2x64xf32> into tensor<2x64x1x1xf32>
    %375 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_186, %310 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %collapsed_187 = tensor.collapse_shape %375 [[0], [1], [2, 3]] : tensor<2x64x1x1xf32> into tensor<2x64x1xf32>
    %376 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_187 : tensor<2x64x1xf32>) outs(%330 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x64xf32>
    %expanded_188 = tensor.expand_shape %370 [[0], [1, 2]] output_shape [2, 64, 1] : tensor<2x64xf32> into tensor<2x64x1xf32>
    %377 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_188 : tensor<2x64x1xf32>) outs(%330 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x64xf32>
    %expanded_189 = tensor.expand_shape %arg48 [[0, 1]] output_shape [1, 64] : tensor<64xf32> into tensor<1x64xf32>
    %378 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%376, %expanded_189 : tensor<2x64xf32>, tensor<1x64xf32>) outs(%329 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64xf32>
    %expanded_190 = tensor.expand_shape %378 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32>
    %379 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_190 : tensor<2x1x64xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %380 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%377, %expanded_189 : tensor<2x64xf32>, tensor<1x64xf32>) outs(%329 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64xf32>
    %expanded_191 = tensor.expand_shape %380 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32>
    %381 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_191 : tensor<2x1x64xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %collapsed_192 = tensor.collapse_shape %322 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %expanded_193 = tensor.expand_shape %arg48 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %382 = tensor.empty() : tensor<2x1x64xf32>
    %383 = linalg.generic {indexing_maps = [#map19, #map20, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_192, %expanded_193 : tensor<2x1x1xf32>, tensor<1x1x64xf32>) outs(%382 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64xf32>
    %384 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%379 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %385 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%381, %collapsed_176 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %386 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%384, %385 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %387 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%386, %collapsed_177 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %388 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%387, %collapsed_177 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %389 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%388, %collapsed_177 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %390 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%389 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_18 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %391 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%390 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %392 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%391, %collapsed_176 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %393 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%381, %collapsed_177 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %394 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%393 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_18 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %395 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%392, %394 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %expanded_194 = tensor.expand_shape %383 [[0], [1], [2, 3]] output_shape [2, 1, 64, 1] : tensor<2x1x64xf32> into tensor<2x1x64x1xf32>
    %expanded_195 = tensor.expand_shape %390 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_196 = tensor.expand_shape %395 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_197 = tensor.expand_shape %370 [[0], [1, 2, 3]] output_shape [2, 1, 64, 1] : tensor<2x64xf32> into tensor<2x1x64x1xf32>
    %396 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_197, %expanded_194 : tensor<2x1x64x1xf32>, tensor<2x1x64x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %397 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_167, %expanded_195 : tensor<2x1x64x1xf32>, tensor<2x1x1x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %398 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%396, %397 : tensor<2x1x64x1xf32>, tensor<2x1x64x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %399 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%398, %expanded_196 : tensor<2x1x64x1xf32>, tensor<2x1x1x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %collapsed_198 = tensor.collapse_shape %399 [[0], [1, 2], [3]] : tensor<2x1x64x1xf32> into tensor<2x64x1xf32>
    %expanded_199 = tensor.expand_shape %collapsed_198 [[0], [1], [2, 3]] output_shape [2, 64, 1, 1] : tensor<2x64x1xf32> into tensor<2x64x1x1xf32>
    %expanded_200 = tensor.expand_shape %376 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32>
    %expanded_201 = tensor.expand_shape %377 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32>
    %collapsed_202 = tensor.collapse_shape %320 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %400 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_201, %collapsed_202 : tensor<2x1x64xf32>, tensor<2x1x1xf32>) outs(%382 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64xf32>
    %401 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_200, %400 : tensor<2x1x64xf32>, tensor<2x1x64xf32>) outs(%382 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64xf32>
    %402 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %collapsed_192 : tensor<2x1x64xf32>, tensor<2x1x1xf32>) outs(%382 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64xf32>
    %403 = tensor.empty() : tensor<1x64xf32>
    %404 = linalg.fill ins(%cst : f32) outs(%403 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %405 = linalg.generic {indexing_maps = [#map17, #map21], iterator_types = ["reduction", "parallel", "parallel"]} ins(%402 : tensor<2x1x64xf32>) outs(%404 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x64xf32>
    %collapsed_203 = tensor.collapse_shape %405 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %406 = tensor.empty() : tensor<64xf32>
    %407 = linalg.fill ins(%cst : f32) outs(%406 : tensor<64xf32>) -> tensor<64xf32>
    %408 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%377 : tensor<2x64xf32>) outs(%407 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<64xf32>
    %409 = linalg.generic {indexing_maps = [#map, #map11, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_199, %expanded_165 : tensor<2x64x1x1xf32>, tensor<64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %410 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_199, %308 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %411 = tensor.empty() : tensor<1x64x1x1xf32>
    %412 = linalg.fill ins(%cst : f32) outs(%411 : tensor<1x64x1x1xf32>) -> tensor<1x64x1x1xf32>
    %413 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel", "parallel", "parallel"]} ins(%410 : tensor<2x64x1x1xf32>) outs(%412 : tensor<1x64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x64x1x1xf32>
    %collapsed_204 = tensor.collapse_shape %413 [[0, 1, 2, 3]] : tensor<1x64x1x1xf32> into tensor<64xf32>
    %414 = tensor.empty() : tensor<256x64x1x1xf32>
    %415 = linalg.fill ins(%cst : f32) outs(%414 : tensor<256x64x1x1xf32>) -> tensor<256x64x1x1xf32>
    %416 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%415 : tensor<256x64x1x1xf32>) {
    ^bb0(%out: f32):
      %882 = linalg.index 0 : index
      %883 = linalg.index 1 : index
      %extracted = tensor.extract %arg42[%883, %882, %c0, %c0] : tensor<64x256x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<256x64x1x1xf32>
    %417 = linalg.fill ins(%cst : f32) outs(%301 : tensor<2x256x1x1xf32>) -> tensor<2x256x1x1xf32>
    %418 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%409, %416 : tensor<2x64x1x1xf32>, tensor<256x64x1x1xf32>) outs(%417 : tensor<2x256x1x1xf32>) -> tensor<2x256x1x1xf32>
    %419 = tensor.empty() : tensor<256x2x1x1xf32>
    %transposed_205 = linalg.transpose ins(%307 : tensor<2x256x1x1xf32>) outs(%419 : tensor<256x2x1x1xf32>) permutation = [1, 0, 2, 3] 
    %420 = tensor.empty() : tensor<64x2x1x1xf32>
    %transposed_206 = linalg.transpose ins(%409 : tensor<2x64x1x1xf32>) outs(%420 : tensor<64x2x1x1xf32>) permutation = [1, 0, 2, 3] 
    %421 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_205, %transposed_206 : tensor<256x2x1x1xf32>, tensor<64x2x1x1xf32>) outs(%415 : tensor<256x64x1x1xf32>) -> tensor<256x64x1x1xf32>
    %422 = tensor.empty() : tensor<64x256x1x1xf32>
    %transposed_207 = linalg.transpose ins(%421 : tensor<256x64x1x1xf32>) outs(%422 : tensor<64x256x1x1xf32>) permutation = [1, 0, 2, 3] 
    %423 = linalg.generic {indexing_maps = [#map, #map22], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%409 : tensor<2x64x1x1xf32>) outs(%407 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<64xf32>
    %424 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%306 : tensor<2x256x1x1xf32>) outs(%301 : tensor<2x256x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_10 : f32
      linalg.yield %882 : f32
    } -> tensor<2x256x1x1xf32>
    %425 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%302, %302 : tensor<2x256x1x1xf32>, tensor<2x256x1x1xf32>) outs(%301 : tensor<2x256x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x256x1x1xf32>
    %426 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%425 : tensor<2x256x1x1xf32>) outs(%301 : tensor<2x256x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_19 : f32
      linalg.yield %882 : f32
    } -> tensor<2x256x1x1xf32>
    %427 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%426 : tensor<2x256x1x1xf32>) outs(%301 : tensor<2x256x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.exp %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x256x1x1xf32>
    %428 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%427 : tensor<2x256x1x1xf32>) outs(%301 : tensor<2x256x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_4 : f64 to f32
      %883 = arith.mulf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x256x1x1xf32>
    %429 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%302, %428 : tensor<2x256x1x1xf32>, tensor<2x256x1x1xf32>) outs(%301 : tensor<2x256x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x256x1x1xf32>
    %430 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%424, %429 : tensor<2x256x1x1xf32>, tensor<2x256x1x1xf32>) outs(%301 : tensor<2x256x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x256x1x1xf32>
    %431 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%418, %430 : tensor<2x256x1x1xf32>, tensor<2x256x1x1xf32>) outs(%301 : tensor<2x256x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x256x1x1xf32>
    %432 = linalg.fill ins(%cst : f32) outs(%422 : tensor<64x256x1x1xf32>) -> tensor<64x256x1x1xf32>
    %433 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%432 : tensor<64x256x1x1xf32>) {
    ^bb0(%out: f32):
      %882 = linalg.index 0 : index
      %883 = linalg.index 1 : index
      %extracted = tensor.extract %arg40[%883, %882, %c0, %c0] : tensor<256x64x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x256x1x1xf32>
    %434 = linalg.fill ins(%cst : f32) outs(%235 : tensor<2x64x1x1xf32>) -> tensor<2x64x1x1xf32>
    %435 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%431, %433 : tensor<2x256x1x1xf32>, tensor<64x256x1x1xf32>) outs(%434 : tensor<2x64x1x1xf32>) -> tensor<2x64x1x1xf32>
    %transposed_208 = linalg.transpose ins(%300 : tensor<2x64x1x1xf32>) outs(%420 : tensor<64x2x1x1xf32>) permutation = [1, 0, 2, 3] 
    %transposed_209 = linalg.transpose ins(%431 : tensor<2x256x1x1xf32>) outs(%419 : tensor<256x2x1x1xf32>) permutation = [1, 0, 2, 3] 
    %436 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_208, %transposed_209 : tensor<64x2x1x1xf32>, tensor<256x2x1x1xf32>) outs(%432 : tensor<64x256x1x1xf32>) -> tensor<64x256x1x1xf32>
    %transposed_210 = linalg.transpose ins(%436 : tensor<64x256x1x1xf32>) outs(%414 : tensor<256x64x1x1xf32>) permutation = [1, 0, 2, 3] 
    %437 = tensor.empty() : tensor<256xf32>
    %438 = linalg.fill ins(%cst : f32) outs(%437 : tensor<256xf32>) -> tensor<256xf32>
    %439 = linalg.generic {indexing_maps = [#map, #map22], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%431 : tensor<2x256x1x1xf32>) outs(%438 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<256xf32>
    %440 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%435, %282 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %collapsed_211 = tensor.collapse_shape %440 [[0], [1], [2, 3]] : tensor<2x64x1x1xf32> into tensor<2x64x1xf32>
    %441 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_211 : tensor<2x64x1xf32>) outs(%330 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x64xf32>
    %collapsed_212 = tensor.collapse_shape %435 [[0], [1], [2, 3]] : tensor<2x64x1x1xf32> into tensor<2x64x1xf32>
    %442 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_212 : tensor<2x64x1xf32>) outs(%330 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x64xf32>
    %expanded_213 = tensor.expand_shape %arg46 [[0, 1]] output_shape [1, 64] : tensor<64xf32> into tensor<1x64xf32>
    %443 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%441, %expanded_213 : tensor<2x64xf32>, tensor<1x64xf32>) outs(%329 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64xf32>
    %expanded_214 = tensor.expand_shape %443 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32>
    %444 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_214 : tensor<2x1x64xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %445 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%442, %expanded_213 : tensor<2x64xf32>, tensor<1x64xf32>) outs(%329 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64xf32>
    %expanded_215 = tensor.expand_shape %445 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32>
    %446 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_215 : tensor<2x1x64xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %collapsed_216 = tensor.collapse_shape %294 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %expanded_217 = tensor.expand_shape %arg46 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %447 = linalg.generic {indexing_maps = [#map19, #map20, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_216, %expanded_217 : tensor<2x1x1xf32>, tensor<1x1x64xf32>) outs(%382 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64xf32>
    %448 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%444 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %449 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%446, %collapsed_161 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %450 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%448, %449 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %451 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%450, %collapsed_162 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %452 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%451, %collapsed_162 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %453 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%452, %collapsed_162 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %454 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%453 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_18 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %455 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%454 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %456 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%455, %collapsed_161 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %457 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%446, %collapsed_162 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %458 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%457 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_18 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %459 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%456, %458 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %expanded_218 = tensor.expand_shape %447 [[0], [1], [2, 3]] output_shape [2, 1, 64, 1] : tensor<2x1x64xf32> into tensor<2x1x64x1xf32>
    %expanded_219 = tensor.expand_shape %454 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_220 = tensor.expand_shape %459 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_221 = tensor.expand_shape %collapsed_212 [[0], [1, 2], [3]] output_shape [2, 1, 64, 1] : tensor<2x64x1xf32> into tensor<2x1x64x1xf32>
    %460 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_221, %expanded_218 : tensor<2x1x64x1xf32>, tensor<2x1x64x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %461 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_152, %expanded_219 : tensor<2x1x64x1xf32>, tensor<2x1x1x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %462 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%460, %461 : tensor<2x1x64x1xf32>, tensor<2x1x64x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %463 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%462, %expanded_220 : tensor<2x1x64x1xf32>, tensor<2x1x1x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %collapsed_222 = tensor.collapse_shape %463 [[0], [1, 2], [3]] : tensor<2x1x64x1xf32> into tensor<2x64x1xf32>
    %expanded_223 = tensor.expand_shape %collapsed_222 [[0], [1], [2, 3]] output_shape [2, 64, 1, 1] : tensor<2x64x1xf32> into tensor<2x64x1x1xf32>
    %expanded_224 = tensor.expand_shape %441 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32>
    %expanded_225 = tensor.expand_shape %442 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32>
    %collapsed_226 = tensor.collapse_shape %292 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %464 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_225, %collapsed_226 : tensor<2x1x64xf32>, tensor<2x1x1xf32>) outs(%382 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64xf32>
    %465 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_224, %464 : tensor<2x1x64xf32>, tensor<2x1x64xf32>) outs(%382 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64xf32>
    %466 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %collapsed_216 : tensor<2x1x64xf32>, tensor<2x1x1xf32>) outs(%382 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64xf32>
    %467 = linalg.generic {indexing_maps = [#map17, #map21], iterator_types = ["reduction", "parallel", "parallel"]} ins(%466 : tensor<2x1x64xf32>) outs(%404 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x64xf32>
    %collapsed_227 = tensor.collapse_shape %467 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %468 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%442 : tensor<2x64xf32>) outs(%407 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<64xf32>
    %469 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_199, %expanded_223 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %470 = linalg.generic {indexing_maps = [#map, #map11, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%469, %expanded_150 : tensor<2x64x1x1xf32>, tensor<64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %471 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%469, %280 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %472 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel", "parallel", "parallel"]} ins(%471 : tensor<2x64x1x1xf32>) outs(%412 : tensor<1x64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x64x1x1xf32>
    %collapsed_228 = tensor.collapse_shape %472 [[0, 1, 2, 3]] : tensor<1x64x1x1xf32> into tensor<64xf32>
    %473 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%470 : tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %474 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%470, %269 : tensor<2x64x1x1xf32>, tensor<1x1xi64>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: i64, %out: f32):
      %882 = arith.sitofp %in_429 : i64 to f32
      %883 = arith.divf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x64x1x1xf32>
    %475 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_147 : tensor<1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x64x1x1xf32>
    %collapsed_229 = tensor.collapse_shape %475 [[0, 1], [2], [3]] : tensor<2x64x1x1xf32> into tensor<128x1x1xf32>
    %collapsed_230 = tensor.collapse_shape %474 [[0, 1], [2], [3]] : tensor<2x64x1x1xf32> into tensor<128x1x1xf32>
    %476 = linalg.batch_matmul ins(%collapsed_229, %collapsed_230 : tensor<128x1x1xf32>, tensor<128x1x1xf32>) outs(%274 : tensor<128x1x1xf32>) -> tensor<128x1x1xf32>
    %collapsed_231 = tensor.collapse_shape %476 [[0], [1, 2]] : tensor<128x1x1xf32> into tensor<128x1xf32>
    %477 = linalg.matmul ins(%collapsed_231, %271 : tensor<128x1xf32>, tensor<1x1xf32>) outs(%277 : tensor<128x1xf32>) -> tensor<128x1xf32>
    %expanded_232 = tensor.expand_shape %477 [[0, 1], [2, 3]] output_shape [2, 64, 1, 1] : tensor<128x1xf32> into tensor<2x64x1x1xf32>
    %478 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%473, %expanded_232 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %479 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%478, %236 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %collapsed_233 = tensor.collapse_shape %479 [[0], [1], [2, 3]] : tensor<2x64x1x1xf32> into tensor<2x64x1xf32>
    %480 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_233 : tensor<2x64x1xf32>) outs(%330 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x64xf32>
    %collapsed_234 = tensor.collapse_shape %478 [[0], [1], [2, 3]] : tensor<2x64x1x1xf32> into tensor<2x64x1xf32>
    %481 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_234 : tensor<2x64x1xf32>) outs(%330 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x64xf32>
    %expanded_235 = tensor.expand_shape %arg44 [[0, 1]] output_shape [1, 64] : tensor<64xf32> into tensor<1x64xf32>
    %482 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%480, %expanded_235 : tensor<2x64xf32>, tensor<1x64xf32>) outs(%329 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64xf32>
    %expanded_236 = tensor.expand_shape %482 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32>
    %483 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_236 : tensor<2x1x64xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %484 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%481, %expanded_235 : tensor<2x64xf32>, tensor<1x64xf32>) outs(%329 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64xf32>
    %expanded_237 = tensor.expand_shape %484 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32>
    %485 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_237 : tensor<2x1x64xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %collapsed_238 = tensor.collapse_shape %249 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %expanded_239 = tensor.expand_shape %arg44 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %486 = linalg.generic {indexing_maps = [#map19, #map20, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_238, %expanded_239 : tensor<2x1x1xf32>, tensor<1x1x64xf32>) outs(%382 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64xf32>
    %487 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%483 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %488 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%485, %collapsed_141 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %489 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%487, %488 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %490 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%489, %collapsed_142 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %491 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%490, %collapsed_142 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %492 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%491, %collapsed_142 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %493 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%492 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_18 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %494 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%493 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %495 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%494, %collapsed_141 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %496 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%485, %collapsed_142 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %497 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%496 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_18 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %498 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%495, %497 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %expanded_240 = tensor.expand_shape %486 [[0], [1], [2, 3]] output_shape [2, 1, 64, 1] : tensor<2x1x64xf32> into tensor<2x1x64x1xf32>
    %expanded_241 = tensor.expand_shape %493 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_242 = tensor.expand_shape %498 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_243 = tensor.expand_shape %collapsed_234 [[0], [1, 2], [3]] output_shape [2, 1, 64, 1] : tensor<2x64x1xf32> into tensor<2x1x64x1xf32>
    %499 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_243, %expanded_240 : tensor<2x1x64x1xf32>, tensor<2x1x64x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %500 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_132, %expanded_241 : tensor<2x1x64x1xf32>, tensor<2x1x1x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %501 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%499, %500 : tensor<2x1x64x1xf32>, tensor<2x1x64x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %502 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%501, %expanded_242 : tensor<2x1x64x1xf32>, tensor<2x1x1x1xf32>) outs(%250 : tensor<2x1x64x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64x1xf32>
    %collapsed_244 = tensor.collapse_shape %502 [[0], [1, 2], [3]] : tensor<2x1x64x1xf32> into tensor<2x64x1xf32>
    %expanded_245 = tensor.expand_shape %collapsed_244 [[0], [1], [2, 3]] output_shape [2, 64, 1, 1] : tensor<2x64x1xf32> into tensor<2x64x1x1xf32>
    %expanded_246 = tensor.expand_shape %480 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32>
    %expanded_247 = tensor.expand_shape %481 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32>
    %collapsed_248 = tensor.collapse_shape %247 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %503 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_247, %collapsed_248 : tensor<2x1x64xf32>, tensor<2x1x1xf32>) outs(%382 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64xf32>
    %504 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_246, %503 : tensor<2x1x64xf32>, tensor<2x1x64xf32>) outs(%382 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64xf32>
    %505 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504, %collapsed_238 : tensor<2x1x64xf32>, tensor<2x1x1xf32>) outs(%382 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x64xf32>
    %506 = linalg.generic {indexing_maps = [#map17, #map21], iterator_types = ["reduction", "parallel", "parallel"]} ins(%505 : tensor<2x1x64xf32>) outs(%404 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x64xf32>
    %collapsed_249 = tensor.collapse_shape %506 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %507 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%481 : tensor<2x64xf32>) outs(%407 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<64xf32>
    %508 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%469, %expanded_245 : tensor<2x64x1x1xf32>, tensor<2x64x1x1xf32>) outs(%235 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x1x1xf32>
    %509 = tensor.empty() : tensor<48x64x3x3xf32>
    %510 = linalg.fill ins(%cst : f32) outs(%509 : tensor<48x64x3x3xf32>) -> tensor<48x64x3x3xf32>
    %511 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%510 : tensor<48x64x3x3xf32>) {
    ^bb0(%out: f32):
      %882 = linalg.index 0 : index
      %883 = linalg.index 1 : index
      %884 = linalg.index 2 : index
      %885 = linalg.index 3 : index
      %886 = arith.subi %c2, %884 : index
      %887 = arith.subi %c2, %885 : index
      %extracted = tensor.extract %arg6[%883, %882, %886, %887] : tensor<64x48x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<48x64x3x3xf32>
    %512 = tensor.empty() : tensor<2x64x4x4xf32>
    %513 = linalg.fill ins(%cst : f32) outs(%512 : tensor<2x64x4x4xf32>) -> tensor<2x64x4x4xf32>
    %inserted_slice = tensor.insert_slice %508 into %513[0, 0, 1, 1] [2, 64, 1, 1] [1, 1, 2, 2] : tensor<2x64x1x1xf32> into tensor<2x64x4x4xf32>
    %514 = linalg.fill ins(%cst : f32) outs(%158 : tensor<2x48x2x2xf32>) -> tensor<2x48x2x2xf32>
    %515 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %511 : tensor<2x64x4x4xf32>, tensor<48x64x3x3xf32>) outs(%514 : tensor<2x48x2x2xf32>) -> tensor<2x48x2x2xf32>
    %516 = tensor.empty() : tensor<48x2x2x2xf32>
    %transposed_250 = linalg.transpose ins(%234 : tensor<2x48x2x2xf32>) outs(%516 : tensor<48x2x2x2xf32>) permutation = [1, 0, 2, 3] 
    %padded_251 = tensor.pad %transposed_250 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg54: index, %arg55: index, %arg56: index, %arg57: index):
      tensor.yield %cst : f32
    } : tensor<48x2x2x2xf32> to tensor<48x2x4x4xf32>
    %517 = tensor.empty() : tensor<48x128x4x4xf32>
    %expanded_252 = tensor.expand_shape %padded_251 [[0], [1, 2], [3], [4]] output_shape [48, 2, 1, 4, 4] : tensor<48x2x4x4xf32> into tensor<48x2x1x4x4xf32>
    %expanded_253 = tensor.expand_shape %508 [[0], [1], [2], [3, 4]] output_shape [2, 64, 1, 1, 1] : tensor<2x64x1x1xf32> into tensor<2x64x1x1x1xf32>
    %expanded_254 = tensor.expand_shape %517 [[0], [1, 2], [3], [4]] output_shape [48, 2, 64, 4, 4] : tensor<48x128x4x4xf32> into tensor<48x2x64x4x4xf32>
    %518 = linalg.fill ins(%cst : f32) outs(%expanded_254 : tensor<48x2x64x4x4xf32>) -> tensor<48x2x64x4x4xf32>
    %519 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_252, %expanded_253 : tensor<48x2x1x4x4xf32>, tensor<2x64x1x1x1xf32>) outs(%518 : tensor<48x2x64x4x4xf32>) -> tensor<48x2x64x4x4xf32>
    %collapsed_255 = tensor.collapse_shape %519 [[0], [1, 2], [3], [4]] : tensor<48x2x64x4x4xf32> into tensor<48x128x4x4xf32>
    %extracted_slice = tensor.extract_slice %collapsed_255[0, 0, 0, 0] [48, 128, 3, 4] [1, 1, 1, 1] : tensor<48x128x4x4xf32> to tensor<48x128x3x4xf32>
    %extracted_slice_256 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [48, 128, 3, 3] [1, 1, 1, 1] : tensor<48x128x3x4xf32> to tensor<48x128x3x3xf32>
    %expanded_257 = tensor.expand_shape %extracted_slice_256 [[0], [1, 2], [3], [4]] output_shape [48, 2, 64, 3, 3] : tensor<48x128x3x3xf32> into tensor<48x2x64x3x3xf32>
    %520 = tensor.empty() : tensor<2x64x48x3x3xf32>
    %transposed_258 = linalg.transpose ins(%expanded_257 : tensor<48x2x64x3x3xf32>) outs(%520 : tensor<2x64x48x3x3xf32>) permutation = [1, 2, 0, 3, 4] 
    %521 = tensor.empty() : tensor<64x48x3x3xf32>
    %522 = linalg.fill ins(%cst : f32) outs(%521 : tensor<64x48x3x3xf32>) -> tensor<64x48x3x3xf32>
    %523 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_258 : tensor<2x64x48x3x3xf32>) outs(%522 : tensor<64x48x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<64x48x3x3xf32>
    %524 = linalg.generic {indexing_maps = [#map, #map22], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%508 : tensor<2x64x1x1xf32>) outs(%407 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<64xf32>
    %525 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%515, %expanded_128 : tensor<2x48x2x2xf32>, tensor<48x1x1xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %526 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%515, %232 : tensor<2x48x2x2xf32>, tensor<2x48x2x2xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %527 = tensor.empty() : tensor<1x48x1x1xf32>
    %528 = linalg.fill ins(%cst : f32) outs(%527 : tensor<1x48x1x1xf32>) -> tensor<1x48x1x1xf32>
    %529 = linalg.generic {indexing_maps = [#map, #map25], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%526 : tensor<2x48x2x2xf32>) outs(%528 : tensor<1x48x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x48x1x1xf32>
    %collapsed_259 = tensor.collapse_shape %529 [[0, 1, 2, 3]] : tensor<1x48x1x1xf32> into tensor<48xf32>
    %530 = tensor.empty() : tensor<192x48x1x1xf32>
    %531 = linalg.fill ins(%cst : f32) outs(%530 : tensor<192x48x1x1xf32>) -> tensor<192x48x1x1xf32>
    %532 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%531 : tensor<192x48x1x1xf32>) {
    ^bb0(%out: f32):
      %882 = linalg.index 0 : index
      %883 = linalg.index 1 : index
      %extracted = tensor.extract %arg32[%883, %882, %c0, %c0] : tensor<48x192x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<192x48x1x1xf32>
    %533 = linalg.fill ins(%cst : f32) outs(%225 : tensor<2x192x2x2xf32>) -> tensor<2x192x2x2xf32>
    %534 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%525, %532 : tensor<2x48x2x2xf32>, tensor<192x48x1x1xf32>) outs(%533 : tensor<2x192x2x2xf32>) -> tensor<2x192x2x2xf32>
    %535 = tensor.empty() : tensor<192x2x2x2xf32>
    %transposed_260 = linalg.transpose ins(%231 : tensor<2x192x2x2xf32>) outs(%535 : tensor<192x2x2x2xf32>) permutation = [1, 0, 2, 3] 
    %transposed_261 = linalg.transpose ins(%525 : tensor<2x48x2x2xf32>) outs(%516 : tensor<48x2x2x2xf32>) permutation = [1, 0, 2, 3] 
    %536 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_260, %transposed_261 : tensor<192x2x2x2xf32>, tensor<48x2x2x2xf32>) outs(%531 : tensor<192x48x1x1xf32>) -> tensor<192x48x1x1xf32>
    %537 = tensor.empty() : tensor<48x192x1x1xf32>
    %transposed_262 = linalg.transpose ins(%536 : tensor<192x48x1x1xf32>) outs(%537 : tensor<48x192x1x1xf32>) permutation = [1, 0, 2, 3] 
    %538 = tensor.empty() : tensor<48xf32>
    %539 = linalg.fill ins(%cst : f32) outs(%538 : tensor<48xf32>) -> tensor<48xf32>
    %540 = linalg.generic {indexing_maps = [#map, #map22], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%525 : tensor<2x48x2x2xf32>) outs(%539 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<48xf32>
    %541 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%230 : tensor<2x192x2x2xf32>) outs(%225 : tensor<2x192x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_10 : f32
      linalg.yield %882 : f32
    } -> tensor<2x192x2x2xf32>
    %542 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226, %226 : tensor<2x192x2x2xf32>, tensor<2x192x2x2xf32>) outs(%225 : tensor<2x192x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x192x2x2xf32>
    %543 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%542 : tensor<2x192x2x2xf32>) outs(%225 : tensor<2x192x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_19 : f32
      linalg.yield %882 : f32
    } -> tensor<2x192x2x2xf32>
    %544 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%543 : tensor<2x192x2x2xf32>) outs(%225 : tensor<2x192x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.exp %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x192x2x2xf32>
    %545 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%544 : tensor<2x192x2x2xf32>) outs(%225 : tensor<2x192x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_4 : f64 to f32
      %883 = arith.mulf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x192x2x2xf32>
    %546 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226, %545 : tensor<2x192x2x2xf32>, tensor<2x192x2x2xf32>) outs(%225 : tensor<2x192x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x192x2x2xf32>
    %547 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%541, %546 : tensor<2x192x2x2xf32>, tensor<2x192x2x2xf32>) outs(%225 : tensor<2x192x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x192x2x2xf32>
    %548 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%534, %547 : tensor<2x192x2x2xf32>, tensor<2x192x2x2xf32>) outs(%225 : tensor<2x192x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x192x2x2xf32>
    %549 = linalg.fill ins(%cst : f32) outs(%537 : tensor<48x192x1x1xf32>) -> tensor<48x192x1x1xf32>
    %550 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%549 : tensor<48x192x1x1xf32>) {
    ^bb0(%out: f32):
      %882 = linalg.index 0 : index
      %883 = linalg.index 1 : index
      %extracted = tensor.extract %arg30[%883, %882, %c0, %c0] : tensor<192x48x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<48x192x1x1xf32>
    %551 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%548, %550 : tensor<2x192x2x2xf32>, tensor<48x192x1x1xf32>) outs(%514 : tensor<2x48x2x2xf32>) -> tensor<2x48x2x2xf32>
    %transposed_263 = linalg.transpose ins(%224 : tensor<2x48x2x2xf32>) outs(%516 : tensor<48x2x2x2xf32>) permutation = [1, 0, 2, 3] 
    %transposed_264 = linalg.transpose ins(%548 : tensor<2x192x2x2xf32>) outs(%535 : tensor<192x2x2x2xf32>) permutation = [1, 0, 2, 3] 
    %552 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_263, %transposed_264 : tensor<48x2x2x2xf32>, tensor<192x2x2x2xf32>) outs(%549 : tensor<48x192x1x1xf32>) -> tensor<48x192x1x1xf32>
    %transposed_265 = linalg.transpose ins(%552 : tensor<48x192x1x1xf32>) outs(%530 : tensor<192x48x1x1xf32>) permutation = [1, 0, 2, 3] 
    %553 = tensor.empty() : tensor<192xf32>
    %554 = linalg.fill ins(%cst : f32) outs(%553 : tensor<192xf32>) -> tensor<192xf32>
    %555 = linalg.generic {indexing_maps = [#map, #map22], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%548 : tensor<2x192x2x2xf32>) outs(%554 : tensor<192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<192xf32>
    %556 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%551, %206 : tensor<2x48x2x2xf32>, tensor<2x48x2x2xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %collapsed_266 = tensor.collapse_shape %556 [[0], [1], [2, 3]] : tensor<2x48x2x2xf32> into tensor<2x48x4xf32>
    %557 = tensor.empty() : tensor<2x48xf32>
    %558 = linalg.fill ins(%cst : f32) outs(%557 : tensor<2x48xf32>) -> tensor<2x48xf32>
    %559 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_266 : tensor<2x48x4xf32>) outs(%558 : tensor<2x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x48xf32>
    %collapsed_267 = tensor.collapse_shape %551 [[0], [1], [2, 3]] : tensor<2x48x2x2xf32> into tensor<2x48x4xf32>
    %560 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_267 : tensor<2x48x4xf32>) outs(%558 : tensor<2x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x48xf32>
    %expanded_268 = tensor.expand_shape %arg36 [[0, 1]] output_shape [1, 48] : tensor<48xf32> into tensor<1x48xf32>
    %561 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%559, %expanded_268 : tensor<2x48xf32>, tensor<1x48xf32>) outs(%557 : tensor<2x48xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48xf32>
    %expanded_269 = tensor.expand_shape %561 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %562 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_269 : tensor<2x1x48xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %563 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%560, %expanded_268 : tensor<2x48xf32>, tensor<1x48xf32>) outs(%557 : tensor<2x48xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48xf32>
    %expanded_270 = tensor.expand_shape %563 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %564 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_270 : tensor<2x1x48xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %collapsed_271 = tensor.collapse_shape %218 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %expanded_272 = tensor.expand_shape %arg36 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %565 = tensor.empty() : tensor<2x1x48xf32>
    %566 = linalg.generic {indexing_maps = [#map19, #map20, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_271, %expanded_272 : tensor<2x1x1xf32>, tensor<1x1x48xf32>) outs(%565 : tensor<2x1x48xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48xf32>
    %567 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%562 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %568 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%564, %collapsed_124 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %569 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%567, %568 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %570 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%569, %collapsed_125 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %571 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%570, %collapsed_125 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %572 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%571, %collapsed_125 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %573 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%572 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_3 : f64 to f32
      %883 = arith.mulf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x1xf32>
    %574 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%573 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %575 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%574, %collapsed_124 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %576 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%564, %collapsed_125 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %577 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%576 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_3 : f64 to f32
      %883 = arith.mulf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x1xf32>
    %578 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%575, %577 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %expanded_273 = tensor.expand_shape %566 [[0], [1], [2, 3]] output_shape [2, 1, 48, 1] : tensor<2x1x48xf32> into tensor<2x1x48x1xf32>
    %expanded_274 = tensor.expand_shape %573 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_275 = tensor.expand_shape %578 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_276 = tensor.expand_shape %collapsed_267 [[0], [1, 2], [3]] output_shape [2, 1, 48, 4] : tensor<2x48x4xf32> into tensor<2x1x48x4xf32>
    %579 = tensor.empty() : tensor<2x1x48x4xf32>
    %580 = linalg.generic {indexing_maps = [#map, #map26, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_276, %expanded_273 : tensor<2x1x48x4xf32>, tensor<2x1x48x1xf32>) outs(%579 : tensor<2x1x48x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48x4xf32>
    %581 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_115, %expanded_274 : tensor<2x1x48x4xf32>, tensor<2x1x1x1xf32>) outs(%579 : tensor<2x1x48x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48x4xf32>
    %582 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%580, %581 : tensor<2x1x48x4xf32>, tensor<2x1x48x4xf32>) outs(%579 : tensor<2x1x48x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48x4xf32>
    %583 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%582, %expanded_275 : tensor<2x1x48x4xf32>, tensor<2x1x1x1xf32>) outs(%579 : tensor<2x1x48x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48x4xf32>
    %collapsed_277 = tensor.collapse_shape %583 [[0], [1, 2], [3]] : tensor<2x1x48x4xf32> into tensor<2x48x4xf32>
    %expanded_278 = tensor.expand_shape %collapsed_277 [[0], [1], [2, 3]] output_shape [2, 48, 2, 2] : tensor<2x48x4xf32> into tensor<2x48x2x2xf32>
    %expanded_279 = tensor.expand_shape %559 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %expanded_280 = tensor.expand_shape %560 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %collapsed_281 = tensor.collapse_shape %216 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %584 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_280, %collapsed_281 : tensor<2x1x48xf32>, tensor<2x1x1xf32>) outs(%565 : tensor<2x1x48xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48xf32>
    %585 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_279, %584 : tensor<2x1x48xf32>, tensor<2x1x48xf32>) outs(%565 : tensor<2x1x48xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48xf32>
    %586 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%585, %collapsed_271 : tensor<2x1x48xf32>, tensor<2x1x1xf32>) outs(%565 : tensor<2x1x48xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48xf32>
    %587 = tensor.empty() : tensor<1x48xf32>
    %588 = linalg.fill ins(%cst : f32) outs(%587 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %589 = linalg.generic {indexing_maps = [#map17, #map21], iterator_types = ["reduction", "parallel", "parallel"]} ins(%586 : tensor<2x1x48xf32>) outs(%588 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x48xf32>
    %collapsed_282 = tensor.collapse_shape %589 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %590 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%560 : tensor<2x48xf32>) outs(%539 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<48xf32>
    %591 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%515, %expanded_278 : tensor<2x48x2x2xf32>, tensor<2x48x2x2xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %592 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%591, %expanded_113 : tensor<2x48x2x2xf32>, tensor<48x1x1xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %593 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%591, %204 : tensor<2x48x2x2xf32>, tensor<2x48x2x2xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %594 = linalg.generic {indexing_maps = [#map, #map25], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%593 : tensor<2x48x2x2xf32>) outs(%528 : tensor<1x48x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x48x1x1xf32>
    %collapsed_283 = tensor.collapse_shape %594 [[0, 1, 2, 3]] : tensor<1x48x1x1xf32> into tensor<48xf32>
    %595 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%592 : tensor<2x48x2x2xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %596 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%592, %193 : tensor<2x48x2x2xf32>, tensor<2x2xi64>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: i64, %out: f32):
      %882 = arith.sitofp %in_429 : i64 to f32
      %883 = arith.divf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x48x2x2xf32>
    %597 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_110 : tensor<2x2xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x48x2x2xf32>
    %collapsed_284 = tensor.collapse_shape %597 [[0, 1], [2], [3]] : tensor<2x48x2x2xf32> into tensor<96x2x2xf32>
    %collapsed_285 = tensor.collapse_shape %596 [[0, 1], [2], [3]] : tensor<2x48x2x2xf32> into tensor<96x2x2xf32>
    %598 = linalg.batch_matmul ins(%collapsed_284, %collapsed_285 : tensor<96x2x2xf32>, tensor<96x2x2xf32>) outs(%198 : tensor<96x2x2xf32>) -> tensor<96x2x2xf32>
    %collapsed_286 = tensor.collapse_shape %598 [[0, 1], [2]] : tensor<96x2x2xf32> into tensor<192x2xf32>
    %599 = linalg.matmul ins(%collapsed_286, %195 : tensor<192x2xf32>, tensor<2x2xf32>) outs(%201 : tensor<192x2xf32>) -> tensor<192x2xf32>
    %expanded_287 = tensor.expand_shape %599 [[0, 1, 2], [3]] output_shape [2, 48, 2, 2] : tensor<192x2xf32> into tensor<2x48x2x2xf32>
    %600 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%595, %expanded_287 : tensor<2x48x2x2xf32>, tensor<2x48x2x2xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %601 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%600, %159 : tensor<2x48x2x2xf32>, tensor<2x48x2x2xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %collapsed_288 = tensor.collapse_shape %601 [[0], [1], [2, 3]] : tensor<2x48x2x2xf32> into tensor<2x48x4xf32>
    %602 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_288 : tensor<2x48x4xf32>) outs(%558 : tensor<2x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x48xf32>
    %collapsed_289 = tensor.collapse_shape %600 [[0], [1], [2, 3]] : tensor<2x48x2x2xf32> into tensor<2x48x4xf32>
    %603 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_289 : tensor<2x48x4xf32>) outs(%558 : tensor<2x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x48xf32>
    %expanded_290 = tensor.expand_shape %arg34 [[0, 1]] output_shape [1, 48] : tensor<48xf32> into tensor<1x48xf32>
    %604 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%602, %expanded_290 : tensor<2x48xf32>, tensor<1x48xf32>) outs(%557 : tensor<2x48xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48xf32>
    %expanded_291 = tensor.expand_shape %604 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %605 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_291 : tensor<2x1x48xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %606 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%603, %expanded_290 : tensor<2x48xf32>, tensor<1x48xf32>) outs(%557 : tensor<2x48xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48xf32>
    %expanded_292 = tensor.expand_shape %606 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %607 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_292 : tensor<2x1x48xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %collapsed_293 = tensor.collapse_shape %172 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %expanded_294 = tensor.expand_shape %arg34 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %608 = linalg.generic {indexing_maps = [#map19, #map20, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_293, %expanded_294 : tensor<2x1x1xf32>, tensor<1x1x48xf32>) outs(%565 : tensor<2x1x48xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48xf32>
    %609 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%605 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %610 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%607, %collapsed_104 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %611 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%609, %610 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %612 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%611, %collapsed_105 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %613 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%612, %collapsed_105 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %614 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%613, %collapsed_105 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %615 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%614 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_3 : f64 to f32
      %883 = arith.mulf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x1xf32>
    %616 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%615 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %617 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%616, %collapsed_104 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %618 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%607, %collapsed_105 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %619 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%618 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_3 : f64 to f32
      %883 = arith.mulf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x1xf32>
    %620 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%617, %619 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %expanded_295 = tensor.expand_shape %608 [[0], [1], [2, 3]] output_shape [2, 1, 48, 1] : tensor<2x1x48xf32> into tensor<2x1x48x1xf32>
    %expanded_296 = tensor.expand_shape %615 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_297 = tensor.expand_shape %620 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_298 = tensor.expand_shape %collapsed_289 [[0], [1, 2], [3]] output_shape [2, 1, 48, 4] : tensor<2x48x4xf32> into tensor<2x1x48x4xf32>
    %621 = linalg.generic {indexing_maps = [#map, #map26, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_298, %expanded_295 : tensor<2x1x48x4xf32>, tensor<2x1x48x1xf32>) outs(%579 : tensor<2x1x48x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48x4xf32>
    %622 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_95, %expanded_296 : tensor<2x1x48x4xf32>, tensor<2x1x1x1xf32>) outs(%579 : tensor<2x1x48x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48x4xf32>
    %623 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%621, %622 : tensor<2x1x48x4xf32>, tensor<2x1x48x4xf32>) outs(%579 : tensor<2x1x48x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48x4xf32>
    %624 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%623, %expanded_297 : tensor<2x1x48x4xf32>, tensor<2x1x1x1xf32>) outs(%579 : tensor<2x1x48x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48x4xf32>
    %collapsed_299 = tensor.collapse_shape %624 [[0], [1, 2], [3]] : tensor<2x1x48x4xf32> into tensor<2x48x4xf32>
    %expanded_300 = tensor.expand_shape %collapsed_299 [[0], [1], [2, 3]] output_shape [2, 48, 2, 2] : tensor<2x48x4xf32> into tensor<2x48x2x2xf32>
    %expanded_301 = tensor.expand_shape %602 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %expanded_302 = tensor.expand_shape %603 [[0], [1, 2]] output_shape [2, 1, 48] : tensor<2x48xf32> into tensor<2x1x48xf32>
    %collapsed_303 = tensor.collapse_shape %170 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %625 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_302, %collapsed_303 : tensor<2x1x48xf32>, tensor<2x1x1xf32>) outs(%565 : tensor<2x1x48xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48xf32>
    %626 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_301, %625 : tensor<2x1x48xf32>, tensor<2x1x48xf32>) outs(%565 : tensor<2x1x48xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48xf32>
    %627 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%626, %collapsed_293 : tensor<2x1x48xf32>, tensor<2x1x1xf32>) outs(%565 : tensor<2x1x48xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x48xf32>
    %628 = linalg.generic {indexing_maps = [#map17, #map21], iterator_types = ["reduction", "parallel", "parallel"]} ins(%627 : tensor<2x1x48xf32>) outs(%588 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x48xf32>
    %collapsed_304 = tensor.collapse_shape %628 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %629 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%603 : tensor<2x48xf32>) outs(%539 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<48xf32>
    %630 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%591, %expanded_300 : tensor<2x48x2x2xf32>, tensor<2x48x2x2xf32>) outs(%158 : tensor<2x48x2x2xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x48x2x2xf32>
    %631 = tensor.empty() : tensor<32x48x3x3xf32>
    %632 = linalg.fill ins(%cst : f32) outs(%631 : tensor<32x48x3x3xf32>) -> tensor<32x48x3x3xf32>
    %633 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%632 : tensor<32x48x3x3xf32>) {
    ^bb0(%out: f32):
      %882 = linalg.index 0 : index
      %883 = linalg.index 1 : index
      %884 = linalg.index 2 : index
      %885 = linalg.index 3 : index
      %886 = arith.subi %c2, %884 : index
      %887 = arith.subi %c2, %885 : index
      %extracted = tensor.extract %arg4[%883, %882, %886, %887] : tensor<48x32x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x48x3x3xf32>
    %634 = tensor.empty() : tensor<2x48x6x6xf32>
    %635 = linalg.fill ins(%cst : f32) outs(%634 : tensor<2x48x6x6xf32>) -> tensor<2x48x6x6xf32>
    %inserted_slice_305 = tensor.insert_slice %630 into %635[0, 0, 1, 1] [2, 48, 2, 2] [1, 1, 2, 2] : tensor<2x48x2x2xf32> into tensor<2x48x6x6xf32>
    %636 = linalg.fill ins(%cst : f32) outs(%81 : tensor<2x32x4x4xf32>) -> tensor<2x32x4x4xf32>
    %637 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_305, %633 : tensor<2x48x6x6xf32>, tensor<32x48x3x3xf32>) outs(%636 : tensor<2x32x4x4xf32>) -> tensor<2x32x4x4xf32>
    %638 = tensor.empty() : tensor<32x2x4x4xf32>
    %transposed_306 = linalg.transpose ins(%157 : tensor<2x32x4x4xf32>) outs(%638 : tensor<32x2x4x4xf32>) permutation = [1, 0, 2, 3] 
    %padded_307 = tensor.pad %transposed_306 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg54: index, %arg55: index, %arg56: index, %arg57: index):
      tensor.yield %cst : f32
    } : tensor<32x2x4x4xf32> to tensor<32x2x6x6xf32>
    %639 = tensor.empty() : tensor<32x96x4x4xf32>
    %expanded_308 = tensor.expand_shape %padded_307 [[0], [1, 2], [3], [4]] output_shape [32, 2, 1, 6, 6] : tensor<32x2x6x6xf32> into tensor<32x2x1x6x6xf32>
    %expanded_309 = tensor.expand_shape %630 [[0], [1], [2, 3], [4]] output_shape [2, 48, 1, 2, 2] : tensor<2x48x2x2xf32> into tensor<2x48x1x2x2xf32>
    %expanded_310 = tensor.expand_shape %639 [[0], [1, 2], [3], [4]] output_shape [32, 2, 48, 4, 4] : tensor<32x96x4x4xf32> into tensor<32x2x48x4x4xf32>
    %640 = linalg.fill ins(%cst : f32) outs(%expanded_310 : tensor<32x2x48x4x4xf32>) -> tensor<32x2x48x4x4xf32>
    %641 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_308, %expanded_309 : tensor<32x2x1x6x6xf32>, tensor<2x48x1x2x2xf32>) outs(%640 : tensor<32x2x48x4x4xf32>) -> tensor<32x2x48x4x4xf32>
    %collapsed_311 = tensor.collapse_shape %641 [[0], [1, 2], [3], [4]] : tensor<32x2x48x4x4xf32> into tensor<32x96x4x4xf32>
    %extracted_slice_312 = tensor.extract_slice %collapsed_311[0, 0, 0, 0] [32, 96, 3, 4] [1, 1, 1, 1] : tensor<32x96x4x4xf32> to tensor<32x96x3x4xf32>
    %extracted_slice_313 = tensor.extract_slice %extracted_slice_312[0, 0, 0, 0] [32, 96, 3, 3] [1, 1, 1, 1] : tensor<32x96x3x4xf32> to tensor<32x96x3x3xf32>
    %expanded_314 = tensor.expand_shape %extracted_slice_313 [[0], [1, 2], [3], [4]] output_shape [32, 2, 48, 3, 3] : tensor<32x96x3x3xf32> into tensor<32x2x48x3x3xf32>
    %642 = tensor.empty() : tensor<2x48x32x3x3xf32>
    %transposed_315 = linalg.transpose ins(%expanded_314 : tensor<32x2x48x3x3xf32>) outs(%642 : tensor<2x48x32x3x3xf32>) permutation = [1, 2, 0, 3, 4] 
    %643 = tensor.empty() : tensor<48x32x3x3xf32>
    %644 = linalg.fill ins(%cst : f32) outs(%643 : tensor<48x32x3x3xf32>) -> tensor<48x32x3x3xf32>
    %645 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_315 : tensor<2x48x32x3x3xf32>) outs(%644 : tensor<48x32x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<48x32x3x3xf32>
    %646 = linalg.generic {indexing_maps = [#map, #map22], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%630 : tensor<2x48x2x2xf32>) outs(%539 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<48xf32>
    %647 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%637, %expanded_91 : tensor<2x32x4x4xf32>, tensor<32x1x1xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %648 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%637, %155 : tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %649 = tensor.empty() : tensor<1x32x1x1xf32>
    %650 = linalg.fill ins(%cst : f32) outs(%649 : tensor<1x32x1x1xf32>) -> tensor<1x32x1x1xf32>
    %651 = linalg.generic {indexing_maps = [#map, #map25], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%648 : tensor<2x32x4x4xf32>) outs(%650 : tensor<1x32x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x32x1x1xf32>
    %collapsed_316 = tensor.collapse_shape %651 [[0, 1, 2, 3]] : tensor<1x32x1x1xf32> into tensor<32xf32>
    %652 = tensor.empty() : tensor<128x32x1x1xf32>
    %653 = linalg.fill ins(%cst : f32) outs(%652 : tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    %654 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%653 : tensor<128x32x1x1xf32>) {
    ^bb0(%out: f32):
      %882 = linalg.index 0 : index
      %883 = linalg.index 1 : index
      %extracted = tensor.extract %arg22[%883, %882, %c0, %c0] : tensor<32x128x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<128x32x1x1xf32>
    %655 = linalg.fill ins(%cst : f32) outs(%148 : tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %656 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%647, %654 : tensor<2x32x4x4xf32>, tensor<128x32x1x1xf32>) outs(%655 : tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %657 = tensor.empty() : tensor<128x2x4x4xf32>
    %transposed_317 = linalg.transpose ins(%154 : tensor<2x128x4x4xf32>) outs(%657 : tensor<128x2x4x4xf32>) permutation = [1, 0, 2, 3] 
    %transposed_318 = linalg.transpose ins(%647 : tensor<2x32x4x4xf32>) outs(%638 : tensor<32x2x4x4xf32>) permutation = [1, 0, 2, 3] 
    %658 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_317, %transposed_318 : tensor<128x2x4x4xf32>, tensor<32x2x4x4xf32>) outs(%653 : tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    %659 = tensor.empty() : tensor<32x128x1x1xf32>
    %transposed_319 = linalg.transpose ins(%658 : tensor<128x32x1x1xf32>) outs(%659 : tensor<32x128x1x1xf32>) permutation = [1, 0, 2, 3] 
    %660 = tensor.empty() : tensor<32xf32>
    %661 = linalg.fill ins(%cst : f32) outs(%660 : tensor<32xf32>) -> tensor<32xf32>
    %662 = linalg.generic {indexing_maps = [#map, #map22], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%647 : tensor<2x32x4x4xf32>) outs(%661 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<32xf32>
    %663 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<2x128x4x4xf32>) outs(%148 : tensor<2x128x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_10 : f32
      linalg.yield %882 : f32
    } -> tensor<2x128x4x4xf32>
    %664 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %149 : tensor<2x128x4x4xf32>, tensor<2x128x4x4xf32>) outs(%148 : tensor<2x128x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x128x4x4xf32>
    %665 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%664 : tensor<2x128x4x4xf32>) outs(%148 : tensor<2x128x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_19 : f32
      linalg.yield %882 : f32
    } -> tensor<2x128x4x4xf32>
    %666 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%665 : tensor<2x128x4x4xf32>) outs(%148 : tensor<2x128x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.exp %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x128x4x4xf32>
    %667 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%666 : tensor<2x128x4x4xf32>) outs(%148 : tensor<2x128x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_4 : f64 to f32
      %883 = arith.mulf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x128x4x4xf32>
    %668 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %667 : tensor<2x128x4x4xf32>, tensor<2x128x4x4xf32>) outs(%148 : tensor<2x128x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x128x4x4xf32>
    %669 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%663, %668 : tensor<2x128x4x4xf32>, tensor<2x128x4x4xf32>) outs(%148 : tensor<2x128x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x128x4x4xf32>
    %670 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%656, %669 : tensor<2x128x4x4xf32>, tensor<2x128x4x4xf32>) outs(%148 : tensor<2x128x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x128x4x4xf32>
    %671 = linalg.fill ins(%cst : f32) outs(%659 : tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf32>
    %672 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%671 : tensor<32x128x1x1xf32>) {
    ^bb0(%out: f32):
      %882 = linalg.index 0 : index
      %883 = linalg.index 1 : index
      %extracted = tensor.extract %arg20[%883, %882, %c0, %c0] : tensor<128x32x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x128x1x1xf32>
    %673 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%670, %672 : tensor<2x128x4x4xf32>, tensor<32x128x1x1xf32>) outs(%636 : tensor<2x32x4x4xf32>) -> tensor<2x32x4x4xf32>
    %transposed_320 = linalg.transpose ins(%147 : tensor<2x32x4x4xf32>) outs(%638 : tensor<32x2x4x4xf32>) permutation = [1, 0, 2, 3] 
    %transposed_321 = linalg.transpose ins(%670 : tensor<2x128x4x4xf32>) outs(%657 : tensor<128x2x4x4xf32>) permutation = [1, 0, 2, 3] 
    %674 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_320, %transposed_321 : tensor<32x2x4x4xf32>, tensor<128x2x4x4xf32>) outs(%671 : tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf32>
    %transposed_322 = linalg.transpose ins(%674 : tensor<32x128x1x1xf32>) outs(%652 : tensor<128x32x1x1xf32>) permutation = [1, 0, 2, 3] 
    %675 = tensor.empty() : tensor<128xf32>
    %676 = linalg.fill ins(%cst : f32) outs(%675 : tensor<128xf32>) -> tensor<128xf32>
    %677 = linalg.generic {indexing_maps = [#map, #map22], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%670 : tensor<2x128x4x4xf32>) outs(%676 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<128xf32>
    %678 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%673, %129 : tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %collapsed_323 = tensor.collapse_shape %678 [[0], [1], [2, 3]] : tensor<2x32x4x4xf32> into tensor<2x32x16xf32>
    %679 = tensor.empty() : tensor<2x32xf32>
    %680 = linalg.fill ins(%cst : f32) outs(%679 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %681 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_323 : tensor<2x32x16xf32>) outs(%680 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x32xf32>
    %collapsed_324 = tensor.collapse_shape %673 [[0], [1], [2, 3]] : tensor<2x32x4x4xf32> into tensor<2x32x16xf32>
    %682 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_324 : tensor<2x32x16xf32>) outs(%680 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x32xf32>
    %expanded_325 = tensor.expand_shape %arg26 [[0, 1]] output_shape [1, 32] : tensor<32xf32> into tensor<1x32xf32>
    %683 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%681, %expanded_325 : tensor<2x32xf32>, tensor<1x32xf32>) outs(%679 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32xf32>
    %expanded_326 = tensor.expand_shape %683 [[0], [1, 2]] output_shape [2, 1, 32] : tensor<2x32xf32> into tensor<2x1x32xf32>
    %684 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_326 : tensor<2x1x32xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %685 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%682, %expanded_325 : tensor<2x32xf32>, tensor<1x32xf32>) outs(%679 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32xf32>
    %expanded_327 = tensor.expand_shape %685 [[0], [1, 2]] output_shape [2, 1, 32] : tensor<2x32xf32> into tensor<2x1x32xf32>
    %686 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_327 : tensor<2x1x32xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %collapsed_328 = tensor.collapse_shape %141 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %expanded_329 = tensor.expand_shape %arg26 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %687 = tensor.empty() : tensor<2x1x32xf32>
    %688 = linalg.generic {indexing_maps = [#map19, #map20, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_328, %expanded_329 : tensor<2x1x1xf32>, tensor<1x1x32xf32>) outs(%687 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32xf32>
    %689 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%684 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %690 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%686, %collapsed_87 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %691 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%689, %690 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %692 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%691, %collapsed_88 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %693 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%692, %collapsed_88 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %694 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%693, %collapsed_88 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %695 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%694 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_20 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %696 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%695 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %697 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%696, %collapsed_87 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %698 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%686, %collapsed_88 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %699 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%698 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_20 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %700 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%697, %699 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %expanded_330 = tensor.expand_shape %688 [[0], [1], [2, 3]] output_shape [2, 1, 32, 1] : tensor<2x1x32xf32> into tensor<2x1x32x1xf32>
    %expanded_331 = tensor.expand_shape %695 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_332 = tensor.expand_shape %700 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_333 = tensor.expand_shape %collapsed_324 [[0], [1, 2], [3]] output_shape [2, 1, 32, 16] : tensor<2x32x16xf32> into tensor<2x1x32x16xf32>
    %701 = tensor.empty() : tensor<2x1x32x16xf32>
    %702 = linalg.generic {indexing_maps = [#map, #map26, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_333, %expanded_330 : tensor<2x1x32x16xf32>, tensor<2x1x32x1xf32>) outs(%701 : tensor<2x1x32x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32x16xf32>
    %703 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_78, %expanded_331 : tensor<2x1x32x16xf32>, tensor<2x1x1x1xf32>) outs(%701 : tensor<2x1x32x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32x16xf32>
    %704 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%702, %703 : tensor<2x1x32x16xf32>, tensor<2x1x32x16xf32>) outs(%701 : tensor<2x1x32x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32x16xf32>
    %705 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%704, %expanded_332 : tensor<2x1x32x16xf32>, tensor<2x1x1x1xf32>) outs(%701 : tensor<2x1x32x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32x16xf32>
    %collapsed_334 = tensor.collapse_shape %705 [[0], [1, 2], [3]] : tensor<2x1x32x16xf32> into tensor<2x32x16xf32>
    %expanded_335 = tensor.expand_shape %collapsed_334 [[0], [1], [2, 3]] output_shape [2, 32, 4, 4] : tensor<2x32x16xf32> into tensor<2x32x4x4xf32>
    %expanded_336 = tensor.expand_shape %681 [[0], [1, 2]] output_shape [2, 1, 32] : tensor<2x32xf32> into tensor<2x1x32xf32>
    %expanded_337 = tensor.expand_shape %682 [[0], [1, 2]] output_shape [2, 1, 32] : tensor<2x32xf32> into tensor<2x1x32xf32>
    %collapsed_338 = tensor.collapse_shape %139 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %706 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_337, %collapsed_338 : tensor<2x1x32xf32>, tensor<2x1x1xf32>) outs(%687 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32xf32>
    %707 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_336, %706 : tensor<2x1x32xf32>, tensor<2x1x32xf32>) outs(%687 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32xf32>
    %708 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%707, %collapsed_328 : tensor<2x1x32xf32>, tensor<2x1x1xf32>) outs(%687 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32xf32>
    %709 = tensor.empty() : tensor<1x32xf32>
    %710 = linalg.fill ins(%cst : f32) outs(%709 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %711 = linalg.generic {indexing_maps = [#map17, #map21], iterator_types = ["reduction", "parallel", "parallel"]} ins(%708 : tensor<2x1x32xf32>) outs(%710 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x32xf32>
    %collapsed_339 = tensor.collapse_shape %711 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %712 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%682 : tensor<2x32xf32>) outs(%661 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<32xf32>
    %713 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%637, %expanded_335 : tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %714 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%713, %expanded_76 : tensor<2x32x4x4xf32>, tensor<32x1x1xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %715 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%713, %127 : tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %716 = linalg.generic {indexing_maps = [#map, #map25], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%715 : tensor<2x32x4x4xf32>) outs(%650 : tensor<1x32x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x32x1x1xf32>
    %collapsed_340 = tensor.collapse_shape %716 [[0, 1, 2, 3]] : tensor<1x32x1x1xf32> into tensor<32xf32>
    %717 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%714 : tensor<2x32x4x4xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %718 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%714, %116 : tensor<2x32x4x4xf32>, tensor<4x4xi64>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: i64, %out: f32):
      %882 = arith.sitofp %in_429 : i64 to f32
      %883 = arith.divf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x32x4x4xf32>
    %719 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_73 : tensor<4x4xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x4xf32>
    %collapsed_341 = tensor.collapse_shape %719 [[0, 1], [2], [3]] : tensor<2x32x4x4xf32> into tensor<64x4x4xf32>
    %collapsed_342 = tensor.collapse_shape %718 [[0, 1], [2], [3]] : tensor<2x32x4x4xf32> into tensor<64x4x4xf32>
    %720 = linalg.batch_matmul ins(%collapsed_341, %collapsed_342 : tensor<64x4x4xf32>, tensor<64x4x4xf32>) outs(%121 : tensor<64x4x4xf32>) -> tensor<64x4x4xf32>
    %collapsed_343 = tensor.collapse_shape %720 [[0, 1], [2]] : tensor<64x4x4xf32> into tensor<256x4xf32>
    %721 = linalg.matmul ins(%collapsed_343, %118 : tensor<256x4xf32>, tensor<4x4xf32>) outs(%124 : tensor<256x4xf32>) -> tensor<256x4xf32>
    %expanded_344 = tensor.expand_shape %721 [[0, 1, 2], [3]] output_shape [2, 32, 4, 4] : tensor<256x4xf32> into tensor<2x32x4x4xf32>
    %722 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%717, %expanded_344 : tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %723 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%722, %82 : tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %collapsed_345 = tensor.collapse_shape %723 [[0], [1], [2, 3]] : tensor<2x32x4x4xf32> into tensor<2x32x16xf32>
    %724 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_345 : tensor<2x32x16xf32>) outs(%680 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x32xf32>
    %collapsed_346 = tensor.collapse_shape %722 [[0], [1], [2, 3]] : tensor<2x32x4x4xf32> into tensor<2x32x16xf32>
    %725 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_346 : tensor<2x32x16xf32>) outs(%680 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x32xf32>
    %expanded_347 = tensor.expand_shape %arg24 [[0, 1]] output_shape [1, 32] : tensor<32xf32> into tensor<1x32xf32>
    %726 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%724, %expanded_347 : tensor<2x32xf32>, tensor<1x32xf32>) outs(%679 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32xf32>
    %expanded_348 = tensor.expand_shape %726 [[0], [1, 2]] output_shape [2, 1, 32] : tensor<2x32xf32> into tensor<2x1x32xf32>
    %727 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_348 : tensor<2x1x32xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %728 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%725, %expanded_347 : tensor<2x32xf32>, tensor<1x32xf32>) outs(%679 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32xf32>
    %expanded_349 = tensor.expand_shape %728 [[0], [1, 2]] output_shape [2, 1, 32] : tensor<2x32xf32> into tensor<2x1x32xf32>
    %729 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_349 : tensor<2x1x32xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %collapsed_350 = tensor.collapse_shape %95 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %expanded_351 = tensor.expand_shape %arg24 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %730 = linalg.generic {indexing_maps = [#map19, #map20, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_350, %expanded_351 : tensor<2x1x1xf32>, tensor<1x1x32xf32>) outs(%687 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32xf32>
    %731 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%727 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %732 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%729, %collapsed_67 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %733 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%731, %732 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %734 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%733, %collapsed_68 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %735 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%734, %collapsed_68 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %736 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%735, %collapsed_68 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %737 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%736 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_20 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %738 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%737 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %739 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%738, %collapsed_67 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %740 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%729, %collapsed_68 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %741 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%740 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_20 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %742 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%739, %741 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %expanded_352 = tensor.expand_shape %730 [[0], [1], [2, 3]] output_shape [2, 1, 32, 1] : tensor<2x1x32xf32> into tensor<2x1x32x1xf32>
    %expanded_353 = tensor.expand_shape %737 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_354 = tensor.expand_shape %742 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_355 = tensor.expand_shape %collapsed_346 [[0], [1, 2], [3]] output_shape [2, 1, 32, 16] : tensor<2x32x16xf32> into tensor<2x1x32x16xf32>
    %743 = linalg.generic {indexing_maps = [#map, #map26, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_355, %expanded_352 : tensor<2x1x32x16xf32>, tensor<2x1x32x1xf32>) outs(%701 : tensor<2x1x32x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32x16xf32>
    %744 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_58, %expanded_353 : tensor<2x1x32x16xf32>, tensor<2x1x1x1xf32>) outs(%701 : tensor<2x1x32x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32x16xf32>
    %745 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%743, %744 : tensor<2x1x32x16xf32>, tensor<2x1x32x16xf32>) outs(%701 : tensor<2x1x32x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32x16xf32>
    %746 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%745, %expanded_354 : tensor<2x1x32x16xf32>, tensor<2x1x1x1xf32>) outs(%701 : tensor<2x1x32x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32x16xf32>
    %collapsed_356 = tensor.collapse_shape %746 [[0], [1, 2], [3]] : tensor<2x1x32x16xf32> into tensor<2x32x16xf32>
    %expanded_357 = tensor.expand_shape %collapsed_356 [[0], [1], [2, 3]] output_shape [2, 32, 4, 4] : tensor<2x32x16xf32> into tensor<2x32x4x4xf32>
    %expanded_358 = tensor.expand_shape %724 [[0], [1, 2]] output_shape [2, 1, 32] : tensor<2x32xf32> into tensor<2x1x32xf32>
    %expanded_359 = tensor.expand_shape %725 [[0], [1, 2]] output_shape [2, 1, 32] : tensor<2x32xf32> into tensor<2x1x32xf32>
    %collapsed_360 = tensor.collapse_shape %93 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %747 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_359, %collapsed_360 : tensor<2x1x32xf32>, tensor<2x1x1xf32>) outs(%687 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32xf32>
    %748 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_358, %747 : tensor<2x1x32xf32>, tensor<2x1x32xf32>) outs(%687 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32xf32>
    %749 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%748, %collapsed_350 : tensor<2x1x32xf32>, tensor<2x1x1xf32>) outs(%687 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x32xf32>
    %750 = linalg.generic {indexing_maps = [#map17, #map21], iterator_types = ["reduction", "parallel", "parallel"]} ins(%749 : tensor<2x1x32xf32>) outs(%710 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x32xf32>
    %collapsed_361 = tensor.collapse_shape %750 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %751 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%725 : tensor<2x32xf32>) outs(%661 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<32xf32>
    %752 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%713, %expanded_357 : tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) outs(%81 : tensor<2x32x4x4xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x32x4x4xf32>
    %753 = tensor.empty() : tensor<16x32x3x3xf32>
    %754 = linalg.fill ins(%cst : f32) outs(%753 : tensor<16x32x3x3xf32>) -> tensor<16x32x3x3xf32>
    %755 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%754 : tensor<16x32x3x3xf32>) {
    ^bb0(%out: f32):
      %882 = linalg.index 0 : index
      %883 = linalg.index 1 : index
      %884 = linalg.index 2 : index
      %885 = linalg.index 3 : index
      %886 = arith.subi %c2, %884 : index
      %887 = arith.subi %c2, %885 : index
      %extracted = tensor.extract %arg2[%883, %882, %886, %887] : tensor<32x16x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x32x3x3xf32>
    %756 = tensor.empty() : tensor<2x32x10x10xf32>
    %757 = linalg.fill ins(%cst : f32) outs(%756 : tensor<2x32x10x10xf32>) -> tensor<2x32x10x10xf32>
    %inserted_slice_362 = tensor.insert_slice %752 into %757[0, 0, 1, 1] [2, 32, 4, 4] [1, 1, 2, 2] : tensor<2x32x4x4xf32> into tensor<2x32x10x10xf32>
    %758 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    %759 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_362, %755 : tensor<2x32x10x10xf32>, tensor<16x32x3x3xf32>) outs(%758 : tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    %760 = tensor.empty() : tensor<16x2x8x8xf32>
    %transposed_363 = linalg.transpose ins(%80 : tensor<2x16x8x8xf32>) outs(%760 : tensor<16x2x8x8xf32>) permutation = [1, 0, 2, 3] 
    %padded_364 = tensor.pad %transposed_363 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg54: index, %arg55: index, %arg56: index, %arg57: index):
      tensor.yield %cst : f32
    } : tensor<16x2x8x8xf32> to tensor<16x2x10x10xf32>
    %761 = tensor.empty() : tensor<16x64x4x4xf32>
    %expanded_365 = tensor.expand_shape %padded_364 [[0], [1, 2], [3], [4]] output_shape [16, 2, 1, 10, 10] : tensor<16x2x10x10xf32> into tensor<16x2x1x10x10xf32>
    %expanded_366 = tensor.expand_shape %752 [[0], [1], [2, 3], [4]] output_shape [2, 32, 1, 4, 4] : tensor<2x32x4x4xf32> into tensor<2x32x1x4x4xf32>
    %expanded_367 = tensor.expand_shape %761 [[0], [1, 2], [3], [4]] output_shape [16, 2, 32, 4, 4] : tensor<16x64x4x4xf32> into tensor<16x2x32x4x4xf32>
    %762 = linalg.fill ins(%cst : f32) outs(%expanded_367 : tensor<16x2x32x4x4xf32>) -> tensor<16x2x32x4x4xf32>
    %763 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_365, %expanded_366 : tensor<16x2x1x10x10xf32>, tensor<2x32x1x4x4xf32>) outs(%762 : tensor<16x2x32x4x4xf32>) -> tensor<16x2x32x4x4xf32>
    %collapsed_368 = tensor.collapse_shape %763 [[0], [1, 2], [3], [4]] : tensor<16x2x32x4x4xf32> into tensor<16x64x4x4xf32>
    %extracted_slice_369 = tensor.extract_slice %collapsed_368[0, 0, 0, 0] [16, 64, 3, 4] [1, 1, 1, 1] : tensor<16x64x4x4xf32> to tensor<16x64x3x4xf32>
    %extracted_slice_370 = tensor.extract_slice %extracted_slice_369[0, 0, 0, 0] [16, 64, 3, 3] [1, 1, 1, 1] : tensor<16x64x3x4xf32> to tensor<16x64x3x3xf32>
    %expanded_371 = tensor.expand_shape %extracted_slice_370 [[0], [1, 2], [3], [4]] output_shape [16, 2, 32, 3, 3] : tensor<16x64x3x3xf32> into tensor<16x2x32x3x3xf32>
    %764 = tensor.empty() : tensor<2x32x16x3x3xf32>
    %transposed_372 = linalg.transpose ins(%expanded_371 : tensor<16x2x32x3x3xf32>) outs(%764 : tensor<2x32x16x3x3xf32>) permutation = [1, 2, 0, 3, 4] 
    %765 = tensor.empty() : tensor<32x16x3x3xf32>
    %766 = linalg.fill ins(%cst : f32) outs(%765 : tensor<32x16x3x3xf32>) -> tensor<32x16x3x3xf32>
    %767 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_372 : tensor<2x32x16x3x3xf32>) outs(%766 : tensor<32x16x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<32x16x3x3xf32>
    %768 = linalg.generic {indexing_maps = [#map, #map22], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%752 : tensor<2x32x4x4xf32>) outs(%661 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<32xf32>
    %769 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%759, %expanded_54 : tensor<2x16x8x8xf32>, tensor<16x1x1xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %770 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%759, %78 : tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %771 = tensor.empty() : tensor<1x16x1x1xf32>
    %772 = linalg.fill ins(%cst : f32) outs(%771 : tensor<1x16x1x1xf32>) -> tensor<1x16x1x1xf32>
    %773 = linalg.generic {indexing_maps = [#map, #map25], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%770 : tensor<2x16x8x8xf32>) outs(%772 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x16x1x1xf32>
    %collapsed_373 = tensor.collapse_shape %773 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32>
    %774 = tensor.empty() : tensor<64x16x1x1xf32>
    %775 = linalg.fill ins(%cst : f32) outs(%774 : tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    %776 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%775 : tensor<64x16x1x1xf32>) {
    ^bb0(%out: f32):
      %882 = linalg.index 0 : index
      %883 = linalg.index 1 : index
      %extracted = tensor.extract %arg12[%883, %882, %c0, %c0] : tensor<16x64x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x16x1x1xf32>
    %777 = linalg.fill ins(%cst : f32) outs(%71 : tensor<2x64x8x8xf32>) -> tensor<2x64x8x8xf32>
    %778 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%769, %776 : tensor<2x16x8x8xf32>, tensor<64x16x1x1xf32>) outs(%777 : tensor<2x64x8x8xf32>) -> tensor<2x64x8x8xf32>
    %779 = tensor.empty() : tensor<64x2x8x8xf32>
    %transposed_374 = linalg.transpose ins(%77 : tensor<2x64x8x8xf32>) outs(%779 : tensor<64x2x8x8xf32>) permutation = [1, 0, 2, 3] 
    %transposed_375 = linalg.transpose ins(%769 : tensor<2x16x8x8xf32>) outs(%760 : tensor<16x2x8x8xf32>) permutation = [1, 0, 2, 3] 
    %780 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_374, %transposed_375 : tensor<64x2x8x8xf32>, tensor<16x2x8x8xf32>) outs(%775 : tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    %781 = tensor.empty() : tensor<16x64x1x1xf32>
    %transposed_376 = linalg.transpose ins(%780 : tensor<64x16x1x1xf32>) outs(%781 : tensor<16x64x1x1xf32>) permutation = [1, 0, 2, 3] 
    %782 = tensor.empty() : tensor<16xf32>
    %783 = linalg.fill ins(%cst : f32) outs(%782 : tensor<16xf32>) -> tensor<16xf32>
    %784 = linalg.generic {indexing_maps = [#map, #map22], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%769 : tensor<2x16x8x8xf32>) outs(%783 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<16xf32>
    %785 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x64x8x8xf32>) outs(%71 : tensor<2x64x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_10 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x8x8xf32>
    %786 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %72 : tensor<2x64x8x8xf32>, tensor<2x64x8x8xf32>) outs(%71 : tensor<2x64x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x8x8xf32>
    %787 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%786 : tensor<2x64x8x8xf32>) outs(%71 : tensor<2x64x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_19 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x8x8xf32>
    %788 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%787 : tensor<2x64x8x8xf32>) outs(%71 : tensor<2x64x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = math.exp %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x8x8xf32>
    %789 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%788 : tensor<2x64x8x8xf32>) outs(%71 : tensor<2x64x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.truncf %cst_4 : f64 to f32
      %883 = arith.mulf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x64x8x8xf32>
    %790 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %789 : tensor<2x64x8x8xf32>, tensor<2x64x8x8xf32>) outs(%71 : tensor<2x64x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x8x8xf32>
    %791 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%785, %790 : tensor<2x64x8x8xf32>, tensor<2x64x8x8xf32>) outs(%71 : tensor<2x64x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x8x8xf32>
    %792 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%778, %791 : tensor<2x64x8x8xf32>, tensor<2x64x8x8xf32>) outs(%71 : tensor<2x64x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x64x8x8xf32>
    %793 = linalg.fill ins(%cst : f32) outs(%781 : tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32>
    %794 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%793 : tensor<16x64x1x1xf32>) {
    ^bb0(%out: f32):
      %882 = linalg.index 0 : index
      %883 = linalg.index 1 : index
      %extracted = tensor.extract %arg10[%883, %882, %c0, %c0] : tensor<64x16x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x64x1x1xf32>
    %795 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%792, %794 : tensor<2x64x8x8xf32>, tensor<16x64x1x1xf32>) outs(%758 : tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    %transposed_377 = linalg.transpose ins(%70 : tensor<2x16x8x8xf32>) outs(%760 : tensor<16x2x8x8xf32>) permutation = [1, 0, 2, 3] 
    %transposed_378 = linalg.transpose ins(%792 : tensor<2x64x8x8xf32>) outs(%779 : tensor<64x2x8x8xf32>) permutation = [1, 0, 2, 3] 
    %796 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_377, %transposed_378 : tensor<16x2x8x8xf32>, tensor<64x2x8x8xf32>) outs(%793 : tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32>
    %transposed_379 = linalg.transpose ins(%796 : tensor<16x64x1x1xf32>) outs(%774 : tensor<64x16x1x1xf32>) permutation = [1, 0, 2, 3] 
    %797 = linalg.generic {indexing_maps = [#map, #map22], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%792 : tensor<2x64x8x8xf32>) outs(%407 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<64xf32>
    %798 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%795, %52 : tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %collapsed_380 = tensor.collapse_shape %798 [[0], [1], [2, 3]] : tensor<2x16x8x8xf32> into tensor<2x16x64xf32>
    %799 = tensor.empty() : tensor<2x16xf32>
    %800 = linalg.fill ins(%cst : f32) outs(%799 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %801 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_380 : tensor<2x16x64xf32>) outs(%800 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x16xf32>
    %collapsed_381 = tensor.collapse_shape %795 [[0], [1], [2, 3]] : tensor<2x16x8x8xf32> into tensor<2x16x64xf32>
    %802 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_381 : tensor<2x16x64xf32>) outs(%800 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x16xf32>
    %expanded_382 = tensor.expand_shape %arg16 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %803 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%801, %expanded_382 : tensor<2x16xf32>, tensor<1x16xf32>) outs(%799 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16xf32>
    %expanded_383 = tensor.expand_shape %803 [[0], [1, 2]] output_shape [2, 1, 16] : tensor<2x16xf32> into tensor<2x1x16xf32>
    %804 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_383 : tensor<2x1x16xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %805 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%802, %expanded_382 : tensor<2x16xf32>, tensor<1x16xf32>) outs(%799 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16xf32>
    %expanded_384 = tensor.expand_shape %805 [[0], [1, 2]] output_shape [2, 1, 16] : tensor<2x16xf32> into tensor<2x1x16xf32>
    %806 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_384 : tensor<2x1x16xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %collapsed_385 = tensor.collapse_shape %64 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %expanded_386 = tensor.expand_shape %arg16 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %807 = tensor.empty() : tensor<2x1x16xf32>
    %808 = linalg.generic {indexing_maps = [#map19, #map20, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_385, %expanded_386 : tensor<2x1x1xf32>, tensor<1x1x16xf32>) outs(%807 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16xf32>
    %809 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%804 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %810 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%806, %collapsed_50 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %811 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%809, %810 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %812 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%811, %collapsed_51 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %813 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%812, %collapsed_51 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %814 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%813, %collapsed_51 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %815 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%814 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_21 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %816 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%815 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %817 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%816, %collapsed_50 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %818 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%806, %collapsed_51 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %819 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%818 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_21 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %820 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%817, %819 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %expanded_387 = tensor.expand_shape %808 [[0], [1], [2, 3]] output_shape [2, 1, 16, 1] : tensor<2x1x16xf32> into tensor<2x1x16x1xf32>
    %expanded_388 = tensor.expand_shape %815 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_389 = tensor.expand_shape %820 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_390 = tensor.expand_shape %collapsed_381 [[0], [1, 2], [3]] output_shape [2, 1, 16, 64] : tensor<2x16x64xf32> into tensor<2x1x16x64xf32>
    %821 = tensor.empty() : tensor<2x1x16x64xf32>
    %822 = linalg.generic {indexing_maps = [#map, #map26, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_390, %expanded_387 : tensor<2x1x16x64xf32>, tensor<2x1x16x1xf32>) outs(%821 : tensor<2x1x16x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16x64xf32>
    %823 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_41, %expanded_388 : tensor<2x1x16x64xf32>, tensor<2x1x1x1xf32>) outs(%821 : tensor<2x1x16x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16x64xf32>
    %824 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%822, %823 : tensor<2x1x16x64xf32>, tensor<2x1x16x64xf32>) outs(%821 : tensor<2x1x16x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16x64xf32>
    %825 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%824, %expanded_389 : tensor<2x1x16x64xf32>, tensor<2x1x1x1xf32>) outs(%821 : tensor<2x1x16x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16x64xf32>
    %collapsed_391 = tensor.collapse_shape %825 [[0], [1, 2], [3]] : tensor<2x1x16x64xf32> into tensor<2x16x64xf32>
    %expanded_392 = tensor.expand_shape %collapsed_391 [[0], [1], [2, 3]] output_shape [2, 16, 8, 8] : tensor<2x16x64xf32> into tensor<2x16x8x8xf32>
    %expanded_393 = tensor.expand_shape %801 [[0], [1, 2]] output_shape [2, 1, 16] : tensor<2x16xf32> into tensor<2x1x16xf32>
    %expanded_394 = tensor.expand_shape %802 [[0], [1, 2]] output_shape [2, 1, 16] : tensor<2x16xf32> into tensor<2x1x16xf32>
    %collapsed_395 = tensor.collapse_shape %62 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %826 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_394, %collapsed_395 : tensor<2x1x16xf32>, tensor<2x1x1xf32>) outs(%807 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16xf32>
    %827 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_393, %826 : tensor<2x1x16xf32>, tensor<2x1x16xf32>) outs(%807 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16xf32>
    %828 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%827, %collapsed_385 : tensor<2x1x16xf32>, tensor<2x1x1xf32>) outs(%807 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16xf32>
    %829 = tensor.empty() : tensor<1x16xf32>
    %830 = linalg.fill ins(%cst : f32) outs(%829 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %831 = linalg.generic {indexing_maps = [#map17, #map21], iterator_types = ["reduction", "parallel", "parallel"]} ins(%828 : tensor<2x1x16xf32>) outs(%830 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x16xf32>
    %collapsed_396 = tensor.collapse_shape %831 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %832 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%802 : tensor<2x16xf32>) outs(%783 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<16xf32>
    %833 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%759, %expanded_392 : tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %834 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%833, %expanded_39 : tensor<2x16x8x8xf32>, tensor<16x1x1xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %835 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%833, %50 : tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %836 = linalg.generic {indexing_maps = [#map, #map25], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%835 : tensor<2x16x8x8xf32>) outs(%772 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x16x1x1xf32>
    %collapsed_397 = tensor.collapse_shape %836 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32>
    %837 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%834 : tensor<2x16x8x8xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %838 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%834, %39 : tensor<2x16x8x8xf32>, tensor<8x8xi64>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: i64, %out: f32):
      %882 = arith.sitofp %in_429 : i64 to f32
      %883 = arith.divf %in, %882 : f32
      linalg.yield %883 : f32
    } -> tensor<2x16x8x8xf32>
    %839 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_36 : tensor<8x8xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x8x8xf32>
    %collapsed_398 = tensor.collapse_shape %839 [[0, 1], [2], [3]] : tensor<2x16x8x8xf32> into tensor<32x8x8xf32>
    %collapsed_399 = tensor.collapse_shape %838 [[0, 1], [2], [3]] : tensor<2x16x8x8xf32> into tensor<32x8x8xf32>
    %840 = linalg.batch_matmul ins(%collapsed_398, %collapsed_399 : tensor<32x8x8xf32>, tensor<32x8x8xf32>) outs(%44 : tensor<32x8x8xf32>) -> tensor<32x8x8xf32>
    %collapsed_400 = tensor.collapse_shape %840 [[0, 1], [2]] : tensor<32x8x8xf32> into tensor<256x8xf32>
    %841 = linalg.matmul ins(%collapsed_400, %41 : tensor<256x8xf32>, tensor<8x8xf32>) outs(%47 : tensor<256x8xf32>) -> tensor<256x8xf32>
    %expanded_401 = tensor.expand_shape %841 [[0, 1, 2], [3]] output_shape [2, 16, 8, 8] : tensor<256x8xf32> into tensor<2x16x8x8xf32>
    %842 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%837, %expanded_401 : tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %843 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%842, %1 : tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %collapsed_402 = tensor.collapse_shape %843 [[0], [1], [2, 3]] : tensor<2x16x8x8xf32> into tensor<2x16x64xf32>
    %844 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_402 : tensor<2x16x64xf32>) outs(%800 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x16xf32>
    %collapsed_403 = tensor.collapse_shape %842 [[0], [1], [2, 3]] : tensor<2x16x8x8xf32> into tensor<2x16x64xf32>
    %845 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_403 : tensor<2x16x64xf32>) outs(%800 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x16xf32>
    %expanded_404 = tensor.expand_shape %arg14 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %846 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%844, %expanded_404 : tensor<2x16xf32>, tensor<1x16xf32>) outs(%799 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16xf32>
    %expanded_405 = tensor.expand_shape %846 [[0], [1, 2]] output_shape [2, 1, 16] : tensor<2x16xf32> into tensor<2x1x16xf32>
    %847 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_405 : tensor<2x1x16xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %848 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%845, %expanded_404 : tensor<2x16xf32>, tensor<1x16xf32>) outs(%799 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16xf32>
    %expanded_406 = tensor.expand_shape %848 [[0], [1, 2]] output_shape [2, 1, 16] : tensor<2x16xf32> into tensor<2x1x16xf32>
    %849 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_406 : tensor<2x1x16xf32>) outs(%343 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %collapsed_407 = tensor.collapse_shape %18 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %expanded_408 = tensor.expand_shape %arg14 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %850 = linalg.generic {indexing_maps = [#map19, #map20, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_407, %expanded_408 : tensor<2x1x1xf32>, tensor<1x1x16xf32>) outs(%807 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16xf32>
    %851 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%847 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %852 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%849, %collapsed_30 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %853 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%851, %852 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %854 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%853, %collapsed_31 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %855 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%854, %collapsed_31 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %856 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%855, %collapsed_31 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %857 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%856 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_21 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %858 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%857 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.negf %in : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %859 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%858, %collapsed_30 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %860 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%849, %collapsed_31 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %861 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%860 : tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.mulf %in, %cst_21 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %862 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%859, %861 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%342 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1xf32>
    %expanded_409 = tensor.expand_shape %850 [[0], [1], [2, 3]] output_shape [2, 1, 16, 1] : tensor<2x1x16xf32> into tensor<2x1x16x1xf32>
    %expanded_410 = tensor.expand_shape %857 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_411 = tensor.expand_shape %862 [[0], [1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1xf32> into tensor<2x1x1x1xf32>
    %expanded_412 = tensor.expand_shape %collapsed_403 [[0], [1, 2], [3]] output_shape [2, 1, 16, 64] : tensor<2x16x64xf32> into tensor<2x1x16x64xf32>
    %863 = linalg.generic {indexing_maps = [#map, #map26, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_412, %expanded_409 : tensor<2x1x16x64xf32>, tensor<2x1x16x1xf32>) outs(%821 : tensor<2x1x16x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16x64xf32>
    %864 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_410 : tensor<2x1x16x64xf32>, tensor<2x1x1x1xf32>) outs(%821 : tensor<2x1x16x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16x64xf32>
    %865 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%863, %864 : tensor<2x1x16x64xf32>, tensor<2x1x16x64xf32>) outs(%821 : tensor<2x1x16x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16x64xf32>
    %866 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%865, %expanded_411 : tensor<2x1x16x64xf32>, tensor<2x1x1x1xf32>) outs(%821 : tensor<2x1x16x64xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16x64xf32>
    %collapsed_413 = tensor.collapse_shape %866 [[0], [1, 2], [3]] : tensor<2x1x16x64xf32> into tensor<2x16x64xf32>
    %expanded_414 = tensor.expand_shape %collapsed_413 [[0], [1], [2, 3]] output_shape [2, 16, 8, 8] : tensor<2x16x64xf32> into tensor<2x16x8x8xf32>
    %expanded_415 = tensor.expand_shape %844 [[0], [1, 2]] output_shape [2, 1, 16] : tensor<2x16xf32> into tensor<2x1x16xf32>
    %expanded_416 = tensor.expand_shape %845 [[0], [1, 2]] output_shape [2, 1, 16] : tensor<2x16xf32> into tensor<2x1x16xf32>
    %collapsed_417 = tensor.collapse_shape %16 [[0], [1], [2, 3]] : tensor<2x1x1x1xf32> into tensor<2x1x1xf32>
    %867 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_416, %collapsed_417 : tensor<2x1x16xf32>, tensor<2x1x1xf32>) outs(%807 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16xf32>
    %868 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_415, %867 : tensor<2x1x16xf32>, tensor<2x1x16xf32>) outs(%807 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.subf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16xf32>
    %869 = linalg.generic {indexing_maps = [#map17, #map19, #map17], iterator_types = ["parallel", "parallel", "parallel"]} ins(%868, %collapsed_407 : tensor<2x1x16xf32>, tensor<2x1x1xf32>) outs(%807 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.mulf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x1x16xf32>
    %870 = linalg.generic {indexing_maps = [#map17, #map21], iterator_types = ["reduction", "parallel", "parallel"]} ins(%869 : tensor<2x1x16xf32>) outs(%830 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<1x16xf32>
    %collapsed_418 = tensor.collapse_shape %870 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %871 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%845 : tensor<2x16xf32>) outs(%783 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<16xf32>
    %872 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%833, %expanded_414 : tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) outs(%0 : tensor<2x16x8x8xf32>) {
    ^bb0(%in: f32, %in_429: f32, %out: f32):
      %882 = arith.addf %in, %in_429 : f32
      linalg.yield %882 : f32
    } -> tensor<2x16x8x8xf32>
    %873 = tensor.empty() : tensor<3x2x32x32xf32>
    %transposed_419 = linalg.transpose ins(%arg53 : tensor<2x3x32x32xf32>) outs(%873 : tensor<3x2x32x32xf32>) permutation = [1, 0, 2, 3] 
    %padded_420 = tensor.pad %transposed_419 low[0, 0, 2, 2] high[0, 0, 2, 2] {
    ^bb0(%arg54: index, %arg55: index, %arg56: index, %arg57: index):
      tensor.yield %cst : f32
    } : tensor<3x2x32x32xf32> to tensor<3x2x36x36xf32>
    %874 = tensor.empty() : tensor<3x32x8x8xf32>
    %expanded_421 = tensor.expand_shape %padded_420 [[0], [1, 2], [3], [4]] output_shape [3, 2, 1, 36, 36] : tensor<3x2x36x36xf32> into tensor<3x2x1x36x36xf32>
    %expanded_422 = tensor.expand_shape %872 [[0], [1], [2, 3], [4]] output_shape [2, 16, 1, 8, 8] : tensor<2x16x8x8xf32> into tensor<2x16x1x8x8xf32>
    %expanded_423 = tensor.expand_shape %874 [[0], [1, 2], [3], [4]] output_shape [3, 2, 16, 8, 8] : tensor<3x32x8x8xf32> into tensor<3x2x16x8x8xf32>
    %875 = linalg.fill ins(%cst : f32) outs(%expanded_423 : tensor<3x2x16x8x8xf32>) -> tensor<3x2x16x8x8xf32>
    %876 = linalg.conv_2d_ngchw_gfchw {dilations = dense<4> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_421, %expanded_422 : tensor<3x2x1x36x36xf32>, tensor<2x16x1x8x8xf32>) outs(%875 : tensor<3x2x16x8x8xf32>) -> tensor<3x2x16x8x8xf32>
    %collapsed_424 = tensor.collapse_shape %876 [[0], [1, 2], [3], [4]] : tensor<3x2x16x8x8xf32> into tensor<3x32x8x8xf32>
    %extracted_slice_425 = tensor.extract_slice %collapsed_424[0, 0, 0, 0] [3, 32, 7, 8] [1, 1, 1, 1] : tensor<3x32x8x8xf32> to tensor<3x32x7x8xf32>
    %extracted_slice_426 = tensor.extract_slice %extracted_slice_425[0, 0, 0, 0] [3, 32, 7, 7] [1, 1, 1, 1] : tensor<3x32x7x8xf32> to tensor<3x32x7x7xf32>
    %expanded_427 = tensor.expand_shape %extracted_slice_426 [[0], [1, 2], [3], [4]] output_shape [3, 2, 16, 7, 7] : tensor<3x32x7x7xf32> into tensor<3x2x16x7x7xf32>
    %877 = tensor.empty() : tensor<2x16x3x7x7xf32>
    %transposed_428 = linalg.transpose ins(%expanded_427 : tensor<3x2x16x7x7xf32>) outs(%877 : tensor<2x16x3x7x7xf32>) permutation = [1, 2, 0, 3, 4] 
    %878 = tensor.empty() : tensor<16x3x7x7xf32>
    %879 = linalg.fill ins(%cst : f32) outs(%878 : tensor<16x3x7x7xf32>) -> tensor<16x3x7x7xf32>
    %880 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_428 : tensor<2x16x3x7x7xf32>) outs(%879 : tensor<16x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<16x3x7x7xf32>
    %881 = linalg.generic {indexing_maps = [#map, #map22], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%872 : tensor<2x16x8x8xf32>) outs(%783 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %882 = arith.addf %in, %out : f32
      linalg.yield %882 : f32
    } -> tensor<16xf32>
    return %358, %880, %881, %767, %768, %645, %646, %523, %524, %collapsed_397, %collapsed_373, %transposed_379, %797, %transposed_376, %784, %collapsed_418, %871, %collapsed_396, %832, %collapsed_340, %collapsed_316, %transposed_322, %677, %transposed_319, %662, %collapsed_361, %751, %collapsed_339, %712, %collapsed_283, %collapsed_259, %transposed_265, %555, %transposed_262, %540, %collapsed_304, %629, %collapsed_282, %590, %collapsed_228, %collapsed_204, %transposed_210, %439, %transposed_207, %423, %collapsed_249, %507, %collapsed_227, %468, %collapsed_203, %408, %371, %collapsed_185 : tensor<f32>, tensor<16x3x7x7xf32>, tensor<16xf32>, tensor<32x16x3x3xf32>, tensor<32xf32>, tensor<48x32x3x3xf32>, tensor<48xf32>, tensor<64x48x3x3xf32>, tensor<64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<32x128x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<48xf32>, tensor<48xf32>, tensor<192x48x1x1xf32>, tensor<192xf32>, tensor<48x192x1x1xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64x1x1xf32>, tensor<256xf32>, tensor<64x256x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<2x64xf32>, tensor<2xf32>
  }
}
