#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0, d1, d2) -> ()>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map16 = affine_map<(d0, d1) -> (d0)>
#map17 = affine_map<(d0, d1) -> (d0, 0)>
#map18 = affine_map<(d0) -> ()>
#map19 = affine_map<(d0, d1) -> (0, d1)>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "transformers.models.deberta_v2.modeling_deberta_v2.DebertaV2ForMaskedLM" bases ["transformers.models.deberta_v2.modeling_deberta_v2.DebertaV2PreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
    fsdp.module @deberta class "transformers.models.deberta_v2.modeling_deberta_v2.DebertaV2Model" bases ["transformers.models.deberta_v2.modeling_deberta_v2.DebertaV2PreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
      fsdp.module @embeddings class "transformers.models.deberta_v2.modeling_deberta_v2.DebertaV2Embeddings" {
        fsdp.buffer transient @position_ids : tensor<1x64xi64>
        fsdp.module @word_embeddings class "torch.nn.modules.sparse.Embedding" {
          fsdp.param @weight : tensor<128x32xf32>
        }
        fsdp.module @position_embeddings class "torch.nn.modules.sparse.Embedding" {
          fsdp.param @weight : tensor<64x32xf32>
        }
        fsdp.module @LayerNorm class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<32xf32>
          fsdp.param @bias : tensor<32xf32>
        }
        fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
        }
      }
      fsdp.module @encoder class "transformers.models.deberta_v2.modeling_deberta_v2.DebertaV2Encoder" {
        fsdp.module @layer class "torch.nn.modules.container.ModuleList" {
          fsdp.module @"0" class "transformers.models.deberta_v2.modeling_deberta_v2.DebertaV2Layer" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
            fsdp.module @attention class "transformers.models.deberta_v2.modeling_deberta_v2.DebertaV2Attention" {
              fsdp.module @self class "transformers.models.deberta_v2.modeling_deberta_v2.DisentangledSelfAttention" {
                fsdp.module @query_proj class "torch.nn.modules.linear.Linear" {
                  fsdp.param @weight : tensor<32x32xf32>
                  fsdp.param @bias : tensor<32xf32>
                }
                fsdp.module @key_proj class "torch.nn.modules.linear.Linear" {
                  fsdp.param @weight : tensor<32x32xf32>
                  fsdp.param @bias : tensor<32xf32>
                }
                fsdp.module @value_proj class "torch.nn.modules.linear.Linear" {
                  fsdp.param @weight : tensor<32x32xf32>
                  fsdp.param @bias : tensor<32xf32>
                }
                fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
                }
              }
              fsdp.module @output class "transformers.models.deberta_v2.modeling_deberta_v2.DebertaV2SelfOutput" {
                fsdp.module @dense class "torch.nn.modules.linear.Linear" {
                  fsdp.param @weight : tensor<32x32xf32>
                  fsdp.param @bias : tensor<32xf32>
                }
                fsdp.module @LayerNorm class "torch.nn.modules.normalization.LayerNorm" {
                  fsdp.param @weight : tensor<32xf32>
                  fsdp.param @bias : tensor<32xf32>
                }
                fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
                }
              }
            }
            fsdp.module @intermediate class "transformers.models.deberta_v2.modeling_deberta_v2.DebertaV2Intermediate" {
              fsdp.module @dense class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<64x32xf32>
                fsdp.param @bias : tensor<64xf32>
              }
              fsdp.module @intermediate_act_fn class "transformers.activations.GELUActivation" {
              }
            }
            fsdp.module @output class "transformers.models.deberta_v2.modeling_deberta_v2.DebertaV2Output" {
              fsdp.module @dense class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x64xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @LayerNorm class "torch.nn.modules.normalization.LayerNorm" {
                fsdp.param @weight : tensor<32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
              }
            }
          }
          fsdp.module @"1" class "transformers.models.deberta_v2.modeling_deberta_v2.DebertaV2Layer" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
            fsdp.module @attention class "transformers.models.deberta_v2.modeling_deberta_v2.DebertaV2Attention" {
              fsdp.module @self class "transformers.models.deberta_v2.modeling_deberta_v2.DisentangledSelfAttention" {
                fsdp.module @query_proj class "torch.nn.modules.linear.Linear" {
                  fsdp.param @weight : tensor<32x32xf32>
                  fsdp.param @bias : tensor<32xf32>
                }
                fsdp.module @key_proj class "torch.nn.modules.linear.Linear" {
                  fsdp.param @weight : tensor<32x32xf32>
                  fsdp.param @bias : tensor<32xf32>
                }
                fsdp.module @value_proj class "torch.nn.modules.linear.Linear" {
                  fsdp.param @weight : tensor<32x32xf32>
                  fsdp.param @bias : tensor<32xf32>
                }
                fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
                }
              }
              fsdp.module @output class "transformers.models.deberta_v2.modeling_deberta_v2.DebertaV2SelfOutput" {
                fsdp.module @dense class "torch.nn.modules.linear.Linear" {
                  fsdp.param @weight : tensor<32x32xf32>
                  fsdp.param @bias : tensor<32xf32>
                }
                fsdp.module @LayerNorm class "torch.nn.modules.normalization.LayerNorm" {
                  fsdp.param @weight : tensor<32xf32>
                  fsdp.param @bias : tensor<32xf32>
                }
                fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
                }
              }
            }
            fsdp.module @intermediate class "transformers.models.deberta_v2.modeling_deberta_v2.DebertaV2Intermediate" {
              fsdp.module @dense class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<64x32xf32>
                fsdp.param @bias : tensor<64xf32>
              }
              fsdp.module @intermediate_act_fn class "transformers.activations.GELUActivation" {
              }
            }
            fsdp.module @output class "transformers.models.deberta_v2.modeling_deberta_v2.DebertaV2Output" {
              fsdp.module @dense class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x64xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @LayerNorm class "torch.nn.modules.normalization.LayerNorm" {
                fsdp.param @weight : tensor<32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
              }
            }
          }
        }
      }
    }
    fsdp.module @cls class "transformers.models.deberta_v2.modeling_deberta_v2.LegacyDebertaV2OnlyMLMHead" {
      fsdp.module @predictions class "transformers.models.deberta_v2.modeling_deberta_v2.LegacyDebertaV2LMPredictionHead" {
        fsdp.param @bias : tensor<128xf32>
        fsdp.module @transform class "transformers.models.deberta_v2.modeling_deberta_v2.LegacyDebertaV2PredictionHeadTransform" {
          fsdp.module @dense class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<32x32xf32>
            fsdp.param @bias : tensor<32xf32>
          }
          fsdp.module @transform_act_fn class "transformers.activations.GELUActivation" {
          }
          fsdp.module @LayerNorm class "torch.nn.modules.normalization.LayerNorm" {
            fsdp.param @weight : tensor<32xf32>
            fsdp.param @bias : tensor<32xf32>
          }
        }
        fsdp.module @decoder class "torch.nn.modules.linear.Linear" {
          fsdp.alias @weight = @model::@deberta::@embeddings::@word_embeddings::@weight
          fsdp.alias @bias = @model::@cls::@predictions::@bias
        }
      }
    }
  }
  func.func @step(%arg0: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@embeddings::@word_embeddings::@weight>}, %arg1: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@embeddings::@position_embeddings::@weight>}, %arg2: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@embeddings::@LayerNorm::@weight>}, %arg3: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@embeddings::@LayerNorm::@bias>}, %arg4: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"0"::@attention::@self::@query_proj::@weight>}, %arg5: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"0"::@attention::@self::@query_proj::@bias>}, %arg6: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"0"::@attention::@self::@key_proj::@weight>}, %arg7: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"0"::@attention::@self::@key_proj::@bias>}, %arg8: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"0"::@attention::@self::@value_proj::@weight>}, %arg9: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"0"::@attention::@self::@value_proj::@bias>}, %arg10: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"0"::@attention::@output::@dense::@weight>}, %arg11: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"0"::@attention::@output::@dense::@bias>}, %arg12: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"0"::@attention::@output::@LayerNorm::@weight>}, %arg13: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"0"::@attention::@output::@LayerNorm::@bias>}, %arg14: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"0"::@intermediate::@dense::@weight>}, %arg15: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"0"::@intermediate::@dense::@bias>}, %arg16: tensor<32x64xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"0"::@output::@dense::@weight>}, %arg17: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"0"::@output::@dense::@bias>}, %arg18: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"0"::@output::@LayerNorm::@weight>}, %arg19: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"0"::@output::@LayerNorm::@bias>}, %arg20: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"1"::@attention::@self::@query_proj::@weight>}, %arg21: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"1"::@attention::@self::@query_proj::@bias>}, %arg22: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"1"::@attention::@self::@key_proj::@weight>}, %arg23: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"1"::@attention::@self::@key_proj::@bias>}, %arg24: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"1"::@attention::@self::@value_proj::@weight>}, %arg25: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"1"::@attention::@self::@value_proj::@bias>}, %arg26: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"1"::@attention::@output::@dense::@weight>}, %arg27: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"1"::@attention::@output::@dense::@bias>}, %arg28: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"1"::@attention::@output::@LayerNorm::@weight>}, %arg29: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"1"::@attention::@output::@LayerNorm::@bias>}, %arg30: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"1"::@intermediate::@dense::@weight>}, %arg31: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"1"::@intermediate::@dense::@bias>}, %arg32: tensor<32x64xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"1"::@output::@dense::@weight>}, %arg33: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"1"::@output::@dense::@bias>}, %arg34: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"1"::@output::@LayerNorm::@weight>}, %arg35: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@deberta::@encoder::@layer::@"1"::@output::@LayerNorm::@bias>}, %arg36: tensor<128xf32> {fsdp.role = #fsdp.state<@model::@cls::@predictions::@bias>}, %arg37: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@cls::@predictions::@transform::@dense::@weight>}, %arg38: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@cls::@predictions::@transform::@dense::@bias>}, %arg39: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@cls::@predictions::@transform::@LayerNorm::@weight>}, %arg40: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@cls::@predictions::@transform::@LayerNorm::@bias>}, %arg41: tensor<1x64xi64> {fsdp.role = #fsdp.state<@model::@deberta::@embeddings::@position_ids>}, %arg42: tensor<2x16xi64> {fsdp.role = #fsdp.input<"input_ids", indices = [0, 128]>}, %arg43: tensor<2x16xi64> {fsdp.role = #fsdp.input<"labels", indices = [0, 128, -100]>}, %arg44: tensor<i64> {fsdp.role = #fsdp.input<"rng_seed">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@embeddings::@word_embeddings::@weight>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@embeddings::@position_embeddings::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@embeddings::@LayerNorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@embeddings::@LayerNorm::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"0"::@attention::@self::@query_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"0"::@attention::@self::@query_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"0"::@attention::@self::@key_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"0"::@attention::@self::@key_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"0"::@attention::@self::@value_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"0"::@attention::@self::@value_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"0"::@attention::@output::@dense::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"0"::@attention::@output::@dense::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"0"::@attention::@output::@LayerNorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"0"::@attention::@output::@LayerNorm::@bias>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"0"::@intermediate::@dense::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"0"::@intermediate::@dense::@bias>}, tensor<32x64xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"0"::@output::@dense::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"0"::@output::@dense::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"0"::@output::@LayerNorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"0"::@output::@LayerNorm::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"1"::@attention::@self::@query_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"1"::@attention::@self::@query_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"1"::@attention::@self::@key_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"1"::@attention::@self::@key_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"1"::@attention::@self::@value_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"1"::@attention::@self::@value_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"1"::@attention::@output::@dense::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"1"::@attention::@output::@dense::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"1"::@attention::@output::@LayerNorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"1"::@attention::@output::@LayerNorm::@bias>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"1"::@intermediate::@dense::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"1"::@intermediate::@dense::@bias>}, tensor<32x64xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"1"::@output::@dense::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"1"::@output::@dense::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"1"::@output::@LayerNorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@deberta::@encoder::@layer::@"1"::@output::@LayerNorm::@bias>}, tensor<128xf32> {fsdp.role = #fsdp.grad<@model::@cls::@predictions::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@cls::@predictions::@transform::@dense::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@cls::@predictions::@transform::@dense::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@cls::@predictions::@transform::@LayerNorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@cls::@predictions::@transform::@LayerNorm::@bias>}) {
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %c-100_i64 = arith.constant -100 : i64
    %c18581050383_i64 = arith.constant 18581050383 : i64
    %c15926614614_i64 = arith.constant 15926614614 : i64
    %c13272178845_i64 = arith.constant 13272178845 : i64
    %c10617743076_i64 = arith.constant 10617743076 : i64
    %c7963307307_i64 = arith.constant 7963307307 : i64
    %c5308871538_i64 = arith.constant 5308871538 : i64
    %c429496729_i64 = arith.constant 429496729 : i64
    %c739982445_i64 = arith.constant 739982445 : i64
    %c15_i64 = arith.constant 15 : i64
    %c4294967295_i64 = arith.constant 4294967295 : i64
    %c73244475_i64 = arith.constant 73244475 : i64
    %c2654435769_i64 = arith.constant 2654435769 : i64
    %c63_i64 = arith.constant 63 : i64
    %c0_i64 = arith.constant 0 : i64
    %c16_i64 = arith.constant 16 : i64
    %false = arith.constant false
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_3 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<2x1x16x16xi1>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<2x16x1xf32>
    %cst_7 = arith.constant dense<8.000000e+00> : tensor<f32>
    %cst_8 = arith.constant 0.3989422804014327 : f64
    %cst_9 = arith.constant 0.70710678118654757 : f64
    %cst_10 = arith.constant 1.1111111111111112 : f64
    %cst_11 = arith.constant 9.9999999999999995E-8 : f64
    %cst_12 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = arith.constant 3.200000e+01 : f64
    %cst_14 = arith.constant 3.200000e+01 : f32
    %cst_15 = arith.constant 5.000000e-01 : f32
    %cst_16 = arith.constant 1.000000e+00 : f32
    %cst_17 = arith.constant -5.000000e-01 : f32
    %cst_18 = arith.constant dense<0> : tensor<i64>
    %extracted_slice = tensor.extract_slice %arg41[0, 0] [1, 16] [1, 1] : tensor<1x64xi64> to tensor<1x16xi64>
    %0 = tensor.empty() : tensor<1x16xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<1x16xi64>) outs(%0 : tensor<1x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.maxsi %in, %c0_i64 : i64
      %593 = arith.minsi %592, %c63_i64 : i64
      linalg.yield %593 : i64
    } -> tensor<1x16xi64>
    %2 = tensor.empty() : tensor<1x16xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %1 : tensor<1x16xi64>, tensor<1x16xi64>) outs(%2 : tensor<1x16xi1>) {
    ^bb0(%in: i64, %in_179: i64, %out: i1):
      %592 = arith.cmpi ne, %in, %in_179 : i64
      linalg.yield %592 : i1
    } -> tensor<1x16xi1>
    %4 = tensor.empty() : tensor<i1>
    %5 = linalg.fill ins(%false : i1) outs(%4 : tensor<i1>) -> tensor<i1>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%3 : tensor<1x16xi1>) outs(%5 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %592 = arith.ori %in, %out : i1
      linalg.yield %592 : i1
    } -> tensor<i1>
    %7 = tensor.empty() : tensor<2x16x32xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg42 : tensor<2x16xi64>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %592 = arith.index_cast %in : i64 to index
      %593 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%592, %593] : tensor<128x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x16x32xf32>
    %9 = tensor.empty() : tensor<1x16x32xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<1x16xi64>) outs(%9 : tensor<1x16x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %592 = arith.index_cast %in : i64 to index
      %593 = linalg.index 2 : index
      %extracted = tensor.extract %arg1[%592, %593] : tensor<64x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x16x32xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<2x16x32xf32>, tensor<1x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %12 = tensor.empty() : tensor<2x16x32xf64>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x16x32xf32>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %592 = arith.extf %in : f32 to f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %14 = tensor.empty() : tensor<2x16x1xf64>
    %15 = linalg.fill ins(%cst : f64) outs(%14 : tensor<2x16x1xf64>) -> tensor<2x16x1xf64>
    %16 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.addf %in, %out : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.divf %in, %cst_13 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %18 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %17 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_179: f64, %out: f64):
      %592 = arith.subf %in, %in_179 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %18 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_179: f64, %out: f64):
      %592 = arith.mulf %in, %in_179 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %20 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.addf %in, %out : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.divf %in, %cst_13 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %22 = tensor.empty() : tensor<2x16x1xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x16x1xf64>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %592 = arith.truncf %in : f64 to f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %24 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.divf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_11 : f64 to f32
      %593 = arith.addf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x1xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.rsqrt %in : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %26 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %28 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %arg2 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %arg3 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %cst_6 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %34 = tensor.empty() : tensor<i64>
    %35 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg44 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %36 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%35 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %37 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%36 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %38 = tensor.empty() : tensor<1024xi64>
    %39 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%38 : tensor<1024xi64>) {
    ^bb0(%out: i64):
      %592 = linalg.index 0 : index
      %593 = arith.index_cast %592 : index to i64
      linalg.yield %593 : i64
    } -> tensor<1024xi64>
    %expanded = tensor.expand_shape %39 [[0, 1, 2]] output_shape [2, 16, 32] : tensor<1024xi64> into tensor<2x16x32xi64>
    %40 = tensor.empty() : tensor<2x16x32xi64>
    %41 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %37 : tensor<2x16x32xi64>, tensor<i64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %42 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %45 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %47 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %46 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %48 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %49 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %50 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %51 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %50 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %52 = tensor.empty() : tensor<2x16x32xi1>
    %53 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<2x16x32xi64>) outs(%52 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %592 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %592 : i1
    } -> tensor<2x16x32xi1>
    %54 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_10 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x32xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %54, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %collapsed = tensor.collapse_shape %55 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %56 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %57 = linalg.fill ins(%cst_0 : f32) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %58 = linalg.matmul ins(%collapsed, %transposed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %59 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%58, %59 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %expanded_19 = tensor.expand_shape %60 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %61 = tensor.empty() : tensor<2x4x16x8xf32>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x16x4x8xf32>) outs(%61 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_22 = linalg.transpose ins(%arg6 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %62 = linalg.matmul ins(%collapsed, %transposed_22 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %63 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%62, %63 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %expanded_23 = tensor.expand_shape %64 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<2x16x4x8xf32>) outs(%61 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_26 = linalg.transpose ins(%arg8 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %65 = linalg.matmul ins(%collapsed, %transposed_26 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %66 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%65, %66 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %expanded_27 = tensor.expand_shape %67 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<2x16x4x8xf32>) outs(%61 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %68 = tensor.empty() : tensor<f32>
    %69 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%cst_7 : tensor<f32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.sqrt %in : f32
      linalg.yield %592 : f32
    } -> tensor<f32>
    %70 = tensor.empty() : tensor<8x8x16xf32>
    %transposed_30 = linalg.transpose ins(%collapsed_25 : tensor<8x16x8xf32>) outs(%70 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %71 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_30, %69 : tensor<8x8x16xf32>, tensor<f32>) outs(%70 : tensor<8x8x16xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.divf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<8x8x16xf32>
    %72 = tensor.empty() : tensor<8x16x16xf32>
    %73 = linalg.fill ins(%cst_0 : f32) outs(%72 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %74 = linalg.batch_matmul ins(%collapsed_21, %71 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%73 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_31 = tensor.expand_shape %74 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %75 = tensor.empty() : tensor<2x1x16x16xi1>
    %76 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<2x1x16x16xi1>) outs(%75 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %592 = arith.xori %in, %true : i1
      linalg.yield %592 : i1
    } -> tensor<2x1x16x16xi1>
    %77 = tensor.empty() : tensor<2x4x16x16xf32>
    %78 = linalg.generic {indexing_maps = [#map12, #map13, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %cst_3, %expanded_31 : tensor<2x1x16x16xi1>, tensor<f32>, tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %79 = tensor.empty() : tensor<2x4x16xi64>
    %80 = linalg.fill ins(%c0_i64 : i64) outs(%79 : tensor<2x4x16xi64>) -> tensor<2x4x16xi64>
    %81 = tensor.empty() : tensor<2x4x16xf32>
    %82 = linalg.fill ins(%cst_1 : f32) outs(%81 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %83:2 = linalg.generic {indexing_maps = [#map11, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%78 : tensor<2x4x16x16xf32>) outs(%82, %80 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_179: i64):
      %592 = linalg.index 3 : index
      %593 = arith.index_cast %592 : index to i64
      %594 = arith.maximumf %in, %out : f32
      %595 = arith.cmpf ogt, %in, %out : f32
      %596 = arith.select %595, %593, %out_179 : i64
      linalg.yield %594, %596 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_32 = tensor.expand_shape %83#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %84 = linalg.generic {indexing_maps = [#map11, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %expanded_32 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %85 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.exp %in : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %86 = tensor.empty() : tensor<2x4x16x1xf32>
    %87 = linalg.fill ins(%cst_0 : f32) outs(%86 : tensor<2x4x16x1xf32>) -> tensor<2x4x16x1xf32>
    %88 = linalg.generic {indexing_maps = [#map11, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%85 : tensor<2x4x16x16xf32>) outs(%87 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x1xf32>
    %89 = linalg.generic {indexing_maps = [#map11, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %88 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.divf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %90 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg44 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %91 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%90 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %92 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%91 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %93 = tensor.empty() : tensor<2048xi64>
    %94 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%93 : tensor<2048xi64>) {
    ^bb0(%out: i64):
      %592 = linalg.index 0 : index
      %593 = arith.index_cast %592 : index to i64
      linalg.yield %593 : i64
    } -> tensor<2048xi64>
    %expanded_33 = tensor.expand_shape %94 [[0, 1, 2, 3]] output_shape [2, 4, 16, 16] : tensor<2048xi64> into tensor<2x4x16x16xi64>
    %95 = tensor.empty() : tensor<2x4x16x16xi64>
    %96 = linalg.generic {indexing_maps = [#map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_33, %92 : tensor<2x4x16x16xi64>, tensor<i64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %97 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %98 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96, %97 : tensor<2x4x16x16xi64>, tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %99 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %100 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99 : tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %101 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %102 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %101 : tensor<2x4x16x16xi64>, tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %103 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %104 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103 : tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %105 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %106 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104, %105 : tensor<2x4x16x16xi64>, tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %107 = tensor.empty() : tensor<2x4x16x16xi1>
    %108 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106 : tensor<2x4x16x16xi64>) outs(%107 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %592 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %592 : i1
    } -> tensor<2x4x16x16xi1>
    %109 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_10 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x4x16x16xf32>
    %110 = linalg.generic {indexing_maps = [#map11, #map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %109, %cst_5 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<f32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_34 = tensor.collapse_shape %110 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %111 = tensor.empty() : tensor<8x16x8xf32>
    %112 = linalg.fill ins(%cst_0 : f32) outs(%111 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %113 = linalg.batch_matmul ins(%collapsed_34, %collapsed_29 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%112 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_35 = tensor.expand_shape %113 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %114 = tensor.empty() : tensor<2x16x4x8xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<2x4x16x8xf32>) outs(%114 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_38 = linalg.transpose ins(%arg10 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %115 = linalg.matmul ins(%collapsed_37, %transposed_38 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %116 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%115, %116 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %expanded_39 = tensor.expand_shape %117 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %118 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg44 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.addi %in, %c7963307307_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %119 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%118 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %120 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%119 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %121 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %120 : tensor<2x16x32xi64>, tensor<i64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %122 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %123 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %122 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %124 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %125 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %126 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %127 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %126 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %128 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %129 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %130 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %131 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %130 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %132 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x16x32xi64>) outs(%52 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %592 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %592 : i1
    } -> tensor<2x16x32xi1>
    %133 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_10 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x32xf32>
    %134 = linalg.generic {indexing_maps = [#map3, #map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %133, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %135 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %55 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %136 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x16x32xf32>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %592 = arith.extf %in : f32 to f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %137 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%136 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.addf %in, %out : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %138 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.divf %in, %cst_13 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %139 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %138 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_179: f64, %out: f64):
      %592 = arith.subf %in, %in_179 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %139 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_179: f64, %out: f64):
      %592 = arith.mulf %in, %in_179 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %141 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%140 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.addf %in, %out : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %142 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.divf %in, %cst_13 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %143 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<2x16x1xf64>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %592 = arith.truncf %in : f64 to f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %144 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%135 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %145 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.divf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %146 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_11 : f64 to f32
      %593 = arith.addf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x1xf32>
    %147 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.rsqrt %in : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %148 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %145 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %149 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %147 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %150 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %arg12 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %151 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %arg13 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_40 = tensor.collapse_shape %151 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %152 = tensor.empty() : tensor<32x64xf32>
    %transposed_41 = linalg.transpose ins(%arg14 : tensor<64x32xf32>) outs(%152 : tensor<32x64xf32>) permutation = [1, 0] 
    %153 = linalg.fill ins(%cst_0 : f32) outs(%152 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %154 = linalg.matmul ins(%collapsed_40, %transposed_41 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%153 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %155 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg15 : tensor<64xf32>) outs(%152 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%154, %155 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%152 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x64xf32>
    %expanded_42 = tensor.expand_shape %156 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %157 = tensor.empty() : tensor<2x16x64xf32>
    %158 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.mulf %in, %cst_15 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %159 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_9 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x64xf32>
    %160 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.erf %in : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %161 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %cst_16 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %162 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %161 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_43 = tensor.collapse_shape %162 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %163 = tensor.empty() : tensor<64x32xf32>
    %transposed_44 = linalg.transpose ins(%arg16 : tensor<32x64xf32>) outs(%163 : tensor<64x32xf32>) permutation = [1, 0] 
    %164 = linalg.matmul ins(%collapsed_43, %transposed_44 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %165 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%164, %165 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %expanded_45 = tensor.expand_shape %166 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %167 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg44 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.addi %in, %c10617743076_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %168 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%167 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %169 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%168 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %170 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %169 : tensor<2x16x32xi64>, tensor<i64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %171 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %172 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %171 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %173 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %174 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %175 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %176 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %175 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %177 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %178 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %179 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %180 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %179 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %181 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<2x16x32xi64>) outs(%52 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %592 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %592 : i1
    } -> tensor<2x16x32xi1>
    %182 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_10 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x32xf32>
    %183 = linalg.generic {indexing_maps = [#map3, #map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %182, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %184 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %151 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %185 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<2x16x32xf32>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %592 = arith.extf %in : f32 to f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %186 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%185 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.addf %in, %out : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %187 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.divf %in, %cst_13 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %188 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %187 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_179: f64, %out: f64):
      %592 = arith.subf %in, %in_179 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %189 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %188 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_179: f64, %out: f64):
      %592 = arith.mulf %in, %in_179 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %190 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%189 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.addf %in, %out : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %191 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.divf %in, %cst_13 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %192 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<2x16x1xf64>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %592 = arith.truncf %in : f64 to f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %193 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%184 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %194 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.divf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %195 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_11 : f64 to f32
      %593 = arith.addf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x1xf32>
    %196 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.rsqrt %in : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %197 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %194 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %198 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %196 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %199 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %arg18 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %200 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %arg19 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_46 = tensor.collapse_shape %200 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_47 = linalg.transpose ins(%arg20 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %201 = linalg.matmul ins(%collapsed_46, %transposed_47 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %202 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg21 : tensor<32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %203 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%201, %202 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %expanded_48 = tensor.expand_shape %203 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_49 = linalg.transpose ins(%expanded_48 : tensor<2x16x4x8xf32>) outs(%61 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_50 = tensor.collapse_shape %transposed_49 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_51 = linalg.transpose ins(%arg22 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %204 = linalg.matmul ins(%collapsed_46, %transposed_51 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %205 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %206 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%204, %205 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %expanded_52 = tensor.expand_shape %206 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<2x16x4x8xf32>) outs(%61 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_54 = tensor.collapse_shape %transposed_53 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_55 = linalg.transpose ins(%arg24 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %207 = linalg.matmul ins(%collapsed_46, %transposed_55 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %208 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %209 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%207, %208 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %expanded_56 = tensor.expand_shape %209 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_57 = linalg.transpose ins(%expanded_56 : tensor<2x16x4x8xf32>) outs(%61 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_58 = tensor.collapse_shape %transposed_57 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_59 = linalg.transpose ins(%collapsed_54 : tensor<8x16x8xf32>) outs(%70 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %210 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_59, %69 : tensor<8x8x16xf32>, tensor<f32>) outs(%70 : tensor<8x8x16xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.divf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<8x8x16xf32>
    %211 = linalg.batch_matmul ins(%collapsed_50, %210 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%73 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_60 = tensor.expand_shape %211 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %212 = linalg.generic {indexing_maps = [#map12, #map13, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %cst_3, %expanded_60 : tensor<2x1x16x16xi1>, tensor<f32>, tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %213:2 = linalg.generic {indexing_maps = [#map11, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%212 : tensor<2x4x16x16xf32>) outs(%82, %80 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_179: i64):
      %592 = linalg.index 3 : index
      %593 = arith.index_cast %592 : index to i64
      %594 = arith.maximumf %in, %out : f32
      %595 = arith.cmpf ogt, %in, %out : f32
      %596 = arith.select %595, %593, %out_179 : i64
      linalg.yield %594, %596 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_61 = tensor.expand_shape %213#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %214 = linalg.generic {indexing_maps = [#map11, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212, %expanded_61 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %215 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.exp %in : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %216 = linalg.generic {indexing_maps = [#map11, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%215 : tensor<2x4x16x16xf32>) outs(%87 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x1xf32>
    %217 = linalg.generic {indexing_maps = [#map11, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215, %216 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.divf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %218 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg44 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.addi %in, %c13272178845_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %219 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%218 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %220 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%219 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %221 = linalg.generic {indexing_maps = [#map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_33, %220 : tensor<2x4x16x16xi64>, tensor<i64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %222 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221 : tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %223 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %222 : tensor<2x4x16x16xi64>, tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %224 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223 : tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %225 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%224 : tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %226 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225 : tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %227 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225, %226 : tensor<2x4x16x16xi64>, tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %228 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227 : tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %229 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228 : tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %230 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %231 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %230 : tensor<2x4x16x16xi64>, tensor<2x4x16x16xi64>) outs(%95 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x4x16x16xi64>
    %232 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231 : tensor<2x4x16x16xi64>) outs(%107 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %592 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %592 : i1
    } -> tensor<2x4x16x16xi1>
    %233 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_10 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x4x16x16xf32>
    %234 = linalg.generic {indexing_maps = [#map11, #map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%232, %233, %cst_5 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<f32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_62 = tensor.collapse_shape %234 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %235 = linalg.batch_matmul ins(%collapsed_62, %collapsed_58 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%112 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_63 = tensor.expand_shape %235 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_64 = linalg.transpose ins(%expanded_63 : tensor<2x4x16x8xf32>) outs(%114 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_65 = tensor.collapse_shape %transposed_64 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_66 = linalg.transpose ins(%arg26 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %236 = linalg.matmul ins(%collapsed_65, %transposed_66 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %237 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg27 : tensor<32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %238 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%236, %237 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %expanded_67 = tensor.expand_shape %238 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %239 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg44 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.addi %in, %c15926614614_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %240 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%239 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %241 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%240 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %242 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %241 : tensor<2x16x32xi64>, tensor<i64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %243 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %244 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %243 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %245 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %246 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %247 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %248 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %247 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %249 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %250 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %251 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %252 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %251 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %253 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<2x16x32xi64>) outs(%52 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %592 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %592 : i1
    } -> tensor<2x16x32xi1>
    %254 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_67 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_10 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x32xf32>
    %255 = linalg.generic {indexing_maps = [#map3, #map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %254, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %256 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %200 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %257 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<2x16x32xf32>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %592 = arith.extf %in : f32 to f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %258 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%257 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.addf %in, %out : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %259 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.divf %in, %cst_13 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %260 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %259 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_179: f64, %out: f64):
      %592 = arith.subf %in, %in_179 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %261 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %260 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_179: f64, %out: f64):
      %592 = arith.mulf %in, %in_179 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %262 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%261 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.addf %in, %out : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %263 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.divf %in, %cst_13 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %264 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<2x16x1xf64>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %592 = arith.truncf %in : f64 to f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %265 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%256 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %266 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.divf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %267 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_11 : f64 to f32
      %593 = arith.addf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x1xf32>
    %268 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.rsqrt %in : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %269 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %266 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %270 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %268 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %271 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %arg28 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %272 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %arg29 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_68 = tensor.collapse_shape %272 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_69 = linalg.transpose ins(%arg30 : tensor<64x32xf32>) outs(%152 : tensor<32x64xf32>) permutation = [1, 0] 
    %273 = linalg.matmul ins(%collapsed_68, %transposed_69 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%153 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %274 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg31 : tensor<64xf32>) outs(%152 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64xf32>
    %275 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%273, %274 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%152 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x64xf32>
    %expanded_70 = tensor.expand_shape %275 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %276 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70 : tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.mulf %in, %cst_15 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %277 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70 : tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_9 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x64xf32>
    %278 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277 : tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.erf %in : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %279 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278 : tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %cst_16 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %280 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %279 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_71 = tensor.collapse_shape %280 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %transposed_72 = linalg.transpose ins(%arg32 : tensor<32x64xf32>) outs(%163 : tensor<64x32xf32>) permutation = [1, 0] 
    %281 = linalg.matmul ins(%collapsed_71, %transposed_72 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %282 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg33 : tensor<32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %283 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%281, %282 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %expanded_73 = tensor.expand_shape %283 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %284 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg44 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.addi %in, %c18581050383_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %285 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%284 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %286 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%285 : tensor<i64>) outs(%34 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<i64>
    %287 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %286 : tensor<2x16x32xi64>, tensor<i64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %288 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %289 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %288 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %290 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %291 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %292 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %293 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %292 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %294 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %295 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %296 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %297 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %296 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%40 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_179: i64, %out: i64):
      %592 = arith.xori %in, %in_179 : i64
      linalg.yield %592 : i64
    } -> tensor<2x16x32xi64>
    %298 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297 : tensor<2x16x32xi64>) outs(%52 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %592 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %592 : i1
    } -> tensor<2x16x32xi1>
    %299 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_73 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_10 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x32xf32>
    %300 = linalg.generic {indexing_maps = [#map3, #map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %299, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %301 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %272 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %302 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301 : tensor<2x16x32xf32>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %592 = arith.extf %in : f32 to f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %303 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%302 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.addf %in, %out : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %304 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.divf %in, %cst_13 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %305 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %304 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_179: f64, %out: f64):
      %592 = arith.subf %in, %in_179 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %306 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305, %305 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_179: f64, %out: f64):
      %592 = arith.mulf %in, %in_179 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %307 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%306 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.addf %in, %out : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %308 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.divf %in, %cst_13 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %309 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308 : tensor<2x16x1xf64>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %592 = arith.truncf %in : f64 to f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %310 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%301 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %311 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.divf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %312 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_11 : f64 to f32
      %593 = arith.addf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x1xf32>
    %313 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.rsqrt %in : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %314 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %311 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %315 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %313 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %316 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %arg34 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %317 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %arg35 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_74 = tensor.collapse_shape %317 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_75 = linalg.transpose ins(%arg37 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %318 = linalg.matmul ins(%collapsed_74, %transposed_75 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %319 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %320 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%318, %319 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %expanded_76 = tensor.expand_shape %320 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %321 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.mulf %in, %cst_15 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %322 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_9 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x32xf32>
    %323 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.erf %in : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %324 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %cst_16 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %325 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %324 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %326 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325 : tensor<2x16x32xf32>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %592 = arith.extf %in : f32 to f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %327 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%326 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.addf %in, %out : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %328 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.divf %in, %cst_13 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %329 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326, %328 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_179: f64, %out: f64):
      %592 = arith.subf %in, %in_179 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %330 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %329 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_179: f64, %out: f64):
      %592 = arith.mulf %in, %in_179 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x32xf64>
    %331 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%330 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.addf %in, %out : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %332 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %592 = arith.divf %in, %cst_13 : f64
      linalg.yield %592 : f64
    } -> tensor<2x16x1xf64>
    %333 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332 : tensor<2x16x1xf64>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %592 = arith.truncf %in : f64 to f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %334 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%325 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %335 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.divf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %336 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_11 : f64 to f32
      %593 = arith.addf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x1xf32>
    %337 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.rsqrt %in : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %338 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %335 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %339 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338, %337 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %340 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %arg39 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %341 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %arg40 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_77 = tensor.collapse_shape %341 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %342 = tensor.empty() : tensor<32x128xf32>
    %transposed_78 = linalg.transpose ins(%arg0 : tensor<128x32xf32>) outs(%342 : tensor<32x128xf32>) permutation = [1, 0] 
    %343 = linalg.fill ins(%cst_0 : f32) outs(%342 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %344 = linalg.matmul ins(%collapsed_77, %transposed_78 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%343 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %345 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg36 : tensor<128xf32>) outs(%342 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x128xf32>
    %346 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%344, %345 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%342 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x128xf32>
    %collapsed_79 = tensor.collapse_shape %arg43 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %347 = tensor.empty() : tensor<32xi64>
    %348 = linalg.fill ins(%c0_i64 : i64) outs(%347 : tensor<32xi64>) -> tensor<32xi64>
    %349 = tensor.empty() : tensor<32xf32>
    %350 = linalg.fill ins(%cst_1 : f32) outs(%349 : tensor<32xf32>) -> tensor<32xf32>
    %351:2 = linalg.generic {indexing_maps = [#map, #map16, #map16], iterator_types = ["parallel", "reduction"]} ins(%346 : tensor<32x128xf32>) outs(%350, %348 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_179: i64):
      %592 = linalg.index 1 : index
      %593 = arith.index_cast %592 : index to i64
      %594 = arith.maximumf %in, %out : f32
      %595 = arith.cmpf ogt, %in, %out : f32
      %596 = arith.select %595, %593, %out_179 : i64
      linalg.yield %594, %596 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_80 = tensor.expand_shape %351#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %352 = linalg.generic {indexing_maps = [#map, #map17, #map], iterator_types = ["parallel", "parallel"]} ins(%346, %expanded_80 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%342 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x128xf32>
    %353 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%352 : tensor<32x128xf32>) outs(%342 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.exp %in : f32
      linalg.yield %592 : f32
    } -> tensor<32x128xf32>
    %354 = tensor.empty() : tensor<32x1xf32>
    %355 = linalg.fill ins(%cst_0 : f32) outs(%354 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %356 = linalg.generic {indexing_maps = [#map, #map17], iterator_types = ["parallel", "reduction"]} ins(%353 : tensor<32x128xf32>) outs(%355 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<32x1xf32>
    %357 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%356 : tensor<32x1xf32>) outs(%354 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.log %in : f32
      linalg.yield %592 : f32
    } -> tensor<32x1xf32>
    %358 = linalg.generic {indexing_maps = [#map, #map17, #map], iterator_types = ["parallel", "parallel"]} ins(%352, %357 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%342 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x128xf32>
    %359 = tensor.empty() : tensor<32xi1>
    %360 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%collapsed_79 : tensor<32xi64>) outs(%359 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %592 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %592 : i1
    } -> tensor<32xi1>
    %361 = linalg.generic {indexing_maps = [#map8, #map8, #map18, #map8], iterator_types = ["parallel"]} ins(%360, %collapsed_79, %cst_18 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%347 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_179: i64, %in_180: i64, %out: i64):
      %592 = arith.select %in, %in_179, %in_180 : i64
      linalg.yield %592 : i64
    } -> tensor<32xi64>
    %expanded_81 = tensor.expand_shape %361 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %362 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_81 : tensor<32x1xi64>) outs(%355 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %592 = linalg.index 0 : index
      %593 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %358[%592, %593] : tensor<32x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %collapsed_82 = tensor.collapse_shape %362 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %363 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%collapsed_82 : tensor<32xf32>) outs(%349 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.negf %in : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %364 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%360 : tensor<32xi1>) outs(%349 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %592 = arith.uitofp %in : i1 to f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %365 = linalg.generic {indexing_maps = [#map8, #map8, #map18, #map8], iterator_types = ["parallel"]} ins(%360, %363, %cst_5 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%349 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %366 = linalg.fill ins(%cst_0 : f32) outs(%68 : tensor<f32>) -> tensor<f32>
    %367 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction"]} ins(%364 : tensor<32xf32>) outs(%366 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<f32>
    %368 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction"]} ins(%365 : tensor<32xf32>) outs(%366 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<f32>
    %369 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%368, %367 : tensor<f32>, tensor<f32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.divf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<f32>
    %370 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = []} ins(%6, %cst_2, %369 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<f32>
    %371 = tensor.empty() : tensor<128xi64>
    %372 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%371 : tensor<128xi64>) {
    ^bb0(%out: i64):
      %592 = linalg.index 0 : index
      %593 = arith.index_cast %592 : index to i64
      linalg.yield %593 : i64
    } -> tensor<128xi64>
    %expanded_83 = tensor.expand_shape %372 [[0, 1]] output_shape [1, 128] : tensor<128xi64> into tensor<1x128xi64>
    %expanded_84 = tensor.expand_shape %collapsed_79 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %373 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%cst_12, %367 : tensor<f32>, tensor<f32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.divf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<f32>
    %374 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%373 : tensor<f32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.negf %in : f32
      linalg.yield %592 : f32
    } -> tensor<f32>
    %375 = tensor.empty() : tensor<32x128xi1>
    %376 = linalg.generic {indexing_maps = [#map19, #map17, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_83, %expanded_84 : tensor<1x128xi64>, tensor<32x1xi64>) outs(%375 : tensor<32x128xi1>) {
    ^bb0(%in: i64, %in_179: i64, %out: i1):
      %592 = arith.cmpi eq, %in, %in_179 : i64
      linalg.yield %592 : i1
    } -> tensor<32x128xi1>
    %377 = tensor.empty() : tensor<32x1xi1>
    %378 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_84 : tensor<32x1xi64>) outs(%377 : tensor<32x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %592 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %592 : i1
    } -> tensor<32x1xi1>
    %379 = linalg.generic {indexing_maps = [#map, #map17, #map], iterator_types = ["parallel", "parallel"]} ins(%376, %378 : tensor<32x128xi1>, tensor<32x1xi1>) outs(%375 : tensor<32x128xi1>) {
    ^bb0(%in: i1, %in_179: i1, %out: i1):
      %592 = arith.andi %in, %in_179 : i1
      linalg.yield %592 : i1
    } -> tensor<32x128xi1>
    %380 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%379, %374, %cst_5 : tensor<32x128xi1>, tensor<f32>, tensor<f32>) outs(%342 : tensor<32x128xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<32x128xf32>
    %381 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%358 : tensor<32x128xf32>) outs(%342 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.exp %in : f32
      linalg.yield %592 : f32
    } -> tensor<32x128xf32>
    %382 = linalg.generic {indexing_maps = [#map, #map17], iterator_types = ["parallel", "reduction"]} ins(%380 : tensor<32x128xf32>) outs(%355 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<32x1xf32>
    %383 = linalg.generic {indexing_maps = [#map, #map17, #map], iterator_types = ["parallel", "parallel"]} ins(%381, %382 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%342 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x128xf32>
    %384 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%380, %383 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%342 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<32x128xf32>
    %385 = linalg.matmul ins(%384, %arg0 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %386 = tensor.empty() : tensor<128x32xf32>
    %transposed_85 = linalg.transpose ins(%384 : tensor<32x128xf32>) outs(%386 : tensor<128x32xf32>) permutation = [1, 0] 
    %387 = linalg.fill ins(%cst_0 : f32) outs(%386 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %388 = linalg.matmul ins(%transposed_85, %collapsed_77 : tensor<128x32xf32>, tensor<32x32xf32>) outs(%387 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %389 = tensor.empty() : tensor<1x128xf32>
    %390 = linalg.fill ins(%cst_0 : f32) outs(%389 : tensor<1x128xf32>) -> tensor<1x128xf32>
    %391 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction", "parallel"]} ins(%384 : tensor<32x128xf32>) outs(%390 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<1x128xf32>
    %collapsed_86 = tensor.collapse_shape %391 [[0, 1]] : tensor<1x128xf32> into tensor<128xf32>
    %expanded_87 = tensor.expand_shape %385 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %392 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_87, %arg39 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %393 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.mulf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %394 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%392 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %395 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392, %339 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %396 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%395 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %397 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %396 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %398 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393, %394 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %399 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %397 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %400 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.divf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %401 = linalg.generic {indexing_maps = [#map5, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %399 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %402 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_87, %339 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %403 = linalg.fill ins(%cst_0 : f32) outs(%349 : tensor<32xf32>) -> tensor<32xf32>
    %404 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%402 : tensor<2x16x32xf32>) outs(%403 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %405 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_87 : tensor<2x16x32xf32>) outs(%403 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %406 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.mulf %in, %cst_15 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %407 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76, %expanded_76 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %408 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%407 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.mulf %in, %cst_17 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %409 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.exp %in : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %410 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_8 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x32xf32>
    %411 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76, %410 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %412 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %411 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %413 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %412 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_88 = tensor.collapse_shape %413 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %414 = linalg.matmul ins(%collapsed_88, %arg37 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_89 = linalg.transpose ins(%collapsed_88 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %415 = linalg.matmul ins(%transposed_89, %collapsed_74 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %416 = tensor.empty() : tensor<1x32xf32>
    %417 = linalg.fill ins(%cst_0 : f32) outs(%416 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %418 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_88 : tensor<32x32xf32>) outs(%417 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<1x32xf32>
    %collapsed_90 = tensor.collapse_shape %418 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_91 = tensor.expand_shape %414 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %419 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_91, %arg34 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %420 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%419 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.mulf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %421 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%419 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %422 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%419, %315 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %423 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%422 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %424 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %423 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %425 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %421 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %426 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425, %424 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %427 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.divf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %428 = linalg.generic {indexing_maps = [#map5, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427, %426 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %429 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_91, %315 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %430 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%429 : tensor<2x16x32xf32>) outs(%403 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %431 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_91 : tensor<2x16x32xf32>) outs(%403 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %432 = linalg.generic {indexing_maps = [#map3, #map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %428, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %433 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_10 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_92 = tensor.collapse_shape %433 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %434 = linalg.matmul ins(%collapsed_92, %arg32 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%153 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %transposed_93 = linalg.transpose ins(%collapsed_92 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %435 = linalg.matmul ins(%transposed_93, %collapsed_71 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%153 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %436 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_92 : tensor<32x32xf32>) outs(%417 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<1x32xf32>
    %collapsed_94 = tensor.collapse_shape %436 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_95 = tensor.expand_shape %434 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %437 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.mulf %in, %cst_15 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %438 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70, %expanded_70 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %439 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438 : tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.mulf %in, %cst_17 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %440 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439 : tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.exp %in : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %441 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440 : tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_8 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x64xf32>
    %442 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70, %441 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %443 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %442 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %444 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_95, %443 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_96 = tensor.collapse_shape %444 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %445 = linalg.matmul ins(%collapsed_96, %arg30 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_97 = linalg.transpose ins(%collapsed_96 : tensor<32x64xf32>) outs(%163 : tensor<64x32xf32>) permutation = [1, 0] 
    %446 = linalg.fill ins(%cst_0 : f32) outs(%163 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %447 = linalg.matmul ins(%transposed_97, %collapsed_68 : tensor<64x32xf32>, tensor<32x32xf32>) outs(%446 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %448 = tensor.empty() : tensor<1x64xf32>
    %449 = linalg.fill ins(%cst_0 : f32) outs(%448 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %450 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_96 : tensor<32x64xf32>) outs(%449 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<1x64xf32>
    %collapsed_98 = tensor.collapse_shape %450 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_99 = tensor.expand_shape %445 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %451 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428, %expanded_99 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %452 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %arg28 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %453 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.mulf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %454 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%452 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %455 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452, %270 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %456 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%455 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %457 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %456 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %458 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453, %454 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %459 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %457 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %460 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.divf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %461 = linalg.generic {indexing_maps = [#map5, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460, %459 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %462 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %270 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %463 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%462 : tensor<2x16x32xf32>) outs(%403 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %464 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%451 : tensor<2x16x32xf32>) outs(%403 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %465 = linalg.generic {indexing_maps = [#map3, #map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %461, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %466 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_10 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_100 = tensor.collapse_shape %466 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %467 = linalg.matmul ins(%collapsed_100, %arg26 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_101 = linalg.transpose ins(%collapsed_100 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %468 = linalg.matmul ins(%transposed_101, %collapsed_65 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %469 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_100 : tensor<32x32xf32>) outs(%417 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<1x32xf32>
    %collapsed_102 = tensor.collapse_shape %469 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_103 = tensor.expand_shape %467 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_104 = linalg.transpose ins(%expanded_103 : tensor<2x16x4x8xf32>) outs(%61 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_105 = tensor.collapse_shape %transposed_104 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_106 = linalg.transpose ins(%collapsed_62 : tensor<8x16x16xf32>) outs(%72 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %470 = linalg.batch_matmul ins(%transposed_106, %collapsed_105 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%112 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %transposed_107 = linalg.transpose ins(%collapsed_58 : tensor<8x16x8xf32>) outs(%70 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %471 = linalg.batch_matmul ins(%collapsed_105, %transposed_107 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%73 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_108 = tensor.expand_shape %471 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %472 = linalg.generic {indexing_maps = [#map11, #map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%232, %expanded_108, %cst_5 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<f32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %473 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%472 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_10 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x4x16x16xf32>
    %474 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%473, %217 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %475 = linalg.generic {indexing_maps = [#map11, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%474 : tensor<2x4x16x16xf32>) outs(%87 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x1xf32>
    %476 = linalg.generic {indexing_maps = [#map11, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217, %475 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %477 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%474, %476 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %478 = linalg.generic {indexing_maps = [#map12, #map13, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %cst_5, %477 : tensor<2x1x16x16xi1>, tensor<f32>, tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_109 = tensor.collapse_shape %478 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_110 = linalg.transpose ins(%collapsed_50 : tensor<8x16x8xf32>) outs(%70 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %479 = linalg.fill ins(%cst_0 : f32) outs(%70 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %480 = linalg.batch_matmul ins(%transposed_110, %collapsed_109 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%479 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_111 = linalg.transpose ins(%210 : tensor<8x8x16xf32>) outs(%111 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %481 = linalg.batch_matmul ins(%collapsed_109, %transposed_111 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%112 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %482 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%480, %69 : tensor<8x8x16xf32>, tensor<f32>) outs(%70 : tensor<8x8x16xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.divf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<8x8x16xf32>
    %transposed_112 = linalg.transpose ins(%482 : tensor<8x8x16xf32>) outs(%111 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %expanded_113 = tensor.expand_shape %470 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_114 = linalg.transpose ins(%expanded_113 : tensor<2x4x16x8xf32>) outs(%114 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_115 = tensor.collapse_shape %transposed_114 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %483 = linalg.matmul ins(%collapsed_115, %arg24 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_116 = linalg.transpose ins(%collapsed_115 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %484 = linalg.matmul ins(%transposed_116, %collapsed_46 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %485 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_115 : tensor<32x32xf32>) outs(%417 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<1x32xf32>
    %collapsed_117 = tensor.collapse_shape %485 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_118 = tensor.expand_shape %483 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %486 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461, %expanded_118 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %expanded_119 = tensor.expand_shape %transposed_112 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_120 = linalg.transpose ins(%expanded_119 : tensor<2x4x16x8xf32>) outs(%114 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_121 = tensor.collapse_shape %transposed_120 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %487 = linalg.matmul ins(%collapsed_121, %arg22 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_122 = linalg.transpose ins(%collapsed_121 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %488 = linalg.matmul ins(%transposed_122, %collapsed_46 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %489 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_121 : tensor<32x32xf32>) outs(%417 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<1x32xf32>
    %collapsed_123 = tensor.collapse_shape %489 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_124 = tensor.expand_shape %487 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %490 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%486, %expanded_124 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %expanded_125 = tensor.expand_shape %481 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_126 = linalg.transpose ins(%expanded_125 : tensor<2x4x16x8xf32>) outs(%114 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_127 = tensor.collapse_shape %transposed_126 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %491 = linalg.matmul ins(%collapsed_127, %arg20 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_128 = linalg.transpose ins(%collapsed_127 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %492 = linalg.matmul ins(%transposed_128, %collapsed_46 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %493 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_127 : tensor<32x32xf32>) outs(%417 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<1x32xf32>
    %collapsed_129 = tensor.collapse_shape %493 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_130 = tensor.expand_shape %491 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %494 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %expanded_130 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %495 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %arg18 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %496 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.mulf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %497 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%495 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %498 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495, %198 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %499 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%498 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %500 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %499 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %501 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%496, %497 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %502 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %500 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %503 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.divf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %504 = linalg.generic {indexing_maps = [#map5, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %502 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %505 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %198 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %506 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%505 : tensor<2x16x32xf32>) outs(%403 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %507 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%494 : tensor<2x16x32xf32>) outs(%403 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %508 = linalg.generic {indexing_maps = [#map3, #map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %504, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %509 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%508 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_10 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_131 = tensor.collapse_shape %509 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %510 = linalg.matmul ins(%collapsed_131, %arg16 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%153 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %transposed_132 = linalg.transpose ins(%collapsed_131 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %511 = linalg.matmul ins(%transposed_132, %collapsed_43 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%153 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %512 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_131 : tensor<32x32xf32>) outs(%417 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<1x32xf32>
    %collapsed_133 = tensor.collapse_shape %512 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_134 = tensor.expand_shape %510 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %513 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.mulf %in, %cst_15 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %514 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %expanded_42 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %515 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514 : tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.mulf %in, %cst_17 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %516 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515 : tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = math.exp %in : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %517 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516 : tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_8 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x64xf32>
    %518 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %517 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %519 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%513, %518 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %520 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_134, %519 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%157 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_135 = tensor.collapse_shape %520 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %521 = linalg.matmul ins(%collapsed_135, %arg14 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_136 = linalg.transpose ins(%collapsed_135 : tensor<32x64xf32>) outs(%163 : tensor<64x32xf32>) permutation = [1, 0] 
    %522 = linalg.matmul ins(%transposed_136, %collapsed_40 : tensor<64x32xf32>, tensor<32x32xf32>) outs(%446 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %523 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_135 : tensor<32x64xf32>) outs(%449 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<1x64xf32>
    %collapsed_137 = tensor.collapse_shape %523 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_138 = tensor.expand_shape %521 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %524 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504, %expanded_138 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %525 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524, %arg12 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %526 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%525 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.mulf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %527 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%525 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %528 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%525, %149 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %529 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%528 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %530 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %529 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %531 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%526, %527 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %532 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531, %530 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %533 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.divf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %534 = linalg.generic {indexing_maps = [#map5, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533, %532 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %535 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524, %149 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %536 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%535 : tensor<2x16x32xf32>) outs(%403 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %537 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%524 : tensor<2x16x32xf32>) outs(%403 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %538 = linalg.generic {indexing_maps = [#map3, #map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %534, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %539 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%538 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_10 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_139 = tensor.collapse_shape %539 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %540 = linalg.matmul ins(%collapsed_139, %arg10 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_140 = linalg.transpose ins(%collapsed_139 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %541 = linalg.matmul ins(%transposed_140, %collapsed_37 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %542 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_139 : tensor<32x32xf32>) outs(%417 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<1x32xf32>
    %collapsed_141 = tensor.collapse_shape %542 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_142 = tensor.expand_shape %540 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_143 = linalg.transpose ins(%expanded_142 : tensor<2x16x4x8xf32>) outs(%61 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_144 = tensor.collapse_shape %transposed_143 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_145 = linalg.transpose ins(%collapsed_34 : tensor<8x16x16xf32>) outs(%72 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %543 = linalg.batch_matmul ins(%transposed_145, %collapsed_144 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%112 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %transposed_146 = linalg.transpose ins(%collapsed_29 : tensor<8x16x8xf32>) outs(%70 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %544 = linalg.batch_matmul ins(%collapsed_144, %transposed_146 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%73 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_147 = tensor.expand_shape %544 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %545 = linalg.generic {indexing_maps = [#map11, #map11, #map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %expanded_147, %cst_5 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<f32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %546 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%545 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_10 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x4x16x16xf32>
    %547 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%546, %89 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %548 = linalg.generic {indexing_maps = [#map11, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%547 : tensor<2x4x16x16xf32>) outs(%87 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x1xf32>
    %549 = linalg.generic {indexing_maps = [#map11, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89, %548 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %550 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%547, %549 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %551 = linalg.generic {indexing_maps = [#map12, #map13, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %cst_5, %550 : tensor<2x1x16x16xi1>, tensor<f32>, tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_148 = tensor.collapse_shape %551 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_149 = linalg.transpose ins(%collapsed_21 : tensor<8x16x8xf32>) outs(%70 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %552 = linalg.batch_matmul ins(%transposed_149, %collapsed_148 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%479 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_150 = linalg.transpose ins(%71 : tensor<8x8x16xf32>) outs(%111 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %553 = linalg.batch_matmul ins(%collapsed_148, %transposed_150 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%112 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %554 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%552, %69 : tensor<8x8x16xf32>, tensor<f32>) outs(%70 : tensor<8x8x16xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.divf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<8x8x16xf32>
    %transposed_151 = linalg.transpose ins(%554 : tensor<8x8x16xf32>) outs(%111 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %expanded_152 = tensor.expand_shape %543 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_153 = linalg.transpose ins(%expanded_152 : tensor<2x4x16x8xf32>) outs(%114 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_154 = tensor.collapse_shape %transposed_153 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %555 = linalg.matmul ins(%collapsed_154, %arg8 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_155 = linalg.transpose ins(%collapsed_154 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %556 = linalg.matmul ins(%transposed_155, %collapsed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %557 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_154 : tensor<32x32xf32>) outs(%417 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<1x32xf32>
    %collapsed_156 = tensor.collapse_shape %557 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_157 = tensor.expand_shape %555 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %558 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534, %expanded_157 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %expanded_158 = tensor.expand_shape %transposed_151 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_159 = linalg.transpose ins(%expanded_158 : tensor<2x4x16x8xf32>) outs(%114 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_160 = tensor.collapse_shape %transposed_159 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %559 = linalg.matmul ins(%collapsed_160, %arg6 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_161 = linalg.transpose ins(%collapsed_160 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %560 = linalg.matmul ins(%transposed_161, %collapsed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %561 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_160 : tensor<32x32xf32>) outs(%417 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<1x32xf32>
    %collapsed_162 = tensor.collapse_shape %561 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_163 = tensor.expand_shape %559 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %562 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%558, %expanded_163 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %expanded_164 = tensor.expand_shape %553 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_165 = linalg.transpose ins(%expanded_164 : tensor<2x4x16x8xf32>) outs(%114 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_166 = tensor.collapse_shape %transposed_165 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %563 = linalg.matmul ins(%collapsed_166, %arg4 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_167 = linalg.transpose ins(%collapsed_166 : tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) permutation = [1, 0] 
    %564 = linalg.matmul ins(%transposed_167, %collapsed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%57 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %565 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_166 : tensor<32x32xf32>) outs(%417 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<1x32xf32>
    %collapsed_168 = tensor.collapse_shape %565 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_169 = tensor.expand_shape %563 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %566 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%562, %expanded_169 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %567 = linalg.generic {indexing_maps = [#map3, #map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %566, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %568 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%567 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.truncf %cst_10 : f64 to f32
      %593 = arith.mulf %in, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<2x16x32xf32>
    %569 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%568, %cst_6 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %570 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569, %arg2 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %571 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570 : tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.mulf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %572 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%570 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %573 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570, %30 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %574 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%573 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %575 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %574 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %576 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%571, %572 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %577 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%576, %575 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.subf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %578 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.divf %in, %cst_14 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x1xf32>
    %579 = linalg.generic {indexing_maps = [#map5, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%578, %577 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %580 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569, %30 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%7 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.mulf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<2x16x32xf32>
    %581 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%580 : tensor<2x16x32xf32>) outs(%403 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %582 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%569 : tensor<2x16x32xf32>) outs(%403 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %583 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<1x16x32xf32>) -> tensor<1x16x32xf32>
    %584 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "parallel", "parallel"]} ins(%579 : tensor<2x16x32xf32>) outs(%583 : tensor<1x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %592 = arith.addf %in, %out : f32
      linalg.yield %592 : f32
    } -> tensor<1x16x32xf32>
    %collapsed_170 = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x16xi64> into tensor<16xi64>
    %585 = tensor.empty() : tensor<16xi64>
    %586 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%collapsed_170 : tensor<16xi64>) outs(%585 : tensor<16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %592 = arith.maxsi %in, %c0_i64 : i64
      %593 = arith.minsi %592, %c63_i64 : i64
      linalg.yield %593 : i64
    } -> tensor<16xi64>
    %collapsed_171 = tensor.collapse_shape %584 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
    %expanded_172 = tensor.expand_shape %586 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %expanded_173 = tensor.expand_shape %collapsed_171 [[0], [1, 2]] output_shape [16, 1, 32] : tensor<16x32xf32> into tensor<16x1x32xf32>
    %587 = scf.for %arg45 = %c0 to %c16 step %c1 iter_args(%arg46 = %446) -> (tensor<64x32xf32>) {
      %extracted = tensor.extract %expanded_172[%arg45, %c0] : tensor<16x1xi64>
      %592 = arith.index_cast %extracted : i64 to index
      %extracted_slice_179 = tensor.extract_slice %expanded_173[%arg45, 0, 0] [1, 1, 32] [1, 1, 1] : tensor<16x1x32xf32> to tensor<32xf32>
      %extracted_slice_180 = tensor.extract_slice %arg46[%592, 0] [1, 32] [1, 1] : tensor<64x32xf32> to tensor<32xf32>
      %593 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%extracted_slice_179 : tensor<32xf32>) outs(%extracted_slice_180 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %594 = arith.addf %out, %in : f32
        linalg.yield %594 : f32
      } -> tensor<32xf32>
      %inserted_slice = tensor.insert_slice %593 into %arg46[%592, 0] [1, 32] [1, 1] : tensor<32xf32> into tensor<64x32xf32>
      scf.yield %inserted_slice : tensor<64x32xf32>
    }
    %collapsed_174 = tensor.collapse_shape %arg42 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %collapsed_175 = tensor.collapse_shape %579 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %588 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%collapsed_174 : tensor<32xi64>) outs(%359 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %592 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %592 : i1
    } -> tensor<32xi1>
    %expanded_176 = tensor.expand_shape %588 [[0, 1]] output_shape [32, 1] : tensor<32xi1> into tensor<32x1xi1>
    %589 = linalg.generic {indexing_maps = [#map17, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_176, %cst_5, %collapsed_175 : tensor<32x1xi1>, tensor<f32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) {
    ^bb0(%in: i1, %in_179: f32, %in_180: f32, %out: f32):
      %592 = arith.select %in, %in_179, %in_180 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %expanded_177 = tensor.expand_shape %collapsed_174 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_178 = tensor.expand_shape %589 [[0], [1, 2]] output_shape [32, 1, 32] : tensor<32x32xf32> into tensor<32x1x32xf32>
    %590 = scf.for %arg45 = %c0 to %c32 step %c1 iter_args(%arg46 = %387) -> (tensor<128x32xf32>) {
      %extracted = tensor.extract %expanded_177[%arg45, %c0] : tensor<32x1xi64>
      %592 = arith.index_cast %extracted : i64 to index
      %extracted_slice_179 = tensor.extract_slice %expanded_178[%arg45, 0, 0] [1, 1, 32] [1, 1, 1] : tensor<32x1x32xf32> to tensor<32xf32>
      %extracted_slice_180 = tensor.extract_slice %arg46[%592, 0] [1, 32] [1, 1] : tensor<128x32xf32> to tensor<32xf32>
      %593 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%extracted_slice_179 : tensor<32xf32>) outs(%extracted_slice_180 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %594 = arith.addf %out, %in : f32
        linalg.yield %594 : f32
      } -> tensor<32xf32>
      %inserted_slice = tensor.insert_slice %593 into %arg46[%592, 0] [1, 32] [1, 1] : tensor<32xf32> into tensor<128x32xf32>
      scf.yield %inserted_slice : tensor<128x32xf32>
    }
    %591 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%388, %590 : tensor<128x32xf32>, tensor<128x32xf32>) outs(%386 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_179: f32, %out: f32):
      %592 = arith.addf %in, %in_179 : f32
      linalg.yield %592 : f32
    } -> tensor<128x32xf32>
    return %370, %591, %587, %581, %582, %564, %collapsed_168, %560, %collapsed_162, %556, %collapsed_156, %541, %collapsed_141, %536, %537, %522, %collapsed_137, %511, %collapsed_133, %506, %507, %492, %collapsed_129, %488, %collapsed_123, %484, %collapsed_117, %468, %collapsed_102, %463, %464, %447, %collapsed_98, %435, %collapsed_94, %430, %431, %collapsed_86, %415, %collapsed_90, %404, %405 : tensor<f32>, tensor<128x32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
  }
}
