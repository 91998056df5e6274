#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0, d1, d2) -> ()>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map12 = affine_map<(d0, d1) -> (d1)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map17 = affine_map<(d0, d1) -> (d0)>
#map18 = affine_map<(d0, d1) -> (d0, 0)>
#map19 = affine_map<(d0) -> ()>
#map20 = affine_map<(d0, d1) -> (0, d1)>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "transformers.models.distilbert.modeling_distilbert.DistilBertForMaskedLM" bases ["transformers.models.distilbert.modeling_distilbert.DistilBertPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
    fsdp.module @activation class "transformers.activations.GELUActivation" {
    }
    fsdp.module @distilbert class "transformers.models.distilbert.modeling_distilbert.DistilBertModel" bases ["transformers.models.distilbert.modeling_distilbert.DistilBertPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
      fsdp.module @embeddings class "transformers.models.distilbert.modeling_distilbert.Embeddings" {
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
      fsdp.module @transformer class "transformers.models.distilbert.modeling_distilbert.Transformer" {
        fsdp.module @layer class "torch.nn.modules.container.ModuleList" {
          fsdp.module @"0" class "transformers.models.distilbert.modeling_distilbert.TransformerBlock" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
            fsdp.module @attention class "transformers.models.distilbert.modeling_distilbert.DistilBertSelfAttention" {
              fsdp.module @q_lin class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @k_lin class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @v_lin class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @out_lin class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
              }
            }
            fsdp.module @sa_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @ffn class "transformers.models.distilbert.modeling_distilbert.FFN" {
              fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
              }
              fsdp.module @lin1 class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @lin2 class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @activation class "transformers.activations.GELUActivation" {
              }
            }
            fsdp.module @output_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
          }
          fsdp.module @"1" class "transformers.models.distilbert.modeling_distilbert.TransformerBlock" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
            fsdp.module @attention class "transformers.models.distilbert.modeling_distilbert.DistilBertSelfAttention" {
              fsdp.module @q_lin class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @k_lin class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @v_lin class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @out_lin class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
              }
            }
            fsdp.module @sa_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @ffn class "transformers.models.distilbert.modeling_distilbert.FFN" {
              fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
              }
              fsdp.module @lin1 class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @lin2 class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @activation class "transformers.activations.GELUActivation" {
              }
            }
            fsdp.module @output_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
          }
        }
      }
    }
    fsdp.module @vocab_transform class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<32x32xf32>
      fsdp.param @bias : tensor<32xf32>
    }
    fsdp.module @vocab_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
      fsdp.param @weight : tensor<32xf32>
      fsdp.param @bias : tensor<32xf32>
    }
    fsdp.module @vocab_projector class "torch.nn.modules.linear.Linear" {
      fsdp.alias @weight = @model::@distilbert::@embeddings::@word_embeddings::@weight
      fsdp.param @bias : tensor<128xf32>
    }
    fsdp.module @mlm_loss_fct class "torch.nn.modules.loss.CrossEntropyLoss" bases ["torch.nn.modules.loss._WeightedLoss", "torch.nn.modules.loss._Loss"] {
    }
  }
  func.func @step(%arg0: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@embeddings::@word_embeddings::@weight>}, %arg1: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@embeddings::@position_embeddings::@weight>}, %arg2: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@embeddings::@LayerNorm::@weight>}, %arg3: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@embeddings::@LayerNorm::@bias>}, %arg4: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"0"::@attention::@q_lin::@weight>}, %arg5: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"0"::@attention::@q_lin::@bias>}, %arg6: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"0"::@attention::@k_lin::@weight>}, %arg7: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"0"::@attention::@k_lin::@bias>}, %arg8: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"0"::@attention::@v_lin::@weight>}, %arg9: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"0"::@attention::@v_lin::@bias>}, %arg10: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"0"::@attention::@out_lin::@weight>}, %arg11: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"0"::@attention::@out_lin::@bias>}, %arg12: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"0"::@sa_layer_norm::@weight>}, %arg13: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"0"::@sa_layer_norm::@bias>}, %arg14: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"0"::@ffn::@lin1::@weight>}, %arg15: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"0"::@ffn::@lin1::@bias>}, %arg16: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"0"::@ffn::@lin2::@weight>}, %arg17: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"0"::@ffn::@lin2::@bias>}, %arg18: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"0"::@output_layer_norm::@weight>}, %arg19: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"0"::@output_layer_norm::@bias>}, %arg20: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"1"::@attention::@q_lin::@weight>}, %arg21: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"1"::@attention::@q_lin::@bias>}, %arg22: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"1"::@attention::@k_lin::@weight>}, %arg23: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"1"::@attention::@k_lin::@bias>}, %arg24: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"1"::@attention::@v_lin::@weight>}, %arg25: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"1"::@attention::@v_lin::@bias>}, %arg26: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"1"::@attention::@out_lin::@weight>}, %arg27: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"1"::@attention::@out_lin::@bias>}, %arg28: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"1"::@sa_layer_norm::@weight>}, %arg29: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"1"::@sa_layer_norm::@bias>}, %arg30: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"1"::@ffn::@lin1::@weight>}, %arg31: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"1"::@ffn::@lin1::@bias>}, %arg32: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"1"::@ffn::@lin2::@weight>}, %arg33: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"1"::@ffn::@lin2::@bias>}, %arg34: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"1"::@output_layer_norm::@weight>}, %arg35: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@distilbert::@transformer::@layer::@"1"::@output_layer_norm::@bias>}, %arg36: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@vocab_transform::@weight>}, %arg37: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vocab_transform::@bias>}, %arg38: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vocab_layer_norm::@weight>}, %arg39: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@vocab_layer_norm::@bias>}, %arg40: tensor<128xf32> {fsdp.role = #fsdp.state<@model::@vocab_projector::@bias>}, %arg41: tensor<1x64xi64> {fsdp.role = #fsdp.state<@model::@distilbert::@embeddings::@position_ids>}, %arg42: tensor<2x16xi64> {fsdp.role = #fsdp.input<"input_ids", indices = [0, 128]>}, %arg43: tensor<2x16xi64> {fsdp.role = #fsdp.input<"labels", indices = [0, 128, -100]>}, %arg44: tensor<i64> {fsdp.role = #fsdp.input<"rng_seed">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@embeddings::@word_embeddings::@weight>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@embeddings::@position_embeddings::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@embeddings::@LayerNorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@embeddings::@LayerNorm::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"0"::@attention::@q_lin::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"0"::@attention::@q_lin::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"0"::@attention::@k_lin::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"0"::@attention::@k_lin::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"0"::@attention::@v_lin::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"0"::@attention::@v_lin::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"0"::@attention::@out_lin::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"0"::@attention::@out_lin::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"0"::@sa_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"0"::@sa_layer_norm::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"0"::@ffn::@lin1::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"0"::@ffn::@lin1::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"0"::@ffn::@lin2::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"0"::@ffn::@lin2::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"0"::@output_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"0"::@output_layer_norm::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"1"::@attention::@q_lin::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"1"::@attention::@q_lin::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"1"::@attention::@k_lin::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"1"::@attention::@k_lin::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"1"::@attention::@v_lin::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"1"::@attention::@v_lin::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"1"::@attention::@out_lin::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"1"::@attention::@out_lin::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"1"::@sa_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"1"::@sa_layer_norm::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"1"::@ffn::@lin1::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"1"::@ffn::@lin1::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"1"::@ffn::@lin2::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"1"::@ffn::@lin2::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"1"::@output_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@distilbert::@transformer::@layer::@"1"::@output_layer_norm::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@vocab_transform::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vocab_transform::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vocab_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@vocab_layer_norm::@bias>}, tensor<128xf32> {fsdp.role = #fsdp.grad<@model::@vocab_projector::@bias>}) {
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %c-100_i64 = arith.constant -100 : i64
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
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %false = arith.constant false
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant 0.3989422804014327 : f64
    %cst_6 = arith.constant 0.70710678118654757 : f64
    %cst_7 = arith.constant 0.35355339059327379 : f64
    %cst_8 = arith.constant 1.1111111111111112 : f64
    %cst_9 = arith.constant 9.9999999999999998E-13 : f64
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = arith.constant 3.200000e+01 : f64
    %cst_12 = arith.constant 3.200000e+01 : f32
    %cst_13 = arith.constant 5.000000e-01 : f32
    %cst_14 = arith.constant 1.000000e+00 : f32
    %cst_15 = arith.constant -5.000000e-01 : f32
    %cst_16 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<2x16x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg42 : tensor<2x16xi64>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %551 = arith.index_cast %in : i64 to index
      %552 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%551, %552] : tensor<128x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x16x32xf32>
    %extracted_slice = tensor.extract_slice %arg41[0, 0] [1, 16] [1, 1] : tensor<1x64xi64> to tensor<1x16xi64>
    %2 = tensor.empty() : tensor<1x16xi64>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<1x16xi64>) outs(%2 : tensor<1x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.maxsi %in, %c0_i64 : i64
      %552 = arith.minsi %551, %c63_i64 : i64
      linalg.yield %552 : i64
    } -> tensor<1x16xi64>
    %4 = tensor.empty() : tensor<1x16xi1>
    %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %3 : tensor<1x16xi64>, tensor<1x16xi64>) outs(%4 : tensor<1x16xi1>) {
    ^bb0(%in: i64, %in_175: i64, %out: i1):
      %551 = arith.cmpi ne, %in, %in_175 : i64
      linalg.yield %551 : i1
    } -> tensor<1x16xi1>
    %6 = tensor.empty() : tensor<i1>
    %7 = linalg.fill ins(%false : i1) outs(%6 : tensor<i1>) -> tensor<i1>
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction"]} ins(%5 : tensor<1x16xi1>) outs(%7 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %551 = arith.ori %in, %out : i1
      linalg.yield %551 : i1
    } -> tensor<i1>
    %9 = tensor.empty() : tensor<1x16x32xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<1x16xi64>) outs(%9 : tensor<1x16x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %551 = arith.index_cast %in : i64 to index
      %552 = linalg.index 2 : index
      %extracted = tensor.extract %arg1[%551, %552] : tensor<64x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x16x32xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %10 : tensor<2x16x32xf32>, tensor<1x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %12 = tensor.empty() : tensor<2x16x32xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x16x32xf32>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %551 = arith.extf %in : f32 to f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %14 = tensor.empty() : tensor<2x16x1xf64>
    %15 = linalg.fill ins(%cst : f64) outs(%14 : tensor<2x16x1xf64>) -> tensor<2x16x1xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.addf %in, %out : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.divf %in, %cst_11 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %18 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %17 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_175: f64, %out: f64):
      %551 = arith.subf %in, %in_175 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %18 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_175: f64, %out: f64):
      %551 = arith.mulf %in, %in_175 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %20 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.addf %in, %out : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.divf %in, %cst_11 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %22 = tensor.empty() : tensor<2x16x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x16x1xf64>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %551 = arith.truncf %in : f64 to f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %24 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.divf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_9 : f64 to f32
      %552 = arith.addf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x1xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.rsqrt %in : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %26 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %28 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %arg2 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %arg3 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %33 = tensor.empty() : tensor<i64>
    %34 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg44 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<i64>
    %35 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%34 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<i64>
    %36 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%35 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<i64>
    %37 = tensor.empty() : tensor<1024xi64>
    %38 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%37 : tensor<1024xi64>) {
    ^bb0(%out: i64):
      %551 = linalg.index 0 : index
      %552 = arith.index_cast %551 : index to i64
      linalg.yield %552 : i64
    } -> tensor<1024xi64>
    %expanded = tensor.expand_shape %38 [[0, 1, 2]] output_shape [2, 16, 32] : tensor<1024xi64> into tensor<2x16x32xi64>
    %39 = tensor.empty() : tensor<2x16x32xi64>
    %40 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %36 : tensor<2x16x32xi64>, tensor<i64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %41 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %45 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %49 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %51 = tensor.empty() : tensor<2x16x32xi1>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<2x16x32xi64>) outs(%51 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %551 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %551 : i1
    } -> tensor<2x16x32xi1>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_8 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x32xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %53, %cst_4 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %55 = tensor.empty() : tensor<16xi64>
    %56 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%55 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %551 = linalg.index 0 : index
      %552 = arith.index_cast %551 : index to i64
      linalg.yield %552 : i64
    } -> tensor<16xi64>
    %expanded_17 = tensor.expand_shape %56 [[0, 1, 2, 3]] output_shape [1, 1, 16, 1] : tensor<16xi64> into tensor<1x1x16x1xi64>
    %57 = tensor.empty() : tensor<1x1x16x1xi1>
    %58 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<1x1x16x1xi64>) outs(%57 : tensor<1x1x16x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %551 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %551 : i1
    } -> tensor<1x1x16x1xi1>
    %59 = tensor.empty() : tensor<2x1x16x16xi1>
    %collapsed = tensor.collapse_shape %58 [[0, 1], [2, 3]] : tensor<1x1x16x1xi1> into tensor<1x16xi1>
    %60 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x16xi1>) outs(%59 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x16x16xi1>
    %collapsed_18 = tensor.collapse_shape %54 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %61 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %63 = linalg.matmul ins(%collapsed_18, %transposed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %64 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%63, %64 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x32xf32>
    %expanded_19 = tensor.expand_shape %65 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %66 = tensor.empty() : tensor<2x4x16x8xf32>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x16x4x8xf32>) outs(%66 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_21 = linalg.transpose ins(%arg6 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %67 = linalg.matmul ins(%collapsed_18, %transposed_21 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %68 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%67, %68 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x32xf32>
    %expanded_22 = tensor.expand_shape %69 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_23 = linalg.transpose ins(%arg8 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %70 = linalg.matmul ins(%collapsed_18, %transposed_23 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %71 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %72 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%70, %71 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x32xf32>
    %expanded_24 = tensor.expand_shape %72 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x16x4x8xf32>) outs(%66 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %73 = tensor.empty() : tensor<2x4x8x16xf32>
    %transposed_26 = linalg.transpose ins(%expanded_22 : tensor<2x16x4x8xf32>) outs(%73 : tensor<2x4x8x16xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_27 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_28 = tensor.collapse_shape %transposed_26 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %74 = tensor.empty() : tensor<8x16x16xf32>
    %75 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %76 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%75 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_29 = tensor.expand_shape %76 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %77 = tensor.empty() : tensor<2x4x16x16xf32>
    %78 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_7 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x4x16x16xf32>
    %79 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x1x16x16xi1>) outs(%59 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %551 = arith.cmpi eq, %in, %false : i1
      linalg.yield %551 : i1
    } -> tensor<2x1x16x16xi1>
    %80 = linalg.generic {indexing_maps = [#map13, #map14, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %cst_3, %78 : tensor<2x1x16x16xi1>, tensor<f32>, tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %81 = tensor.empty() : tensor<2x4x16xi64>
    %82 = linalg.fill ins(%c0_i64 : i64) outs(%81 : tensor<2x4x16xi64>) -> tensor<2x4x16xi64>
    %83 = tensor.empty() : tensor<2x4x16xf32>
    %84 = linalg.fill ins(%cst_1 : f32) outs(%83 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %85:2 = linalg.generic {indexing_maps = [#map10, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%80 : tensor<2x4x16x16xf32>) outs(%84, %82 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_175: i64):
      %551 = linalg.index 3 : index
      %552 = arith.index_cast %551 : index to i64
      %553 = arith.maximumf %in, %out : f32
      %554 = arith.cmpf ogt, %in, %out : f32
      %555 = arith.select %554, %552, %out_175 : i64
      linalg.yield %553, %555 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_30 = tensor.expand_shape %85#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %86 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %expanded_30 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %87 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.exp %in : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %88 = tensor.empty() : tensor<2x4x16x1xf32>
    %89 = linalg.fill ins(%cst_0 : f32) outs(%88 : tensor<2x4x16x1xf32>) -> tensor<2x4x16x1xf32>
    %90 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%87 : tensor<2x4x16x16xf32>) outs(%89 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x1xf32>
    %91 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %90 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.divf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %92 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg44 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<i64>
    %93 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%92 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<i64>
    %94 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%93 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<i64>
    %95 = tensor.empty() : tensor<2048xi64>
    %96 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%95 : tensor<2048xi64>) {
    ^bb0(%out: i64):
      %551 = linalg.index 0 : index
      %552 = arith.index_cast %551 : index to i64
      linalg.yield %552 : i64
    } -> tensor<2048xi64>
    %expanded_31 = tensor.expand_shape %96 [[0, 1, 2, 3]] output_shape [2, 4, 16, 16] : tensor<2048xi64> into tensor<2x4x16x16xi64>
    %97 = tensor.empty() : tensor<2x4x16x16xi64>
    %98 = linalg.generic {indexing_maps = [#map10, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31, %94 : tensor<2x4x16x16xi64>, tensor<i64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %99 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %100 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %99 : tensor<2x4x16x16xi64>, tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %101 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %102 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %103 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %104 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102, %103 : tensor<2x4x16x16xi64>, tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %105 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %106 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105 : tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %107 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106 : tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %108 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %107 : tensor<2x4x16x16xi64>, tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %109 = tensor.empty() : tensor<2x4x16x16xi1>
    %110 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108 : tensor<2x4x16x16xi64>) outs(%109 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %551 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %551 : i1
    } -> tensor<2x4x16x16xi1>
    %111 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_8 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x4x16x16xf32>
    %112 = linalg.generic {indexing_maps = [#map10, #map10, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %111, %cst_4 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<f32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_32 = tensor.collapse_shape %112 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_33 = tensor.collapse_shape %transposed_25 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %113 = tensor.empty() : tensor<8x16x8xf32>
    %114 = linalg.fill ins(%cst_0 : f32) outs(%113 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %115 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%114 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_34 = tensor.expand_shape %115 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %116 = tensor.empty() : tensor<2x16x4x8xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x4x16x8xf32>) outs(%116 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_36 = tensor.collapse_shape %transposed_35 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_37 = linalg.transpose ins(%arg10 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %117 = linalg.matmul ins(%collapsed_36, %transposed_37 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %118 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %119 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%117, %118 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x32xf32>
    %expanded_38 = tensor.expand_shape %119 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38, %54 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<2x16x32xf32>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %551 = arith.extf %in : f32 to f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %122 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%121 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.addf %in, %out : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.divf %in, %cst_11 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %124 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %123 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_175: f64, %out: f64):
      %551 = arith.subf %in, %in_175 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %125 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %124 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_175: f64, %out: f64):
      %551 = arith.mulf %in, %in_175 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %126 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%125 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.addf %in, %out : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %127 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.divf %in, %cst_11 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x16x1xf64>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %551 = arith.truncf %in : f64 to f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%120 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.divf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_9 : f64 to f32
      %552 = arith.addf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x1xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.rsqrt %in : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %130 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %132 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %arg12 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %arg13 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_39 = tensor.collapse_shape %136 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_40 = linalg.transpose ins(%arg14 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %137 = linalg.matmul ins(%collapsed_39, %transposed_40 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %138 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg15 : tensor<32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %139 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%137, %138 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x32xf32>
    %expanded_41 = tensor.expand_shape %139 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.mulf %in, %cst_13 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_6 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x32xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.erf %in : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %cst_14 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %143 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_42 = tensor.collapse_shape %144 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_43 = linalg.transpose ins(%arg16 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %145 = linalg.matmul ins(%collapsed_42, %transposed_43 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %146 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %147 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%145, %146 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x32xf32>
    %expanded_44 = tensor.expand_shape %147 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %148 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg44 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.addi %in, %c7963307307_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<i64>
    %149 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%148 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<i64>
    %150 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%149 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<i64>
    %151 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %150 : tensor<2x16x32xi64>, tensor<i64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %152 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %154 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %155 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %156 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %160 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %160 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<2x16x32xi64>) outs(%51 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %551 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %551 : i1
    } -> tensor<2x16x32xi1>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_44 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_8 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x32xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %163, %cst_4 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %136 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<2x16x32xf32>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %551 = arith.extf %in : f32 to f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %167 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%166 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.addf %in, %out : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.divf %in, %cst_11 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %169 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %168 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_175: f64, %out: f64):
      %551 = arith.subf %in, %in_175 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %170 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %169 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_175: f64, %out: f64):
      %551 = arith.mulf %in, %in_175 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %171 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%170 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.addf %in, %out : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.divf %in, %cst_11 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %173 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<2x16x1xf64>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %551 = arith.truncf %in : f64 to f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%165 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.divf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_9 : f64 to f32
      %552 = arith.addf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x1xf32>
    %177 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.rsqrt %in : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %175 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %177 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %arg18 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %arg19 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_45 = tensor.collapse_shape %181 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_46 = linalg.transpose ins(%arg20 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %182 = linalg.matmul ins(%collapsed_45, %transposed_46 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %183 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg21 : tensor<32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %184 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%182, %183 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x32xf32>
    %expanded_47 = tensor.expand_shape %184 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<2x16x4x8xf32>) outs(%66 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_49 = linalg.transpose ins(%arg22 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %185 = linalg.matmul ins(%collapsed_45, %transposed_49 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %186 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %187 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%185, %186 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x32xf32>
    %expanded_50 = tensor.expand_shape %187 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_51 = linalg.transpose ins(%arg24 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %188 = linalg.matmul ins(%collapsed_45, %transposed_51 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %189 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %190 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%188, %189 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x32xf32>
    %expanded_52 = tensor.expand_shape %190 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<2x16x4x8xf32>) outs(%66 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_54 = linalg.transpose ins(%expanded_50 : tensor<2x16x4x8xf32>) outs(%73 : tensor<2x4x8x16xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_55 = tensor.collapse_shape %transposed_48 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_56 = tensor.collapse_shape %transposed_54 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %191 = linalg.batch_matmul ins(%collapsed_55, %collapsed_56 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%75 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_57 = tensor.expand_shape %191 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %192 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_57 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_7 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x4x16x16xf32>
    %193 = linalg.generic {indexing_maps = [#map13, #map14, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %cst_3, %192 : tensor<2x1x16x16xi1>, tensor<f32>, tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %194:2 = linalg.generic {indexing_maps = [#map10, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%193 : tensor<2x4x16x16xf32>) outs(%84, %82 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_175: i64):
      %551 = linalg.index 3 : index
      %552 = arith.index_cast %551 : index to i64
      %553 = arith.maximumf %in, %out : f32
      %554 = arith.cmpf ogt, %in, %out : f32
      %555 = arith.select %554, %552, %out_175 : i64
      linalg.yield %553, %555 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_58 = tensor.expand_shape %194#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %195 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193, %expanded_58 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %196 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.exp %in : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %197 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%196 : tensor<2x4x16x16xf32>) outs(%89 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x1xf32>
    %198 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%196, %197 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.divf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %199 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg44 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.addi %in, %c10617743076_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<i64>
    %200 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%199 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<i64>
    %201 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%200 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<i64>
    %202 = linalg.generic {indexing_maps = [#map10, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31, %201 : tensor<2x4x16x16xi64>, tensor<i64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %203 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%202 : tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %204 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%202, %203 : tensor<2x4x16x16xi64>, tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %205 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%204 : tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %206 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205 : tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %207 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206 : tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %208 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206, %207 : tensor<2x4x16x16xi64>, tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %209 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208 : tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %210 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209 : tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %211 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210 : tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %212 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210, %211 : tensor<2x4x16x16xi64>, tensor<2x4x16x16xi64>) outs(%97 : tensor<2x4x16x16xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x4x16x16xi64>
    %213 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212 : tensor<2x4x16x16xi64>) outs(%109 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %551 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %551 : i1
    } -> tensor<2x4x16x16xi1>
    %214 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_8 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x4x16x16xf32>
    %215 = linalg.generic {indexing_maps = [#map10, #map10, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213, %214, %cst_4 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<f32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_59 = tensor.collapse_shape %215 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_60 = tensor.collapse_shape %transposed_53 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %216 = linalg.batch_matmul ins(%collapsed_59, %collapsed_60 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%114 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_61 = tensor.expand_shape %216 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_62 = linalg.transpose ins(%expanded_61 : tensor<2x4x16x8xf32>) outs(%116 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_63 = tensor.collapse_shape %transposed_62 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_64 = linalg.transpose ins(%arg26 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %217 = linalg.matmul ins(%collapsed_63, %transposed_64 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %218 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg27 : tensor<32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %219 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%217, %218 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x32xf32>
    %expanded_65 = tensor.expand_shape %219 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %220 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_65, %181 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %221 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220 : tensor<2x16x32xf32>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %551 = arith.extf %in : f32 to f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %222 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%221 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.addf %in, %out : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %223 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.divf %in, %cst_11 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %224 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %223 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_175: f64, %out: f64):
      %551 = arith.subf %in, %in_175 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %225 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %224 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_175: f64, %out: f64):
      %551 = arith.mulf %in, %in_175 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %226 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%225 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.addf %in, %out : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %227 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.divf %in, %cst_11 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %228 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<2x16x1xf64>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %551 = arith.truncf %in : f64 to f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %229 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%220 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %230 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.divf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %231 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_9 : f64 to f32
      %552 = arith.addf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x1xf32>
    %232 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.rsqrt %in : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %233 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %230 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %234 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233, %232 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %235 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %arg28 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %236 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %arg29 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_66 = tensor.collapse_shape %236 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_67 = linalg.transpose ins(%arg30 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %237 = linalg.matmul ins(%collapsed_66, %transposed_67 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %238 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg31 : tensor<32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %239 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%237, %238 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x32xf32>
    %expanded_68 = tensor.expand_shape %239 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %240 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_68 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.mulf %in, %cst_13 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %241 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_68 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_6 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x32xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.erf %in : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %cst_14 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %243 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_69 = tensor.collapse_shape %244 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_70 = linalg.transpose ins(%arg32 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %245 = linalg.matmul ins(%collapsed_69, %transposed_70 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %246 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg33 : tensor<32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %247 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%245, %246 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x32xf32>
    %expanded_71 = tensor.expand_shape %247 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %248 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg44 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.addi %in, %c13272178845_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<i64>
    %249 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%248 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<i64>
    %250 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%249 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<i64>
    %251 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %250 : tensor<2x16x32xi64>, tensor<i64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %252 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %253 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %252 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %254 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %255 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %256 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %257 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %256 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %258 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %259 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %260 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %261 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %260 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%39 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_175: i64, %out: i64):
      %551 = arith.xori %in, %in_175 : i64
      linalg.yield %551 : i64
    } -> tensor<2x16x32xi64>
    %262 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<2x16x32xi64>) outs(%51 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %551 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %551 : i1
    } -> tensor<2x16x32xi1>
    %263 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_8 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x32xf32>
    %264 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %263, %cst_4 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %236 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<2x16x32xf32>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %551 = arith.extf %in : f32 to f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %267 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%266 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.addf %in, %out : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %268 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.divf %in, %cst_11 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %269 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %268 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_175: f64, %out: f64):
      %551 = arith.subf %in, %in_175 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %270 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %269 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_175: f64, %out: f64):
      %551 = arith.mulf %in, %in_175 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %271 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%270 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.addf %in, %out : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %272 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.divf %in, %cst_11 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %273 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<2x16x1xf64>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %551 = arith.truncf %in : f64 to f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %274 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%265 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %275 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.divf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %276 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_9 : f64 to f32
      %552 = arith.addf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x1xf32>
    %277 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.rsqrt %in : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %278 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %275 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %279 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %277 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %280 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279, %arg34 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %281 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %arg35 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_72 = tensor.collapse_shape %281 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_73 = linalg.transpose ins(%arg36 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %282 = linalg.matmul ins(%collapsed_72, %transposed_73 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %283 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg37 : tensor<32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %284 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%282, %283 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x32xf32>
    %expanded_74 = tensor.expand_shape %284 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %285 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.mulf %in, %cst_13 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %286 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_6 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x32xf32>
    %287 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.erf %in : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %288 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %cst_14 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %289 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %288 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %290 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289 : tensor<2x16x32xf32>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %551 = arith.extf %in : f32 to f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %291 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%290 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.addf %in, %out : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %292 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.divf %in, %cst_11 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %293 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290, %292 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_175: f64, %out: f64):
      %551 = arith.subf %in, %in_175 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %294 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293, %293 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%12 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_175: f64, %out: f64):
      %551 = arith.mulf %in, %in_175 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x32xf64>
    %295 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%294 : tensor<2x16x32xf64>) outs(%15 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.addf %in, %out : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %296 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<2x16x1xf64>) outs(%14 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %551 = arith.divf %in, %cst_11 : f64
      linalg.yield %551 : f64
    } -> tensor<2x16x1xf64>
    %297 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296 : tensor<2x16x1xf64>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %551 = arith.truncf %in : f64 to f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%289 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %299 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.divf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %300 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_9 : f64 to f32
      %552 = arith.addf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x1xf32>
    %301 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.rsqrt %in : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %302 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %299 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %303 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %301 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %304 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303, %arg38 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %305 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %arg39 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_75 = tensor.collapse_shape %305 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %306 = tensor.empty() : tensor<32x128xf32>
    %transposed_76 = linalg.transpose ins(%arg0 : tensor<128x32xf32>) outs(%306 : tensor<32x128xf32>) permutation = [1, 0] 
    %307 = linalg.fill ins(%cst_0 : f32) outs(%306 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %308 = linalg.matmul ins(%collapsed_75, %transposed_76 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%307 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %309 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg40 : tensor<128xf32>) outs(%306 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x128xf32>
    %310 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%308, %309 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%306 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x128xf32>
    %collapsed_77 = tensor.collapse_shape %arg43 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %311 = tensor.empty() : tensor<32xi64>
    %312 = linalg.fill ins(%c0_i64 : i64) outs(%311 : tensor<32xi64>) -> tensor<32xi64>
    %313 = tensor.empty() : tensor<32xf32>
    %314 = linalg.fill ins(%cst_1 : f32) outs(%313 : tensor<32xf32>) -> tensor<32xf32>
    %315:2 = linalg.generic {indexing_maps = [#map2, #map17, #map17], iterator_types = ["parallel", "reduction"]} ins(%310 : tensor<32x128xf32>) outs(%314, %312 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_175: i64):
      %551 = linalg.index 1 : index
      %552 = arith.index_cast %551 : index to i64
      %553 = arith.maximumf %in, %out : f32
      %554 = arith.cmpf ogt, %in, %out : f32
      %555 = arith.select %554, %552, %out_175 : i64
      linalg.yield %553, %555 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_78 = tensor.expand_shape %315#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %316 = linalg.generic {indexing_maps = [#map2, #map18, #map2], iterator_types = ["parallel", "parallel"]} ins(%310, %expanded_78 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%306 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x128xf32>
    %317 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%316 : tensor<32x128xf32>) outs(%306 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.exp %in : f32
      linalg.yield %551 : f32
    } -> tensor<32x128xf32>
    %318 = tensor.empty() : tensor<32x1xf32>
    %319 = linalg.fill ins(%cst_0 : f32) outs(%318 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %320 = linalg.generic {indexing_maps = [#map2, #map18], iterator_types = ["parallel", "reduction"]} ins(%317 : tensor<32x128xf32>) outs(%319 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<32x1xf32>
    %321 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%320 : tensor<32x1xf32>) outs(%318 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.log %in : f32
      linalg.yield %551 : f32
    } -> tensor<32x1xf32>
    %322 = linalg.generic {indexing_maps = [#map2, #map18, #map2], iterator_types = ["parallel", "parallel"]} ins(%316, %321 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%306 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x128xf32>
    %323 = tensor.empty() : tensor<32xi1>
    %324 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%collapsed_77 : tensor<32xi64>) outs(%323 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %551 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %551 : i1
    } -> tensor<32xi1>
    %325 = linalg.generic {indexing_maps = [#map8, #map8, #map19, #map8], iterator_types = ["parallel"]} ins(%324, %collapsed_77, %cst_16 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%311 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_175: i64, %in_176: i64, %out: i64):
      %551 = arith.select %in, %in_175, %in_176 : i64
      linalg.yield %551 : i64
    } -> tensor<32xi64>
    %expanded_79 = tensor.expand_shape %325 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %326 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_79 : tensor<32x1xi64>) outs(%319 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %551 = linalg.index 0 : index
      %552 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %322[%551, %552] : tensor<32x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %collapsed_80 = tensor.collapse_shape %326 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %327 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%collapsed_80 : tensor<32xf32>) outs(%313 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.negf %in : f32
      linalg.yield %551 : f32
    } -> tensor<32xf32>
    %328 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%324 : tensor<32xi1>) outs(%313 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %551 = arith.uitofp %in : i1 to f32
      linalg.yield %551 : f32
    } -> tensor<32xf32>
    %329 = linalg.generic {indexing_maps = [#map8, #map8, #map19, #map8], iterator_types = ["parallel"]} ins(%324, %327, %cst_4 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%313 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<32xf32>
    %330 = tensor.empty() : tensor<f32>
    %331 = linalg.fill ins(%cst_0 : f32) outs(%330 : tensor<f32>) -> tensor<f32>
    %332 = linalg.generic {indexing_maps = [#map8, #map19], iterator_types = ["reduction"]} ins(%328 : tensor<32xf32>) outs(%331 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<f32>
    %333 = linalg.generic {indexing_maps = [#map8, #map19], iterator_types = ["reduction"]} ins(%329 : tensor<32xf32>) outs(%331 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<f32>
    %334 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%333, %332 : tensor<f32>, tensor<f32>) outs(%330 : tensor<f32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.divf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<f32>
    %335 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = []} ins(%8, %cst_2, %334 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%330 : tensor<f32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<f32>
    %336 = tensor.empty() : tensor<128xi64>
    %337 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%336 : tensor<128xi64>) {
    ^bb0(%out: i64):
      %551 = linalg.index 0 : index
      %552 = arith.index_cast %551 : index to i64
      linalg.yield %552 : i64
    } -> tensor<128xi64>
    %expanded_81 = tensor.expand_shape %337 [[0, 1]] output_shape [1, 128] : tensor<128xi64> into tensor<1x128xi64>
    %expanded_82 = tensor.expand_shape %collapsed_77 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %338 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%cst_10, %332 : tensor<f32>, tensor<f32>) outs(%330 : tensor<f32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.divf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<f32>
    %339 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%338 : tensor<f32>) outs(%330 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.negf %in : f32
      linalg.yield %551 : f32
    } -> tensor<f32>
    %340 = tensor.empty() : tensor<32x128xi1>
    %341 = linalg.generic {indexing_maps = [#map20, #map18, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_81, %expanded_82 : tensor<1x128xi64>, tensor<32x1xi64>) outs(%340 : tensor<32x128xi1>) {
    ^bb0(%in: i64, %in_175: i64, %out: i1):
      %551 = arith.cmpi eq, %in, %in_175 : i64
      linalg.yield %551 : i1
    } -> tensor<32x128xi1>
    %342 = tensor.empty() : tensor<32x1xi1>
    %343 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_82 : tensor<32x1xi64>) outs(%342 : tensor<32x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %551 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %551 : i1
    } -> tensor<32x1xi1>
    %344 = linalg.generic {indexing_maps = [#map2, #map18, #map2], iterator_types = ["parallel", "parallel"]} ins(%341, %343 : tensor<32x128xi1>, tensor<32x1xi1>) outs(%340 : tensor<32x128xi1>) {
    ^bb0(%in: i1, %in_175: i1, %out: i1):
      %551 = arith.andi %in, %in_175 : i1
      linalg.yield %551 : i1
    } -> tensor<32x128xi1>
    %345 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%344, %339, %cst_4 : tensor<32x128xi1>, tensor<f32>, tensor<f32>) outs(%306 : tensor<32x128xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<32x128xf32>
    %346 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%322 : tensor<32x128xf32>) outs(%306 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.exp %in : f32
      linalg.yield %551 : f32
    } -> tensor<32x128xf32>
    %347 = linalg.generic {indexing_maps = [#map2, #map18], iterator_types = ["parallel", "reduction"]} ins(%345 : tensor<32x128xf32>) outs(%319 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<32x1xf32>
    %348 = linalg.generic {indexing_maps = [#map2, #map18, #map2], iterator_types = ["parallel", "parallel"]} ins(%346, %347 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%306 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x128xf32>
    %349 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%345, %348 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%306 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<32x128xf32>
    %350 = linalg.matmul ins(%349, %arg0 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %351 = tensor.empty() : tensor<128x32xf32>
    %transposed_83 = linalg.transpose ins(%349 : tensor<32x128xf32>) outs(%351 : tensor<128x32xf32>) permutation = [1, 0] 
    %352 = linalg.fill ins(%cst_0 : f32) outs(%351 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %353 = linalg.matmul ins(%transposed_83, %collapsed_75 : tensor<128x32xf32>, tensor<32x32xf32>) outs(%352 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %354 = tensor.empty() : tensor<1x128xf32>
    %355 = linalg.fill ins(%cst_0 : f32) outs(%354 : tensor<1x128xf32>) -> tensor<1x128xf32>
    %356 = linalg.generic {indexing_maps = [#map2, #map20], iterator_types = ["reduction", "parallel"]} ins(%349 : tensor<32x128xf32>) outs(%355 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<1x128xf32>
    %collapsed_84 = tensor.collapse_shape %356 [[0, 1]] : tensor<1x128xf32> into tensor<128xf32>
    %expanded_85 = tensor.expand_shape %350 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %357 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_85, %arg38 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %358 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.mulf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %359 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%357 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %360 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %303 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %361 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%360 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %362 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303, %361 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %363 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %359 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %364 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %362 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %365 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.divf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %366 = linalg.generic {indexing_maps = [#map5, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %364 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %367 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_85, %303 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %368 = linalg.fill ins(%cst_0 : f32) outs(%313 : tensor<32xf32>) -> tensor<32xf32>
    %369 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%367 : tensor<2x16x32xf32>) outs(%368 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<32xf32>
    %370 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_85 : tensor<2x16x32xf32>) outs(%368 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<32xf32>
    %371 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.mulf %in, %cst_13 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %372 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74, %expanded_74 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %373 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.mulf %in, %cst_15 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %374 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%373 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.exp %in : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %375 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_5 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x32xf32>
    %376 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74, %375 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %377 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371, %376 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %378 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%366, %377 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_86 = tensor.collapse_shape %378 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %379 = linalg.matmul ins(%collapsed_86, %arg36 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_87 = linalg.transpose ins(%collapsed_86 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %380 = linalg.matmul ins(%transposed_87, %collapsed_72 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %381 = tensor.empty() : tensor<1x32xf32>
    %382 = linalg.fill ins(%cst_0 : f32) outs(%381 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %383 = linalg.generic {indexing_maps = [#map2, #map20], iterator_types = ["reduction", "parallel"]} ins(%collapsed_86 : tensor<32x32xf32>) outs(%382 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<1x32xf32>
    %collapsed_88 = tensor.collapse_shape %383 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_89 = tensor.expand_shape %379 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %384 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_89, %arg34 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %385 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.mulf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %386 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%384 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %387 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %279 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %388 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%387 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %389 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279, %388 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %390 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385, %386 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %391 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %389 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %392 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.divf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %393 = linalg.generic {indexing_maps = [#map5, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392, %391 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %394 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_89, %279 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %395 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%394 : tensor<2x16x32xf32>) outs(%368 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<32xf32>
    %396 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_89 : tensor<2x16x32xf32>) outs(%368 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<32xf32>
    %397 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %393, %cst_4 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %398 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_8 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_90 = tensor.collapse_shape %398 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %399 = linalg.matmul ins(%collapsed_90, %arg32 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_91 = linalg.transpose ins(%collapsed_90 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %400 = linalg.matmul ins(%transposed_91, %collapsed_69 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %401 = linalg.generic {indexing_maps = [#map2, #map20], iterator_types = ["reduction", "parallel"]} ins(%collapsed_90 : tensor<32x32xf32>) outs(%382 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<1x32xf32>
    %collapsed_92 = tensor.collapse_shape %401 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_93 = tensor.expand_shape %399 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %402 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.mulf %in, %cst_13 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %403 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_68, %expanded_68 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %404 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.mulf %in, %cst_15 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %405 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.exp %in : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %406 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_5 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x32xf32>
    %407 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_68, %406 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %408 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %407 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %409 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93, %408 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_94 = tensor.collapse_shape %409 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %410 = linalg.matmul ins(%collapsed_94, %arg30 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_95 = linalg.transpose ins(%collapsed_94 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %411 = linalg.matmul ins(%transposed_95, %collapsed_66 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %412 = linalg.generic {indexing_maps = [#map2, #map20], iterator_types = ["reduction", "parallel"]} ins(%collapsed_94 : tensor<32x32xf32>) outs(%382 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<1x32xf32>
    %collapsed_96 = tensor.collapse_shape %412 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_97 = tensor.expand_shape %410 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %413 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393, %expanded_97 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %414 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413, %arg28 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %415 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.mulf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %416 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%414 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %417 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %234 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %418 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%417 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %419 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %418 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %420 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%415, %416 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %421 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %419 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %422 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.divf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %423 = linalg.generic {indexing_maps = [#map5, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %421 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %424 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413, %234 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %425 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%424 : tensor<2x16x32xf32>) outs(%368 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<32xf32>
    %426 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%413 : tensor<2x16x32xf32>) outs(%368 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<32xf32>
    %collapsed_98 = tensor.collapse_shape %423 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %427 = linalg.matmul ins(%collapsed_98, %arg26 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_99 = linalg.transpose ins(%collapsed_98 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %428 = linalg.matmul ins(%transposed_99, %collapsed_63 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %429 = linalg.generic {indexing_maps = [#map2, #map20], iterator_types = ["reduction", "parallel"]} ins(%collapsed_98 : tensor<32x32xf32>) outs(%382 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<1x32xf32>
    %collapsed_100 = tensor.collapse_shape %429 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_101 = tensor.expand_shape %427 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_102 = linalg.transpose ins(%expanded_101 : tensor<2x16x4x8xf32>) outs(%66 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_103 = tensor.collapse_shape %transposed_102 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_104 = linalg.transpose ins(%collapsed_59 : tensor<8x16x16xf32>) outs(%74 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %430 = linalg.batch_matmul ins(%transposed_104, %collapsed_103 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%114 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %431 = tensor.empty() : tensor<8x8x16xf32>
    %transposed_105 = linalg.transpose ins(%collapsed_60 : tensor<8x16x8xf32>) outs(%431 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %432 = linalg.batch_matmul ins(%collapsed_103, %transposed_105 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%75 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_106 = tensor.expand_shape %430 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %expanded_107 = tensor.expand_shape %432 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %433 = linalg.generic {indexing_maps = [#map10, #map10, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213, %expanded_107, %cst_4 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<f32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %434 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%433 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_8 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x4x16x16xf32>
    %435 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%434, %198 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %436 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%435 : tensor<2x4x16x16xf32>) outs(%89 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x1xf32>
    %437 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198, %436 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %438 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%435, %437 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %439 = linalg.generic {indexing_maps = [#map13, #map14, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %cst_4, %438 : tensor<2x1x16x16xi1>, tensor<f32>, tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %440 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%439 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_7 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_108 = tensor.collapse_shape %440 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_109 = linalg.transpose ins(%collapsed_55 : tensor<8x16x8xf32>) outs(%431 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %441 = linalg.fill ins(%cst_0 : f32) outs(%431 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %442 = linalg.batch_matmul ins(%transposed_109, %collapsed_108 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%441 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_110 = linalg.transpose ins(%collapsed_56 : tensor<8x8x16xf32>) outs(%113 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %443 = linalg.batch_matmul ins(%collapsed_108, %transposed_110 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%114 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_111 = tensor.expand_shape %442 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_112 = tensor.expand_shape %443 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_113 = linalg.transpose ins(%expanded_106 : tensor<2x4x16x8xf32>) outs(%116 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_114 = tensor.collapse_shape %transposed_113 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %444 = linalg.matmul ins(%collapsed_114, %arg24 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_115 = linalg.transpose ins(%collapsed_114 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %445 = linalg.matmul ins(%transposed_115, %collapsed_45 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %446 = linalg.generic {indexing_maps = [#map2, #map20], iterator_types = ["reduction", "parallel"]} ins(%collapsed_114 : tensor<32x32xf32>) outs(%382 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<1x32xf32>
    %collapsed_116 = tensor.collapse_shape %446 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_117 = tensor.expand_shape %444 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %447 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423, %expanded_117 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %transposed_118 = linalg.transpose ins(%expanded_111 : tensor<2x4x8x16xf32>) outs(%116 : tensor<2x16x4x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_119 = tensor.collapse_shape %transposed_118 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %448 = linalg.matmul ins(%collapsed_119, %arg22 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_120 = linalg.transpose ins(%collapsed_119 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %449 = linalg.matmul ins(%transposed_120, %collapsed_45 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %450 = linalg.generic {indexing_maps = [#map2, #map20], iterator_types = ["reduction", "parallel"]} ins(%collapsed_119 : tensor<32x32xf32>) outs(%382 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<1x32xf32>
    %collapsed_121 = tensor.collapse_shape %450 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_122 = tensor.expand_shape %448 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %451 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %expanded_122 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %transposed_123 = linalg.transpose ins(%expanded_112 : tensor<2x4x16x8xf32>) outs(%116 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_124 = tensor.collapse_shape %transposed_123 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %452 = linalg.matmul ins(%collapsed_124, %arg20 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_125 = linalg.transpose ins(%collapsed_124 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %453 = linalg.matmul ins(%transposed_125, %collapsed_45 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %454 = linalg.generic {indexing_maps = [#map2, #map20], iterator_types = ["reduction", "parallel"]} ins(%collapsed_124 : tensor<32x32xf32>) outs(%382 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<1x32xf32>
    %collapsed_126 = tensor.collapse_shape %454 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_127 = tensor.expand_shape %452 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %455 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %expanded_127 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %456 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%455, %arg18 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %457 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%456 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.mulf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %458 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%456 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %459 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%456, %179 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %460 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%459 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %461 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %460 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %462 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457, %458 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %463 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %461 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %464 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.divf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %465 = linalg.generic {indexing_maps = [#map5, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %463 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %466 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%455, %179 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %467 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%466 : tensor<2x16x32xf32>) outs(%368 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<32xf32>
    %468 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%455 : tensor<2x16x32xf32>) outs(%368 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<32xf32>
    %469 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %465, %cst_4 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %470 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_8 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_128 = tensor.collapse_shape %470 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %471 = linalg.matmul ins(%collapsed_128, %arg16 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_129 = linalg.transpose ins(%collapsed_128 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %472 = linalg.matmul ins(%transposed_129, %collapsed_42 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %473 = linalg.generic {indexing_maps = [#map2, #map20], iterator_types = ["reduction", "parallel"]} ins(%collapsed_128 : tensor<32x32xf32>) outs(%382 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<1x32xf32>
    %collapsed_130 = tensor.collapse_shape %473 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_131 = tensor.expand_shape %471 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %474 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.mulf %in, %cst_13 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %475 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %expanded_41 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %476 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.mulf %in, %cst_15 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %477 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = math.exp %in : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %478 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_5 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x32xf32>
    %479 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %478 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %480 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%474, %479 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %481 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_131, %480 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_132 = tensor.collapse_shape %481 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %482 = linalg.matmul ins(%collapsed_132, %arg14 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_133 = linalg.transpose ins(%collapsed_132 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %483 = linalg.matmul ins(%transposed_133, %collapsed_39 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %484 = linalg.generic {indexing_maps = [#map2, #map20], iterator_types = ["reduction", "parallel"]} ins(%collapsed_132 : tensor<32x32xf32>) outs(%382 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<1x32xf32>
    %collapsed_134 = tensor.collapse_shape %484 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_135 = tensor.expand_shape %482 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %485 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %expanded_135 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %486 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%485, %arg12 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %487 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%486 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.mulf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %488 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%486 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %489 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%486, %134 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %490 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%489 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %491 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %490 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %492 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487, %488 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %493 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492, %491 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %494 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.divf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %495 = linalg.generic {indexing_maps = [#map5, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %493 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %496 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%485, %134 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %497 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%496 : tensor<2x16x32xf32>) outs(%368 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<32xf32>
    %498 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%485 : tensor<2x16x32xf32>) outs(%368 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<32xf32>
    %collapsed_136 = tensor.collapse_shape %495 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %499 = linalg.matmul ins(%collapsed_136, %arg10 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_137 = linalg.transpose ins(%collapsed_136 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %500 = linalg.matmul ins(%transposed_137, %collapsed_36 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %501 = linalg.generic {indexing_maps = [#map2, #map20], iterator_types = ["reduction", "parallel"]} ins(%collapsed_136 : tensor<32x32xf32>) outs(%382 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<1x32xf32>
    %collapsed_138 = tensor.collapse_shape %501 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_139 = tensor.expand_shape %499 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_140 = linalg.transpose ins(%expanded_139 : tensor<2x16x4x8xf32>) outs(%66 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_141 = tensor.collapse_shape %transposed_140 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_142 = linalg.transpose ins(%collapsed_32 : tensor<8x16x16xf32>) outs(%74 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %502 = linalg.batch_matmul ins(%transposed_142, %collapsed_141 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%114 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %transposed_143 = linalg.transpose ins(%collapsed_33 : tensor<8x16x8xf32>) outs(%431 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %503 = linalg.batch_matmul ins(%collapsed_141, %transposed_143 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%75 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_144 = tensor.expand_shape %502 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %expanded_145 = tensor.expand_shape %503 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %504 = linalg.generic {indexing_maps = [#map10, #map10, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %expanded_145, %cst_4 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<f32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %505 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%504 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_8 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x4x16x16xf32>
    %506 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%505, %91 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %507 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%506 : tensor<2x4x16x16xf32>) outs(%89 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x1xf32>
    %508 = linalg.generic {indexing_maps = [#map10, #map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91, %507 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %509 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%506, %508 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %510 = linalg.generic {indexing_maps = [#map13, #map14, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %cst_4, %509 : tensor<2x1x16x16xi1>, tensor<f32>, tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<2x4x16x16xf32>
    %511 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%510 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_7 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_146 = tensor.collapse_shape %511 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_147 = linalg.transpose ins(%collapsed_27 : tensor<8x16x8xf32>) outs(%431 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %512 = linalg.batch_matmul ins(%transposed_147, %collapsed_146 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%441 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_148 = linalg.transpose ins(%collapsed_28 : tensor<8x8x16xf32>) outs(%113 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %513 = linalg.batch_matmul ins(%collapsed_146, %transposed_148 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%114 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_149 = tensor.expand_shape %512 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_150 = tensor.expand_shape %513 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_151 = linalg.transpose ins(%expanded_144 : tensor<2x4x16x8xf32>) outs(%116 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_152 = tensor.collapse_shape %transposed_151 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %514 = linalg.matmul ins(%collapsed_152, %arg8 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_153 = linalg.transpose ins(%collapsed_152 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %515 = linalg.matmul ins(%transposed_153, %collapsed_18 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %516 = linalg.generic {indexing_maps = [#map2, #map20], iterator_types = ["reduction", "parallel"]} ins(%collapsed_152 : tensor<32x32xf32>) outs(%382 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<1x32xf32>
    %collapsed_154 = tensor.collapse_shape %516 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_155 = tensor.expand_shape %514 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %517 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495, %expanded_155 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %transposed_156 = linalg.transpose ins(%expanded_149 : tensor<2x4x8x16xf32>) outs(%116 : tensor<2x16x4x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_157 = tensor.collapse_shape %transposed_156 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %518 = linalg.matmul ins(%collapsed_157, %arg6 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_158 = linalg.transpose ins(%collapsed_157 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %519 = linalg.matmul ins(%transposed_158, %collapsed_18 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %520 = linalg.generic {indexing_maps = [#map2, #map20], iterator_types = ["reduction", "parallel"]} ins(%collapsed_157 : tensor<32x32xf32>) outs(%382 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<1x32xf32>
    %collapsed_159 = tensor.collapse_shape %520 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_160 = tensor.expand_shape %518 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %521 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %expanded_160 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %transposed_161 = linalg.transpose ins(%expanded_150 : tensor<2x4x16x8xf32>) outs(%116 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_162 = tensor.collapse_shape %transposed_161 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %522 = linalg.matmul ins(%collapsed_162, %arg4 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_163 = linalg.transpose ins(%collapsed_162 : tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) permutation = [1, 0] 
    %523 = linalg.matmul ins(%transposed_163, %collapsed_18 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%62 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %524 = linalg.generic {indexing_maps = [#map2, #map20], iterator_types = ["reduction", "parallel"]} ins(%collapsed_162 : tensor<32x32xf32>) outs(%382 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<1x32xf32>
    %collapsed_164 = tensor.collapse_shape %524 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_165 = tensor.expand_shape %522 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %525 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%521, %expanded_165 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %526 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %525, %cst_4 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %527 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%526 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.truncf %cst_8 : f64 to f32
      %552 = arith.mulf %in, %551 : f32
      linalg.yield %552 : f32
    } -> tensor<2x16x32xf32>
    %528 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%527, %arg2 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %529 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.mulf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %530 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%528 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %531 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528, %30 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %532 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%531 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %533 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %532 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %534 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%529, %530 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %535 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534, %533 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.subf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %536 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x16x1xf32>) outs(%22 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.divf %in, %cst_12 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x1xf32>
    %537 = linalg.generic {indexing_maps = [#map5, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536, %535 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %538 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%527, %30 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.mulf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<2x16x32xf32>
    %539 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%538 : tensor<2x16x32xf32>) outs(%368 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<32xf32>
    %540 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "reduction", "parallel"]} ins(%527 : tensor<2x16x32xf32>) outs(%368 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<32xf32>
    %541 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<1x16x32xf32>) -> tensor<1x16x32xf32>
    %542 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel", "parallel"]} ins(%537 : tensor<2x16x32xf32>) outs(%541 : tensor<1x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %551 = arith.addf %in, %out : f32
      linalg.yield %551 : f32
    } -> tensor<1x16x32xf32>
    %collapsed_166 = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x16xi64> into tensor<16xi64>
    %543 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%collapsed_166 : tensor<16xi64>) outs(%55 : tensor<16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %551 = arith.maxsi %in, %c0_i64 : i64
      %552 = arith.minsi %551, %c63_i64 : i64
      linalg.yield %552 : i64
    } -> tensor<16xi64>
    %collapsed_167 = tensor.collapse_shape %542 [[0, 1], [2]] : tensor<1x16x32xf32> into tensor<16x32xf32>
    %expanded_168 = tensor.expand_shape %543 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %expanded_169 = tensor.expand_shape %collapsed_167 [[0], [1, 2]] output_shape [16, 1, 32] : tensor<16x32xf32> into tensor<16x1x32xf32>
    %544 = tensor.empty() : tensor<64x32xf32>
    %545 = linalg.fill ins(%cst_0 : f32) outs(%544 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %546 = scf.for %arg45 = %c0 to %c16 step %c1 iter_args(%arg46 = %545) -> (tensor<64x32xf32>) {
      %extracted = tensor.extract %expanded_168[%arg45, %c0] : tensor<16x1xi64>
      %551 = arith.index_cast %extracted : i64 to index
      %extracted_slice_175 = tensor.extract_slice %expanded_169[%arg45, 0, 0] [1, 1, 32] [1, 1, 1] : tensor<16x1x32xf32> to tensor<32xf32>
      %extracted_slice_176 = tensor.extract_slice %arg46[%551, 0] [1, 32] [1, 1] : tensor<64x32xf32> to tensor<32xf32>
      %552 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%extracted_slice_175 : tensor<32xf32>) outs(%extracted_slice_176 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %553 = arith.addf %out, %in : f32
        linalg.yield %553 : f32
      } -> tensor<32xf32>
      %inserted_slice = tensor.insert_slice %552 into %arg46[%551, 0] [1, 32] [1, 1] : tensor<32xf32> into tensor<64x32xf32>
      scf.yield %inserted_slice : tensor<64x32xf32>
    }
    %collapsed_170 = tensor.collapse_shape %arg42 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %collapsed_171 = tensor.collapse_shape %537 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %547 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%collapsed_170 : tensor<32xi64>) outs(%323 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %551 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %551 : i1
    } -> tensor<32xi1>
    %expanded_172 = tensor.expand_shape %547 [[0, 1]] output_shape [32, 1] : tensor<32xi1> into tensor<32x1xi1>
    %548 = linalg.generic {indexing_maps = [#map18, #map3, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_172, %cst_4, %collapsed_171 : tensor<32x1xi1>, tensor<f32>, tensor<32x32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: i1, %in_175: f32, %in_176: f32, %out: f32):
      %551 = arith.select %in, %in_175, %in_176 : f32
      linalg.yield %551 : f32
    } -> tensor<32x32xf32>
    %expanded_173 = tensor.expand_shape %collapsed_170 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_174 = tensor.expand_shape %548 [[0], [1, 2]] output_shape [32, 1, 32] : tensor<32x32xf32> into tensor<32x1x32xf32>
    %549 = scf.for %arg45 = %c0 to %c32 step %c1 iter_args(%arg46 = %352) -> (tensor<128x32xf32>) {
      %extracted = tensor.extract %expanded_173[%arg45, %c0] : tensor<32x1xi64>
      %551 = arith.index_cast %extracted : i64 to index
      %extracted_slice_175 = tensor.extract_slice %expanded_174[%arg45, 0, 0] [1, 1, 32] [1, 1, 1] : tensor<32x1x32xf32> to tensor<32xf32>
      %extracted_slice_176 = tensor.extract_slice %arg46[%551, 0] [1, 32] [1, 1] : tensor<128x32xf32> to tensor<32xf32>
      %552 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%extracted_slice_175 : tensor<32xf32>) outs(%extracted_slice_176 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %553 = arith.addf %out, %in : f32
        linalg.yield %553 : f32
      } -> tensor<32xf32>
      %inserted_slice = tensor.insert_slice %552 into %arg46[%551, 0] [1, 32] [1, 1] : tensor<32xf32> into tensor<128x32xf32>
      scf.yield %inserted_slice : tensor<128x32xf32>
    }
    %550 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%353, %549 : tensor<128x32xf32>, tensor<128x32xf32>) outs(%351 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %551 = arith.addf %in, %in_175 : f32
      linalg.yield %551 : f32
    } -> tensor<128x32xf32>
    return %335, %550, %546, %539, %540, %523, %collapsed_164, %519, %collapsed_159, %515, %collapsed_154, %500, %collapsed_138, %497, %498, %483, %collapsed_134, %472, %collapsed_130, %467, %468, %453, %collapsed_126, %449, %collapsed_121, %445, %collapsed_116, %428, %collapsed_100, %425, %426, %411, %collapsed_96, %400, %collapsed_92, %395, %396, %380, %collapsed_88, %369, %370, %collapsed_84 : tensor<f32>, tensor<128x32xf32>, tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128xf32>
  }
}
