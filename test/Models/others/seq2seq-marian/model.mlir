#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1, d2) -> ()>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map12 = affine_map<(d0, d1) -> (d1)>
#map13 = affine_map<(d0, d1, d2, d3) -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map17 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map18 = affine_map<(d0, d1, d2) -> (d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map21 = affine_map<(d0, d1, d2) -> (0, d2)>
#map22 = affine_map<(d0, d1) -> (d0, 0)>
#map23 = affine_map<(d0) -> ()>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "transformers.models.marian.modeling_marian.MarianMTModel" bases ["transformers.models.marian.modeling_marian.MarianPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin", "transformers.generation.utils.GenerationMixin", "transformers.generation.continuous_batching.continuous_api.ContinuousMixin"] {
    fsdp.buffer @final_logits_bias : tensor<1x128xf32>
    fsdp.module @model class "transformers.models.marian.modeling_marian.MarianModel" bases ["transformers.models.marian.modeling_marian.MarianPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
      fsdp.module @shared class "torch.nn.modules.sparse.Embedding" {
        fsdp.param @weight : tensor<128x32xf32>
      }
      fsdp.module @encoder class "transformers.models.marian.modeling_marian.MarianEncoder" bases ["transformers.models.marian.modeling_marian.MarianPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
        fsdp.module @embed_tokens class "torch.nn.modules.sparse.Embedding" {
          fsdp.alias @weight = @model::@model::@shared::@weight
        }
        fsdp.module @embed_positions class "transformers.models.marian.modeling_marian.MarianSinusoidalPositionalEmbedding" bases ["torch.nn.modules.sparse.Embedding"] {
          fsdp.param frozen @weight : tensor<64x32xf32>
        }
        fsdp.module @layers class "torch.nn.modules.container.ModuleList" {
          fsdp.module @"0" class "transformers.models.marian.modeling_marian.MarianEncoderLayer" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
            fsdp.module @self_attn class "transformers.models.marian.modeling_marian.MarianAttention" {
              fsdp.module @k_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @v_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @q_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @out_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
            }
            fsdp.module @self_attn_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
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
            fsdp.module @final_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
          }
          fsdp.module @"1" class "transformers.models.marian.modeling_marian.MarianEncoderLayer" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
            fsdp.module @self_attn class "transformers.models.marian.modeling_marian.MarianAttention" {
              fsdp.module @k_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @v_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @q_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @out_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
            }
            fsdp.module @self_attn_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
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
            fsdp.module @final_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
          }
        }
      }
      fsdp.module @decoder class "transformers.models.marian.modeling_marian.MarianDecoder" bases ["transformers.models.marian.modeling_marian.MarianPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
        fsdp.module @embed_tokens class "torch.nn.modules.sparse.Embedding" {
          fsdp.alias @weight = @model::@model::@shared::@weight
        }
        fsdp.module @embed_positions class "transformers.models.marian.modeling_marian.MarianSinusoidalPositionalEmbedding" bases ["torch.nn.modules.sparse.Embedding"] {
          fsdp.param frozen @weight : tensor<64x32xf32>
        }
        fsdp.module @layers class "torch.nn.modules.container.ModuleList" {
          fsdp.module @"0" class "transformers.models.marian.modeling_marian.MarianDecoderLayer" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
            fsdp.module @self_attn class "transformers.models.marian.modeling_marian.MarianAttention" {
              fsdp.module @k_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @v_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @q_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @out_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
            }
            fsdp.module @activation_fn class "transformers.activations.GELUActivation" {
            }
            fsdp.module @self_attn_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @encoder_attn class "transformers.models.marian.modeling_marian.MarianAttention" {
              fsdp.module @k_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @v_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @q_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @out_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
            }
            fsdp.module @encoder_attn_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @fc1 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<64x32xf32>
              fsdp.param @bias : tensor<64xf32>
            }
            fsdp.module @fc2 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x64xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @final_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
          }
          fsdp.module @"1" class "transformers.models.marian.modeling_marian.MarianDecoderLayer" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
            fsdp.module @self_attn class "transformers.models.marian.modeling_marian.MarianAttention" {
              fsdp.module @k_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @v_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @q_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @out_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
            }
            fsdp.module @activation_fn class "transformers.activations.GELUActivation" {
            }
            fsdp.module @self_attn_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @encoder_attn class "transformers.models.marian.modeling_marian.MarianAttention" {
              fsdp.module @k_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @v_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @q_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @out_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
            }
            fsdp.module @encoder_attn_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @fc1 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<64x32xf32>
              fsdp.param @bias : tensor<64xf32>
            }
            fsdp.module @fc2 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x64xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @final_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
          }
        }
      }
    }
    fsdp.module @lm_head class "torch.nn.modules.linear.Linear" {
      fsdp.alias @weight = @model::@model::@shared::@weight
    }
  }
  func.func @step(%arg0: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@model::@shared::@weight>}, %arg1: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@embed_positions::@weight>}, %arg2: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"0"::@self_attn::@k_proj::@weight>}, %arg3: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"0"::@self_attn::@k_proj::@bias>}, %arg4: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"0"::@self_attn::@v_proj::@weight>}, %arg5: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"0"::@self_attn::@v_proj::@bias>}, %arg6: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"0"::@self_attn::@q_proj::@weight>}, %arg7: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"0"::@self_attn::@q_proj::@bias>}, %arg8: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, %arg9: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, %arg10: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"0"::@self_attn_layer_norm::@weight>}, %arg11: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"0"::@self_attn_layer_norm::@bias>}, %arg12: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"0"::@fc1::@weight>}, %arg13: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"0"::@fc1::@bias>}, %arg14: tensor<32x64xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"0"::@fc2::@weight>}, %arg15: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"0"::@fc2::@bias>}, %arg16: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"0"::@final_layer_norm::@weight>}, %arg17: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"0"::@final_layer_norm::@bias>}, %arg18: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"1"::@self_attn::@k_proj::@weight>}, %arg19: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"1"::@self_attn::@k_proj::@bias>}, %arg20: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"1"::@self_attn::@v_proj::@weight>}, %arg21: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"1"::@self_attn::@v_proj::@bias>}, %arg22: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"1"::@self_attn::@q_proj::@weight>}, %arg23: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"1"::@self_attn::@q_proj::@bias>}, %arg24: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, %arg25: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, %arg26: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"1"::@self_attn_layer_norm::@weight>}, %arg27: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"1"::@self_attn_layer_norm::@bias>}, %arg28: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"1"::@fc1::@weight>}, %arg29: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"1"::@fc1::@bias>}, %arg30: tensor<32x64xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"1"::@fc2::@weight>}, %arg31: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"1"::@fc2::@bias>}, %arg32: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"1"::@final_layer_norm::@weight>}, %arg33: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@encoder::@layers::@"1"::@final_layer_norm::@bias>}, %arg34: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@embed_positions::@weight>}, %arg35: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn::@k_proj::@weight>}, %arg36: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn::@k_proj::@bias>}, %arg37: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn::@v_proj::@weight>}, %arg38: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn::@v_proj::@bias>}, %arg39: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn::@q_proj::@weight>}, %arg40: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn::@q_proj::@bias>}, %arg41: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, %arg42: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, %arg43: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn_layer_norm::@weight>}, %arg44: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn_layer_norm::@bias>}, %arg45: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@encoder_attn::@k_proj::@weight>}, %arg46: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@encoder_attn::@k_proj::@bias>}, %arg47: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@encoder_attn::@v_proj::@weight>}, %arg48: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@encoder_attn::@v_proj::@bias>}, %arg49: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@encoder_attn::@q_proj::@weight>}, %arg50: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@encoder_attn::@q_proj::@bias>}, %arg51: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@encoder_attn::@out_proj::@weight>}, %arg52: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@encoder_attn::@out_proj::@bias>}, %arg53: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@encoder_attn_layer_norm::@weight>}, %arg54: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@encoder_attn_layer_norm::@bias>}, %arg55: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@fc1::@weight>}, %arg56: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@fc1::@bias>}, %arg57: tensor<32x64xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@fc2::@weight>}, %arg58: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@fc2::@bias>}, %arg59: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@final_layer_norm::@weight>}, %arg60: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@final_layer_norm::@bias>}, %arg61: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn::@k_proj::@weight>}, %arg62: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn::@k_proj::@bias>}, %arg63: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn::@v_proj::@weight>}, %arg64: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn::@v_proj::@bias>}, %arg65: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn::@q_proj::@weight>}, %arg66: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn::@q_proj::@bias>}, %arg67: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, %arg68: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, %arg69: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn_layer_norm::@weight>}, %arg70: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn_layer_norm::@bias>}, %arg71: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@encoder_attn::@k_proj::@weight>}, %arg72: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@encoder_attn::@k_proj::@bias>}, %arg73: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@encoder_attn::@v_proj::@weight>}, %arg74: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@encoder_attn::@v_proj::@bias>}, %arg75: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@encoder_attn::@q_proj::@weight>}, %arg76: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@encoder_attn::@q_proj::@bias>}, %arg77: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@encoder_attn::@out_proj::@weight>}, %arg78: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@encoder_attn::@out_proj::@bias>}, %arg79: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@encoder_attn_layer_norm::@weight>}, %arg80: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@encoder_attn_layer_norm::@bias>}, %arg81: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@fc1::@weight>}, %arg82: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@fc1::@bias>}, %arg83: tensor<32x64xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@fc2::@weight>}, %arg84: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@fc2::@bias>}, %arg85: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@final_layer_norm::@weight>}, %arg86: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@final_layer_norm::@bias>}, %arg87: tensor<1x128xf32> {fsdp.role = #fsdp.state<@model::@final_logits_bias>}, %arg88: tensor<2x16xi64> {fsdp.role = #fsdp.input<"input_ids", indices = [0, 128]>}, %arg89: tensor<2x16xi64> {fsdp.role = #fsdp.input<"labels", indices = [0, 128, -100]>}, %arg90: tensor<i64> {fsdp.role = #fsdp.input<"rng_seed">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@shared::@weight>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"0"::@self_attn::@k_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"0"::@self_attn::@k_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"0"::@self_attn::@v_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"0"::@self_attn::@v_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"0"::@self_attn::@q_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"0"::@self_attn::@q_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"0"::@self_attn_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"0"::@self_attn_layer_norm::@bias>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"0"::@fc1::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"0"::@fc1::@bias>}, tensor<32x64xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"0"::@fc2::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"0"::@fc2::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"0"::@final_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"0"::@final_layer_norm::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"1"::@self_attn::@k_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"1"::@self_attn::@k_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"1"::@self_attn::@v_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"1"::@self_attn::@v_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"1"::@self_attn::@q_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"1"::@self_attn::@q_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"1"::@self_attn_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"1"::@self_attn_layer_norm::@bias>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"1"::@fc1::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"1"::@fc1::@bias>}, tensor<32x64xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"1"::@fc2::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"1"::@fc2::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"1"::@final_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@encoder::@layers::@"1"::@final_layer_norm::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn::@k_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn::@k_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn::@v_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn::@v_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn::@q_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn::@q_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn_layer_norm::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@encoder_attn::@k_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@encoder_attn::@k_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@encoder_attn::@v_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@encoder_attn::@v_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@encoder_attn::@q_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@encoder_attn::@q_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@encoder_attn::@out_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@encoder_attn::@out_proj::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@encoder_attn_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@encoder_attn_layer_norm::@bias>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@fc1::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@fc1::@bias>}, tensor<32x64xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@fc2::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@fc2::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@final_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@final_layer_norm::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn::@k_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn::@k_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn::@v_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn::@v_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn::@q_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn::@q_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn_layer_norm::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@encoder_attn::@k_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@encoder_attn::@k_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@encoder_attn::@v_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@encoder_attn::@v_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@encoder_attn::@q_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@encoder_attn::@q_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@encoder_attn::@out_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@encoder_attn::@out_proj::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@encoder_attn_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@encoder_attn_layer_norm::@bias>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@fc1::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@fc1::@bias>}, tensor<32x64xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@fc2::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@fc2::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@final_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@final_layer_norm::@bias>}) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %false = arith.constant false
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<2x4x16x16xf32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant 0.3989422804014327 : f64
    %cst_7 = arith.constant 0.70710678118654757 : f64
    %cst_8 = arith.constant 1.000000e-05 : f64
    %cst_9 = arith.constant 0.59460355750136051 : f64
    %cst_10 = arith.constant 0xFFF0000000000000 : f64
    %cst_11 = arith.constant 1.1111111111111112 : f64
    %cst_12 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = arith.constant 3.200000e+01 : f64
    %cst_14 = arith.constant 3.200000e+01 : f32
    %cst_15 = arith.constant 5.000000e-01 : f32
    %cst_16 = arith.constant 1.000000e+00 : f32
    %cst_17 = arith.constant -5.000000e-01 : f32
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %c116_i64 = arith.constant 116 : i64
    %c-100_i64 = arith.constant -100 : i64
    %c127_i64 = arith.constant 127 : i64
    %c2654435769_i64 = arith.constant 2654435769 : i64
    %c73244475_i64 = arith.constant 73244475 : i64
    %c4294967295_i64 = arith.constant 4294967295 : i64
    %c15_i64 = arith.constant 15 : i64
    %c739982445_i64 = arith.constant 739982445 : i64
    %c429496729_i64 = arith.constant 429496729 : i64
    %c5308871538_i64 = arith.constant 5308871538 : i64
    %c7963307307_i64 = arith.constant 7963307307 : i64
    %c10617743076_i64 = arith.constant 10617743076 : i64
    %c13272178845_i64 = arith.constant 13272178845 : i64
    %c15926614614_i64 = arith.constant 15926614614 : i64
    %c18581050383_i64 = arith.constant 18581050383 : i64
    %c21235486152_i64 = arith.constant 21235486152 : i64
    %c23889921921_i64 = arith.constant 23889921921 : i64
    %c26544357690_i64 = arith.constant 26544357690 : i64
    %c29198793459_i64 = arith.constant 29198793459 : i64
    %c31853229228_i64 = arith.constant 31853229228 : i64
    %cst_18 = arith.constant dense<116> : tensor<i64>
    %cst_19 = arith.constant dense<116> : tensor<2x16xi64>
    %cst_20 = arith.constant dense<0> : tensor<i64>
    %cst_21 = arith.constant dense<0> : tensor<2x16xi64>
    %extracted_slice = tensor.extract_slice %arg89[0, 0] [2, 15] [1, 1] : tensor<2x16xi64> to tensor<2x15xi64>
    %inserted_slice = tensor.insert_slice %extracted_slice into %cst_21[0, 1] [2, 15] [1, 1] : tensor<2x15xi64> into tensor<2x16xi64>
    %0 = tensor.empty() : tensor<16xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %1073 = linalg.index 0 : index
      %1074 = arith.index_cast %1073 : index to i64
      linalg.yield %1074 : i64
    } -> tensor<16xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 16] : tensor<16xi64> into tensor<1x16xi64>
    %2 = tensor.empty() : tensor<1x16xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x16xi64>) outs(%2 : tensor<1x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<1x16xi1>
    %4 = tensor.empty() : tensor<2x16xi64>
    %5 = linalg.generic {indexing_maps = [#map2, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_19, %inserted_slice : tensor<1x16xi1>, tensor<2x16xi64>, tensor<2x16xi64>) outs(%4 : tensor<2x16xi64>) {
    ^bb0(%in: i1, %in_410: i64, %in_411: i64, %out: i64):
      %1073 = arith.select %in, %in_410, %in_411 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16xi64>
    %6 = tensor.empty() : tensor<2x16xi1>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<2x16xi64>) outs(%6 : tensor<2x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi eq, %in, %c-100_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<2x16xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %cst_18, %5 : tensor<2x16xi1>, tensor<i64>, tensor<2x16xi64>) outs(%4 : tensor<2x16xi64>) {
    ^bb0(%in: i1, %in_410: i64, %in_411: i64, %out: i64):
      %1073 = arith.select %in, %in_410, %in_411 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16xi64>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<2x16xi64>) outs(%4 : tensor<2x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.maxsi %in, %c0_i64 : i64
      %1074 = arith.minsi %1073, %c127_i64 : i64
      linalg.yield %1074 : i64
    } -> tensor<2x16xi64>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %9 : tensor<2x16xi64>, tensor<2x16xi64>) outs(%6 : tensor<2x16xi1>) {
    ^bb0(%in: i64, %in_410: i64, %out: i1):
      %1073 = arith.cmpi ne, %in, %in_410 : i64
      linalg.yield %1073 : i1
    } -> tensor<2x16xi1>
    %11 = tensor.empty() : tensor<i1>
    %12 = linalg.fill ins(%false : i1) outs(%11 : tensor<i1>) -> tensor<i1>
    %13 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%10 : tensor<2x16xi1>) outs(%12 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.ori %in, %out : i1
      linalg.yield %1073 : i1
    } -> tensor<i1>
    %14 = tensor.empty() : tensor<2x16x32xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg88 : tensor<2x16xi64>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1073 = arith.index_cast %in : i64 to index
      %1074 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%1073, %1074] : tensor<128x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x16x32xf32>
    %16 = tensor.empty() : tensor<16x32xf32>
    %17 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16xi64>) outs(%16 : tensor<16x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1073 = arith.index_cast %in : i64 to index
      %1074 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%1073, %1074] : tensor<64x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x32xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %17 : tensor<2x16x32xf32>, tensor<16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %19 = tensor.empty() : tensor<i64>
    %20 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg90 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %21 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%20 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %22 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%21 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %23 = tensor.empty() : tensor<1024xi64>
    %24 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%23 : tensor<1024xi64>) {
    ^bb0(%out: i64):
      %1073 = linalg.index 0 : index
      %1074 = arith.index_cast %1073 : index to i64
      linalg.yield %1074 : i64
    } -> tensor<1024xi64>
    %expanded_22 = tensor.expand_shape %24 [[0, 1, 2]] output_shape [2, 16, 32] : tensor<1024xi64> into tensor<2x16x32xi64>
    %25 = tensor.empty() : tensor<2x16x32xi64>
    %26 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22, %22 : tensor<2x16x32xi64>, tensor<i64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %27 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %28 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %27 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %29 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %30 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %31 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %32 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %31 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %33 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %34 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %35 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %36 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %35 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %37 = tensor.empty() : tensor<2x16x32xi1>
    %38 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<2x16x32xi64>) outs(%37 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<2x16x32xi1>
    %39 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %39, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %expanded_23 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 16, 1] : tensor<16xi64> into tensor<1x1x16x1xi64>
    %41 = tensor.empty() : tensor<1x1x16x1xi1>
    %42 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<1x1x16x1xi64>) outs(%41 : tensor<1x1x16x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<1x1x16x1xi1>
    %43 = tensor.empty() : tensor<2x1x16x16xi1>
    %collapsed = tensor.collapse_shape %42 [[0, 1], [2, 3]] : tensor<1x1x16x1xi1> into tensor<1x16xi1>
    %44 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x16xi1>) outs(%43 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x16x16xi1>
    %collapsed_24 = tensor.collapse_shape %40 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %45 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%arg6 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %47 = linalg.matmul ins(%collapsed_24, %transposed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %48 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %48 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_25 = tensor.expand_shape %49 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %50 = tensor.empty() : tensor<2x4x16x8xf32>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_27 = linalg.transpose ins(%arg2 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %51 = linalg.matmul ins(%collapsed_24, %transposed_27 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %52 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %52 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %transposed_28 = linalg.transpose ins(%arg4 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %54 = linalg.matmul ins(%collapsed_24, %transposed_28 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %55 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %55 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_29 = tensor.expand_shape %53 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %expanded_30 = tensor.expand_shape %56 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %57 = tensor.empty() : tensor<2x1x16x16xf32>
    %58 = linalg.generic {indexing_maps = [#map10, #map13, #map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %cst_5, %cst_4 : tensor<2x1x16x16xi1>, tensor<f32>, tensor<f32>) outs(%57 : tensor<2x1x16x16xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x1x16x16xf32>
    %59 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_26 : tensor<2x4x16x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x16x8xf32>
    %60 = tensor.empty() : tensor<2x4x8x16xf32>
    %transposed_32 = linalg.transpose ins(%expanded_29 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x8x16xf32>) permutation = [0, 2, 3, 1] 
    %61 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_32 : tensor<2x4x8x16xf32>) outs(%60 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x8x16xf32>
    %collapsed_33 = tensor.collapse_shape %59 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_34 = tensor.collapse_shape %61 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %62 = tensor.empty() : tensor<8x16x16xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %64 = linalg.batch_matmul ins(%collapsed_33, %collapsed_34 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%63 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_35 = tensor.expand_shape %64 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %65 = tensor.empty() : tensor<2x4x16x16xf32>
    %66 = linalg.generic {indexing_maps = [#map10, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35, %58 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %67 = tensor.empty() : tensor<2x4x16xi64>
    %68 = linalg.fill ins(%c0_i64 : i64) outs(%67 : tensor<2x4x16xi64>) -> tensor<2x4x16xi64>
    %69 = tensor.empty() : tensor<2x4x16xf32>
    %70 = linalg.fill ins(%cst_0 : f32) outs(%69 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %71:2 = linalg.generic {indexing_maps = [#map10, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<2x4x16x16xf32>) outs(%70, %68 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_410: i64):
      %1073 = linalg.index 3 : index
      %1074 = arith.index_cast %1073 : index to i64
      %1075 = arith.maximumf %in, %out : f32
      %1076 = arith.cmpf ogt, %in, %out : f32
      %1077 = arith.select %1076, %1074, %out_410 : i64
      linalg.yield %1075, %1077 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_36 = tensor.expand_shape %71#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %72 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %expanded_36 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %73 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.exp %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %74 = tensor.empty() : tensor<2x4x16x1xf32>
    %75 = linalg.fill ins(%cst : f32) outs(%74 : tensor<2x4x16x1xf32>) -> tensor<2x4x16x1xf32>
    %76 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%73 : tensor<2x4x16x16xf32>) outs(%75 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x1xf32>
    %77 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %76 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.divf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %78 = tensor.empty() : tensor<2x4x16x16xi1>
    %79 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x4x16x16xf32>) outs(%78 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1073 = arith.extf %in : f32 to f64
      %1074 = arith.cmpf oeq, %1073, %cst_10 : f64
      linalg.yield %1074 : i1
    } -> tensor<2x4x16x16xi1>
    %80 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<2x4x16x16xi1>) outs(%78 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.cmpi eq, %in, %false : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x16xi1>
    %81 = tensor.empty() : tensor<2x4x16x1xi1>
    %82 = linalg.fill ins(%false : i1) outs(%81 : tensor<2x4x16x1xi1>) -> tensor<2x4x16x1xi1>
    %83 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%80 : tensor<2x4x16x16xi1>) outs(%82 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.ori %in, %out : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x1xi1>
    %84 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<2x4x16x1xi1>) outs(%81 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.cmpi eq, %in, %false : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x1xi1>
    %85 = linalg.generic {indexing_maps = [#map16, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %cst_3, %77 : tensor<2x4x16x1xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_37 = tensor.collapse_shape %85 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_38 = tensor.collapse_shape %transposed_31 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %86 = tensor.empty() : tensor<8x16x8xf32>
    %87 = linalg.fill ins(%cst : f32) outs(%86 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %88 = linalg.batch_matmul ins(%collapsed_37, %collapsed_38 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_39 = tensor.expand_shape %88 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %89 = tensor.empty() : tensor<2x16x4x8xf32>
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_41 = tensor.collapse_shape %transposed_40 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_42 = linalg.transpose ins(%arg8 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %90 = linalg.matmul ins(%collapsed_41, %transposed_42 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %91 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %91 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_43 = tensor.expand_shape %92 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %93 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg90 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %94 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%93 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %95 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%94 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %96 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22, %95 : tensor<2x16x32xi64>, tensor<i64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %97 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %98 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %97 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %99 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %100 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %101 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %102 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %101 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %103 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %104 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %105 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %106 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %105 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %107 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x16x32xi64>) outs(%37 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<2x16x32xi1>
    %108 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %109 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %108, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %110 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %109 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %111 = tensor.empty() : tensor<2x16x32xf64>
    %112 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x16x32xf32>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1073 = arith.extf %in : f32 to f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %113 = tensor.empty() : tensor<2x16x1xf64>
    %114 = linalg.fill ins(%cst_1 : f64) outs(%113 : tensor<2x16x1xf64>) -> tensor<2x16x1xf64>
    %115 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%112 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %116 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %117 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %116 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.subf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %118 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %117 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.mulf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %119 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%118 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %120 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %121 = tensor.empty() : tensor<2x16x1xf32>
    %122 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<2x16x1xf64>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1073 = arith.truncf %in : f64 to f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %123 = linalg.fill ins(%cst : f32) outs(%121 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
    %124 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%110 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %125 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %126 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_8 : f64 to f32
      %1074 = arith.addf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x1xf32>
    %127 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.rsqrt %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %128 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %125 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %129 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %127 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %130 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %arg10 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %131 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %arg11 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_44 = tensor.collapse_shape %131 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %132 = tensor.empty() : tensor<32x64xf32>
    %transposed_45 = linalg.transpose ins(%arg12 : tensor<64x32xf32>) outs(%132 : tensor<32x64xf32>) permutation = [1, 0] 
    %133 = linalg.fill ins(%cst : f32) outs(%132 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %134 = linalg.matmul ins(%collapsed_44, %transposed_45 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%133 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %135 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<64xf32>) outs(%132 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%134, %135 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%132 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x64xf32>
    %expanded_46 = tensor.expand_shape %136 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %137 = tensor.empty() : tensor<2x16x64xf32>
    %138 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_15 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %139 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_7 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x64xf32>
    %140 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.erf %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %141 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %cst_16 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %142 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %141 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_47 = tensor.collapse_shape %142 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %143 = tensor.empty() : tensor<64x32xf32>
    %transposed_48 = linalg.transpose ins(%arg14 : tensor<32x64xf32>) outs(%143 : tensor<64x32xf32>) permutation = [1, 0] 
    %144 = linalg.matmul ins(%collapsed_47, %transposed_48 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %145 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg15 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%144, %145 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_49 = tensor.expand_shape %146 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %147 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg90 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.addi %in, %c7963307307_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %148 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%147 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %149 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%148 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %150 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22, %149 : tensor<2x16x32xi64>, tensor<i64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %151 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %152 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %151 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %153 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %154 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %155 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %156 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %155 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %157 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %158 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %159 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %160 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %159 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %161 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<2x16x32xi64>) outs(%37 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<2x16x32xi1>
    %162 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %163 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %162, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %164 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %163 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %165 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<2x16x32xf32>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1073 = arith.extf %in : f32 to f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %166 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%165 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %167 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %168 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %167 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.subf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %169 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %168 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.mulf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %170 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%169 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %171 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %172 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<2x16x1xf64>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1073 = arith.truncf %in : f64 to f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %173 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%164 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %174 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %175 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_8 : f64 to f32
      %1074 = arith.addf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x1xf32>
    %176 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.rsqrt %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %177 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %174 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %178 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %176 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %179 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %arg16 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %180 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %arg17 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_50 = tensor.collapse_shape %180 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_51 = linalg.transpose ins(%arg22 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %181 = linalg.matmul ins(%collapsed_50, %transposed_51 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %182 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%181, %182 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_52 = tensor.expand_shape %183 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_54 = linalg.transpose ins(%arg18 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %184 = linalg.matmul ins(%collapsed_50, %transposed_54 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %185 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%184, %185 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %transposed_55 = linalg.transpose ins(%arg20 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %187 = linalg.matmul ins(%collapsed_50, %transposed_55 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %188 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg21 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %189 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%187, %188 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_56 = tensor.expand_shape %186 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %expanded_57 = tensor.expand_shape %189 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %190 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_53 : tensor<2x4x16x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x16x8xf32>
    %transposed_59 = linalg.transpose ins(%expanded_56 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x8x16xf32>) permutation = [0, 2, 3, 1] 
    %191 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_59 : tensor<2x4x8x16xf32>) outs(%60 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x8x16xf32>
    %collapsed_60 = tensor.collapse_shape %190 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_61 = tensor.collapse_shape %191 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %192 = linalg.batch_matmul ins(%collapsed_60, %collapsed_61 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%63 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_62 = tensor.expand_shape %192 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %193 = linalg.generic {indexing_maps = [#map10, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_62, %58 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %194:2 = linalg.generic {indexing_maps = [#map10, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%193 : tensor<2x4x16x16xf32>) outs(%70, %68 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_410: i64):
      %1073 = linalg.index 3 : index
      %1074 = arith.index_cast %1073 : index to i64
      %1075 = arith.maximumf %in, %out : f32
      %1076 = arith.cmpf ogt, %in, %out : f32
      %1077 = arith.select %1076, %1074, %out_410 : i64
      linalg.yield %1075, %1077 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_63 = tensor.expand_shape %194#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %195 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193, %expanded_63 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %196 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195 : tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.exp %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %197 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%196 : tensor<2x4x16x16xf32>) outs(%75 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x1xf32>
    %198 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%196, %197 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.divf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %199 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193 : tensor<2x4x16x16xf32>) outs(%78 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1073 = arith.extf %in : f32 to f64
      %1074 = arith.cmpf oeq, %1073, %cst_10 : f64
      linalg.yield %1074 : i1
    } -> tensor<2x4x16x16xi1>
    %200 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%199 : tensor<2x4x16x16xi1>) outs(%78 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.cmpi eq, %in, %false : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x16xi1>
    %201 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%200 : tensor<2x4x16x16xi1>) outs(%82 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.ori %in, %out : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x1xi1>
    %202 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%201 : tensor<2x4x16x1xi1>) outs(%81 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.cmpi eq, %in, %false : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x1xi1>
    %203 = linalg.generic {indexing_maps = [#map16, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%202, %cst_3, %198 : tensor<2x4x16x1xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_64 = tensor.collapse_shape %203 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_65 = tensor.collapse_shape %transposed_58 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %204 = linalg.batch_matmul ins(%collapsed_64, %collapsed_65 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_66 = tensor.expand_shape %204 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_68 = tensor.collapse_shape %transposed_67 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_69 = linalg.transpose ins(%arg24 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %205 = linalg.matmul ins(%collapsed_68, %transposed_69 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %206 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205, %206 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_70 = tensor.expand_shape %207 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %208 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg90 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.addi %in, %c10617743076_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %209 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%208 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %210 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%209 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %211 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22, %210 : tensor<2x16x32xi64>, tensor<i64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %212 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %213 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %212 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %214 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %215 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %216 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %217 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %216 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %218 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %219 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %220 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %221 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %220 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %222 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<2x16x32xi64>) outs(%37 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<2x16x32xi1>
    %223 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %224 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %223, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %225 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %224 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %226 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<2x16x32xf32>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1073 = arith.extf %in : f32 to f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %227 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%226 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %228 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %229 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226, %228 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.subf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %230 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %229 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.mulf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %231 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%230 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %232 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %233 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<2x16x1xf64>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1073 = arith.truncf %in : f64 to f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %234 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%225 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %235 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %236 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_8 : f64 to f32
      %1074 = arith.addf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x1xf32>
    %237 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.rsqrt %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %238 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %235 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %239 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %237 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %240 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %arg26 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %241 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %arg27 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_71 = tensor.collapse_shape %241 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_72 = linalg.transpose ins(%arg28 : tensor<64x32xf32>) outs(%132 : tensor<32x64xf32>) permutation = [1, 0] 
    %242 = linalg.matmul ins(%collapsed_71, %transposed_72 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%133 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %243 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg29 : tensor<64xf32>) outs(%132 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%242, %243 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%132 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x64xf32>
    %expanded_73 = tensor.expand_shape %244 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %245 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_73 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_15 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %246 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_73 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_7 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x64xf32>
    %247 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.erf %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %248 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %cst_16 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %249 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %248 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_74 = tensor.collapse_shape %249 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %transposed_75 = linalg.transpose ins(%arg30 : tensor<32x64xf32>) outs(%143 : tensor<64x32xf32>) permutation = [1, 0] 
    %250 = linalg.matmul ins(%collapsed_74, %transposed_75 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %251 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg31 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%250, %251 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_76 = tensor.expand_shape %252 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %253 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg90 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.addi %in, %c13272178845_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %254 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%253 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %255 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%254 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %256 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22, %255 : tensor<2x16x32xi64>, tensor<i64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %257 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %258 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %257 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %259 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %260 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %261 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %262 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %261 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %263 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %264 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %265 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %266 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %265 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %267 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266 : tensor<2x16x32xi64>) outs(%37 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<2x16x32xi1>
    %268 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %269 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267, %268, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %270 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %269 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %271 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270 : tensor<2x16x32xf32>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1073 = arith.extf %in : f32 to f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %272 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%271 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %273 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %274 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %273 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.subf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %275 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %274 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.mulf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %276 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%275 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %277 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %278 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277 : tensor<2x16x1xf64>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1073 = arith.truncf %in : f64 to f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %279 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%270 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %280 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %281 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_8 : f64 to f32
      %1074 = arith.addf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x1xf32>
    %282 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.rsqrt %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %283 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %280 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %284 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283, %282 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %285 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %arg32 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %286 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %arg33 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %287 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x16xi64>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1073 = arith.index_cast %in : i64 to index
      %1074 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%1073, %1074] : tensor<128x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x16x32xf32>
    %expanded_77 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xi64> into tensor<1x1x1x16xi64>
    %288 = tensor.empty() : tensor<1x1x16x16xi1>
    %289 = linalg.generic {indexing_maps = [#map19, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_77, %expanded_23 : tensor<1x1x1x16xi64>, tensor<1x1x16x1xi64>) outs(%288 : tensor<1x1x16x16xi1>) {
    ^bb0(%in: i64, %in_410: i64, %out: i1):
      %1073 = arith.cmpi sle, %in, %in_410 : i64
      linalg.yield %1073 : i1
    } -> tensor<1x1x16x16xi1>
    %collapsed_78 = tensor.collapse_shape %289 [[0, 1], [2], [3]] : tensor<1x1x16x16xi1> into tensor<1x16x16xi1>
    %290 = linalg.generic {indexing_maps = [#map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_78 : tensor<1x16x16xi1>) outs(%43 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x16x16xi1>
    %291 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16xi64>) outs(%16 : tensor<16x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1073 = arith.index_cast %in : i64 to index
      %1074 = linalg.index 1 : index
      %extracted = tensor.extract %arg34[%1073, %1074] : tensor<64x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x32xf32>
    %292 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %291 : tensor<2x16x32xf32>, tensor<16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %293 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg90 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.addi %in, %c15926614614_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %294 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%293 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %295 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%294 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %296 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22, %295 : tensor<2x16x32xi64>, tensor<i64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %297 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %298 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %297 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %299 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %300 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %301 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %302 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %301 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %303 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %304 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %305 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %306 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %305 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %307 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306 : tensor<2x16x32xi64>) outs(%37 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<2x16x32xi1>
    %308 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %309 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %308, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_79 = tensor.collapse_shape %309 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_80 = linalg.transpose ins(%arg39 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %310 = linalg.matmul ins(%collapsed_79, %transposed_80 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %311 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg40 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %312 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%310, %311 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_81 = tensor.expand_shape %312 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_82 = linalg.transpose ins(%expanded_81 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_83 = linalg.transpose ins(%arg35 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %313 = linalg.matmul ins(%collapsed_79, %transposed_83 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %314 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg36 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %315 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%313, %314 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %transposed_84 = linalg.transpose ins(%arg37 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %316 = linalg.matmul ins(%collapsed_79, %transposed_84 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %317 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %318 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%316, %317 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_85 = tensor.expand_shape %315 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %expanded_86 = tensor.expand_shape %318 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_87 = linalg.transpose ins(%expanded_86 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %319 = linalg.generic {indexing_maps = [#map10, #map13, #map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%290, %cst_5, %cst_4 : tensor<2x1x16x16xi1>, tensor<f32>, tensor<f32>) outs(%57 : tensor<2x1x16x16xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x1x16x16xf32>
    %320 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_82 : tensor<2x4x16x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x16x8xf32>
    %transposed_88 = linalg.transpose ins(%expanded_85 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x8x16xf32>) permutation = [0, 2, 3, 1] 
    %321 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_88 : tensor<2x4x8x16xf32>) outs(%60 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x8x16xf32>
    %collapsed_89 = tensor.collapse_shape %320 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_90 = tensor.collapse_shape %321 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %322 = linalg.batch_matmul ins(%collapsed_89, %collapsed_90 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%63 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_91 = tensor.expand_shape %322 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %323 = linalg.generic {indexing_maps = [#map10, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_91, %319 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %324:2 = linalg.generic {indexing_maps = [#map10, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%323 : tensor<2x4x16x16xf32>) outs(%70, %68 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_410: i64):
      %1073 = linalg.index 3 : index
      %1074 = arith.index_cast %1073 : index to i64
      %1075 = arith.maximumf %in, %out : f32
      %1076 = arith.cmpf ogt, %in, %out : f32
      %1077 = arith.select %1076, %1074, %out_410 : i64
      linalg.yield %1075, %1077 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_92 = tensor.expand_shape %324#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %325 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%323, %expanded_92 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %326 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%325 : tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.exp %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %327 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%326 : tensor<2x4x16x16xf32>) outs(%75 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x1xf32>
    %328 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%326, %327 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.divf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %329 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%323 : tensor<2x4x16x16xf32>) outs(%78 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1073 = arith.extf %in : f32 to f64
      %1074 = arith.cmpf oeq, %1073, %cst_10 : f64
      linalg.yield %1074 : i1
    } -> tensor<2x4x16x16xi1>
    %330 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%329 : tensor<2x4x16x16xi1>) outs(%78 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.cmpi eq, %in, %false : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x16xi1>
    %331 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%330 : tensor<2x4x16x16xi1>) outs(%82 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.ori %in, %out : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x1xi1>
    %332 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%331 : tensor<2x4x16x1xi1>) outs(%81 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.cmpi eq, %in, %false : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x1xi1>
    %333 = linalg.generic {indexing_maps = [#map16, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%332, %cst_3, %328 : tensor<2x4x16x1xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_93 = tensor.collapse_shape %333 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_94 = tensor.collapse_shape %transposed_87 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %334 = linalg.batch_matmul ins(%collapsed_93, %collapsed_94 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_95 = tensor.expand_shape %334 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_96 = linalg.transpose ins(%expanded_95 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_97 = tensor.collapse_shape %transposed_96 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_98 = linalg.transpose ins(%arg41 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %335 = linalg.matmul ins(%collapsed_97, %transposed_98 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %336 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg42 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %337 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%335, %336 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_99 = tensor.expand_shape %337 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %338 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg90 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.addi %in, %c18581050383_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %339 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%338 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %340 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%339 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %341 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22, %340 : tensor<2x16x32xi64>, tensor<i64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %342 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %343 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %342 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %344 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %345 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %346 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %347 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %346 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %348 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %349 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %350 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %351 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349, %350 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %352 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351 : tensor<2x16x32xi64>) outs(%37 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<2x16x32xi1>
    %353 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %354 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352, %353, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %355 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309, %354 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %356 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355 : tensor<2x16x32xf32>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1073 = arith.extf %in : f32 to f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %357 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%356 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %358 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %359 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %358 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.subf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %360 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %359 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.mulf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %361 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%360 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %362 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %363 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362 : tensor<2x16x1xf64>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1073 = arith.truncf %in : f64 to f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %364 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%355 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %365 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%364 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %366 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_8 : f64 to f32
      %1074 = arith.addf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x1xf32>
    %367 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%366 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.rsqrt %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %368 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %365 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %369 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368, %367 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %370 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369, %arg43 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %371 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370, %arg44 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_100 = tensor.collapse_shape %371 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_101 = linalg.transpose ins(%arg49 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %372 = linalg.matmul ins(%collapsed_100, %transposed_101 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %373 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg50 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %374 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%372, %373 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_102 = tensor.expand_shape %374 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_103 = linalg.transpose ins(%expanded_102 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_104 = tensor.collapse_shape %286 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_105 = linalg.transpose ins(%arg45 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %375 = linalg.matmul ins(%collapsed_104, %transposed_105 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %376 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg46 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %377 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%375, %376 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %transposed_106 = linalg.transpose ins(%arg47 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %378 = linalg.matmul ins(%collapsed_104, %transposed_106 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %379 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg48 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %380 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%378, %379 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_107 = tensor.expand_shape %377 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %expanded_108 = tensor.expand_shape %380 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_109 = linalg.transpose ins(%expanded_108 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %381 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_103 : tensor<2x4x16x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x16x8xf32>
    %transposed_110 = linalg.transpose ins(%expanded_107 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x8x16xf32>) permutation = [0, 2, 3, 1] 
    %382 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_110 : tensor<2x4x8x16xf32>) outs(%60 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x8x16xf32>
    %collapsed_111 = tensor.collapse_shape %381 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_112 = tensor.collapse_shape %382 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %383 = linalg.batch_matmul ins(%collapsed_111, %collapsed_112 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%63 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_113 = tensor.expand_shape %383 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %384 = linalg.generic {indexing_maps = [#map10, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_113, %58 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %385:2 = linalg.generic {indexing_maps = [#map10, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%384 : tensor<2x4x16x16xf32>) outs(%70, %68 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_410: i64):
      %1073 = linalg.index 3 : index
      %1074 = arith.index_cast %1073 : index to i64
      %1075 = arith.maximumf %in, %out : f32
      %1076 = arith.cmpf ogt, %in, %out : f32
      %1077 = arith.select %1076, %1074, %out_410 : i64
      linalg.yield %1075, %1077 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_114 = tensor.expand_shape %385#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %386 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%384, %expanded_114 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %387 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%386 : tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.exp %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %388 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%387 : tensor<2x4x16x16xf32>) outs(%75 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x1xf32>
    %389 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%387, %388 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.divf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %390 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%384 : tensor<2x4x16x16xf32>) outs(%78 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1073 = arith.extf %in : f32 to f64
      %1074 = arith.cmpf oeq, %1073, %cst_10 : f64
      linalg.yield %1074 : i1
    } -> tensor<2x4x16x16xi1>
    %391 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%390 : tensor<2x4x16x16xi1>) outs(%78 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.cmpi eq, %in, %false : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x16xi1>
    %392 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%391 : tensor<2x4x16x16xi1>) outs(%82 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.ori %in, %out : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x1xi1>
    %393 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%392 : tensor<2x4x16x1xi1>) outs(%81 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.cmpi eq, %in, %false : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x1xi1>
    %394 = linalg.generic {indexing_maps = [#map16, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%393, %cst_3, %389 : tensor<2x4x16x1xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_115 = tensor.collapse_shape %394 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_116 = tensor.collapse_shape %transposed_109 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %395 = linalg.batch_matmul ins(%collapsed_115, %collapsed_116 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_117 = tensor.expand_shape %395 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_118 = linalg.transpose ins(%expanded_117 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_119 = tensor.collapse_shape %transposed_118 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_120 = linalg.transpose ins(%arg51 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %396 = linalg.matmul ins(%collapsed_119, %transposed_120 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %397 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg52 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %398 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%396, %397 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_121 = tensor.expand_shape %398 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %399 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg90 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.addi %in, %c21235486152_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %400 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%399 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %401 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%400 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %402 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22, %401 : tensor<2x16x32xi64>, tensor<i64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %403 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %404 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %403 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %405 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %406 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %407 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %408 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %407 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %409 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %410 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %411 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %412 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410, %411 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %413 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412 : tensor<2x16x32xi64>) outs(%37 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<2x16x32xi1>
    %414 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_121 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %415 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413, %414, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %416 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371, %415 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %417 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%416 : tensor<2x16x32xf32>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1073 = arith.extf %in : f32 to f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %418 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%417 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %419 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %420 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%417, %419 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.subf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %421 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %420 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.mulf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %422 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%421 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %423 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %424 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423 : tensor<2x16x1xf64>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1073 = arith.truncf %in : f64 to f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %425 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%416 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %426 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %427 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%424 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_8 : f64 to f32
      %1074 = arith.addf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x1xf32>
    %428 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.rsqrt %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %429 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%416, %426 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %430 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429, %428 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %431 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %arg53 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %432 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431, %arg54 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_122 = tensor.collapse_shape %432 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_123 = linalg.transpose ins(%arg55 : tensor<64x32xf32>) outs(%132 : tensor<32x64xf32>) permutation = [1, 0] 
    %433 = linalg.matmul ins(%collapsed_122, %transposed_123 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%133 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %434 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg56 : tensor<64xf32>) outs(%132 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64xf32>
    %435 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%433, %434 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%132 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x64xf32>
    %expanded_124 = tensor.expand_shape %435 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %436 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_124 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_15 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %437 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_124 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_7 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x64xf32>
    %438 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.erf %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %439 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %cst_16 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %440 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %439 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_125 = tensor.collapse_shape %440 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %transposed_126 = linalg.transpose ins(%arg57 : tensor<32x64xf32>) outs(%143 : tensor<64x32xf32>) permutation = [1, 0] 
    %441 = linalg.matmul ins(%collapsed_125, %transposed_126 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %442 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg58 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %443 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%441, %442 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_127 = tensor.expand_shape %443 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %444 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg90 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.addi %in, %c23889921921_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %445 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%444 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %446 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%445 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %447 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22, %446 : tensor<2x16x32xi64>, tensor<i64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %448 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %449 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %448 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %450 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %451 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%450 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %452 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %453 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %452 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %454 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %455 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%454 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %456 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%455 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %457 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%455, %456 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %458 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457 : tensor<2x16x32xi64>) outs(%37 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<2x16x32xi1>
    %459 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_127 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %460 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %459, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %461 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432, %460 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %462 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461 : tensor<2x16x32xf32>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1073 = arith.extf %in : f32 to f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %463 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%462 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %464 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %465 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %464 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.subf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %466 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %465 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.mulf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %467 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%466 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %468 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%467 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %469 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468 : tensor<2x16x1xf64>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1073 = arith.truncf %in : f64 to f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %470 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%461 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %471 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%470 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %472 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_8 : f64 to f32
      %1074 = arith.addf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x1xf32>
    %473 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%472 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.rsqrt %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %474 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461, %471 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %475 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%474, %473 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %476 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475, %arg59 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %477 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476, %arg60 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_128 = tensor.collapse_shape %477 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_129 = linalg.transpose ins(%arg65 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %478 = linalg.matmul ins(%collapsed_128, %transposed_129 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %479 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg66 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %480 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%478, %479 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_130 = tensor.expand_shape %480 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_131 = linalg.transpose ins(%expanded_130 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_132 = linalg.transpose ins(%arg61 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %481 = linalg.matmul ins(%collapsed_128, %transposed_132 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %482 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg62 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %483 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%481, %482 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %transposed_133 = linalg.transpose ins(%arg63 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %484 = linalg.matmul ins(%collapsed_128, %transposed_133 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %485 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg64 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %486 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%484, %485 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_134 = tensor.expand_shape %483 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %expanded_135 = tensor.expand_shape %486 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_136 = linalg.transpose ins(%expanded_135 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %487 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_131 : tensor<2x4x16x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x16x8xf32>
    %transposed_137 = linalg.transpose ins(%expanded_134 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x8x16xf32>) permutation = [0, 2, 3, 1] 
    %488 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_137 : tensor<2x4x8x16xf32>) outs(%60 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x8x16xf32>
    %collapsed_138 = tensor.collapse_shape %487 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_139 = tensor.collapse_shape %488 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %489 = linalg.batch_matmul ins(%collapsed_138, %collapsed_139 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%63 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_140 = tensor.expand_shape %489 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %490 = linalg.generic {indexing_maps = [#map10, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_140, %319 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %491:2 = linalg.generic {indexing_maps = [#map10, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%490 : tensor<2x4x16x16xf32>) outs(%70, %68 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_410: i64):
      %1073 = linalg.index 3 : index
      %1074 = arith.index_cast %1073 : index to i64
      %1075 = arith.maximumf %in, %out : f32
      %1076 = arith.cmpf ogt, %in, %out : f32
      %1077 = arith.select %1076, %1074, %out_410 : i64
      linalg.yield %1075, %1077 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_141 = tensor.expand_shape %491#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %492 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%490, %expanded_141 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %493 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%492 : tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.exp %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %494 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%493 : tensor<2x4x16x16xf32>) outs(%75 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x1xf32>
    %495 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%493, %494 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.divf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %496 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%490 : tensor<2x4x16x16xf32>) outs(%78 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1073 = arith.extf %in : f32 to f64
      %1074 = arith.cmpf oeq, %1073, %cst_10 : f64
      linalg.yield %1074 : i1
    } -> tensor<2x4x16x16xi1>
    %497 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%496 : tensor<2x4x16x16xi1>) outs(%78 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.cmpi eq, %in, %false : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x16xi1>
    %498 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%497 : tensor<2x4x16x16xi1>) outs(%82 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.ori %in, %out : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x1xi1>
    %499 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%498 : tensor<2x4x16x1xi1>) outs(%81 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.cmpi eq, %in, %false : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x1xi1>
    %500 = linalg.generic {indexing_maps = [#map16, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%499, %cst_3, %495 : tensor<2x4x16x1xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_142 = tensor.collapse_shape %500 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_143 = tensor.collapse_shape %transposed_136 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %501 = linalg.batch_matmul ins(%collapsed_142, %collapsed_143 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_144 = tensor.expand_shape %501 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_145 = linalg.transpose ins(%expanded_144 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_146 = tensor.collapse_shape %transposed_145 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_147 = linalg.transpose ins(%arg67 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %502 = linalg.matmul ins(%collapsed_146, %transposed_147 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %503 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg68 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %504 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%502, %503 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_148 = tensor.expand_shape %504 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %505 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg90 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.addi %in, %c26544357690_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %506 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%505 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %507 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%506 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %508 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22, %507 : tensor<2x16x32xi64>, tensor<i64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %509 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%508 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %510 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%508, %509 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %511 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %512 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %513 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %514 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512, %513 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %515 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %516 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %517 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %518 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516, %517 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %519 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518 : tensor<2x16x32xi64>) outs(%37 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<2x16x32xi1>
    %520 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_148 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %521 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %520, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %522 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477, %521 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %523 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%522 : tensor<2x16x32xf32>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1073 = arith.extf %in : f32 to f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %524 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%523 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %525 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %526 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%523, %525 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.subf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %527 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%526, %526 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.mulf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %528 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%527 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %529 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %530 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%529 : tensor<2x16x1xf64>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1073 = arith.truncf %in : f64 to f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %531 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%522 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %532 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %533 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%530 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_8 : f64 to f32
      %1074 = arith.addf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x1xf32>
    %534 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.rsqrt %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %535 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%522, %532 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %536 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%535, %534 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %537 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536, %arg69 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %538 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537, %arg70 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_149 = tensor.collapse_shape %538 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_150 = linalg.transpose ins(%arg75 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %539 = linalg.matmul ins(%collapsed_149, %transposed_150 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %540 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg76 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %541 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%539, %540 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_151 = tensor.expand_shape %541 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_152 = linalg.transpose ins(%expanded_151 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_153 = linalg.transpose ins(%arg71 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %542 = linalg.matmul ins(%collapsed_104, %transposed_153 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %543 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg72 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %544 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%542, %543 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %transposed_154 = linalg.transpose ins(%arg73 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %545 = linalg.matmul ins(%collapsed_104, %transposed_154 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %546 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg74 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %547 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%545, %546 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_155 = tensor.expand_shape %544 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %expanded_156 = tensor.expand_shape %547 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_157 = linalg.transpose ins(%expanded_156 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %548 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_152 : tensor<2x4x16x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x16x8xf32>
    %transposed_158 = linalg.transpose ins(%expanded_155 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x8x16xf32>) permutation = [0, 2, 3, 1] 
    %549 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_158 : tensor<2x4x8x16xf32>) outs(%60 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x8x16xf32>
    %collapsed_159 = tensor.collapse_shape %548 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_160 = tensor.collapse_shape %549 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %550 = linalg.batch_matmul ins(%collapsed_159, %collapsed_160 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%63 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_161 = tensor.expand_shape %550 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %551 = linalg.generic {indexing_maps = [#map10, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_161, %58 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %552:2 = linalg.generic {indexing_maps = [#map10, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%551 : tensor<2x4x16x16xf32>) outs(%70, %68 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_410: i64):
      %1073 = linalg.index 3 : index
      %1074 = arith.index_cast %1073 : index to i64
      %1075 = arith.maximumf %in, %out : f32
      %1076 = arith.cmpf ogt, %in, %out : f32
      %1077 = arith.select %1076, %1074, %out_410 : i64
      linalg.yield %1075, %1077 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_162 = tensor.expand_shape %552#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %553 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%551, %expanded_162 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %554 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%553 : tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.exp %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %555 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%554 : tensor<2x4x16x16xf32>) outs(%75 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x1xf32>
    %556 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%554, %555 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.divf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %557 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%551 : tensor<2x4x16x16xf32>) outs(%78 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1073 = arith.extf %in : f32 to f64
      %1074 = arith.cmpf oeq, %1073, %cst_10 : f64
      linalg.yield %1074 : i1
    } -> tensor<2x4x16x16xi1>
    %558 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%557 : tensor<2x4x16x16xi1>) outs(%78 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.cmpi eq, %in, %false : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x16xi1>
    %559 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%558 : tensor<2x4x16x16xi1>) outs(%82 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.ori %in, %out : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x1xi1>
    %560 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%559 : tensor<2x4x16x1xi1>) outs(%81 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %1073 = arith.cmpi eq, %in, %false : i1
      linalg.yield %1073 : i1
    } -> tensor<2x4x16x1xi1>
    %561 = linalg.generic {indexing_maps = [#map16, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%560, %cst_3, %556 : tensor<2x4x16x1xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_163 = tensor.collapse_shape %561 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_164 = tensor.collapse_shape %transposed_157 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %562 = linalg.batch_matmul ins(%collapsed_163, %collapsed_164 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_165 = tensor.expand_shape %562 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_166 = linalg.transpose ins(%expanded_165 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_167 = tensor.collapse_shape %transposed_166 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_168 = linalg.transpose ins(%arg77 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %563 = linalg.matmul ins(%collapsed_167, %transposed_168 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %564 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg78 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %565 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%563, %564 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_169 = tensor.expand_shape %565 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %566 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg90 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.addi %in, %c29198793459_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %567 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%566 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %568 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%567 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %569 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22, %568 : tensor<2x16x32xi64>, tensor<i64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %570 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %571 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569, %570 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %572 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%571 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %573 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%572 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %574 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%573 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %575 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%573, %574 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %576 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%575 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %577 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%576 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %578 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%577 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %579 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%577, %578 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %580 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579 : tensor<2x16x32xi64>) outs(%37 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<2x16x32xi1>
    %581 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_169 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %582 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%580, %581, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %583 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%538, %582 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %584 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%583 : tensor<2x16x32xf32>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1073 = arith.extf %in : f32 to f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %585 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%584 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %586 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%585 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %587 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%584, %586 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.subf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %588 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587, %587 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.mulf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %589 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%588 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %590 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%589 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %591 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%590 : tensor<2x16x1xf64>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1073 = arith.truncf %in : f64 to f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %592 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%583 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %593 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%592 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %594 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_8 : f64 to f32
      %1074 = arith.addf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x1xf32>
    %595 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%594 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.rsqrt %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %596 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%583, %593 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %597 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%596, %595 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %598 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%597, %arg79 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %599 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%598, %arg80 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_170 = tensor.collapse_shape %599 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_171 = linalg.transpose ins(%arg81 : tensor<64x32xf32>) outs(%132 : tensor<32x64xf32>) permutation = [1, 0] 
    %600 = linalg.matmul ins(%collapsed_170, %transposed_171 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%133 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %601 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg82 : tensor<64xf32>) outs(%132 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64xf32>
    %602 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%600, %601 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%132 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x64xf32>
    %expanded_172 = tensor.expand_shape %602 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %603 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_172 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_15 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %604 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_172 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_7 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x64xf32>
    %605 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%604 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.erf %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %606 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%605 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %cst_16 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %607 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%603, %606 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_173 = tensor.collapse_shape %607 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %transposed_174 = linalg.transpose ins(%arg83 : tensor<32x64xf32>) outs(%143 : tensor<64x32xf32>) permutation = [1, 0] 
    %608 = linalg.matmul ins(%collapsed_173, %transposed_174 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %609 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg84 : tensor<32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %610 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%608, %609 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_175 = tensor.expand_shape %610 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %611 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg90 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.addi %in, %c31853229228_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %612 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%611 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %613 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%612 : tensor<i64>) outs(%19 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<i64>
    %614 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22, %613 : tensor<2x16x32xi64>, tensor<i64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %615 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%614 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %616 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%614, %615 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %617 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%616 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %618 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%617 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %619 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%618 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %620 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%618, %619 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %621 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %622 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%621 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %623 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%622 : tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %624 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%622, %623 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%25 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_410: i64, %out: i64):
      %1073 = arith.xori %in, %in_410 : i64
      linalg.yield %1073 : i64
    } -> tensor<2x16x32xi64>
    %625 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624 : tensor<2x16x32xi64>) outs(%37 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<2x16x32xi1>
    %626 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_175 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %627 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%625, %626, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %628 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%599, %627 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %629 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%628 : tensor<2x16x32xf32>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1073 = arith.extf %in : f32 to f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %630 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%629 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %631 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%630 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %632 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%629, %631 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.subf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %633 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%632, %632 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%111 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_410: f64, %out: f64):
      %1073 = arith.mulf %in, %in_410 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x32xf64>
    %634 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%633 : tensor<2x16x32xf64>) outs(%114 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.addf %in, %out : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %635 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634 : tensor<2x16x1xf64>) outs(%113 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1073 = arith.divf %in, %cst_13 : f64
      linalg.yield %1073 : f64
    } -> tensor<2x16x1xf64>
    %636 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%635 : tensor<2x16x1xf64>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1073 = arith.truncf %in : f64 to f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %637 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%628 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %638 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%637 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %639 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%636 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_8 : f64 to f32
      %1074 = arith.addf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x1xf32>
    %640 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%639 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.rsqrt %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %641 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%628, %638 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %642 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%641, %640 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %643 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%642, %arg85 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %644 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%643, %arg86 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %645 = tensor.empty() : tensor<32x128xf32>
    %transposed_176 = linalg.transpose ins(%arg0 : tensor<128x32xf32>) outs(%645 : tensor<32x128xf32>) permutation = [1, 0] 
    %collapsed_177 = tensor.collapse_shape %644 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %646 = linalg.fill ins(%cst : f32) outs(%645 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %647 = linalg.matmul ins(%collapsed_177, %transposed_176 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%646 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %expanded_178 = tensor.expand_shape %647 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32>
    %648 = tensor.empty() : tensor<2x16x128xf32>
    %649 = linalg.generic {indexing_maps = [#map5, #map21, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_178, %arg87 : tensor<2x16x128xf32>, tensor<1x128xf32>) outs(%648 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x128xf32>
    %collapsed_179 = tensor.collapse_shape %649 [[0, 1], [2]] : tensor<2x16x128xf32> into tensor<32x128xf32>
    %collapsed_180 = tensor.collapse_shape %arg89 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %650 = tensor.empty() : tensor<32xi64>
    %651 = linalg.fill ins(%c0_i64 : i64) outs(%650 : tensor<32xi64>) -> tensor<32xi64>
    %652 = tensor.empty() : tensor<32xf32>
    %653 = linalg.fill ins(%cst_0 : f32) outs(%652 : tensor<32xf32>) -> tensor<32xf32>
    %654:2 = linalg.generic {indexing_maps = [#map1, #map6, #map6], iterator_types = ["parallel", "reduction"]} ins(%collapsed_179 : tensor<32x128xf32>) outs(%653, %651 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_410: i64):
      %1073 = linalg.index 1 : index
      %1074 = arith.index_cast %1073 : index to i64
      %1075 = arith.maximumf %in, %out : f32
      %1076 = arith.cmpf ogt, %in, %out : f32
      %1077 = arith.select %1076, %1074, %out_410 : i64
      linalg.yield %1075, %1077 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_181 = tensor.expand_shape %654#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %655 = linalg.generic {indexing_maps = [#map1, #map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_179, %expanded_181 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%645 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x128xf32>
    %656 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%655 : tensor<32x128xf32>) outs(%645 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.exp %in : f32
      linalg.yield %1073 : f32
    } -> tensor<32x128xf32>
    %657 = tensor.empty() : tensor<32x1xf32>
    %658 = linalg.fill ins(%cst : f32) outs(%657 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %659 = linalg.generic {indexing_maps = [#map1, #map22], iterator_types = ["parallel", "reduction"]} ins(%656 : tensor<32x128xf32>) outs(%658 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32x1xf32>
    %660 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%659 : tensor<32x1xf32>) outs(%657 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.log %in : f32
      linalg.yield %1073 : f32
    } -> tensor<32x1xf32>
    %661 = linalg.generic {indexing_maps = [#map1, #map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%655, %660 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%645 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x128xf32>
    %662 = tensor.empty() : tensor<32xi1>
    %663 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_180 : tensor<32xi64>) outs(%662 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<32xi1>
    %664 = linalg.generic {indexing_maps = [#map, #map, #map23, #map], iterator_types = ["parallel"]} ins(%663, %collapsed_180, %cst_20 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%650 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_410: i64, %in_411: i64, %out: i64):
      %1073 = arith.select %in, %in_410, %in_411 : i64
      linalg.yield %1073 : i64
    } -> tensor<32xi64>
    %expanded_182 = tensor.expand_shape %664 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %665 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_182 : tensor<32x1xi64>) outs(%658 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1073 = linalg.index 0 : index
      %1074 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %661[%1073, %1074] : tensor<32x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %collapsed_183 = tensor.collapse_shape %665 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %666 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_183 : tensor<32xf32>) outs(%652 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.negf %in : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %667 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%663 : tensor<32xi1>) outs(%652 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %1073 = arith.uitofp %in : i1 to f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %668 = linalg.generic {indexing_maps = [#map, #map, #map23, #map], iterator_types = ["parallel"]} ins(%663, %666, %cst_5 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%652 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %669 = tensor.empty() : tensor<f32>
    %670 = linalg.fill ins(%cst : f32) outs(%669 : tensor<f32>) -> tensor<f32>
    %671 = linalg.generic {indexing_maps = [#map, #map23], iterator_types = ["reduction"]} ins(%667 : tensor<32xf32>) outs(%670 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<f32>
    %672 = linalg.generic {indexing_maps = [#map, #map23], iterator_types = ["reduction"]} ins(%668 : tensor<32xf32>) outs(%670 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<f32>
    %673 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%672, %671 : tensor<f32>, tensor<f32>) outs(%669 : tensor<f32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.divf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<f32>
    %674 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8], iterator_types = []} ins(%13, %cst_2, %673 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%669 : tensor<f32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<f32>
    %675 = tensor.empty() : tensor<128xi64>
    %676 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%675 : tensor<128xi64>) {
    ^bb0(%out: i64):
      %1073 = linalg.index 0 : index
      %1074 = arith.index_cast %1073 : index to i64
      linalg.yield %1074 : i64
    } -> tensor<128xi64>
    %expanded_184 = tensor.expand_shape %676 [[0, 1]] output_shape [1, 128] : tensor<128xi64> into tensor<1x128xi64>
    %expanded_185 = tensor.expand_shape %collapsed_180 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %677 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%cst_12, %671 : tensor<f32>, tensor<f32>) outs(%669 : tensor<f32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.divf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<f32>
    %678 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%677 : tensor<f32>) outs(%669 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.negf %in : f32
      linalg.yield %1073 : f32
    } -> tensor<f32>
    %679 = tensor.empty() : tensor<32x128xi1>
    %680 = linalg.generic {indexing_maps = [#map2, #map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_184, %expanded_185 : tensor<1x128xi64>, tensor<32x1xi64>) outs(%679 : tensor<32x128xi1>) {
    ^bb0(%in: i64, %in_410: i64, %out: i1):
      %1073 = arith.cmpi eq, %in, %in_410 : i64
      linalg.yield %1073 : i1
    } -> tensor<32x128xi1>
    %681 = tensor.empty() : tensor<32x1xi1>
    %682 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_185 : tensor<32x1xi64>) outs(%681 : tensor<32x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<32x1xi1>
    %683 = linalg.generic {indexing_maps = [#map1, #map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%680, %682 : tensor<32x128xi1>, tensor<32x1xi1>) outs(%679 : tensor<32x128xi1>) {
    ^bb0(%in: i1, %in_410: i1, %out: i1):
      %1073 = arith.andi %in, %in_410 : i1
      linalg.yield %1073 : i1
    } -> tensor<32x128xi1>
    %684 = linalg.generic {indexing_maps = [#map1, #map3, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%683, %678, %cst_5 : tensor<32x128xi1>, tensor<f32>, tensor<f32>) outs(%645 : tensor<32x128xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x128xf32>
    %685 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%661 : tensor<32x128xf32>) outs(%645 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.exp %in : f32
      linalg.yield %1073 : f32
    } -> tensor<32x128xf32>
    %686 = linalg.generic {indexing_maps = [#map1, #map22], iterator_types = ["parallel", "reduction"]} ins(%684 : tensor<32x128xf32>) outs(%658 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32x1xf32>
    %687 = linalg.generic {indexing_maps = [#map1, #map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%685, %686 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%645 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x128xf32>
    %688 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%684, %687 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%645 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x128xf32>
    %689 = tensor.empty() : tensor<128x32xf32>
    %transposed_186 = linalg.transpose ins(%688 : tensor<32x128xf32>) outs(%689 : tensor<128x32xf32>) permutation = [1, 0] 
    %690 = linalg.fill ins(%cst : f32) outs(%689 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %691 = linalg.matmul ins(%transposed_186, %collapsed_177 : tensor<128x32xf32>, tensor<32x32xf32>) outs(%690 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %692 = linalg.matmul ins(%688, %arg0 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_187 = tensor.expand_shape %692 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %693 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_187, %arg85 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %694 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%693 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %695 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%693 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %696 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%693, %642 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %697 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%696 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %698 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%642, %697 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %699 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%694, %695 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %700 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%699, %698 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %701 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%640 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %702 = linalg.generic {indexing_maps = [#map17, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%701, %700 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %703 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_187, %642 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %704 = linalg.fill ins(%cst : f32) outs(%652 : tensor<32xf32>) -> tensor<32xf32>
    %705 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%703 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %706 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_187 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %707 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%625, %702, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %708 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%707 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_188 = tensor.collapse_shape %708 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %709 = linalg.matmul ins(%collapsed_188, %arg83 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%133 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %transposed_189 = linalg.transpose ins(%collapsed_188 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %710 = linalg.matmul ins(%transposed_189, %collapsed_173 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%133 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %711 = tensor.empty() : tensor<1x32xf32>
    %712 = linalg.fill ins(%cst : f32) outs(%711 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %713 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_188 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_190 = tensor.collapse_shape %713 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_191 = tensor.expand_shape %709 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %714 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%606 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_15 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %715 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_172, %expanded_172 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %716 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%715 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_17 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %717 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%716 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.exp %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %718 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%717 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_6 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x64xf32>
    %719 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_172, %718 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %720 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%714, %719 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %721 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_191, %720 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_192 = tensor.collapse_shape %721 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %722 = linalg.matmul ins(%collapsed_192, %arg81 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_193 = linalg.transpose ins(%collapsed_192 : tensor<32x64xf32>) outs(%143 : tensor<64x32xf32>) permutation = [1, 0] 
    %723 = linalg.fill ins(%cst : f32) outs(%143 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %724 = linalg.matmul ins(%transposed_193, %collapsed_170 : tensor<64x32xf32>, tensor<32x32xf32>) outs(%723 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %725 = tensor.empty() : tensor<1x64xf32>
    %726 = linalg.fill ins(%cst : f32) outs(%725 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %727 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_192 : tensor<32x64xf32>) outs(%726 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x64xf32>
    %collapsed_194 = tensor.collapse_shape %727 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_195 = tensor.expand_shape %722 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %728 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%702, %expanded_195 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %729 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%728, %arg79 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %730 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%729 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %731 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%729 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %732 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%729, %597 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %733 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%732 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %734 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%597, %733 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %735 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%730, %731 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %736 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%735, %734 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %737 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%595 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %738 = linalg.generic {indexing_maps = [#map17, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%737, %736 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %739 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%728, %597 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %740 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%739 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %741 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%728 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %742 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%580, %738, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %743 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%742 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_196 = tensor.collapse_shape %743 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %744 = linalg.matmul ins(%collapsed_196, %arg77 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_197 = linalg.transpose ins(%collapsed_196 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %745 = linalg.matmul ins(%transposed_197, %collapsed_167 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %746 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_196 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_198 = tensor.collapse_shape %746 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_199 = tensor.expand_shape %744 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_200 = linalg.transpose ins(%expanded_199 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_201 = tensor.collapse_shape %transposed_200 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_202 = linalg.transpose ins(%collapsed_163 : tensor<8x16x16xf32>) outs(%62 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %747 = linalg.batch_matmul ins(%transposed_202, %collapsed_201 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %748 = tensor.empty() : tensor<8x8x16xf32>
    %transposed_203 = linalg.transpose ins(%collapsed_164 : tensor<8x16x8xf32>) outs(%748 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %749 = linalg.batch_matmul ins(%collapsed_201, %transposed_203 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%63 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_204 = tensor.expand_shape %747 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %expanded_205 = tensor.expand_shape %749 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %750 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_205, %561 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %751 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%750 : tensor<2x4x16x16xf32>) outs(%75 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x1xf32>
    %752 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%561, %751 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %753 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%750, %752 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_206 = tensor.collapse_shape %753 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_207 = linalg.transpose ins(%collapsed_159 : tensor<8x16x8xf32>) outs(%748 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %754 = linalg.fill ins(%cst : f32) outs(%748 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %755 = linalg.batch_matmul ins(%transposed_207, %collapsed_206 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%754 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_208 = linalg.transpose ins(%collapsed_160 : tensor<8x8x16xf32>) outs(%86 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %756 = linalg.batch_matmul ins(%collapsed_206, %transposed_208 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_209 = tensor.expand_shape %755 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_210 = tensor.expand_shape %756 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %757 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_209 : tensor<2x4x8x16xf32>) outs(%60 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x8x16xf32>
    %758 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_210 : tensor<2x4x16x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x16x8xf32>
    %transposed_211 = linalg.transpose ins(%expanded_204 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_212 = linalg.transpose ins(%757 : tensor<2x4x8x16xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_213 = tensor.collapse_shape %transposed_211 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %759 = linalg.matmul ins(%collapsed_213, %arg73 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_214 = linalg.transpose ins(%collapsed_213 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %760 = linalg.matmul ins(%transposed_214, %collapsed_104 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %761 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_213 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_215 = tensor.collapse_shape %761 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_216 = tensor.expand_shape %759 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %collapsed_217 = tensor.collapse_shape %transposed_212 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %762 = linalg.matmul ins(%collapsed_217, %arg71 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_218 = linalg.transpose ins(%collapsed_217 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %763 = linalg.matmul ins(%transposed_218, %collapsed_104 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %764 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_217 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_219 = tensor.collapse_shape %764 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_220 = tensor.expand_shape %762 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %765 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_216, %expanded_220 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %transposed_221 = linalg.transpose ins(%758 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_222 = tensor.collapse_shape %transposed_221 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %766 = linalg.matmul ins(%collapsed_222, %arg75 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_223 = linalg.transpose ins(%collapsed_222 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %767 = linalg.matmul ins(%transposed_223, %collapsed_149 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %768 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_222 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_224 = tensor.collapse_shape %768 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_225 = tensor.expand_shape %766 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %769 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%738, %expanded_225 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %770 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%769, %arg69 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %771 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%770 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %772 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%770 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %773 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%770, %536 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %774 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%773 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %775 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536, %774 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %776 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%771, %772 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %777 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%776, %775 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %778 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %779 = linalg.generic {indexing_maps = [#map17, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%778, %777 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %780 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%769, %536 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %781 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%780 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %782 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%769 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %783 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %779, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %784 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%783 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_226 = tensor.collapse_shape %784 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %785 = linalg.matmul ins(%collapsed_226, %arg67 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_227 = linalg.transpose ins(%collapsed_226 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %786 = linalg.matmul ins(%transposed_227, %collapsed_146 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %787 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_226 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_228 = tensor.collapse_shape %787 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_229 = tensor.expand_shape %785 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_230 = linalg.transpose ins(%expanded_229 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_231 = tensor.collapse_shape %transposed_230 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_232 = linalg.transpose ins(%collapsed_142 : tensor<8x16x16xf32>) outs(%62 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %788 = linalg.batch_matmul ins(%transposed_232, %collapsed_231 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %transposed_233 = linalg.transpose ins(%collapsed_143 : tensor<8x16x8xf32>) outs(%748 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %789 = linalg.batch_matmul ins(%collapsed_231, %transposed_233 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%63 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_234 = tensor.expand_shape %788 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %expanded_235 = tensor.expand_shape %789 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %790 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_235, %500 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %791 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%790 : tensor<2x4x16x16xf32>) outs(%75 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x1xf32>
    %792 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%500, %791 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %793 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%790, %792 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_236 = tensor.collapse_shape %793 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_237 = linalg.transpose ins(%collapsed_138 : tensor<8x16x8xf32>) outs(%748 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %794 = linalg.batch_matmul ins(%transposed_237, %collapsed_236 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%754 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_238 = linalg.transpose ins(%collapsed_139 : tensor<8x8x16xf32>) outs(%86 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %795 = linalg.batch_matmul ins(%collapsed_236, %transposed_238 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_239 = tensor.expand_shape %794 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_240 = tensor.expand_shape %795 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %796 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_239 : tensor<2x4x8x16xf32>) outs(%60 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x8x16xf32>
    %797 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_240 : tensor<2x4x16x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x16x8xf32>
    %transposed_241 = linalg.transpose ins(%expanded_234 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_242 = linalg.transpose ins(%796 : tensor<2x4x8x16xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_243 = tensor.collapse_shape %transposed_241 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %798 = linalg.matmul ins(%collapsed_243, %arg63 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_244 = linalg.transpose ins(%collapsed_243 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %799 = linalg.matmul ins(%transposed_244, %collapsed_128 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %800 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_243 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_245 = tensor.collapse_shape %800 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_246 = tensor.expand_shape %798 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %801 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%779, %expanded_246 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_247 = tensor.collapse_shape %transposed_242 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %802 = linalg.matmul ins(%collapsed_247, %arg61 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_248 = linalg.transpose ins(%collapsed_247 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %803 = linalg.matmul ins(%transposed_248, %collapsed_128 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %804 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_247 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_249 = tensor.collapse_shape %804 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_250 = tensor.expand_shape %802 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %805 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%801, %expanded_250 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %transposed_251 = linalg.transpose ins(%797 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_252 = tensor.collapse_shape %transposed_251 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %806 = linalg.matmul ins(%collapsed_252, %arg65 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_253 = linalg.transpose ins(%collapsed_252 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %807 = linalg.matmul ins(%transposed_253, %collapsed_128 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %808 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_252 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_254 = tensor.collapse_shape %808 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_255 = tensor.expand_shape %806 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %809 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%805, %expanded_255 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %810 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%809, %arg59 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %811 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%810 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %812 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%810 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %813 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%810, %475 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %814 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%813 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %815 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475, %814 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %816 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%811, %812 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %817 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%816, %815 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %818 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %819 = linalg.generic {indexing_maps = [#map17, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%818, %817 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %820 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%809, %475 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %821 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%820 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %822 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%809 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %823 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %819, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %824 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%823 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_256 = tensor.collapse_shape %824 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %825 = linalg.matmul ins(%collapsed_256, %arg57 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%133 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %transposed_257 = linalg.transpose ins(%collapsed_256 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %826 = linalg.matmul ins(%transposed_257, %collapsed_125 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%133 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %827 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_256 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_258 = tensor.collapse_shape %827 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_259 = tensor.expand_shape %825 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %828 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_15 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %829 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_124, %expanded_124 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %830 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%829 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_17 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %831 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%830 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.exp %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %832 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%831 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_6 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x64xf32>
    %833 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_124, %832 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %834 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%828, %833 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %835 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_259, %834 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_260 = tensor.collapse_shape %835 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %836 = linalg.matmul ins(%collapsed_260, %arg55 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_261 = linalg.transpose ins(%collapsed_260 : tensor<32x64xf32>) outs(%143 : tensor<64x32xf32>) permutation = [1, 0] 
    %837 = linalg.matmul ins(%transposed_261, %collapsed_122 : tensor<64x32xf32>, tensor<32x32xf32>) outs(%723 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %838 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_260 : tensor<32x64xf32>) outs(%726 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x64xf32>
    %collapsed_262 = tensor.collapse_shape %838 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_263 = tensor.expand_shape %836 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %839 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%819, %expanded_263 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %840 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%839, %arg53 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %841 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%840 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %842 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%840 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %843 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%840, %430 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %844 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%843 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %845 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %844 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %846 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%841, %842 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %847 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%846, %845 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %848 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %849 = linalg.generic {indexing_maps = [#map17, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%848, %847 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %850 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%839, %430 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %851 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%850 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %852 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%839 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %853 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413, %849, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %854 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%853 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_264 = tensor.collapse_shape %854 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %855 = linalg.matmul ins(%collapsed_264, %arg51 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_265 = linalg.transpose ins(%collapsed_264 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %856 = linalg.matmul ins(%transposed_265, %collapsed_119 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %857 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_264 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_266 = tensor.collapse_shape %857 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_267 = tensor.expand_shape %855 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_268 = linalg.transpose ins(%expanded_267 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_269 = tensor.collapse_shape %transposed_268 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_270 = linalg.transpose ins(%collapsed_115 : tensor<8x16x16xf32>) outs(%62 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %858 = linalg.batch_matmul ins(%transposed_270, %collapsed_269 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %transposed_271 = linalg.transpose ins(%collapsed_116 : tensor<8x16x8xf32>) outs(%748 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %859 = linalg.batch_matmul ins(%collapsed_269, %transposed_271 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%63 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_272 = tensor.expand_shape %858 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %expanded_273 = tensor.expand_shape %859 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %860 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_273, %394 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %861 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%860 : tensor<2x4x16x16xf32>) outs(%75 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x1xf32>
    %862 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%394, %861 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %863 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%860, %862 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_274 = tensor.collapse_shape %863 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_275 = linalg.transpose ins(%collapsed_111 : tensor<8x16x8xf32>) outs(%748 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %864 = linalg.batch_matmul ins(%transposed_275, %collapsed_274 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%754 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_276 = linalg.transpose ins(%collapsed_112 : tensor<8x8x16xf32>) outs(%86 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %865 = linalg.batch_matmul ins(%collapsed_274, %transposed_276 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_277 = tensor.expand_shape %864 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_278 = tensor.expand_shape %865 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %866 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_277 : tensor<2x4x8x16xf32>) outs(%60 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x8x16xf32>
    %867 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_278 : tensor<2x4x16x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x16x8xf32>
    %transposed_279 = linalg.transpose ins(%expanded_272 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_280 = linalg.transpose ins(%866 : tensor<2x4x8x16xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_281 = tensor.collapse_shape %transposed_279 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %868 = linalg.matmul ins(%collapsed_281, %arg47 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_282 = linalg.transpose ins(%collapsed_281 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %869 = linalg.matmul ins(%transposed_282, %collapsed_104 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %870 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_281 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_283 = tensor.collapse_shape %870 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_284 = tensor.expand_shape %868 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %871 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%765, %expanded_284 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_285 = tensor.collapse_shape %transposed_280 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %872 = linalg.matmul ins(%collapsed_285, %arg45 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_286 = linalg.transpose ins(%collapsed_285 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %873 = linalg.matmul ins(%transposed_286, %collapsed_104 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %874 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_285 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_287 = tensor.collapse_shape %874 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_288 = tensor.expand_shape %872 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %875 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%871, %expanded_288 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %transposed_289 = linalg.transpose ins(%867 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_290 = tensor.collapse_shape %transposed_289 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %876 = linalg.matmul ins(%collapsed_290, %arg49 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_291 = linalg.transpose ins(%collapsed_290 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %877 = linalg.matmul ins(%transposed_291, %collapsed_100 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %878 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_290 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_292 = tensor.collapse_shape %878 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_293 = tensor.expand_shape %876 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %879 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%849, %expanded_293 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %880 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%879, %arg43 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %881 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%880 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %882 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%880 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %883 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%880, %369 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %884 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%883 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %885 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369, %884 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %886 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%881, %882 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %887 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%886, %885 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %888 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %889 = linalg.generic {indexing_maps = [#map17, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%888, %887 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %890 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%879, %369 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %891 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%890 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %892 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%879 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %893 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352, %889, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %894 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%893 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_294 = tensor.collapse_shape %894 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %895 = linalg.matmul ins(%collapsed_294, %arg41 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_295 = linalg.transpose ins(%collapsed_294 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %896 = linalg.matmul ins(%transposed_295, %collapsed_97 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %897 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_294 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_296 = tensor.collapse_shape %897 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_297 = tensor.expand_shape %895 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_298 = linalg.transpose ins(%expanded_297 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_299 = tensor.collapse_shape %transposed_298 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_300 = linalg.transpose ins(%collapsed_93 : tensor<8x16x16xf32>) outs(%62 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %898 = linalg.batch_matmul ins(%transposed_300, %collapsed_299 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %transposed_301 = linalg.transpose ins(%collapsed_94 : tensor<8x16x8xf32>) outs(%748 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %899 = linalg.batch_matmul ins(%collapsed_299, %transposed_301 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%63 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_302 = tensor.expand_shape %898 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %expanded_303 = tensor.expand_shape %899 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %900 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_303, %333 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %901 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%900 : tensor<2x4x16x16xf32>) outs(%75 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x1xf32>
    %902 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%333, %901 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %903 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%900, %902 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_304 = tensor.collapse_shape %903 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_305 = linalg.transpose ins(%collapsed_89 : tensor<8x16x8xf32>) outs(%748 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %904 = linalg.batch_matmul ins(%transposed_305, %collapsed_304 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%754 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_306 = linalg.transpose ins(%collapsed_90 : tensor<8x8x16xf32>) outs(%86 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %905 = linalg.batch_matmul ins(%collapsed_304, %transposed_306 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_307 = tensor.expand_shape %904 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_308 = tensor.expand_shape %905 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %906 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_307 : tensor<2x4x8x16xf32>) outs(%60 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x8x16xf32>
    %907 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_308 : tensor<2x4x16x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x16x8xf32>
    %transposed_309 = linalg.transpose ins(%expanded_302 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_310 = linalg.transpose ins(%906 : tensor<2x4x8x16xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_311 = tensor.collapse_shape %transposed_309 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %908 = linalg.matmul ins(%collapsed_311, %arg37 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_312 = linalg.transpose ins(%collapsed_311 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %909 = linalg.matmul ins(%transposed_312, %collapsed_79 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %910 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_311 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_313 = tensor.collapse_shape %910 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_314 = tensor.expand_shape %908 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %911 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%889, %expanded_314 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_315 = tensor.collapse_shape %transposed_310 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %912 = linalg.matmul ins(%collapsed_315, %arg35 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_316 = linalg.transpose ins(%collapsed_315 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %913 = linalg.matmul ins(%transposed_316, %collapsed_79 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %914 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_315 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_317 = tensor.collapse_shape %914 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_318 = tensor.expand_shape %912 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %915 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%911, %expanded_318 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %transposed_319 = linalg.transpose ins(%907 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_320 = tensor.collapse_shape %transposed_319 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %916 = linalg.matmul ins(%collapsed_320, %arg39 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_321 = linalg.transpose ins(%collapsed_320 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %917 = linalg.matmul ins(%transposed_321, %collapsed_79 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %918 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_320 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_322 = tensor.collapse_shape %918 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_323 = tensor.expand_shape %916 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %919 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%915, %expanded_323 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %920 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %919, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %921 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%920 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_324 = tensor.collapse_shape %8 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %922 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_324 : tensor<32xi64>) outs(%650 : tensor<32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1073 = arith.maxsi %in, %c0_i64 : i64
      %1074 = arith.minsi %1073, %c127_i64 : i64
      linalg.yield %1074 : i64
    } -> tensor<32xi64>
    %collapsed_325 = tensor.collapse_shape %921 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %923 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_324 : tensor<32xi64>) outs(%662 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi eq, %in, %c116_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<32xi1>
    %expanded_326 = tensor.expand_shape %923 [[0, 1]] output_shape [32, 1] : tensor<32xi1> into tensor<32x1xi1>
    %924 = linalg.generic {indexing_maps = [#map22, #map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_326, %cst_5, %collapsed_325 : tensor<32x1xi1>, tensor<f32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_327 = tensor.expand_shape %922 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_328 = tensor.expand_shape %924 [[0], [1, 2]] output_shape [32, 1, 32] : tensor<32x32xf32> into tensor<32x1x32xf32>
    %925 = scf.for %arg91 = %c0 to %c32 step %c1 iter_args(%arg92 = %690) -> (tensor<128x32xf32>) {
      %extracted = tensor.extract %expanded_327[%arg91, %c0] : tensor<32x1xi64>
      %1073 = arith.index_cast %extracted : i64 to index
      %extracted_slice_410 = tensor.extract_slice %expanded_328[%arg91, 0, 0] [1, 1, 32] [1, 1, 1] : tensor<32x1x32xf32> to tensor<32xf32>
      %extracted_slice_411 = tensor.extract_slice %arg92[%1073, 0] [1, 32] [1, 1] : tensor<128x32xf32> to tensor<32xf32>
      %1074 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_410 : tensor<32xf32>) outs(%extracted_slice_411 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1075 = arith.addf %out, %in : f32
        linalg.yield %1075 : f32
      } -> tensor<32xf32>
      %inserted_slice_412 = tensor.insert_slice %1074 into %arg92[%1073, 0] [1, 32] [1, 1] : tensor<32xf32> into tensor<128x32xf32>
      scf.yield %inserted_slice_412 : tensor<128x32xf32>
    }
    %926 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%691, %925 : tensor<128x32xf32>, tensor<128x32xf32>) outs(%689 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<128x32xf32>
    %927 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%875, %arg32 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %928 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%927 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %929 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%927 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %930 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%927, %284 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %931 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%930 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %932 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %931 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %933 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%928, %929 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %934 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%933, %932 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %935 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %936 = linalg.generic {indexing_maps = [#map17, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%935, %934 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %937 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%875, %284 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %938 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%937 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %939 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%875 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %940 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267, %936, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %941 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%940 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_329 = tensor.collapse_shape %941 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %942 = linalg.matmul ins(%collapsed_329, %arg30 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%133 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %transposed_330 = linalg.transpose ins(%collapsed_329 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %943 = linalg.matmul ins(%transposed_330, %collapsed_74 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%133 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %944 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_329 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_331 = tensor.collapse_shape %944 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_332 = tensor.expand_shape %942 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %945 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_15 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %946 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_73 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %947 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%946 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_17 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %948 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%947 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.exp %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %949 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%948 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_6 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x64xf32>
    %950 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_73, %949 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %951 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%945, %950 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %952 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_332, %951 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_333 = tensor.collapse_shape %952 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %953 = linalg.matmul ins(%collapsed_333, %arg28 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_334 = linalg.transpose ins(%collapsed_333 : tensor<32x64xf32>) outs(%143 : tensor<64x32xf32>) permutation = [1, 0] 
    %954 = linalg.matmul ins(%transposed_334, %collapsed_71 : tensor<64x32xf32>, tensor<32x32xf32>) outs(%723 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %955 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_333 : tensor<32x64xf32>) outs(%726 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x64xf32>
    %collapsed_335 = tensor.collapse_shape %955 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_336 = tensor.expand_shape %953 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %956 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%936, %expanded_336 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %957 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%956, %arg26 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %958 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%957 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %959 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%957 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %960 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%957, %239 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %961 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%960 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %962 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %961 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %963 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%958, %959 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %964 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%963, %962 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %965 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %966 = linalg.generic {indexing_maps = [#map17, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%965, %964 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %967 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%956, %239 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %968 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%967 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %969 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%956 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %970 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %966, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %971 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%970 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_337 = tensor.collapse_shape %971 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %972 = linalg.matmul ins(%collapsed_337, %arg24 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_338 = linalg.transpose ins(%collapsed_337 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %973 = linalg.matmul ins(%transposed_338, %collapsed_68 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %974 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_337 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_339 = tensor.collapse_shape %974 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_340 = tensor.expand_shape %972 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_341 = linalg.transpose ins(%expanded_340 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_342 = tensor.collapse_shape %transposed_341 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_343 = linalg.transpose ins(%collapsed_64 : tensor<8x16x16xf32>) outs(%62 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %975 = linalg.batch_matmul ins(%transposed_343, %collapsed_342 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %transposed_344 = linalg.transpose ins(%collapsed_65 : tensor<8x16x8xf32>) outs(%748 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %976 = linalg.batch_matmul ins(%collapsed_342, %transposed_344 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%63 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_345 = tensor.expand_shape %975 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %expanded_346 = tensor.expand_shape %976 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %977 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_346, %203 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %978 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%977 : tensor<2x4x16x16xf32>) outs(%75 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x1xf32>
    %979 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%203, %978 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %980 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%977, %979 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_347 = tensor.collapse_shape %980 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_348 = linalg.transpose ins(%collapsed_60 : tensor<8x16x8xf32>) outs(%748 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %981 = linalg.batch_matmul ins(%transposed_348, %collapsed_347 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%754 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_349 = linalg.transpose ins(%collapsed_61 : tensor<8x8x16xf32>) outs(%86 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %982 = linalg.batch_matmul ins(%collapsed_347, %transposed_349 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_350 = tensor.expand_shape %981 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_351 = tensor.expand_shape %982 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %983 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_350 : tensor<2x4x8x16xf32>) outs(%60 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x8x16xf32>
    %984 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_351 : tensor<2x4x16x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x16x8xf32>
    %transposed_352 = linalg.transpose ins(%expanded_345 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_353 = linalg.transpose ins(%983 : tensor<2x4x8x16xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_354 = tensor.collapse_shape %transposed_352 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %985 = linalg.matmul ins(%collapsed_354, %arg20 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_355 = linalg.transpose ins(%collapsed_354 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %986 = linalg.matmul ins(%transposed_355, %collapsed_50 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %987 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_354 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_356 = tensor.collapse_shape %987 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_357 = tensor.expand_shape %985 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %988 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%966, %expanded_357 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_358 = tensor.collapse_shape %transposed_353 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %989 = linalg.matmul ins(%collapsed_358, %arg18 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_359 = linalg.transpose ins(%collapsed_358 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %990 = linalg.matmul ins(%transposed_359, %collapsed_50 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %991 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_358 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_360 = tensor.collapse_shape %991 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_361 = tensor.expand_shape %989 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %992 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%988, %expanded_361 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %transposed_362 = linalg.transpose ins(%984 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_363 = tensor.collapse_shape %transposed_362 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %993 = linalg.matmul ins(%collapsed_363, %arg22 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_364 = linalg.transpose ins(%collapsed_363 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %994 = linalg.matmul ins(%transposed_364, %collapsed_50 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %995 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_363 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_365 = tensor.collapse_shape %995 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_366 = tensor.expand_shape %993 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %996 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%992, %expanded_366 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %997 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%996, %arg16 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %998 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%997 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %999 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%997 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %1000 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%997, %178 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1001 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1000 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %1002 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %1001 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1003 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%998, %999 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1004 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1003, %1002 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1005 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %1006 = linalg.generic {indexing_maps = [#map17, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1005, %1004 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1007 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%996, %178 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1008 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1007 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %1009 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%996 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %1010 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %1006, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1011 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1010 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_367 = tensor.collapse_shape %1011 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %1012 = linalg.matmul ins(%collapsed_367, %arg14 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%133 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %transposed_368 = linalg.transpose ins(%collapsed_367 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %1013 = linalg.matmul ins(%transposed_368, %collapsed_47 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%133 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %1014 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_367 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_369 = tensor.collapse_shape %1014 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_370 = tensor.expand_shape %1012 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %1015 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_15 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %1016 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %expanded_46 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %1017 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1016 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_17 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %1018 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1017 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = math.exp %in : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %1019 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1018 : tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_6 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x64xf32>
    %1020 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %1019 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %1021 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1015, %1020 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %1022 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_370, %1021 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%137 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_371 = tensor.collapse_shape %1022 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %1023 = linalg.matmul ins(%collapsed_371, %arg12 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_372 = linalg.transpose ins(%collapsed_371 : tensor<32x64xf32>) outs(%143 : tensor<64x32xf32>) permutation = [1, 0] 
    %1024 = linalg.matmul ins(%transposed_372, %collapsed_44 : tensor<64x32xf32>, tensor<32x32xf32>) outs(%723 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %1025 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_371 : tensor<32x64xf32>) outs(%726 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x64xf32>
    %collapsed_373 = tensor.collapse_shape %1025 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_374 = tensor.expand_shape %1023 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %1026 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1006, %expanded_374 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1027 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1026, %arg10 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1028 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1027 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1029 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1027 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %1030 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1027, %129 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1031 = linalg.generic {indexing_maps = [#map5, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1030 : tensor<2x16x32xf32>) outs(%123 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %1032 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %1031 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1033 = linalg.generic {indexing_maps = [#map5, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1028, %1029 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1034 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1033, %1032 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1035 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x16x1xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.divf %in, %cst_14 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x1xf32>
    %1036 = linalg.generic {indexing_maps = [#map17, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1035, %1034 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1037 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1026, %129 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1038 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1037 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %1039 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1026 : tensor<2x16x32xf32>) outs(%704 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<32xf32>
    %1040 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %1036, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1041 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1040 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_375 = tensor.collapse_shape %1041 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %1042 = linalg.matmul ins(%collapsed_375, %arg8 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_376 = linalg.transpose ins(%collapsed_375 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %1043 = linalg.matmul ins(%transposed_376, %collapsed_41 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %1044 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_375 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_377 = tensor.collapse_shape %1044 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_378 = tensor.expand_shape %1042 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_379 = linalg.transpose ins(%expanded_378 : tensor<2x16x4x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_380 = tensor.collapse_shape %transposed_379 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_381 = linalg.transpose ins(%collapsed_37 : tensor<8x16x16xf32>) outs(%62 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %1045 = linalg.batch_matmul ins(%transposed_381, %collapsed_380 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %transposed_382 = linalg.transpose ins(%collapsed_38 : tensor<8x16x8xf32>) outs(%748 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %1046 = linalg.batch_matmul ins(%collapsed_380, %transposed_382 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%63 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_383 = tensor.expand_shape %1045 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %expanded_384 = tensor.expand_shape %1046 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %1047 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_384, %85 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %1048 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1047 : tensor<2x4x16x16xf32>) outs(%75 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x1xf32>
    %1049 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %1048 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.mulf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %1050 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1047, %1049 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%65 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.subf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_385 = tensor.collapse_shape %1050 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_386 = linalg.transpose ins(%collapsed_33 : tensor<8x16x8xf32>) outs(%748 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %1051 = linalg.batch_matmul ins(%transposed_386, %collapsed_385 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%754 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_387 = linalg.transpose ins(%collapsed_34 : tensor<8x8x16xf32>) outs(%86 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %1052 = linalg.batch_matmul ins(%collapsed_385, %transposed_387 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%87 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_388 = tensor.expand_shape %1051 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_389 = tensor.expand_shape %1052 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %1053 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_388 : tensor<2x4x8x16xf32>) outs(%60 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x8x16xf32>
    %1054 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_389 : tensor<2x4x16x8xf32>) outs(%50 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_9 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x4x16x8xf32>
    %transposed_390 = linalg.transpose ins(%expanded_383 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_391 = linalg.transpose ins(%1053 : tensor<2x4x8x16xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_392 = tensor.collapse_shape %transposed_390 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %1055 = linalg.matmul ins(%collapsed_392, %arg4 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_393 = linalg.transpose ins(%collapsed_392 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %1056 = linalg.matmul ins(%transposed_393, %collapsed_24 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %1057 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_392 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_394 = tensor.collapse_shape %1057 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_395 = tensor.expand_shape %1055 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %1058 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1036, %expanded_395 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_396 = tensor.collapse_shape %transposed_391 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %1059 = linalg.matmul ins(%collapsed_396, %arg2 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_397 = linalg.transpose ins(%collapsed_396 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %1060 = linalg.matmul ins(%transposed_397, %collapsed_24 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %1061 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_396 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_398 = tensor.collapse_shape %1061 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_399 = tensor.expand_shape %1059 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %1062 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1058, %expanded_399 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %transposed_400 = linalg.transpose ins(%1054 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_401 = tensor.collapse_shape %transposed_400 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %1063 = linalg.matmul ins(%collapsed_401, %arg6 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_402 = linalg.transpose ins(%collapsed_401 : tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) permutation = [1, 0] 
    %1064 = linalg.matmul ins(%transposed_402, %collapsed_24 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%46 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %1065 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_401 : tensor<32x32xf32>) outs(%712 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.addf %in, %out : f32
      linalg.yield %1073 : f32
    } -> tensor<1x32xf32>
    %collapsed_403 = tensor.collapse_shape %1065 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_404 = tensor.expand_shape %1063 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %1066 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1062, %expanded_404 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1067 = linalg.generic {indexing_maps = [#map5, #map5, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %1066, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<2x16x32xf32>
    %1068 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1067 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1073 = arith.truncf %cst_11 : f64 to f32
      %1074 = arith.mulf %in, %1073 : f32
      linalg.yield %1074 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_405 = tensor.collapse_shape %arg88 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %collapsed_406 = tensor.collapse_shape %1068 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %1069 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_405 : tensor<32xi64>) outs(%662 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1073 = arith.cmpi eq, %in, %c116_i64 : i64
      linalg.yield %1073 : i1
    } -> tensor<32xi1>
    %expanded_407 = tensor.expand_shape %1069 [[0, 1]] output_shape [32, 1] : tensor<32xi1> into tensor<32x1xi1>
    %1070 = linalg.generic {indexing_maps = [#map22, #map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_407, %cst_5, %collapsed_406 : tensor<32x1xi1>, tensor<f32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: i1, %in_410: f32, %in_411: f32, %out: f32):
      %1073 = arith.select %in, %in_410, %in_411 : f32
      linalg.yield %1073 : f32
    } -> tensor<32x32xf32>
    %expanded_408 = tensor.expand_shape %collapsed_405 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_409 = tensor.expand_shape %1070 [[0], [1, 2]] output_shape [32, 1, 32] : tensor<32x32xf32> into tensor<32x1x32xf32>
    %1071 = scf.for %arg91 = %c0 to %c32 step %c1 iter_args(%arg92 = %690) -> (tensor<128x32xf32>) {
      %extracted = tensor.extract %expanded_408[%arg91, %c0] : tensor<32x1xi64>
      %1073 = arith.index_cast %extracted : i64 to index
      %extracted_slice_410 = tensor.extract_slice %expanded_409[%arg91, 0, 0] [1, 1, 32] [1, 1, 1] : tensor<32x1x32xf32> to tensor<32xf32>
      %extracted_slice_411 = tensor.extract_slice %arg92[%1073, 0] [1, 32] [1, 1] : tensor<128x32xf32> to tensor<32xf32>
      %1074 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_410 : tensor<32xf32>) outs(%extracted_slice_411 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1075 = arith.addf %out, %in : f32
        linalg.yield %1075 : f32
      } -> tensor<32xf32>
      %inserted_slice_412 = tensor.insert_slice %1074 into %arg92[%1073, 0] [1, 32] [1, 1] : tensor<32xf32> into tensor<128x32xf32>
      scf.yield %inserted_slice_412 : tensor<128x32xf32>
    }
    %1072 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%926, %1071 : tensor<128x32xf32>, tensor<128x32xf32>) outs(%689 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_410: f32, %out: f32):
      %1073 = arith.addf %in, %in_410 : f32
      linalg.yield %1073 : f32
    } -> tensor<128x32xf32>
    return %674, %1072, %1060, %collapsed_398, %1056, %collapsed_394, %1064, %collapsed_403, %1043, %collapsed_377, %1038, %1039, %1024, %collapsed_373, %1013, %collapsed_369, %1008, %1009, %990, %collapsed_360, %986, %collapsed_356, %994, %collapsed_365, %973, %collapsed_339, %968, %969, %954, %collapsed_335, %943, %collapsed_331, %938, %939, %913, %collapsed_317, %909, %collapsed_313, %917, %collapsed_322, %896, %collapsed_296, %891, %892, %873, %collapsed_287, %869, %collapsed_283, %877, %collapsed_292, %856, %collapsed_266, %851, %852, %837, %collapsed_262, %826, %collapsed_258, %821, %822, %803, %collapsed_249, %799, %collapsed_245, %807, %collapsed_254, %786, %collapsed_228, %781, %782, %763, %collapsed_219, %760, %collapsed_215, %767, %collapsed_224, %745, %collapsed_198, %740, %741, %724, %collapsed_194, %710, %collapsed_190, %705, %706 : tensor<f32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
  }
}
