#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1, d2) -> (0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d1, 0)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map12 = affine_map<(d0, d1, d2, d3) -> ()>
#map13 = affine_map<(d0, d1, d2) -> ()>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map15 = affine_map<(d0, d1) -> (d0)>
#map16 = affine_map<(d0, d1) -> (d0, 0)>
#map17 = affine_map<(d0) -> ()>
#map18 = affine_map<(d0, d1) -> (0, d1)>
#map19 = affine_map<(d0, d1) -> ()>
#map20 = affine_map<(d0, d1, d2) -> (d1)>
module @transformer_train {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "transformer.TransformerWithSharedParams" {
    fsdp.buffer @vocab_bias : tensor<16xf32>
    fsdp.buffer @long_buffer : tensor<16xi64>
    fsdp.module @embed_tokens class "torch.nn.modules.sparse.Embedding" {
      fsdp.param @weight : tensor<23x16xf32>
    }
    fsdp.module @transformer class "torch.nn.modules.transformer.Transformer" {
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
              fsdp.param @weight : tensor<8x16xf32>
              fsdp.param @bias : tensor<8xf32>
            }
            fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
            fsdp.module @linear2 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<16x8xf32>
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
              fsdp.param @weight : tensor<8x16xf32>
              fsdp.param @bias : tensor<8xf32>
            }
            fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
            fsdp.module @linear2 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<16x8xf32>
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
        fsdp.module @norm class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
      }
      fsdp.module @decoder class "torch.nn.modules.transformer.TransformerDecoder" {
        fsdp.module @layers class "torch.nn.modules.container.ModuleList" {
          fsdp.module @"0" class "torch.nn.modules.transformer.TransformerDecoderLayer" {
            fsdp.module @self_attn class "torch.nn.modules.activation.MultiheadAttention" {
              fsdp.param @in_proj_weight : tensor<48x16xf32>
              fsdp.param @in_proj_bias : tensor<48xf32>
              fsdp.module @out_proj class "torch.nn.modules.linear.NonDynamicallyQuantizableLinear" bases ["torch.nn.modules.linear.Linear"] {
                fsdp.param @weight : tensor<16x16xf32>
                fsdp.param @bias : tensor<16xf32>
              }
            }
            fsdp.module @multihead_attn class "torch.nn.modules.activation.MultiheadAttention" {
              fsdp.param @in_proj_weight : tensor<48x16xf32>
              fsdp.param @in_proj_bias : tensor<48xf32>
              fsdp.module @out_proj class "torch.nn.modules.linear.NonDynamicallyQuantizableLinear" bases ["torch.nn.modules.linear.Linear"] {
                fsdp.param @weight : tensor<16x16xf32>
                fsdp.param @bias : tensor<16xf32>
              }
            }
            fsdp.module @linear1 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<8x16xf32>
              fsdp.param @bias : tensor<8xf32>
            }
            fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
            fsdp.module @linear2 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<16x8xf32>
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
            fsdp.module @norm3 class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
            fsdp.module @dropout1 class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
            fsdp.module @dropout2 class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
            fsdp.module @dropout3 class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
          }
          fsdp.module @"1" class "torch.nn.modules.transformer.TransformerDecoderLayer" {
            fsdp.module @self_attn class "torch.nn.modules.activation.MultiheadAttention" {
              fsdp.param @in_proj_weight : tensor<48x16xf32>
              fsdp.param @in_proj_bias : tensor<48xf32>
              fsdp.module @out_proj class "torch.nn.modules.linear.NonDynamicallyQuantizableLinear" bases ["torch.nn.modules.linear.Linear"] {
                fsdp.param @weight : tensor<16x16xf32>
                fsdp.param @bias : tensor<16xf32>
              }
            }
            fsdp.module @multihead_attn class "torch.nn.modules.activation.MultiheadAttention" {
              fsdp.param @in_proj_weight : tensor<48x16xf32>
              fsdp.param @in_proj_bias : tensor<48xf32>
              fsdp.module @out_proj class "torch.nn.modules.linear.NonDynamicallyQuantizableLinear" bases ["torch.nn.modules.linear.Linear"] {
                fsdp.param @weight : tensor<16x16xf32>
                fsdp.param @bias : tensor<16xf32>
              }
            }
            fsdp.module @linear1 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<8x16xf32>
              fsdp.param @bias : tensor<8xf32>
            }
            fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
            fsdp.module @linear2 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<16x8xf32>
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
            fsdp.module @norm3 class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
            fsdp.module @dropout1 class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
            fsdp.module @dropout2 class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
            fsdp.module @dropout3 class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
          }
        }
        fsdp.module @norm class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
      }
    }
    fsdp.module @output_proj class "torch.nn.modules.linear.Linear" {
      fsdp.alias @weight = @model::@embed_tokens::@weight
      fsdp.param @bias : tensor<23xf32>
    }
    fsdp.module @bn class "torch.nn.modules.batchnorm.BatchNorm1d" bases ["torch.nn.modules.batchnorm._BatchNorm", "torch.nn.modules.batchnorm._NormBase"] {
      fsdp.param @weight : tensor<4xf32>
      fsdp.param @bias : tensor<4xf32>
      fsdp.buffer @running_mean : tensor<4xf32>
      fsdp.buffer @running_var : tensor<4xf32>
      fsdp.buffer @num_batches_tracked : tensor<i64>
    }
  }
  func.func @step(%arg0: tensor<23x16xf32> {fsdp.role = #fsdp.state<@model::@embed_tokens::@weight>}, %arg1: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@in_proj_weight>}, %arg2: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@in_proj_bias>}, %arg3: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, %arg4: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, %arg5: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@linear1::@weight>}, %arg6: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@linear1::@bias>}, %arg7: tensor<16x8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@linear2::@weight>}, %arg8: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@linear2::@bias>}, %arg9: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@norm1::@weight>}, %arg10: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@norm1::@bias>}, %arg11: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@norm2::@weight>}, %arg12: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@norm2::@bias>}, %arg13: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@in_proj_weight>}, %arg14: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@in_proj_bias>}, %arg15: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, %arg16: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, %arg17: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@linear1::@weight>}, %arg18: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@linear1::@bias>}, %arg19: tensor<16x8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@linear2::@weight>}, %arg20: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@linear2::@bias>}, %arg21: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@norm1::@weight>}, %arg22: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@norm1::@bias>}, %arg23: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@norm2::@weight>}, %arg24: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@norm2::@bias>}, %arg25: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@norm::@weight>}, %arg26: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@norm::@bias>}, %arg27: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@in_proj_weight>}, %arg28: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@in_proj_bias>}, %arg29: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, %arg30: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, %arg31: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@in_proj_weight>}, %arg32: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@in_proj_bias>}, %arg33: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@out_proj::@weight>}, %arg34: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@out_proj::@bias>}, %arg35: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@linear1::@weight>}, %arg36: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@linear1::@bias>}, %arg37: tensor<16x8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@linear2::@weight>}, %arg38: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@linear2::@bias>}, %arg39: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm1::@weight>}, %arg40: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm1::@bias>}, %arg41: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm2::@weight>}, %arg42: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm2::@bias>}, %arg43: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm3::@weight>}, %arg44: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm3::@bias>}, %arg45: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@in_proj_weight>}, %arg46: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@in_proj_bias>}, %arg47: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, %arg48: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, %arg49: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@in_proj_weight>}, %arg50: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@in_proj_bias>}, %arg51: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@out_proj::@weight>}, %arg52: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@out_proj::@bias>}, %arg53: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@linear1::@weight>}, %arg54: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@linear1::@bias>}, %arg55: tensor<16x8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@linear2::@weight>}, %arg56: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@linear2::@bias>}, %arg57: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm1::@weight>}, %arg58: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm1::@bias>}, %arg59: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm2::@weight>}, %arg60: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm2::@bias>}, %arg61: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm3::@weight>}, %arg62: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm3::@bias>}, %arg63: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@norm::@weight>}, %arg64: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@norm::@bias>}, %arg65: tensor<23xf32> {fsdp.role = #fsdp.state<@model::@output_proj::@bias>}, %arg66: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bn::@weight>}, %arg67: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bn::@bias>}, %arg68: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@vocab_bias>}, %arg69: tensor<16xi64> {fsdp.role = #fsdp.state<@model::@long_buffer>}, %arg70: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bn::@running_mean>}, %arg71: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bn::@running_var>}, %arg72: tensor<i64> {fsdp.role = #fsdp.state<@model::@bn::@num_batches_tracked>}, %arg73: tensor<6x4xi64> {fsdp.role = #fsdp.input<"source", indices = [0, 23]>}, %arg74: tensor<5x4xi64> {fsdp.role = #fsdp.input<"target", indices = [0, 23]>}, %arg75: tensor<i64> {fsdp.role = #fsdp.input<"rng_seed">}) -> (tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@bn::@running_mean>}, tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@bn::@running_var>}, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@bn::@num_batches_tracked>}, tensor<f32> {fsdp.role = #fsdp.loss}, tensor<23x16xf32> {fsdp.role = #fsdp.grad<@model::@embed_tokens::@weight>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@linear1::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@linear1::@bias>}, tensor<16x8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@linear2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@linear2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@norm1::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@norm2::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@linear1::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@linear1::@bias>}, tensor<16x8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@linear2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@linear2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@norm1::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@norm2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@norm::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@out_proj::@bias>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@linear1::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@linear1::@bias>}, tensor<16x8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@linear2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@linear2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm1::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm3::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm3::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@out_proj::@bias>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@linear1::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@linear1::@bias>}, tensor<16x8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@linear2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@linear2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm1::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm3::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm3::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@norm::@bias>}, tensor<23xf32> {fsdp.role = #fsdp.grad<@model::@output_proj::@bias>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@bn::@weight>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@bn::@bias>}) {
    %c24 = arith.constant 24 : index
    %c1 = arith.constant 1 : index
    %c20 = arith.constant 20 : index
    %c0 = arith.constant 0 : index
    %c-100_i64 = arith.constant -100 : i64
    %c53088715380_i64 = arith.constant 53088715380 : i64
    %c50434279611_i64 = arith.constant 50434279611 : i64
    %c47779843842_i64 = arith.constant 47779843842 : i64
    %c45125408073_i64 = arith.constant 45125408073 : i64
    %c42470972304_i64 = arith.constant 42470972304 : i64
    %c39816536535_i64 = arith.constant 39816536535 : i64
    %c37162100766_i64 = arith.constant 37162100766 : i64
    %c34507664997_i64 = arith.constant 34507664997 : i64
    %c31853229228_i64 = arith.constant 31853229228 : i64
    %c29198793459_i64 = arith.constant 29198793459 : i64
    %c26544357690_i64 = arith.constant 26544357690 : i64
    %c23889921921_i64 = arith.constant 23889921921 : i64
    %c21235486152_i64 = arith.constant 21235486152 : i64
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
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.250000e-02 : f64
    %cst_4 = arith.constant 1.1111111111111112 : f64
    %cst_5 = arith.constant 1.0126582278481013 : f64
    %cst_6 = arith.constant 9.000000e-01 : f64
    %cst_7 = arith.constant 1.000000e-01 : f64
    %cst_8 = arith.constant 1.000000e-05 : f64
    %cst_9 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = arith.constant 8.000000e+01 : f64
    %cst_11 = arith.constant 8.000000e+01 : f32
    %cst_12 = arith.constant 5.000000e-01 : f32
    %cst_13 = arith.constant 1.600000e+01 : f64
    %cst_14 = arith.constant 1.600000e+01 : f32
    %cst_15 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<6x4x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg73 : tensor<6x4xi64>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1243 = arith.index_cast %in : i64 to index
      %1244 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%1243, %1244] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x4x16xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg68 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %3 = tensor.empty() : tensor<16xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg69 : tensor<16xi64>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1243 = arith.sitofp %in : i64 to f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %4 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %6 = tensor.empty() : tensor<5x4x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg74 : tensor<5x4xi64>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1243 = arith.index_cast %in : i64 to index
      %1244 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%1243, %1244] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x4x16xf32>
    %8 = tensor.empty() : tensor<i64>
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg72 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %10 = tensor.empty() : tensor<5x4x16xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1243 = arith.extf %in : f32 to f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %12 = tensor.empty() : tensor<1x4x1xf64>
    %13 = linalg.fill ins(%cst : f64) outs(%12 : tensor<1x4x1xf64>) -> tensor<1x4x1xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel", "reduction"]} ins(%11 : tensor<5x4x16xf64>) outs(%13 : tensor<1x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<1x4x1xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<1x4x1xf64>) outs(%12 : tensor<1x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_10 : f64
      linalg.yield %1243 : f64
    } -> tensor<1x4x1xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<5x4x16xf64>, tensor<1x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.subf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %16 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.mulf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %18 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel", "reduction"]} ins(%17 : tensor<5x4x16xf64>) outs(%13 : tensor<1x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<1x4x1xf64>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<1x4x1xf64>) outs(%12 : tensor<1x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_10 : f64
      linalg.yield %1243 : f64
    } -> tensor<1x4x1xf64>
    %20 = tensor.empty() : tensor<1x4x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<1x4x1xf64>) outs(%20 : tensor<1x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1243 = arith.truncf %in : f64 to f32
      linalg.yield %1243 : f32
    } -> tensor<1x4x1xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel", "reduction"]} ins(%7 : tensor<5x4x16xf32>) outs(%22 : tensor<1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x4x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<1x4x1xf32>) outs(%20 : tensor<1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_11 : f32
      linalg.yield %1243 : f32
    } -> tensor<1x4x1xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<1x4x1xf32>) outs(%20 : tensor<1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_8 : f64 to f32
      %1244 = arith.addf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<1x4x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<1x4x1xf32>) outs(%20 : tensor<1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.rsqrt %in : f32
      linalg.yield %1243 : f32
    } -> tensor<1x4x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %24 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %26 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %collapsed = tensor.collapse_shape %24 [[0, 1, 2]] : tensor<1x4x1xf32> into tensor<4xf32>
    %collapsed_16 = tensor.collapse_shape %26 [[0, 1, 2]] : tensor<1x4x1xf32> into tensor<4xf32>
    %29 = tensor.empty() : tensor<4xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<4xf32>) outs(%29 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_7 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg70 : tensor<4xf32>) outs(%29 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_6 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%30, %31 : tensor<4xf32>, tensor<4xf32>) outs(%29 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4xf32>
    %collapsed_17 = tensor.collapse_shape %21 [[0, 1, 2]] : tensor<1x4x1xf32> into tensor<4xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<4xf32>) outs(%29 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_5 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%33 : tensor<4xf32>) outs(%29 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_7 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg71 : tensor<4xf32>) outs(%29 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_6 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%34, %35 : tensor<4xf32>, tensor<4xf32>) outs(%29 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4xf32>
    %expanded = tensor.expand_shape %arg66 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %expanded : tensor<5x4x16xf32>, tensor<4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %expanded_18 = tensor.expand_shape %arg67 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %expanded_18 : tensor<5x4x16xf32>, tensor<4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_19 = tensor.collapse_shape %5 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %39 = tensor.empty() : tensor<16x48xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x16xf32>) outs(%39 : tensor<16x48xf32>) permutation = [1, 0] 
    %40 = tensor.empty() : tensor<24x48xf32>
    %41 = linalg.fill ins(%cst_0 : f32) outs(%40 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %42 = linalg.matmul ins(%collapsed_19, %transposed : tensor<24x16xf32>, tensor<16x48xf32>) outs(%41 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %43 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<48xf32>) outs(%40 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %44 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%42, %43 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%40 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<24x48xf32>
    %expanded_20 = tensor.expand_shape %44 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 3, 16] : tensor<24x48xf32> into tensor<1x6x4x3x16xf32>
    %45 = tensor.empty() : tensor<3x6x4x1x16xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<1x6x4x3x16xf32>) outs(%45 : tensor<3x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_22 = tensor.collapse_shape %transposed_21 [[0], [1], [2], [3, 4]] : tensor<3x6x4x1x16xf32> into tensor<3x6x4x16xf32>
    %extracted_slice = tensor.extract_slice %collapsed_22[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_23 = tensor.extract_slice %collapsed_22[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_24 = tensor.extract_slice %collapsed_22[2, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_25 = tensor.collapse_shape %extracted_slice [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_26 = tensor.expand_shape %collapsed_25 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %46 = tensor.empty() : tensor<16x6x4xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<6x16x4xf32>) outs(%46 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_28 = tensor.collapse_shape %extracted_slice_23 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_29 = tensor.expand_shape %collapsed_28 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<6x16x4xf32>) outs(%46 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_31 = tensor.collapse_shape %extracted_slice_24 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_32 = tensor.expand_shape %collapsed_31 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<6x16x4xf32>) outs(%46 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_34 = tensor.expand_shape %transposed_30 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %47 = tensor.empty() : tensor<4x4x4x6xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<4x4x6x4xf32>) outs(%47 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_36 = tensor.collapse_shape %transposed_35 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %48 = tensor.empty() : tensor<16x6x6xf32>
    %49 = linalg.fill ins(%cst_0 : f32) outs(%48 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %50 = linalg.batch_matmul ins(%transposed_27, %collapsed_36 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%49 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_37 = tensor.expand_shape %50 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %51 = tensor.empty() : tensor<4x4x6x6xf32>
    %52 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<4x4x6x6xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %53 = tensor.empty() : tensor<4x4x6xi64>
    %54 = linalg.fill ins(%c0_i64 : i64) outs(%53 : tensor<4x4x6xi64>) -> tensor<4x4x6xi64>
    %55 = tensor.empty() : tensor<4x4x6xf32>
    %56 = linalg.fill ins(%cst_1 : f32) outs(%55 : tensor<4x4x6xf32>) -> tensor<4x4x6xf32>
    %57:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<4x4x6x6xf32>) outs(%56, %54 : tensor<4x4x6xf32>, tensor<4x4x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_489: i64):
      %1243 = linalg.index 3 : index
      %1244 = arith.index_cast %1243 : index to i64
      %1245 = arith.maximumf %in, %out : f32
      %1246 = arith.cmpf ogt, %in, %out : f32
      %1247 = arith.select %1246, %1244, %out_489 : i64
      linalg.yield %1245, %1247 : f32, i64
    } -> (tensor<4x4x6xf32>, tensor<4x4x6xi64>)
    %expanded_38 = tensor.expand_shape %57#0 [[0], [1], [2, 3]] output_shape [4, 4, 6, 1] : tensor<4x4x6xf32> into tensor<4x4x6x1xf32>
    %58 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %expanded_38 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %59 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<4x4x6x6xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.exp %in : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %60 = tensor.empty() : tensor<4x4x6x1xf32>
    %61 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<4x4x6x1xf32>) -> tensor<4x4x6x1xf32>
    %62 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<4x4x6x6xf32>) outs(%61 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x1xf32>
    %63 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %62 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.divf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %64 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %65 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%64 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %66 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%65 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %67 = tensor.empty() : tensor<576xi64>
    %68 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%67 : tensor<576xi64>) {
    ^bb0(%out: i64):
      %1243 = linalg.index 0 : index
      %1244 = arith.index_cast %1243 : index to i64
      linalg.yield %1244 : i64
    } -> tensor<576xi64>
    %expanded_39 = tensor.expand_shape %68 [[0, 1, 2, 3]] output_shape [4, 4, 6, 6] : tensor<576xi64> into tensor<4x4x6x6xi64>
    %69 = tensor.empty() : tensor<4x4x6x6xi64>
    %70 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_39, %66 : tensor<4x4x6x6xi64>, tensor<i64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %71 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %72 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70, %71 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %73 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %74 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %75 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %76 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %75 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %77 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %78 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %79 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %80 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %79 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %81 = tensor.empty() : tensor<4x4x6x6xi1>
    %82 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<4x4x6x6xi64>) outs(%81 : tensor<4x4x6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<4x4x6x6xi1>
    %83 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<4x4x6x6xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4x4x6x6xf32>
    %84 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %83, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_40 = tensor.collapse_shape %84 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %85 = linalg.fill ins(%cst_0 : f32) outs(%46 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %86 = linalg.batch_matmul ins(%collapsed_40, %transposed_33 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%85 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_41 = tensor.expand_shape %86 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %87 = tensor.empty() : tensor<6x4x4x4xf32>
    %transposed_42 = linalg.transpose ins(%expanded_41 : tensor<4x4x6x4xf32>) outs(%87 : tensor<6x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_43 = tensor.collapse_shape %transposed_42 [[0, 1], [2, 3]] : tensor<6x4x4x4xf32> into tensor<24x16xf32>
    %88 = tensor.empty() : tensor<16x16xf32>
    %transposed_44 = linalg.transpose ins(%arg3 : tensor<16x16xf32>) outs(%88 : tensor<16x16xf32>) permutation = [1, 0] 
    %89 = tensor.empty() : tensor<24x16xf32>
    %90 = linalg.fill ins(%cst_0 : f32) outs(%89 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %91 = linalg.matmul ins(%collapsed_43, %transposed_44 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%90 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %92 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<16xf32>) outs(%89 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %93 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%91, %92 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%89 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<24x16xf32>
    %expanded_45 = tensor.expand_shape %93 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %94 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %95 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%94 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %96 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%95 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %97 = tensor.empty() : tensor<384xi64>
    %98 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%97 : tensor<384xi64>) {
    ^bb0(%out: i64):
      %1243 = linalg.index 0 : index
      %1244 = arith.index_cast %1243 : index to i64
      linalg.yield %1244 : i64
    } -> tensor<384xi64>
    %expanded_46 = tensor.expand_shape %98 [[0, 1, 2]] output_shape [6, 4, 16] : tensor<384xi64> into tensor<6x4x16xi64>
    %99 = tensor.empty() : tensor<6x4x16xi64>
    %100 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %96 : tensor<6x4x16xi64>, tensor<i64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %101 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %105 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %109 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %111 = tensor.empty() : tensor<6x4x16xi1>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<6x4x16xi64>) outs(%111 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<6x4x16xi1>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x16xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %113, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %114 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %116 = tensor.empty() : tensor<6x4x16xf64>
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<6x4x16xf32>) outs(%116 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1243 = arith.extf %in : f32 to f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x16xf64>
    %118 = tensor.empty() : tensor<6x4x1xf64>
    %119 = linalg.fill ins(%cst : f64) outs(%118 : tensor<6x4x1xf64>) -> tensor<6x4x1xf64>
    %120 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%117 : tensor<6x4x16xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<6x4x1xf64>) outs(%118 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %122 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %121 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%116 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.subf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x16xf64>
    %123 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %122 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%116 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.mulf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x16xf64>
    %124 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%123 : tensor<6x4x16xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<6x4x1xf64>) outs(%118 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %126 = tensor.empty() : tensor<6x4x1xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<6x4x1xf64>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1243 = arith.truncf %in : f64 to f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %128 = linalg.fill ins(%cst_0 : f32) outs(%126 : tensor<6x4x1xf32>) -> tensor<6x4x1xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%115 : tensor<6x4x16xf32>) outs(%128 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_8 : f64 to f32
      %1244 = arith.addf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x1xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.rsqrt %in : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %130 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %132 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %arg10 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_47 = tensor.collapse_shape %136 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %137 = tensor.empty() : tensor<16x8xf32>
    %transposed_48 = linalg.transpose ins(%arg5 : tensor<8x16xf32>) outs(%137 : tensor<16x8xf32>) permutation = [1, 0] 
    %138 = tensor.empty() : tensor<24x8xf32>
    %139 = linalg.fill ins(%cst_0 : f32) outs(%138 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %140 = linalg.matmul ins(%collapsed_47, %transposed_48 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%139 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %141 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<8xf32>) outs(%138 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %142 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%140, %141 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%138 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<24x8xf32>
    %expanded_49 = tensor.expand_shape %142 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %143 = tensor.empty() : tensor<6x4x8xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<6x4x8xf32>) outs(%143 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.cmpf ugt, %in, %cst_0 : f32
      %1244 = arith.select %1243, %in, %cst_0 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x8xf32>
    %145 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c7963307307_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %146 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%145 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %147 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%146 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %148 = tensor.empty() : tensor<192xi64>
    %149 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%148 : tensor<192xi64>) {
    ^bb0(%out: i64):
      %1243 = linalg.index 0 : index
      %1244 = arith.index_cast %1243 : index to i64
      linalg.yield %1244 : i64
    } -> tensor<192xi64>
    %expanded_50 = tensor.expand_shape %149 [[0, 1, 2]] output_shape [6, 4, 8] : tensor<192xi64> into tensor<6x4x8xi64>
    %150 = tensor.empty() : tensor<6x4x8xi64>
    %151 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50, %147 : tensor<6x4x8xi64>, tensor<i64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %152 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %154 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %155 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %156 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %160 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %160 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %162 = tensor.empty() : tensor<6x4x8xi1>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<6x4x8xi64>) outs(%162 : tensor<6x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<6x4x8xi1>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<6x4x8xf32>) outs(%143 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x8xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %164, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%143 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_51 = tensor.collapse_shape %165 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %166 = tensor.empty() : tensor<8x16xf32>
    %transposed_52 = linalg.transpose ins(%arg7 : tensor<16x8xf32>) outs(%166 : tensor<8x16xf32>) permutation = [1, 0] 
    %167 = linalg.matmul ins(%collapsed_51, %transposed_52 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%90 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %168 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<16xf32>) outs(%89 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %169 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%167, %168 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%89 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<24x16xf32>
    %expanded_53 = tensor.expand_shape %169 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %170 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c10617743076_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %171 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%170 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %172 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%171 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %173 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %172 : tensor<6x4x16xi64>, tensor<i64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %174 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %175 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %174 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %177 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %178 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %178 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %182 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %182 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %184 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<6x4x16xi64>) outs(%111 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<6x4x16xi1>
    %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_53 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x16xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %185, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %186 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %188 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<6x4x16xf32>) outs(%116 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1243 = arith.extf %in : f32 to f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x16xf64>
    %189 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%188 : tensor<6x4x16xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %190 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<6x4x1xf64>) outs(%118 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %191 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %190 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%116 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.subf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x16xf64>
    %192 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %191 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%116 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.mulf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x16xf64>
    %193 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%192 : tensor<6x4x16xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %194 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<6x4x1xf64>) outs(%118 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %195 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<6x4x1xf64>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1243 = arith.truncf %in : f64 to f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %196 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%187 : tensor<6x4x16xf32>) outs(%128 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %197 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_8 : f64 to f32
      %1244 = arith.addf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x1xf32>
    %199 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.rsqrt %in : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %200 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %197 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %199 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %203 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %arg12 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_54 = tensor.collapse_shape %203 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_55 = linalg.transpose ins(%arg13 : tensor<48x16xf32>) outs(%39 : tensor<16x48xf32>) permutation = [1, 0] 
    %204 = linalg.matmul ins(%collapsed_54, %transposed_55 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%41 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %205 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<48xf32>) outs(%40 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %206 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%204, %205 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%40 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<24x48xf32>
    %expanded_56 = tensor.expand_shape %206 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 3, 16] : tensor<24x48xf32> into tensor<1x6x4x3x16xf32>
    %transposed_57 = linalg.transpose ins(%expanded_56 : tensor<1x6x4x3x16xf32>) outs(%45 : tensor<3x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_58 = tensor.collapse_shape %transposed_57 [[0], [1], [2], [3, 4]] : tensor<3x6x4x1x16xf32> into tensor<3x6x4x16xf32>
    %extracted_slice_59 = tensor.extract_slice %collapsed_58[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_60 = tensor.extract_slice %collapsed_58[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_61 = tensor.extract_slice %collapsed_58[2, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_62 = tensor.collapse_shape %extracted_slice_59 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_63 = tensor.expand_shape %collapsed_62 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_64 = linalg.transpose ins(%expanded_63 : tensor<6x16x4xf32>) outs(%46 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_65 = tensor.collapse_shape %extracted_slice_60 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_66 = tensor.expand_shape %collapsed_65 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<6x16x4xf32>) outs(%46 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_68 = tensor.collapse_shape %extracted_slice_61 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_69 = tensor.expand_shape %collapsed_68 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_70 = linalg.transpose ins(%expanded_69 : tensor<6x16x4xf32>) outs(%46 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_71 = tensor.expand_shape %transposed_67 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_72 = linalg.transpose ins(%expanded_71 : tensor<4x4x6x4xf32>) outs(%47 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_73 = tensor.collapse_shape %transposed_72 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %207 = linalg.batch_matmul ins(%transposed_64, %collapsed_73 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%49 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_74 = tensor.expand_shape %207 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %208 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_74 : tensor<4x4x6x6xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %209:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%208 : tensor<4x4x6x6xf32>) outs(%56, %54 : tensor<4x4x6xf32>, tensor<4x4x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_489: i64):
      %1243 = linalg.index 3 : index
      %1244 = arith.index_cast %1243 : index to i64
      %1245 = arith.maximumf %in, %out : f32
      %1246 = arith.cmpf ogt, %in, %out : f32
      %1247 = arith.select %1246, %1244, %out_489 : i64
      linalg.yield %1245, %1247 : f32, i64
    } -> (tensor<4x4x6xf32>, tensor<4x4x6xi64>)
    %expanded_75 = tensor.expand_shape %209#0 [[0], [1], [2, 3]] output_shape [4, 4, 6, 1] : tensor<4x4x6xf32> into tensor<4x4x6x1xf32>
    %210 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208, %expanded_75 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %211 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210 : tensor<4x4x6x6xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.exp %in : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %212 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%211 : tensor<4x4x6x6xf32>) outs(%61 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x1xf32>
    %213 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%211, %212 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.divf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %214 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c13272178845_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %215 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%214 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %216 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%215 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %217 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_39, %216 : tensor<4x4x6x6xi64>, tensor<i64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %218 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217 : tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %219 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217, %218 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %220 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%219 : tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %221 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220 : tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %222 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221 : tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %223 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %222 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %224 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223 : tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %225 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%224 : tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %226 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225 : tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %227 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225, %226 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%69 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x6x6xi64>
    %228 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227 : tensor<4x4x6x6xi64>) outs(%81 : tensor<4x4x6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<4x4x6x6xi1>
    %229 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213 : tensor<4x4x6x6xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4x4x6x6xf32>
    %230 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228, %229, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_76 = tensor.collapse_shape %230 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %231 = linalg.batch_matmul ins(%collapsed_76, %transposed_70 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%85 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_77 = tensor.expand_shape %231 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_78 = linalg.transpose ins(%expanded_77 : tensor<4x4x6x4xf32>) outs(%87 : tensor<6x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_79 = tensor.collapse_shape %transposed_78 [[0, 1], [2, 3]] : tensor<6x4x4x4xf32> into tensor<24x16xf32>
    %transposed_80 = linalg.transpose ins(%arg15 : tensor<16x16xf32>) outs(%88 : tensor<16x16xf32>) permutation = [1, 0] 
    %232 = linalg.matmul ins(%collapsed_79, %transposed_80 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%90 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %233 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<16xf32>) outs(%89 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %234 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%232, %233 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%89 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<24x16xf32>
    %expanded_81 = tensor.expand_shape %234 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %235 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c15926614614_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %236 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%235 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %237 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%236 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %238 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %237 : tensor<6x4x16xi64>, tensor<i64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %239 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %240 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %239 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %241 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %242 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %243 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %244 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %243 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %245 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %246 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %247 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %248 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %247 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %249 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<6x4x16xi64>) outs(%111 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<6x4x16xi1>
    %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_81 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x16xf32>
    %251 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %250, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %251 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<6x4x16xf32>) outs(%116 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1243 = arith.extf %in : f32 to f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x16xf64>
    %254 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%253 : tensor<6x4x16xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %255 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<6x4x1xf64>) outs(%118 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %256 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %255 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%116 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.subf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x16xf64>
    %257 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %256 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%116 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.mulf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x16xf64>
    %258 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%257 : tensor<6x4x16xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %259 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<6x4x1xf64>) outs(%118 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %260 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<6x4x1xf64>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1243 = arith.truncf %in : f64 to f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %261 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%252 : tensor<6x4x16xf32>) outs(%128 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %262 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %263 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_8 : f64 to f32
      %1244 = arith.addf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x1xf32>
    %264 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.rsqrt %in : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %262 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %264 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %267 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267, %arg22 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_82 = tensor.collapse_shape %268 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_83 = linalg.transpose ins(%arg17 : tensor<8x16xf32>) outs(%137 : tensor<16x8xf32>) permutation = [1, 0] 
    %269 = linalg.matmul ins(%collapsed_82, %transposed_83 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%139 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %270 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<8xf32>) outs(%138 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %271 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%269, %270 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%138 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<24x8xf32>
    %expanded_84 = tensor.expand_shape %271 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %272 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_84 : tensor<6x4x8xf32>) outs(%143 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.cmpf ugt, %in, %cst_0 : f32
      %1244 = arith.select %1243, %in, %cst_0 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x8xf32>
    %273 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c18581050383_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %274 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%273 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %275 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%274 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %276 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50, %275 : tensor<6x4x8xi64>, tensor<i64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %277 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %278 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %277 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %279 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278 : tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %280 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %281 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280 : tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %282 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %281 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %283 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282 : tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %284 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283 : tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %285 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284 : tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %286 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %285 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%150 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x8xi64>
    %287 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286 : tensor<6x4x8xi64>) outs(%162 : tensor<6x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<6x4x8xi1>
    %288 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<6x4x8xf32>) outs(%143 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x8xf32>
    %289 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %288, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%143 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_85 = tensor.collapse_shape %289 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %transposed_86 = linalg.transpose ins(%arg19 : tensor<16x8xf32>) outs(%166 : tensor<8x16xf32>) permutation = [1, 0] 
    %290 = linalg.matmul ins(%collapsed_85, %transposed_86 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%90 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %291 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg20 : tensor<16xf32>) outs(%89 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %292 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%290, %291 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%89 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<24x16xf32>
    %expanded_87 = tensor.expand_shape %292 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %293 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c21235486152_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %294 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%293 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %295 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%294 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %296 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %295 : tensor<6x4x16xi64>, tensor<i64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %297 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %298 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %297 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %299 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %300 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %301 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %302 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %301 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %303 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %304 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %305 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %306 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %305 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%99 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<6x4x16xi64>
    %307 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306 : tensor<6x4x16xi64>) outs(%111 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<6x4x16xi1>
    %308 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_87 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x16xf32>
    %309 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %308, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %310 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %309 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %311 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310 : tensor<6x4x16xf32>) outs(%116 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1243 = arith.extf %in : f32 to f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x16xf64>
    %312 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%311 : tensor<6x4x16xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %313 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312 : tensor<6x4x1xf64>) outs(%118 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %314 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311, %313 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%116 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.subf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x16xf64>
    %315 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %314 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%116 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.mulf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x16xf64>
    %316 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%315 : tensor<6x4x16xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %317 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316 : tensor<6x4x1xf64>) outs(%118 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %318 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<6x4x1xf64>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1243 = arith.truncf %in : f64 to f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %319 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%310 : tensor<6x4x16xf32>) outs(%128 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %320 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %321 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_8 : f64 to f32
      %1244 = arith.addf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x1xf32>
    %322 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.rsqrt %in : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %323 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310, %320 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %322 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %arg24 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %327 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326 : tensor<6x4x16xf32>) outs(%116 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1243 = arith.extf %in : f32 to f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x16xf64>
    %328 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%327 : tensor<6x4x16xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %329 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328 : tensor<6x4x1xf64>) outs(%118 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %330 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %329 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%116 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.subf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x16xf64>
    %331 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %330 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%116 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.mulf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x16xf64>
    %332 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%331 : tensor<6x4x16xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %333 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332 : tensor<6x4x1xf64>) outs(%118 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<6x4x1xf64>
    %334 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333 : tensor<6x4x1xf64>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1243 = arith.truncf %in : f64 to f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%326 : tensor<6x4x16xf32>) outs(%128 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %336 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %337 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_8 : f64 to f32
      %1244 = arith.addf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x1xf32>
    %338 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.rsqrt %in : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %339 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326, %336 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %340 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %338 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %341 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %342 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %arg26 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_88 = tensor.collapse_shape %38 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_89 = linalg.transpose ins(%arg27 : tensor<48x16xf32>) outs(%39 : tensor<16x48xf32>) permutation = [1, 0] 
    %343 = tensor.empty() : tensor<20x48xf32>
    %344 = linalg.fill ins(%cst_0 : f32) outs(%343 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %345 = linalg.matmul ins(%collapsed_88, %transposed_89 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%344 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %346 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<48xf32>) outs(%343 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %347 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%345, %346 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%343 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x48xf32>
    %expanded_90 = tensor.expand_shape %347 [[0, 1, 2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<20x48xf32> into tensor<1x5x4x3x16xf32>
    %348 = tensor.empty() : tensor<3x5x4x1x16xf32>
    %transposed_91 = linalg.transpose ins(%expanded_90 : tensor<1x5x4x3x16xf32>) outs(%348 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_92 = tensor.collapse_shape %transposed_91 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_93 = tensor.extract_slice %collapsed_92[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_94 = tensor.extract_slice %collapsed_92[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_95 = tensor.extract_slice %collapsed_92[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_96 = tensor.collapse_shape %extracted_slice_93 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_97 = tensor.expand_shape %collapsed_96 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %349 = tensor.empty() : tensor<16x5x4xf32>
    %transposed_98 = linalg.transpose ins(%expanded_97 : tensor<5x16x4xf32>) outs(%349 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_99 = tensor.collapse_shape %extracted_slice_94 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_100 = tensor.expand_shape %collapsed_99 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_101 = linalg.transpose ins(%expanded_100 : tensor<5x16x4xf32>) outs(%349 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_102 = tensor.collapse_shape %extracted_slice_95 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_103 = tensor.expand_shape %collapsed_102 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_104 = linalg.transpose ins(%expanded_103 : tensor<5x16x4xf32>) outs(%349 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_105 = tensor.expand_shape %transposed_101 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %350 = tensor.empty() : tensor<4x4x4x5xf32>
    %transposed_106 = linalg.transpose ins(%expanded_105 : tensor<4x4x5x4xf32>) outs(%350 : tensor<4x4x4x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_107 = tensor.collapse_shape %transposed_106 [[0, 1], [2], [3]] : tensor<4x4x4x5xf32> into tensor<16x4x5xf32>
    %351 = tensor.empty() : tensor<16x5x5xf32>
    %352 = linalg.fill ins(%cst_0 : f32) outs(%351 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %353 = linalg.batch_matmul ins(%transposed_98, %collapsed_107 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%352 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_108 = tensor.expand_shape %353 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %354 = tensor.empty() : tensor<4x4x5x5xf32>
    %355 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_108 : tensor<4x4x5x5xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %356 = tensor.empty() : tensor<4x4x5xi64>
    %357 = linalg.fill ins(%c0_i64 : i64) outs(%356 : tensor<4x4x5xi64>) -> tensor<4x4x5xi64>
    %358 = tensor.empty() : tensor<4x4x5xf32>
    %359 = linalg.fill ins(%cst_1 : f32) outs(%358 : tensor<4x4x5xf32>) -> tensor<4x4x5xf32>
    %360:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%355 : tensor<4x4x5x5xf32>) outs(%359, %357 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_489: i64):
      %1243 = linalg.index 3 : index
      %1244 = arith.index_cast %1243 : index to i64
      %1245 = arith.maximumf %in, %out : f32
      %1246 = arith.cmpf ogt, %in, %out : f32
      %1247 = arith.select %1246, %1244, %out_489 : i64
      linalg.yield %1245, %1247 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_109 = tensor.expand_shape %360#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %361 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%355, %expanded_109 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %362 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%361 : tensor<4x4x5x5xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.exp %in : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %363 = tensor.empty() : tensor<4x4x5x1xf32>
    %364 = linalg.fill ins(%cst_0 : f32) outs(%363 : tensor<4x4x5x1xf32>) -> tensor<4x4x5x1xf32>
    %365 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%362 : tensor<4x4x5x5xf32>) outs(%364 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x1xf32>
    %366 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%362, %365 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.divf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %367 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c23889921921_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %368 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%367 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %369 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%368 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %370 = tensor.empty() : tensor<400xi64>
    %371 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%370 : tensor<400xi64>) {
    ^bb0(%out: i64):
      %1243 = linalg.index 0 : index
      %1244 = arith.index_cast %1243 : index to i64
      linalg.yield %1244 : i64
    } -> tensor<400xi64>
    %expanded_110 = tensor.expand_shape %371 [[0, 1, 2, 3]] output_shape [4, 4, 5, 5] : tensor<400xi64> into tensor<4x4x5x5xi64>
    %372 = tensor.empty() : tensor<4x4x5x5xi64>
    %373 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_110, %369 : tensor<4x4x5x5xi64>, tensor<i64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %374 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%373 : tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %375 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%373, %374 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %376 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%375 : tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %377 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%376 : tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %378 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%377 : tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %379 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%377, %378 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %380 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%379 : tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %381 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%380 : tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %382 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%381 : tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %383 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%381, %382 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %384 = tensor.empty() : tensor<4x4x5x5xi1>
    %385 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%383 : tensor<4x4x5x5xi64>) outs(%384 : tensor<4x4x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<4x4x5x5xi1>
    %386 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%366 : tensor<4x4x5x5xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4x4x5x5xf32>
    %387 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385, %386, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_111 = tensor.collapse_shape %387 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %388 = linalg.fill ins(%cst_0 : f32) outs(%349 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %389 = linalg.batch_matmul ins(%collapsed_111, %transposed_104 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%388 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_112 = tensor.expand_shape %389 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %390 = tensor.empty() : tensor<5x4x4x4xf32>
    %transposed_113 = linalg.transpose ins(%expanded_112 : tensor<4x4x5x4xf32>) outs(%390 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_114 = tensor.collapse_shape %transposed_113 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_115 = linalg.transpose ins(%arg29 : tensor<16x16xf32>) outs(%88 : tensor<16x16xf32>) permutation = [1, 0] 
    %391 = tensor.empty() : tensor<20x16xf32>
    %392 = linalg.fill ins(%cst_0 : f32) outs(%391 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %393 = linalg.matmul ins(%collapsed_114, %transposed_115 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %394 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg30 : tensor<16xf32>) outs(%391 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %395 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%393, %394 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%391 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x16xf32>
    %expanded_116 = tensor.expand_shape %395 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %396 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c26544357690_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %397 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%396 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %398 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%397 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %399 = tensor.empty() : tensor<320xi64>
    %400 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%399 : tensor<320xi64>) {
    ^bb0(%out: i64):
      %1243 = linalg.index 0 : index
      %1244 = arith.index_cast %1243 : index to i64
      linalg.yield %1244 : i64
    } -> tensor<320xi64>
    %expanded_117 = tensor.expand_shape %400 [[0, 1, 2]] output_shape [5, 4, 16] : tensor<320xi64> into tensor<5x4x16xi64>
    %401 = tensor.empty() : tensor<5x4x16xi64>
    %402 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117, %398 : tensor<5x4x16xi64>, tensor<i64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %403 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %404 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %403 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %405 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %406 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %407 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %408 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %407 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %409 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %410 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %411 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %412 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410, %411 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %413 = tensor.empty() : tensor<5x4x16xi1>
    %414 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412 : tensor<5x4x16xi64>) outs(%413 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<5x4x16xi1>
    %415 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_116 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x16xf32>
    %416 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %415, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %417 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %416 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %418 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%417 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1243 = arith.extf %in : f32 to f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %419 = tensor.empty() : tensor<5x4x1xf64>
    %420 = linalg.fill ins(%cst : f64) outs(%419 : tensor<5x4x1xf64>) -> tensor<5x4x1xf64>
    %421 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%418 : tensor<5x4x16xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %422 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421 : tensor<5x4x1xf64>) outs(%419 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %423 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %422 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.subf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %424 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423, %423 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.mulf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %425 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%424 : tensor<5x4x16xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %426 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425 : tensor<5x4x1xf64>) outs(%419 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %427 = tensor.empty() : tensor<5x4x1xf32>
    %428 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426 : tensor<5x4x1xf64>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1243 = arith.truncf %in : f64 to f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %429 = linalg.fill ins(%cst_0 : f32) outs(%427 : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
    %430 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%417 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %431 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %432 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_8 : f64 to f32
      %1244 = arith.addf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x1xf32>
    %433 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.rsqrt %in : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %434 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%417, %431 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %435 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %433 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %436 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %437 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %arg40 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %extracted_slice_118 = tensor.extract_slice %arg31[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_119 = tensor.extract_slice %arg31[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_120 = tensor.extract_slice %arg32[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_121 = tensor.extract_slice %arg32[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %collapsed_122 = tensor.collapse_shape %437 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_123 = linalg.transpose ins(%extracted_slice_118 : tensor<16x16xf32>) outs(%88 : tensor<16x16xf32>) permutation = [1, 0] 
    %438 = linalg.matmul ins(%collapsed_122, %transposed_123 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %439 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_120 : tensor<16xf32>) outs(%391 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %440 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%438, %439 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%391 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x16xf32>
    %expanded_124 = tensor.expand_shape %440 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %collapsed_125 = tensor.collapse_shape %342 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %441 = tensor.empty() : tensor<16x32xf32>
    %transposed_126 = linalg.transpose ins(%extracted_slice_119 : tensor<32x16xf32>) outs(%441 : tensor<16x32xf32>) permutation = [1, 0] 
    %442 = tensor.empty() : tensor<24x32xf32>
    %443 = linalg.fill ins(%cst_0 : f32) outs(%442 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %444 = linalg.matmul ins(%collapsed_125, %transposed_126 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%443 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %445 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_121 : tensor<32xf32>) outs(%442 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %446 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%444, %445 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%442 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<24x32xf32>
    %expanded_127 = tensor.expand_shape %446 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 2, 16] : tensor<24x32xf32> into tensor<1x6x4x2x16xf32>
    %447 = tensor.empty() : tensor<2x6x4x1x16xf32>
    %transposed_128 = linalg.transpose ins(%expanded_127 : tensor<1x6x4x2x16xf32>) outs(%447 : tensor<2x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_129 = tensor.collapse_shape %transposed_128 [[0], [1], [2], [3, 4]] : tensor<2x6x4x1x16xf32> into tensor<2x6x4x16xf32>
    %extracted_slice_130 = tensor.extract_slice %collapsed_129[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_131 = tensor.extract_slice %collapsed_129[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_132 = tensor.collapse_shape %expanded_124 [[0], [1, 2]] : tensor<5x4x16xf32> into tensor<5x64xf32>
    %expanded_133 = tensor.expand_shape %collapsed_132 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_134 = linalg.transpose ins(%expanded_133 : tensor<5x16x4xf32>) outs(%349 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_135 = tensor.collapse_shape %extracted_slice_130 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_136 = tensor.expand_shape %collapsed_135 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_137 = linalg.transpose ins(%expanded_136 : tensor<6x16x4xf32>) outs(%46 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_138 = tensor.collapse_shape %extracted_slice_131 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_139 = tensor.expand_shape %collapsed_138 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_140 = linalg.transpose ins(%expanded_139 : tensor<6x16x4xf32>) outs(%46 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_141 = tensor.expand_shape %transposed_137 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_142 = linalg.transpose ins(%expanded_141 : tensor<4x4x6x4xf32>) outs(%47 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_143 = tensor.collapse_shape %transposed_142 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %448 = tensor.empty() : tensor<16x5x6xf32>
    %449 = linalg.fill ins(%cst_0 : f32) outs(%448 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %450 = linalg.batch_matmul ins(%transposed_134, %collapsed_143 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%449 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_144 = tensor.expand_shape %450 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %451 = tensor.empty() : tensor<4x4x5x6xf32>
    %452 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_144 : tensor<4x4x5x6xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %453:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%452 : tensor<4x4x5x6xf32>) outs(%359, %357 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_489: i64):
      %1243 = linalg.index 3 : index
      %1244 = arith.index_cast %1243 : index to i64
      %1245 = arith.maximumf %in, %out : f32
      %1246 = arith.cmpf ogt, %in, %out : f32
      %1247 = arith.select %1246, %1244, %out_489 : i64
      linalg.yield %1245, %1247 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_145 = tensor.expand_shape %453#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %454 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%452, %expanded_145 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %455 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%454 : tensor<4x4x5x6xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.exp %in : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %456 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%455 : tensor<4x4x5x6xf32>) outs(%364 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x1xf32>
    %457 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%455, %456 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.divf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %458 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c29198793459_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %459 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%458 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %460 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%459 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %461 = tensor.empty() : tensor<480xi64>
    %462 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%461 : tensor<480xi64>) {
    ^bb0(%out: i64):
      %1243 = linalg.index 0 : index
      %1244 = arith.index_cast %1243 : index to i64
      linalg.yield %1244 : i64
    } -> tensor<480xi64>
    %expanded_146 = tensor.expand_shape %462 [[0, 1, 2, 3]] output_shape [4, 4, 5, 6] : tensor<480xi64> into tensor<4x4x5x6xi64>
    %463 = tensor.empty() : tensor<4x4x5x6xi64>
    %464 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_146, %460 : tensor<4x4x5x6xi64>, tensor<i64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %465 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%464 : tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %466 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%464, %465 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %467 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%466 : tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %468 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%467 : tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %469 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%468 : tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %470 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%468, %469 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %471 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%470 : tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %472 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%471 : tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %473 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%472 : tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %474 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%472, %473 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %475 = tensor.empty() : tensor<4x4x5x6xi1>
    %476 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%474 : tensor<4x4x5x6xi64>) outs(%475 : tensor<4x4x5x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<4x4x5x6xi1>
    %477 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%457 : tensor<4x4x5x6xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4x4x5x6xf32>
    %478 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%476, %477, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_147 = tensor.collapse_shape %478 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %479 = linalg.batch_matmul ins(%collapsed_147, %transposed_140 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%388 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_148 = tensor.expand_shape %479 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_149 = linalg.transpose ins(%expanded_148 : tensor<4x4x5x4xf32>) outs(%390 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_150 = tensor.collapse_shape %transposed_149 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_151 = linalg.transpose ins(%arg33 : tensor<16x16xf32>) outs(%88 : tensor<16x16xf32>) permutation = [1, 0] 
    %480 = linalg.matmul ins(%collapsed_150, %transposed_151 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %481 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg34 : tensor<16xf32>) outs(%391 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %482 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%480, %481 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%391 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x16xf32>
    %expanded_152 = tensor.expand_shape %482 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %483 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c31853229228_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %484 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%483 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %485 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%484 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %486 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117, %485 : tensor<5x4x16xi64>, tensor<i64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %487 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%486 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %488 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%486, %487 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %489 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%488 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %490 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%489 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %491 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %492 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %491 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %493 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %494 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %495 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %496 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %495 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %497 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%496 : tensor<5x4x16xi64>) outs(%413 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<5x4x16xi1>
    %498 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_152 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x16xf32>
    %499 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497, %498, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %500 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %499 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %501 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%500 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1243 = arith.extf %in : f32 to f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %502 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%501 : tensor<5x4x16xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %503 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%502 : tensor<5x4x1xf64>) outs(%419 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %504 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %503 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.subf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %505 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504, %504 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.mulf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %506 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%505 : tensor<5x4x16xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %507 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%506 : tensor<5x4x1xf64>) outs(%419 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %508 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%507 : tensor<5x4x1xf64>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1243 = arith.truncf %in : f64 to f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %509 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%500 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %510 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %511 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%508 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_8 : f64 to f32
      %1244 = arith.addf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x1xf32>
    %512 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.rsqrt %in : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %513 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%500, %510 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %514 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%513, %512 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %515 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %516 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %arg42 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_153 = tensor.collapse_shape %516 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_154 = linalg.transpose ins(%arg35 : tensor<8x16xf32>) outs(%137 : tensor<16x8xf32>) permutation = [1, 0] 
    %517 = tensor.empty() : tensor<20x8xf32>
    %518 = linalg.fill ins(%cst_0 : f32) outs(%517 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %519 = linalg.matmul ins(%collapsed_153, %transposed_154 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%518 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %520 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg36 : tensor<8xf32>) outs(%517 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %521 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%519, %520 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%517 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x8xf32>
    %expanded_155 = tensor.expand_shape %521 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %522 = tensor.empty() : tensor<5x4x8xf32>
    %523 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_155 : tensor<5x4x8xf32>) outs(%522 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.cmpf ugt, %in, %cst_0 : f32
      %1244 = arith.select %1243, %in, %cst_0 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x8xf32>
    %524 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c34507664997_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %525 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%524 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %526 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%525 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %527 = tensor.empty() : tensor<160xi64>
    %528 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%527 : tensor<160xi64>) {
    ^bb0(%out: i64):
      %1243 = linalg.index 0 : index
      %1244 = arith.index_cast %1243 : index to i64
      linalg.yield %1244 : i64
    } -> tensor<160xi64>
    %expanded_156 = tensor.expand_shape %528 [[0, 1, 2]] output_shape [5, 4, 8] : tensor<160xi64> into tensor<5x4x8xi64>
    %529 = tensor.empty() : tensor<5x4x8xi64>
    %530 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_156, %526 : tensor<5x4x8xi64>, tensor<i64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %531 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%530 : tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %532 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%530, %531 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %533 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%532 : tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %534 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533 : tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %535 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534 : tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %536 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534, %535 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %537 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536 : tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %538 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537 : tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %539 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%538 : tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %540 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%538, %539 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %541 = tensor.empty() : tensor<5x4x8xi1>
    %542 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%540 : tensor<5x4x8xi64>) outs(%541 : tensor<5x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<5x4x8xi1>
    %543 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%523 : tensor<5x4x8xf32>) outs(%522 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x8xf32>
    %544 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542, %543, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%522 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_157 = tensor.collapse_shape %544 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_158 = linalg.transpose ins(%arg37 : tensor<16x8xf32>) outs(%166 : tensor<8x16xf32>) permutation = [1, 0] 
    %545 = linalg.matmul ins(%collapsed_157, %transposed_158 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %546 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<16xf32>) outs(%391 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %547 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%545, %546 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%391 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x16xf32>
    %expanded_159 = tensor.expand_shape %547 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %548 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c37162100766_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %549 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%548 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %550 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%549 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %551 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117, %550 : tensor<5x4x16xi64>, tensor<i64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %552 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%551 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %553 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%551, %552 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %554 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%553 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %555 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%554 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %556 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %557 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555, %556 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %558 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%557 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %559 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%558 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %560 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %561 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559, %560 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %562 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%561 : tensor<5x4x16xi64>) outs(%413 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<5x4x16xi1>
    %563 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_159 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x16xf32>
    %564 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%562, %563, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %565 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516, %564 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %566 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%565 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1243 = arith.extf %in : f32 to f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %567 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%566 : tensor<5x4x16xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %568 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%567 : tensor<5x4x1xf64>) outs(%419 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %569 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566, %568 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.subf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %570 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569, %569 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.mulf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %571 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%570 : tensor<5x4x16xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %572 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%571 : tensor<5x4x1xf64>) outs(%419 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %573 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%572 : tensor<5x4x1xf64>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1243 = arith.truncf %in : f64 to f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %574 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%565 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %575 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%574 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %576 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%573 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_8 : f64 to f32
      %1244 = arith.addf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x1xf32>
    %577 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%576 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.rsqrt %in : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %578 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%565, %575 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %579 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%578, %577 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %580 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %581 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%580, %arg44 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_160 = tensor.collapse_shape %581 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_161 = linalg.transpose ins(%arg45 : tensor<48x16xf32>) outs(%39 : tensor<16x48xf32>) permutation = [1, 0] 
    %582 = linalg.matmul ins(%collapsed_160, %transposed_161 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%344 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %583 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg46 : tensor<48xf32>) outs(%343 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %584 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%582, %583 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%343 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x48xf32>
    %expanded_162 = tensor.expand_shape %584 [[0, 1, 2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<20x48xf32> into tensor<1x5x4x3x16xf32>
    %transposed_163 = linalg.transpose ins(%expanded_162 : tensor<1x5x4x3x16xf32>) outs(%348 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_164 = tensor.collapse_shape %transposed_163 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_165 = tensor.extract_slice %collapsed_164[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_166 = tensor.extract_slice %collapsed_164[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_167 = tensor.extract_slice %collapsed_164[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_168 = tensor.collapse_shape %extracted_slice_165 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_169 = tensor.expand_shape %collapsed_168 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_170 = linalg.transpose ins(%expanded_169 : tensor<5x16x4xf32>) outs(%349 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_171 = tensor.collapse_shape %extracted_slice_166 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_172 = tensor.expand_shape %collapsed_171 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_173 = linalg.transpose ins(%expanded_172 : tensor<5x16x4xf32>) outs(%349 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_174 = tensor.collapse_shape %extracted_slice_167 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_175 = tensor.expand_shape %collapsed_174 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_176 = linalg.transpose ins(%expanded_175 : tensor<5x16x4xf32>) outs(%349 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_177 = tensor.expand_shape %transposed_173 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_178 = linalg.transpose ins(%expanded_177 : tensor<4x4x5x4xf32>) outs(%350 : tensor<4x4x4x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_179 = tensor.collapse_shape %transposed_178 [[0, 1], [2], [3]] : tensor<4x4x4x5xf32> into tensor<16x4x5xf32>
    %585 = linalg.batch_matmul ins(%transposed_170, %collapsed_179 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%352 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_180 = tensor.expand_shape %585 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %586 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_180 : tensor<4x4x5x5xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %587:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%586 : tensor<4x4x5x5xf32>) outs(%359, %357 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_489: i64):
      %1243 = linalg.index 3 : index
      %1244 = arith.index_cast %1243 : index to i64
      %1245 = arith.maximumf %in, %out : f32
      %1246 = arith.cmpf ogt, %in, %out : f32
      %1247 = arith.select %1246, %1244, %out_489 : i64
      linalg.yield %1245, %1247 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_181 = tensor.expand_shape %587#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %588 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%586, %expanded_181 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %589 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%588 : tensor<4x4x5x5xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.exp %in : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %590 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%589 : tensor<4x4x5x5xf32>) outs(%364 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x1xf32>
    %591 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%589, %590 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.divf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %592 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c39816536535_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %593 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%592 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %594 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%593 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %595 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_110, %594 : tensor<4x4x5x5xi64>, tensor<i64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %596 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%595 : tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %597 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%595, %596 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %598 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%597 : tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %599 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%598 : tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %600 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%599 : tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %601 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%599, %600 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %602 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%601 : tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %603 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%602 : tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %604 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%603 : tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %605 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%603, %604 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%372 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x5xi64>
    %606 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%605 : tensor<4x4x5x5xi64>) outs(%384 : tensor<4x4x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<4x4x5x5xi1>
    %607 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%591 : tensor<4x4x5x5xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4x4x5x5xf32>
    %608 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%606, %607, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_182 = tensor.collapse_shape %608 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %609 = linalg.batch_matmul ins(%collapsed_182, %transposed_176 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%388 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_183 = tensor.expand_shape %609 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_184 = linalg.transpose ins(%expanded_183 : tensor<4x4x5x4xf32>) outs(%390 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_185 = tensor.collapse_shape %transposed_184 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_186 = linalg.transpose ins(%arg47 : tensor<16x16xf32>) outs(%88 : tensor<16x16xf32>) permutation = [1, 0] 
    %610 = linalg.matmul ins(%collapsed_185, %transposed_186 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %611 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg48 : tensor<16xf32>) outs(%391 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %612 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%610, %611 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%391 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x16xf32>
    %expanded_187 = tensor.expand_shape %612 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %613 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c42470972304_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %614 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%613 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %615 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%614 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %616 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117, %615 : tensor<5x4x16xi64>, tensor<i64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %617 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%616 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %618 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%616, %617 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %619 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%618 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %620 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%619 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %621 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %622 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620, %621 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %623 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%622 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %624 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%623 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %625 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %626 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624, %625 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %627 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%626 : tensor<5x4x16xi64>) outs(%413 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<5x4x16xi1>
    %628 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_187 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x16xf32>
    %629 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%627, %628, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %630 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%581, %629 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %631 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%630 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1243 = arith.extf %in : f32 to f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %632 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%631 : tensor<5x4x16xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %633 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%632 : tensor<5x4x1xf64>) outs(%419 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %634 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%631, %633 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.subf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %635 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634, %634 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.mulf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %636 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%635 : tensor<5x4x16xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %637 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%636 : tensor<5x4x1xf64>) outs(%419 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %638 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%637 : tensor<5x4x1xf64>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1243 = arith.truncf %in : f64 to f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %639 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%630 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %640 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%639 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %641 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%638 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_8 : f64 to f32
      %1244 = arith.addf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x1xf32>
    %642 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%641 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.rsqrt %in : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %643 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%630, %640 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %644 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%643, %642 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %645 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%644, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %646 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%645, %arg58 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %extracted_slice_188 = tensor.extract_slice %arg49[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_189 = tensor.extract_slice %arg49[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_190 = tensor.extract_slice %arg50[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_191 = tensor.extract_slice %arg50[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %collapsed_192 = tensor.collapse_shape %646 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_193 = linalg.transpose ins(%extracted_slice_188 : tensor<16x16xf32>) outs(%88 : tensor<16x16xf32>) permutation = [1, 0] 
    %647 = linalg.matmul ins(%collapsed_192, %transposed_193 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %648 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_190 : tensor<16xf32>) outs(%391 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %649 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%647, %648 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%391 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x16xf32>
    %expanded_194 = tensor.expand_shape %649 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_195 = linalg.transpose ins(%extracted_slice_189 : tensor<32x16xf32>) outs(%441 : tensor<16x32xf32>) permutation = [1, 0] 
    %650 = linalg.matmul ins(%collapsed_125, %transposed_195 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%443 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %651 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_191 : tensor<32xf32>) outs(%442 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %652 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%650, %651 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%442 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<24x32xf32>
    %expanded_196 = tensor.expand_shape %652 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 2, 16] : tensor<24x32xf32> into tensor<1x6x4x2x16xf32>
    %transposed_197 = linalg.transpose ins(%expanded_196 : tensor<1x6x4x2x16xf32>) outs(%447 : tensor<2x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_198 = tensor.collapse_shape %transposed_197 [[0], [1], [2], [3, 4]] : tensor<2x6x4x1x16xf32> into tensor<2x6x4x16xf32>
    %extracted_slice_199 = tensor.extract_slice %collapsed_198[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_200 = tensor.extract_slice %collapsed_198[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_201 = tensor.collapse_shape %expanded_194 [[0], [1, 2]] : tensor<5x4x16xf32> into tensor<5x64xf32>
    %expanded_202 = tensor.expand_shape %collapsed_201 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_203 = linalg.transpose ins(%expanded_202 : tensor<5x16x4xf32>) outs(%349 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_204 = tensor.collapse_shape %extracted_slice_199 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_205 = tensor.expand_shape %collapsed_204 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_206 = linalg.transpose ins(%expanded_205 : tensor<6x16x4xf32>) outs(%46 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_207 = tensor.collapse_shape %extracted_slice_200 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_208 = tensor.expand_shape %collapsed_207 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_209 = linalg.transpose ins(%expanded_208 : tensor<6x16x4xf32>) outs(%46 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_210 = tensor.expand_shape %transposed_206 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_211 = linalg.transpose ins(%expanded_210 : tensor<4x4x6x4xf32>) outs(%47 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_212 = tensor.collapse_shape %transposed_211 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %653 = linalg.batch_matmul ins(%transposed_203, %collapsed_212 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%449 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_213 = tensor.expand_shape %653 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %654 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_213 : tensor<4x4x5x6xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %655:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%654 : tensor<4x4x5x6xf32>) outs(%359, %357 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_489: i64):
      %1243 = linalg.index 3 : index
      %1244 = arith.index_cast %1243 : index to i64
      %1245 = arith.maximumf %in, %out : f32
      %1246 = arith.cmpf ogt, %in, %out : f32
      %1247 = arith.select %1246, %1244, %out_489 : i64
      linalg.yield %1245, %1247 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_214 = tensor.expand_shape %655#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %656 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%654, %expanded_214 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %657 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%656 : tensor<4x4x5x6xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.exp %in : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %658 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%657 : tensor<4x4x5x6xf32>) outs(%364 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x1xf32>
    %659 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%657, %658 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.divf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %660 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c45125408073_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %661 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%660 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %662 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%661 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %663 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_146, %662 : tensor<4x4x5x6xi64>, tensor<i64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %664 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%663 : tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %665 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%663, %664 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %666 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%665 : tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %667 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%666 : tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %668 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%667 : tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %669 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%667, %668 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %670 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%669 : tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %671 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%670 : tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %672 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%671 : tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %673 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%671, %672 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%463 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<4x4x5x6xi64>
    %674 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%673 : tensor<4x4x5x6xi64>) outs(%475 : tensor<4x4x5x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<4x4x5x6xi1>
    %675 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%659 : tensor<4x4x5x6xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4x4x5x6xf32>
    %676 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%674, %675, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_215 = tensor.collapse_shape %676 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %677 = linalg.batch_matmul ins(%collapsed_215, %transposed_209 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%388 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_216 = tensor.expand_shape %677 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_217 = linalg.transpose ins(%expanded_216 : tensor<4x4x5x4xf32>) outs(%390 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_218 = tensor.collapse_shape %transposed_217 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_219 = linalg.transpose ins(%arg51 : tensor<16x16xf32>) outs(%88 : tensor<16x16xf32>) permutation = [1, 0] 
    %678 = linalg.matmul ins(%collapsed_218, %transposed_219 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %679 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg52 : tensor<16xf32>) outs(%391 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %680 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%678, %679 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%391 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x16xf32>
    %expanded_220 = tensor.expand_shape %680 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %681 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c47779843842_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %682 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%681 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %683 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%682 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %684 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117, %683 : tensor<5x4x16xi64>, tensor<i64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %685 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%684 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %686 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%684, %685 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %687 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%686 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %688 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%687 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %689 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%688 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %690 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%688, %689 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %691 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%690 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %692 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%691 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %693 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%692 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %694 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%692, %693 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %695 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%694 : tensor<5x4x16xi64>) outs(%413 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<5x4x16xi1>
    %696 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_220 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x16xf32>
    %697 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%695, %696, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %698 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%646, %697 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %699 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%698 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1243 = arith.extf %in : f32 to f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %700 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%699 : tensor<5x4x16xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %701 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%700 : tensor<5x4x1xf64>) outs(%419 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %702 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%699, %701 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.subf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %703 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%702, %702 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.mulf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %704 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%703 : tensor<5x4x16xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %705 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%704 : tensor<5x4x1xf64>) outs(%419 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %706 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%705 : tensor<5x4x1xf64>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1243 = arith.truncf %in : f64 to f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %707 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%698 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %708 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%707 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %709 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%706 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_8 : f64 to f32
      %1244 = arith.addf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x1xf32>
    %710 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%709 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.rsqrt %in : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %711 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%698, %708 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %712 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%711, %710 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %713 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%712, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %714 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%713, %arg60 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_221 = tensor.collapse_shape %714 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_222 = linalg.transpose ins(%arg53 : tensor<8x16xf32>) outs(%137 : tensor<16x8xf32>) permutation = [1, 0] 
    %715 = linalg.matmul ins(%collapsed_221, %transposed_222 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%518 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %716 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg54 : tensor<8xf32>) outs(%517 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %717 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%715, %716 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%517 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x8xf32>
    %expanded_223 = tensor.expand_shape %717 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %718 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_223 : tensor<5x4x8xf32>) outs(%522 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.cmpf ugt, %in, %cst_0 : f32
      %1244 = arith.select %1243, %in, %cst_0 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x8xf32>
    %719 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c50434279611_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %720 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%719 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %721 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%720 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %722 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_156, %721 : tensor<5x4x8xi64>, tensor<i64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %723 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%722 : tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %724 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%722, %723 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %725 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%724 : tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %726 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%725 : tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %727 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%726 : tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %728 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%726, %727 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %729 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%728 : tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %730 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%729 : tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %731 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%730 : tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %732 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%730, %731 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%529 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x8xi64>
    %733 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%732 : tensor<5x4x8xi64>) outs(%541 : tensor<5x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<5x4x8xi1>
    %734 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%718 : tensor<5x4x8xf32>) outs(%522 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x8xf32>
    %735 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%733, %734, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%522 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_224 = tensor.collapse_shape %735 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_225 = linalg.transpose ins(%arg55 : tensor<16x8xf32>) outs(%166 : tensor<8x16xf32>) permutation = [1, 0] 
    %736 = linalg.matmul ins(%collapsed_224, %transposed_225 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %737 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg56 : tensor<16xf32>) outs(%391 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %738 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%736, %737 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%391 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x16xf32>
    %expanded_226 = tensor.expand_shape %738 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %739 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.addi %in, %c53088715380_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %740 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%739 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %741 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%740 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<i64>
    %742 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117, %741 : tensor<5x4x16xi64>, tensor<i64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %743 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%742 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %744 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%742, %743 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %745 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%744 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %746 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%745 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %747 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%746 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %748 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%746, %747 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %749 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%748 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %750 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%749 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %751 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%750 : tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1243 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %752 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%750, %751 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%401 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_489: i64, %out: i64):
      %1243 = arith.xori %in, %in_489 : i64
      linalg.yield %1243 : i64
    } -> tensor<5x4x16xi64>
    %753 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%752 : tensor<5x4x16xi64>) outs(%413 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<5x4x16xi1>
    %754 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_226 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x16xf32>
    %755 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%753, %754, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %756 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%714, %755 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %757 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%756 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1243 = arith.extf %in : f32 to f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %758 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%757 : tensor<5x4x16xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %759 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%758 : tensor<5x4x1xf64>) outs(%419 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %760 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%757, %759 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.subf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %761 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%760, %760 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.mulf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %762 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%761 : tensor<5x4x16xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %763 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%762 : tensor<5x4x1xf64>) outs(%419 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %764 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%763 : tensor<5x4x1xf64>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1243 = arith.truncf %in : f64 to f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %765 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%756 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %766 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%765 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %767 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%764 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_8 : f64 to f32
      %1244 = arith.addf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x1xf32>
    %768 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%767 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.rsqrt %in : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %769 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%756, %766 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %770 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%769, %768 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %771 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%770, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %772 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%771, %arg62 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %773 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%772 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1243 = arith.extf %in : f32 to f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %774 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%773 : tensor<5x4x16xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %775 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%774 : tensor<5x4x1xf64>) outs(%419 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %776 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%773, %775 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.subf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %777 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%776, %776 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_489: f64, %out: f64):
      %1243 = arith.mulf %in, %in_489 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x16xf64>
    %778 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%777 : tensor<5x4x16xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.addf %in, %out : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %779 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%778 : tensor<5x4x1xf64>) outs(%419 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1243 = arith.divf %in, %cst_13 : f64
      linalg.yield %1243 : f64
    } -> tensor<5x4x1xf64>
    %780 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%779 : tensor<5x4x1xf64>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1243 = arith.truncf %in : f64 to f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %781 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%772 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %782 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%781 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %783 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%780 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_8 : f64 to f32
      %1244 = arith.addf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x1xf32>
    %784 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%783 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.rsqrt %in : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %785 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%772, %782 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %786 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%785, %784 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %787 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%786, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %788 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%787, %arg64 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_227 = tensor.collapse_shape %788 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %789 = tensor.empty() : tensor<16x23xf32>
    %transposed_228 = linalg.transpose ins(%arg0 : tensor<23x16xf32>) outs(%789 : tensor<16x23xf32>) permutation = [1, 0] 
    %790 = tensor.empty() : tensor<20x23xf32>
    %791 = linalg.fill ins(%cst_0 : f32) outs(%790 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %792 = linalg.matmul ins(%collapsed_227, %transposed_228 : tensor<20x16xf32>, tensor<16x23xf32>) outs(%791 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %793 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg65 : tensor<23xf32>) outs(%790 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x23xf32>
    %794 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%792, %793 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%790 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x23xf32>
    %collapsed_229 = tensor.collapse_shape %arg74 [[0, 1]] : tensor<5x4xi64> into tensor<20xi64>
    %795 = tensor.empty() : tensor<20xi64>
    %796 = linalg.fill ins(%c0_i64 : i64) outs(%795 : tensor<20xi64>) -> tensor<20xi64>
    %797 = tensor.empty() : tensor<20xf32>
    %798 = linalg.fill ins(%cst_1 : f32) outs(%797 : tensor<20xf32>) -> tensor<20xf32>
    %799:2 = linalg.generic {indexing_maps = [#map8, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%794 : tensor<20x23xf32>) outs(%798, %796 : tensor<20xf32>, tensor<20xi64>) {
    ^bb0(%in: f32, %out: f32, %out_489: i64):
      %1243 = linalg.index 1 : index
      %1244 = arith.index_cast %1243 : index to i64
      %1245 = arith.maximumf %in, %out : f32
      %1246 = arith.cmpf ogt, %in, %out : f32
      %1247 = arith.select %1246, %1244, %out_489 : i64
      linalg.yield %1245, %1247 : f32, i64
    } -> (tensor<20xf32>, tensor<20xi64>)
    %expanded_230 = tensor.expand_shape %799#0 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %800 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%794, %expanded_230 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%790 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x23xf32>
    %801 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%800 : tensor<20x23xf32>) outs(%790 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.exp %in : f32
      linalg.yield %1243 : f32
    } -> tensor<20x23xf32>
    %802 = tensor.empty() : tensor<20x1xf32>
    %803 = linalg.fill ins(%cst_0 : f32) outs(%802 : tensor<20x1xf32>) -> tensor<20x1xf32>
    %804 = linalg.generic {indexing_maps = [#map8, #map16], iterator_types = ["parallel", "reduction"]} ins(%801 : tensor<20x23xf32>) outs(%803 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<20x1xf32>
    %805 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%804 : tensor<20x1xf32>) outs(%802 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.log %in : f32
      linalg.yield %1243 : f32
    } -> tensor<20x1xf32>
    %806 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%800, %805 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%790 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x23xf32>
    %807 = tensor.empty() : tensor<20xi1>
    %808 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_229 : tensor<20xi64>) outs(%807 : tensor<20xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<20xi1>
    %809 = linalg.generic {indexing_maps = [#map3, #map3, #map17, #map3], iterator_types = ["parallel"]} ins(%808, %collapsed_229, %cst_15 : tensor<20xi1>, tensor<20xi64>, tensor<i64>) outs(%795 : tensor<20xi64>) {
    ^bb0(%in: i1, %in_489: i64, %in_490: i64, %out: i64):
      %1243 = arith.select %in, %in_489, %in_490 : i64
      linalg.yield %1243 : i64
    } -> tensor<20xi64>
    %expanded_231 = tensor.expand_shape %809 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %810 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_231 : tensor<20x1xi64>) outs(%803 : tensor<20x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1243 = linalg.index 0 : index
      %1244 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %806[%1243, %1244] : tensor<20x23xf32>
      linalg.yield %extracted : f32
    } -> tensor<20x1xf32>
    %collapsed_232 = tensor.collapse_shape %810 [[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
    %811 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_232 : tensor<20xf32>) outs(%797 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.negf %in : f32
      linalg.yield %1243 : f32
    } -> tensor<20xf32>
    %812 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%808 : tensor<20xi1>) outs(%797 : tensor<20xf32>) {
    ^bb0(%in: i1, %out: f32):
      %1243 = arith.uitofp %in : i1 to f32
      linalg.yield %1243 : f32
    } -> tensor<20xf32>
    %813 = linalg.generic {indexing_maps = [#map3, #map3, #map17, #map3], iterator_types = ["parallel"]} ins(%808, %811, %cst_2 : tensor<20xi1>, tensor<20xf32>, tensor<f32>) outs(%797 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<20xf32>
    %814 = tensor.empty() : tensor<f32>
    %815 = linalg.fill ins(%cst_0 : f32) outs(%814 : tensor<f32>) -> tensor<f32>
    %816 = linalg.generic {indexing_maps = [#map3, #map17], iterator_types = ["reduction"]} ins(%812 : tensor<20xf32>) outs(%815 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<f32>
    %817 = linalg.generic {indexing_maps = [#map3, #map17], iterator_types = ["reduction"]} ins(%813 : tensor<20xf32>) outs(%815 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<f32>
    %818 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%817, %816 : tensor<f32>, tensor<f32>) outs(%814 : tensor<f32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.divf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<f32>
    %819 = tensor.empty() : tensor<23xi64>
    %820 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%819 : tensor<23xi64>) {
    ^bb0(%out: i64):
      %1243 = linalg.index 0 : index
      %1244 = arith.index_cast %1243 : index to i64
      linalg.yield %1244 : i64
    } -> tensor<23xi64>
    %expanded_233 = tensor.expand_shape %820 [[0, 1]] output_shape [1, 23] : tensor<23xi64> into tensor<1x23xi64>
    %expanded_234 = tensor.expand_shape %collapsed_229 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %821 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%cst_9, %816 : tensor<f32>, tensor<f32>) outs(%814 : tensor<f32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.divf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<f32>
    %822 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%821 : tensor<f32>) outs(%814 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.negf %in : f32
      linalg.yield %1243 : f32
    } -> tensor<f32>
    %823 = tensor.empty() : tensor<20x23xi1>
    %824 = linalg.generic {indexing_maps = [#map18, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_233, %expanded_234 : tensor<1x23xi64>, tensor<20x1xi64>) outs(%823 : tensor<20x23xi1>) {
    ^bb0(%in: i64, %in_489: i64, %out: i1):
      %1243 = arith.cmpi eq, %in, %in_489 : i64
      linalg.yield %1243 : i1
    } -> tensor<20x23xi1>
    %825 = tensor.empty() : tensor<20x1xi1>
    %826 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_234 : tensor<20x1xi64>) outs(%825 : tensor<20x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1243 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %1243 : i1
    } -> tensor<20x1xi1>
    %827 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%824, %826 : tensor<20x23xi1>, tensor<20x1xi1>) outs(%823 : tensor<20x23xi1>) {
    ^bb0(%in: i1, %in_489: i1, %out: i1):
      %1243 = arith.andi %in, %in_489 : i1
      linalg.yield %1243 : i1
    } -> tensor<20x23xi1>
    %828 = linalg.generic {indexing_maps = [#map8, #map19, #map19, #map8], iterator_types = ["parallel", "parallel"]} ins(%827, %822, %cst_2 : tensor<20x23xi1>, tensor<f32>, tensor<f32>) outs(%790 : tensor<20x23xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x23xf32>
    %829 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%806 : tensor<20x23xf32>) outs(%790 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = math.exp %in : f32
      linalg.yield %1243 : f32
    } -> tensor<20x23xf32>
    %830 = linalg.generic {indexing_maps = [#map8, #map16], iterator_types = ["parallel", "reduction"]} ins(%828 : tensor<20x23xf32>) outs(%803 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<20x1xf32>
    %831 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%829, %830 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%790 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x23xf32>
    %832 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%828, %831 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%790 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<20x23xf32>
    %833 = linalg.matmul ins(%832, %arg0 : tensor<20x23xf32>, tensor<23x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %834 = tensor.empty() : tensor<23x20xf32>
    %transposed_235 = linalg.transpose ins(%832 : tensor<20x23xf32>) outs(%834 : tensor<23x20xf32>) permutation = [1, 0] 
    %835 = tensor.empty() : tensor<23x16xf32>
    %836 = linalg.fill ins(%cst_0 : f32) outs(%835 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %837 = linalg.matmul ins(%transposed_235, %collapsed_227 : tensor<23x20xf32>, tensor<20x16xf32>) outs(%836 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %838 = tensor.empty() : tensor<1x23xf32>
    %839 = linalg.fill ins(%cst_0 : f32) outs(%838 : tensor<1x23xf32>) -> tensor<1x23xf32>
    %840 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%832 : tensor<20x23xf32>) outs(%839 : tensor<1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x23xf32>
    %collapsed_236 = tensor.collapse_shape %840 [[0, 1]] : tensor<1x23xf32> into tensor<23xf32>
    %expanded_237 = tensor.expand_shape %833 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %841 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_237, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %842 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%841 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %843 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%841 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %844 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%841, %786 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %845 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%844 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %846 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%786, %845 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %847 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%842, %843 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %848 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%847, %846 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %849 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%784 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %850 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%849, %848 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %851 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_237, %786 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %852 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
    %853 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%851 : tensor<5x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %854 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_237 : tensor<5x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %855 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%850, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %856 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%855 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %857 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%855 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %858 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%855, %770 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %859 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%858 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %860 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%770, %859 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %861 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%856, %857 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %862 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%861, %860 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %863 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%768 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %864 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%863, %862 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %865 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%850, %770 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %866 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%865 : tensor<5x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %867 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%850 : tensor<5x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %868 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%753, %864, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %869 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%868 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_238 = tensor.collapse_shape %869 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %870 = linalg.matmul ins(%collapsed_238, %arg55 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%518 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %871 = tensor.empty() : tensor<16x20xf32>
    %transposed_239 = linalg.transpose ins(%collapsed_238 : tensor<20x16xf32>) outs(%871 : tensor<16x20xf32>) permutation = [1, 0] 
    %872 = linalg.fill ins(%cst_0 : f32) outs(%137 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %873 = linalg.matmul ins(%transposed_239, %collapsed_224 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%872 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %874 = tensor.empty() : tensor<1x16xf32>
    %875 = linalg.fill ins(%cst_0 : f32) outs(%874 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %876 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_238 : tensor<20x16xf32>) outs(%875 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x16xf32>
    %collapsed_240 = tensor.collapse_shape %876 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_241 = tensor.expand_shape %870 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %877 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%733, %expanded_241, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%522 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x8xf32>
    %878 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%877 : tensor<5x4x8xf32>) outs(%522 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x8xf32>
    %879 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%718 : tensor<5x4x8xf32>) outs(%541 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1243 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %1243 : i1
    } -> tensor<5x4x8xi1>
    %880 = linalg.generic {indexing_maps = [#map1, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%879, %cst_2, %878 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%522 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_242 = tensor.collapse_shape %880 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %881 = linalg.matmul ins(%collapsed_242, %arg53 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %882 = tensor.empty() : tensor<8x20xf32>
    %transposed_243 = linalg.transpose ins(%collapsed_242 : tensor<20x8xf32>) outs(%882 : tensor<8x20xf32>) permutation = [1, 0] 
    %883 = linalg.fill ins(%cst_0 : f32) outs(%166 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %884 = linalg.matmul ins(%transposed_243, %collapsed_221 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%883 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %885 = tensor.empty() : tensor<1x8xf32>
    %886 = linalg.fill ins(%cst_0 : f32) outs(%885 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %887 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_242 : tensor<20x8xf32>) outs(%886 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x8xf32>
    %collapsed_244 = tensor.collapse_shape %887 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_245 = tensor.expand_shape %881 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %888 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%864, %expanded_245 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %889 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%888, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %890 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%889 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %891 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%889 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %892 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%889, %712 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %893 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%892 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %894 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%712, %893 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %895 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%890, %891 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %896 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%895, %894 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %897 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%710 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %898 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%897, %896 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %899 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%888, %712 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %900 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%899 : tensor<5x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %901 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%888 : tensor<5x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %902 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%695, %898, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %903 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%902 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_246 = tensor.collapse_shape %903 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %904 = linalg.matmul ins(%collapsed_246, %arg51 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_247 = linalg.transpose ins(%collapsed_246 : tensor<20x16xf32>) outs(%871 : tensor<16x20xf32>) permutation = [1, 0] 
    %905 = linalg.fill ins(%cst_0 : f32) outs(%88 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %906 = linalg.matmul ins(%transposed_247, %collapsed_218 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%905 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %907 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_246 : tensor<20x16xf32>) outs(%875 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x16xf32>
    %collapsed_248 = tensor.collapse_shape %907 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_249 = tensor.expand_shape %904 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %908 = tensor.empty() : tensor<4x4x5x4xf32>
    %transposed_250 = linalg.transpose ins(%expanded_249 : tensor<5x4x4x4xf32>) outs(%908 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_251 = tensor.collapse_shape %transposed_250 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %909 = tensor.empty() : tensor<16x6x5xf32>
    %transposed_252 = linalg.transpose ins(%collapsed_215 : tensor<16x5x6xf32>) outs(%909 : tensor<16x6x5xf32>) permutation = [0, 2, 1] 
    %910 = linalg.batch_matmul ins(%transposed_252, %collapsed_251 : tensor<16x6x5xf32>, tensor<16x5x4xf32>) outs(%85 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %911 = tensor.empty() : tensor<16x4x6xf32>
    %transposed_253 = linalg.transpose ins(%expanded_208 : tensor<6x16x4xf32>) outs(%911 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %912 = linalg.batch_matmul ins(%collapsed_251, %transposed_253 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%449 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_254 = tensor.expand_shape %912 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %913 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%674, %expanded_254, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %914 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%913 : tensor<4x4x5x6xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4x4x5x6xf32>
    %915 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%914, %659 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %916 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%915 : tensor<4x4x5x6xf32>) outs(%364 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x1xf32>
    %917 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%659, %916 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %918 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%915, %917 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %919 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%918 : tensor<4x4x5x6xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_255 = tensor.collapse_shape %919 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %920 = tensor.empty() : tensor<16x4x5xf32>
    %transposed_256 = linalg.transpose ins(%expanded_202 : tensor<5x16x4xf32>) outs(%920 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %921 = linalg.fill ins(%cst_0 : f32) outs(%911 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %922 = linalg.batch_matmul ins(%transposed_256, %collapsed_255 : tensor<16x4x5xf32>, tensor<16x5x6xf32>) outs(%921 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_257 = linalg.transpose ins(%collapsed_212 : tensor<16x4x6xf32>) outs(%46 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %923 = linalg.batch_matmul ins(%collapsed_255, %transposed_257 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%388 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_258 = tensor.expand_shape %922 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %924 = tensor.empty() : tensor<4x4x6x4xf32>
    %transposed_259 = linalg.transpose ins(%expanded_258 : tensor<4x4x4x6xf32>) outs(%924 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_260 = tensor.collapse_shape %transposed_259 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %925 = tensor.empty() : tensor<6x16x4xf32>
    %transposed_261 = linalg.transpose ins(%910 : tensor<16x6x4xf32>) outs(%925 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_262 = tensor.collapse_shape %transposed_261 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_263 = linalg.transpose ins(%collapsed_260 : tensor<16x6x4xf32>) outs(%925 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_264 = tensor.collapse_shape %transposed_263 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %926 = tensor.empty() : tensor<5x16x4xf32>
    %transposed_265 = linalg.transpose ins(%923 : tensor<16x5x4xf32>) outs(%926 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_266 = tensor.collapse_shape %transposed_265 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_267 = tensor.expand_shape %collapsed_266 [[0], [1, 2]] output_shape [5, 4, 16] : tensor<5x64xf32> into tensor<5x4x16xf32>
    %expanded_268 = tensor.expand_shape %collapsed_262 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded = tensor.pad %expanded_268 low[1, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %expanded_269 = tensor.expand_shape %collapsed_264 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_270 = tensor.pad %expanded_269 low[0, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %927 = tensor.empty() : tensor<2x6x4x16xf32>
    %928 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded, %padded_270 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%927 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_271 = tensor.expand_shape %928 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %929 = tensor.empty() : tensor<1x6x4x2x16xf32>
    %transposed_272 = linalg.transpose ins(%expanded_271 : tensor<2x6x4x1x16xf32>) outs(%929 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_273 = tensor.collapse_shape %transposed_272 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %930 = linalg.matmul ins(%collapsed_273, %extracted_slice_189 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%90 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %931 = tensor.empty() : tensor<32x24xf32>
    %transposed_274 = linalg.transpose ins(%collapsed_273 : tensor<24x32xf32>) outs(%931 : tensor<32x24xf32>) permutation = [1, 0] 
    %932 = tensor.empty() : tensor<32x16xf32>
    %933 = linalg.fill ins(%cst_0 : f32) outs(%932 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %934 = linalg.matmul ins(%transposed_274, %collapsed_125 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%933 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %935 = tensor.empty() : tensor<1x32xf32>
    %936 = linalg.fill ins(%cst_0 : f32) outs(%935 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %937 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_273 : tensor<24x32xf32>) outs(%936 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x32xf32>
    %collapsed_275 = tensor.collapse_shape %937 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_276 = tensor.expand_shape %930 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %collapsed_277 = tensor.collapse_shape %expanded_267 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %938 = linalg.matmul ins(%collapsed_277, %extracted_slice_188 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_278 = linalg.transpose ins(%collapsed_277 : tensor<20x16xf32>) outs(%871 : tensor<16x20xf32>) permutation = [1, 0] 
    %939 = linalg.matmul ins(%transposed_278, %collapsed_192 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%905 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %940 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_277 : tensor<20x16xf32>) outs(%875 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x16xf32>
    %collapsed_279 = tensor.collapse_shape %940 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_280 = tensor.expand_shape %938 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %941 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%898, %expanded_280 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %942 = tensor.empty() : tensor<48xf32>
    %inserted_slice = tensor.insert_slice %collapsed_279 into %942[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_281 = tensor.insert_slice %collapsed_275 into %inserted_slice[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %943 = tensor.empty() : tensor<48x16xf32>
    %inserted_slice_282 = tensor.insert_slice %939 into %943[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_283 = tensor.insert_slice %934 into %inserted_slice_282[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %944 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%941, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %945 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%944 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %946 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%944 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %947 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%944, %644 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %948 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%947 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %949 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%644, %948 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %950 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%945, %946 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %951 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%950, %949 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %952 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%642 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %953 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%952, %951 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %954 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%941, %644 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %955 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%954 : tensor<5x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %956 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%941 : tensor<5x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %957 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%627, %953, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %958 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%957 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_284 = tensor.collapse_shape %958 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %959 = linalg.matmul ins(%collapsed_284, %arg47 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_285 = linalg.transpose ins(%collapsed_284 : tensor<20x16xf32>) outs(%871 : tensor<16x20xf32>) permutation = [1, 0] 
    %960 = linalg.matmul ins(%transposed_285, %collapsed_185 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%905 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %961 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_284 : tensor<20x16xf32>) outs(%875 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x16xf32>
    %collapsed_286 = tensor.collapse_shape %961 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_287 = tensor.expand_shape %959 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_288 = linalg.transpose ins(%expanded_287 : tensor<5x4x4x4xf32>) outs(%908 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_289 = tensor.collapse_shape %transposed_288 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_290 = linalg.transpose ins(%collapsed_182 : tensor<16x5x5xf32>) outs(%351 : tensor<16x5x5xf32>) permutation = [0, 2, 1] 
    %962 = linalg.batch_matmul ins(%transposed_290, %collapsed_289 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%388 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %transposed_291 = linalg.transpose ins(%expanded_175 : tensor<5x16x4xf32>) outs(%920 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %963 = linalg.batch_matmul ins(%collapsed_289, %transposed_291 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%352 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_292 = tensor.expand_shape %963 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %964 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%606, %expanded_292, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %965 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%964 : tensor<4x4x5x5xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4x4x5x5xf32>
    %966 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%965, %591 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %967 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%966 : tensor<4x4x5x5xf32>) outs(%364 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x1xf32>
    %968 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%591, %967 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %969 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%966, %968 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %970 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%969 : tensor<4x4x5x5xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_293 = tensor.collapse_shape %970 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %transposed_294 = linalg.transpose ins(%expanded_169 : tensor<5x16x4xf32>) outs(%920 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %971 = linalg.fill ins(%cst_0 : f32) outs(%920 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %972 = linalg.batch_matmul ins(%transposed_294, %collapsed_293 : tensor<16x4x5xf32>, tensor<16x5x5xf32>) outs(%971 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %transposed_295 = linalg.transpose ins(%collapsed_179 : tensor<16x4x5xf32>) outs(%349 : tensor<16x5x4xf32>) permutation = [0, 2, 1] 
    %973 = linalg.batch_matmul ins(%collapsed_293, %transposed_295 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%388 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_296 = tensor.expand_shape %972 [[0, 1], [2], [3]] output_shape [4, 4, 4, 5] : tensor<16x4x5xf32> into tensor<4x4x4x5xf32>
    %transposed_297 = linalg.transpose ins(%expanded_296 : tensor<4x4x4x5xf32>) outs(%908 : tensor<4x4x5x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_298 = tensor.collapse_shape %transposed_297 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_299 = linalg.transpose ins(%962 : tensor<16x5x4xf32>) outs(%926 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_300 = tensor.collapse_shape %transposed_299 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_301 = linalg.transpose ins(%collapsed_298 : tensor<16x5x4xf32>) outs(%926 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_302 = tensor.collapse_shape %transposed_301 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_303 = linalg.transpose ins(%973 : tensor<16x5x4xf32>) outs(%926 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_304 = tensor.collapse_shape %transposed_303 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_305 = tensor.expand_shape %collapsed_300 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_306 = tensor.pad %expanded_305 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_307 = tensor.expand_shape %collapsed_302 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_308 = tensor.pad %expanded_307 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %974 = tensor.empty() : tensor<3x5x4x16xf32>
    %975 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_306, %padded_308 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%974 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_309 = tensor.expand_shape %collapsed_304 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_310 = tensor.pad %expanded_309 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %976 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%975, %padded_310 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%974 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_311 = tensor.expand_shape %976 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %977 = tensor.empty() : tensor<1x5x4x3x16xf32>
    %transposed_312 = linalg.transpose ins(%expanded_311 : tensor<3x5x4x1x16xf32>) outs(%977 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_313 = tensor.collapse_shape %transposed_312 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %978 = linalg.matmul ins(%collapsed_313, %arg45 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %979 = tensor.empty() : tensor<48x20xf32>
    %transposed_314 = linalg.transpose ins(%collapsed_313 : tensor<20x48xf32>) outs(%979 : tensor<48x20xf32>) permutation = [1, 0] 
    %980 = linalg.fill ins(%cst_0 : f32) outs(%943 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %981 = linalg.matmul ins(%transposed_314, %collapsed_160 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%980 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %982 = tensor.empty() : tensor<1x48xf32>
    %983 = linalg.fill ins(%cst_0 : f32) outs(%982 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %984 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_313 : tensor<20x48xf32>) outs(%983 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x48xf32>
    %collapsed_315 = tensor.collapse_shape %984 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_316 = tensor.expand_shape %978 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %985 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%953, %expanded_316 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %986 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%985, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %987 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%986 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %988 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%986 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %989 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%986, %579 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %990 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%989 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %991 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579, %990 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %992 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%987, %988 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %993 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%992, %991 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %994 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%577 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %995 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%994, %993 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %996 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%985, %579 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %997 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%996 : tensor<5x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %998 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%985 : tensor<5x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %999 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%562, %995, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1000 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%999 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_317 = tensor.collapse_shape %1000 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1001 = linalg.matmul ins(%collapsed_317, %arg37 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%518 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %transposed_318 = linalg.transpose ins(%collapsed_317 : tensor<20x16xf32>) outs(%871 : tensor<16x20xf32>) permutation = [1, 0] 
    %1002 = linalg.matmul ins(%transposed_318, %collapsed_157 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%872 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %1003 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_317 : tensor<20x16xf32>) outs(%875 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x16xf32>
    %collapsed_319 = tensor.collapse_shape %1003 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_320 = tensor.expand_shape %1001 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %1004 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542, %expanded_320, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%522 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x8xf32>
    %1005 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1004 : tensor<5x4x8xf32>) outs(%522 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x8xf32>
    %1006 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%523 : tensor<5x4x8xf32>) outs(%541 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1243 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %1243 : i1
    } -> tensor<5x4x8xi1>
    %1007 = linalg.generic {indexing_maps = [#map1, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1006, %cst_2, %1005 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%522 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_321 = tensor.collapse_shape %1007 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %1008 = linalg.matmul ins(%collapsed_321, %arg35 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_322 = linalg.transpose ins(%collapsed_321 : tensor<20x8xf32>) outs(%882 : tensor<8x20xf32>) permutation = [1, 0] 
    %1009 = linalg.matmul ins(%transposed_322, %collapsed_153 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%883 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1010 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_321 : tensor<20x8xf32>) outs(%886 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x8xf32>
    %collapsed_323 = tensor.collapse_shape %1010 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_324 = tensor.expand_shape %1008 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %1011 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%995, %expanded_324 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1012 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1011, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1013 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1012 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1014 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1012 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %1015 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1012, %514 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1016 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1015 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %1017 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %1016 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1018 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1013, %1014 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1019 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1018, %1017 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1020 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %1021 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1020, %1019 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1022 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1011, %514 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1023 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1022 : tensor<5x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %1024 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1011 : tensor<5x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %1025 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497, %1021, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1026 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1025 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_325 = tensor.collapse_shape %1026 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1027 = linalg.matmul ins(%collapsed_325, %arg33 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_326 = linalg.transpose ins(%collapsed_325 : tensor<20x16xf32>) outs(%871 : tensor<16x20xf32>) permutation = [1, 0] 
    %1028 = linalg.matmul ins(%transposed_326, %collapsed_150 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%905 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1029 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_325 : tensor<20x16xf32>) outs(%875 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x16xf32>
    %collapsed_327 = tensor.collapse_shape %1029 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_328 = tensor.expand_shape %1027 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_329 = linalg.transpose ins(%expanded_328 : tensor<5x4x4x4xf32>) outs(%908 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_330 = tensor.collapse_shape %transposed_329 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_331 = linalg.transpose ins(%collapsed_147 : tensor<16x5x6xf32>) outs(%909 : tensor<16x6x5xf32>) permutation = [0, 2, 1] 
    %1030 = linalg.batch_matmul ins(%transposed_331, %collapsed_330 : tensor<16x6x5xf32>, tensor<16x5x4xf32>) outs(%85 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_332 = linalg.transpose ins(%expanded_139 : tensor<6x16x4xf32>) outs(%911 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1031 = linalg.batch_matmul ins(%collapsed_330, %transposed_332 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%449 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_333 = tensor.expand_shape %1031 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %1032 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%476, %expanded_333, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %1033 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1032 : tensor<4x4x5x6xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4x4x5x6xf32>
    %1034 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1033, %457 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %1035 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1034 : tensor<4x4x5x6xf32>) outs(%364 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x1xf32>
    %1036 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%457, %1035 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %1037 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1034, %1036 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %1038 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1037 : tensor<4x4x5x6xf32>) outs(%451 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_334 = tensor.collapse_shape %1038 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %transposed_335 = linalg.transpose ins(%expanded_133 : tensor<5x16x4xf32>) outs(%920 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %1039 = linalg.batch_matmul ins(%transposed_335, %collapsed_334 : tensor<16x4x5xf32>, tensor<16x5x6xf32>) outs(%921 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_336 = linalg.transpose ins(%collapsed_143 : tensor<16x4x6xf32>) outs(%46 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %1040 = linalg.batch_matmul ins(%collapsed_334, %transposed_336 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%388 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_337 = tensor.expand_shape %1039 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %transposed_338 = linalg.transpose ins(%expanded_337 : tensor<4x4x4x6xf32>) outs(%924 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_339 = tensor.collapse_shape %transposed_338 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_340 = linalg.transpose ins(%1030 : tensor<16x6x4xf32>) outs(%925 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_341 = tensor.collapse_shape %transposed_340 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_342 = linalg.transpose ins(%collapsed_339 : tensor<16x6x4xf32>) outs(%925 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_343 = tensor.collapse_shape %transposed_342 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_344 = linalg.transpose ins(%1040 : tensor<16x5x4xf32>) outs(%926 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_345 = tensor.collapse_shape %transposed_344 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_346 = tensor.expand_shape %collapsed_345 [[0], [1, 2]] output_shape [5, 4, 16] : tensor<5x64xf32> into tensor<5x4x16xf32>
    %expanded_347 = tensor.expand_shape %collapsed_341 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_348 = tensor.pad %expanded_347 low[1, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %expanded_349 = tensor.expand_shape %collapsed_343 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_350 = tensor.pad %expanded_349 low[0, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %1041 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_348, %padded_350 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%927 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_351 = tensor.expand_shape %1041 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %transposed_352 = linalg.transpose ins(%expanded_351 : tensor<2x6x4x1x16xf32>) outs(%929 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_353 = tensor.collapse_shape %transposed_352 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %1042 = linalg.matmul ins(%collapsed_353, %extracted_slice_119 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%90 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_354 = linalg.transpose ins(%collapsed_353 : tensor<24x32xf32>) outs(%931 : tensor<32x24xf32>) permutation = [1, 0] 
    %1043 = linalg.matmul ins(%transposed_354, %collapsed_125 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%933 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %1044 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_353 : tensor<24x32xf32>) outs(%936 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x32xf32>
    %collapsed_355 = tensor.collapse_shape %1044 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_356 = tensor.expand_shape %1042 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1045 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_276, %expanded_356 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_357 = tensor.collapse_shape %expanded_346 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1046 = linalg.matmul ins(%collapsed_357, %extracted_slice_118 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_358 = linalg.transpose ins(%collapsed_357 : tensor<20x16xf32>) outs(%871 : tensor<16x20xf32>) permutation = [1, 0] 
    %1047 = linalg.matmul ins(%transposed_358, %collapsed_122 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%905 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1048 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_357 : tensor<20x16xf32>) outs(%875 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x16xf32>
    %collapsed_359 = tensor.collapse_shape %1048 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_360 = tensor.expand_shape %1046 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %1049 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1021, %expanded_360 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %inserted_slice_361 = tensor.insert_slice %collapsed_359 into %942[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_362 = tensor.insert_slice %collapsed_355 into %inserted_slice_361[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %inserted_slice_363 = tensor.insert_slice %1047 into %943[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_364 = tensor.insert_slice %1043 into %inserted_slice_363[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %1050 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1049, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1051 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1050 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1052 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1050 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %1053 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1050, %435 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1054 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1053 : tensor<5x4x16xf32>) outs(%429 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %1055 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %1054 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1056 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1051, %1052 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1057 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1056, %1055 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1058 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433 : tensor<5x4x1xf32>) outs(%427 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x1xf32>
    %1059 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1058, %1057 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1060 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1049, %435 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1061 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1060 : tensor<5x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %1062 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1049 : tensor<5x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %1063 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %1059, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1064 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1063 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_365 = tensor.collapse_shape %1064 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1065 = linalg.matmul ins(%collapsed_365, %arg29 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_366 = linalg.transpose ins(%collapsed_365 : tensor<20x16xf32>) outs(%871 : tensor<16x20xf32>) permutation = [1, 0] 
    %1066 = linalg.matmul ins(%transposed_366, %collapsed_114 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%905 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1067 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_365 : tensor<20x16xf32>) outs(%875 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x16xf32>
    %collapsed_367 = tensor.collapse_shape %1067 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_368 = tensor.expand_shape %1065 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_369 = linalg.transpose ins(%expanded_368 : tensor<5x4x4x4xf32>) outs(%908 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_370 = tensor.collapse_shape %transposed_369 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_371 = linalg.transpose ins(%collapsed_111 : tensor<16x5x5xf32>) outs(%351 : tensor<16x5x5xf32>) permutation = [0, 2, 1] 
    %1068 = linalg.batch_matmul ins(%transposed_371, %collapsed_370 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%388 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %transposed_372 = linalg.transpose ins(%expanded_103 : tensor<5x16x4xf32>) outs(%920 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %1069 = linalg.batch_matmul ins(%collapsed_370, %transposed_372 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%352 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_373 = tensor.expand_shape %1069 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %1070 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385, %expanded_373, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %1071 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1070 : tensor<4x4x5x5xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4x4x5x5xf32>
    %1072 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1071, %366 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %1073 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1072 : tensor<4x4x5x5xf32>) outs(%364 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x1xf32>
    %1074 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%366, %1073 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %1075 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1072, %1074 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %1076 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1075 : tensor<4x4x5x5xf32>) outs(%354 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_374 = tensor.collapse_shape %1076 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %transposed_375 = linalg.transpose ins(%expanded_97 : tensor<5x16x4xf32>) outs(%920 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %1077 = linalg.batch_matmul ins(%transposed_375, %collapsed_374 : tensor<16x4x5xf32>, tensor<16x5x5xf32>) outs(%971 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %transposed_376 = linalg.transpose ins(%collapsed_107 : tensor<16x4x5xf32>) outs(%349 : tensor<16x5x4xf32>) permutation = [0, 2, 1] 
    %1078 = linalg.batch_matmul ins(%collapsed_374, %transposed_376 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%388 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_377 = tensor.expand_shape %1077 [[0, 1], [2], [3]] output_shape [4, 4, 4, 5] : tensor<16x4x5xf32> into tensor<4x4x4x5xf32>
    %transposed_378 = linalg.transpose ins(%expanded_377 : tensor<4x4x4x5xf32>) outs(%908 : tensor<4x4x5x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_379 = tensor.collapse_shape %transposed_378 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_380 = linalg.transpose ins(%1068 : tensor<16x5x4xf32>) outs(%926 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_381 = tensor.collapse_shape %transposed_380 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_382 = linalg.transpose ins(%collapsed_379 : tensor<16x5x4xf32>) outs(%926 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_383 = tensor.collapse_shape %transposed_382 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_384 = linalg.transpose ins(%1078 : tensor<16x5x4xf32>) outs(%926 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_385 = tensor.collapse_shape %transposed_384 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_386 = tensor.expand_shape %collapsed_381 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_387 = tensor.pad %expanded_386 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_388 = tensor.expand_shape %collapsed_383 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_389 = tensor.pad %expanded_388 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %1079 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_387, %padded_389 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%974 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_390 = tensor.expand_shape %collapsed_385 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_391 = tensor.pad %expanded_390 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %1080 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1079, %padded_391 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%974 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_392 = tensor.expand_shape %1080 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %transposed_393 = linalg.transpose ins(%expanded_392 : tensor<3x5x4x1x16xf32>) outs(%977 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_394 = tensor.collapse_shape %transposed_393 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %1081 = linalg.matmul ins(%collapsed_394, %arg27 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_395 = linalg.transpose ins(%collapsed_394 : tensor<20x48xf32>) outs(%979 : tensor<48x20xf32>) permutation = [1, 0] 
    %1082 = linalg.matmul ins(%transposed_395, %collapsed_88 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%980 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1083 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_394 : tensor<20x48xf32>) outs(%983 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x48xf32>
    %collapsed_396 = tensor.collapse_shape %1083 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_397 = tensor.expand_shape %1081 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %1084 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1059, %expanded_397 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1085 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1045, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1086 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1085 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1087 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1085 : tensor<6x4x16xf32>) outs(%128 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %1088 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1085, %340 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1089 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1088 : tensor<6x4x16xf32>) outs(%128 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %1090 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %1089 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1091 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1086, %1087 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1092 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1091, %1090 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1093 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %1094 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1093, %1092 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1095 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1045, %340 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1096 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1095 : tensor<6x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %1097 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1045 : tensor<6x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %1098 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1094, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1099 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1098 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1100 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1098 : tensor<6x4x16xf32>) outs(%128 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %1101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1098, %324 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1102 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1101 : tensor<6x4x16xf32>) outs(%128 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %1103 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %1102 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1104 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1099, %1100 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1104, %1103 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %1107 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1106, %1105 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1094, %324 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1109 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1108 : tensor<6x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %1110 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1094 : tensor<6x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %1111 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %1107, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1111 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_398 = tensor.collapse_shape %1112 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1113 = linalg.matmul ins(%collapsed_398, %arg19 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%139 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %1114 = tensor.empty() : tensor<16x24xf32>
    %transposed_399 = linalg.transpose ins(%collapsed_398 : tensor<24x16xf32>) outs(%1114 : tensor<16x24xf32>) permutation = [1, 0] 
    %1115 = linalg.matmul ins(%transposed_399, %collapsed_85 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%872 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %1116 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_398 : tensor<24x16xf32>) outs(%875 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x16xf32>
    %collapsed_400 = tensor.collapse_shape %1116 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_401 = tensor.expand_shape %1113 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %1117 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %expanded_401, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%143 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x8xf32>
    %1118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1117 : tensor<6x4x8xf32>) outs(%143 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x8xf32>
    %1119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<6x4x8xf32>) outs(%162 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1243 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %1243 : i1
    } -> tensor<6x4x8xi1>
    %1120 = linalg.generic {indexing_maps = [#map1, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1119, %cst_2, %1118 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%143 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_402 = tensor.collapse_shape %1120 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %1121 = linalg.matmul ins(%collapsed_402, %arg17 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%90 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %1122 = tensor.empty() : tensor<8x24xf32>
    %transposed_403 = linalg.transpose ins(%collapsed_402 : tensor<24x8xf32>) outs(%1122 : tensor<8x24xf32>) permutation = [1, 0] 
    %1123 = linalg.matmul ins(%transposed_403, %collapsed_82 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%883 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1124 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_402 : tensor<24x8xf32>) outs(%886 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x8xf32>
    %collapsed_404 = tensor.collapse_shape %1124 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_405 = tensor.expand_shape %1121 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1125 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1107, %expanded_405 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1126 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1125, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1127 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1126 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1128 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1126 : tensor<6x4x16xf32>) outs(%128 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %1129 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1126, %266 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1130 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1129 : tensor<6x4x16xf32>) outs(%128 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %1131 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %1130 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1132 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1127, %1128 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1133 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1132, %1131 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %1135 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1134, %1133 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1136 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1125, %266 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1137 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1136 : tensor<6x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %1138 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1125 : tensor<6x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %1139 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %1135, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1140 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1139 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_406 = tensor.collapse_shape %1140 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1141 = linalg.matmul ins(%collapsed_406, %arg15 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%90 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_407 = linalg.transpose ins(%collapsed_406 : tensor<24x16xf32>) outs(%1114 : tensor<16x24xf32>) permutation = [1, 0] 
    %1142 = linalg.matmul ins(%transposed_407, %collapsed_79 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%905 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1143 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_406 : tensor<24x16xf32>) outs(%875 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x16xf32>
    %collapsed_408 = tensor.collapse_shape %1143 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_409 = tensor.expand_shape %1141 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %transposed_410 = linalg.transpose ins(%expanded_409 : tensor<6x4x4x4xf32>) outs(%924 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_411 = tensor.collapse_shape %transposed_410 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_412 = linalg.transpose ins(%collapsed_76 : tensor<16x6x6xf32>) outs(%48 : tensor<16x6x6xf32>) permutation = [0, 2, 1] 
    %1144 = linalg.batch_matmul ins(%transposed_412, %collapsed_411 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%85 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_413 = linalg.transpose ins(%expanded_69 : tensor<6x16x4xf32>) outs(%911 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1145 = linalg.batch_matmul ins(%collapsed_411, %transposed_413 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%49 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_414 = tensor.expand_shape %1145 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %1146 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228, %expanded_414, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %1147 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1146 : tensor<4x4x6x6xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4x4x6x6xf32>
    %1148 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1147, %213 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %1149 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1148 : tensor<4x4x6x6xf32>) outs(%61 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x1xf32>
    %1150 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213, %1149 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %1151 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1148, %1150 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %1152 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1151 : tensor<4x4x6x6xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_415 = tensor.collapse_shape %1152 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %transposed_416 = linalg.transpose ins(%expanded_63 : tensor<6x16x4xf32>) outs(%911 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1153 = linalg.batch_matmul ins(%transposed_416, %collapsed_415 : tensor<16x4x6xf32>, tensor<16x6x6xf32>) outs(%921 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_417 = linalg.transpose ins(%collapsed_73 : tensor<16x4x6xf32>) outs(%46 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %1154 = linalg.batch_matmul ins(%collapsed_415, %transposed_417 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%85 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_418 = tensor.expand_shape %1153 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %transposed_419 = linalg.transpose ins(%expanded_418 : tensor<4x4x4x6xf32>) outs(%924 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_420 = tensor.collapse_shape %transposed_419 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_421 = linalg.transpose ins(%1144 : tensor<16x6x4xf32>) outs(%925 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_422 = tensor.collapse_shape %transposed_421 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_423 = linalg.transpose ins(%collapsed_420 : tensor<16x6x4xf32>) outs(%925 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_424 = tensor.collapse_shape %transposed_423 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_425 = linalg.transpose ins(%1154 : tensor<16x6x4xf32>) outs(%925 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_426 = tensor.collapse_shape %transposed_425 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %expanded_427 = tensor.expand_shape %collapsed_422 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_428 = tensor.pad %expanded_427 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %expanded_429 = tensor.expand_shape %collapsed_424 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_430 = tensor.pad %expanded_429 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1155 = tensor.empty() : tensor<3x6x4x16xf32>
    %1156 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_428, %padded_430 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1155 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_431 = tensor.expand_shape %collapsed_426 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_432 = tensor.pad %expanded_431 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1157 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1156, %padded_432 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1155 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_433 = tensor.expand_shape %1157 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %1158 = tensor.empty() : tensor<1x6x4x3x16xf32>
    %transposed_434 = linalg.transpose ins(%expanded_433 : tensor<3x6x4x1x16xf32>) outs(%1158 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_435 = tensor.collapse_shape %transposed_434 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %1159 = linalg.matmul ins(%collapsed_435, %arg13 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%90 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %1160 = tensor.empty() : tensor<48x24xf32>
    %transposed_436 = linalg.transpose ins(%collapsed_435 : tensor<24x48xf32>) outs(%1160 : tensor<48x24xf32>) permutation = [1, 0] 
    %1161 = linalg.matmul ins(%transposed_436, %collapsed_54 : tensor<48x24xf32>, tensor<24x16xf32>) outs(%980 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1162 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_435 : tensor<24x48xf32>) outs(%983 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x48xf32>
    %collapsed_437 = tensor.collapse_shape %1162 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_438 = tensor.expand_shape %1159 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1163 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1135, %expanded_438 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1164 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1163, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1165 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1164 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1166 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1164 : tensor<6x4x16xf32>) outs(%128 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %1167 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1164, %201 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1168 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1167 : tensor<6x4x16xf32>) outs(%128 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %1169 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %1168 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1170 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1165, %1166 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1171 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1170, %1169 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %1173 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1172, %1171 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1174 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1163, %201 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1175 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1174 : tensor<6x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %1176 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1163 : tensor<6x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %1177 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %1173, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1178 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1177 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_439 = tensor.collapse_shape %1178 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1179 = linalg.matmul ins(%collapsed_439, %arg7 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%139 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %transposed_440 = linalg.transpose ins(%collapsed_439 : tensor<24x16xf32>) outs(%1114 : tensor<16x24xf32>) permutation = [1, 0] 
    %1180 = linalg.matmul ins(%transposed_440, %collapsed_51 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%872 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %1181 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_439 : tensor<24x16xf32>) outs(%875 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x16xf32>
    %collapsed_441 = tensor.collapse_shape %1181 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_442 = tensor.expand_shape %1179 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %1182 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %expanded_442, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%143 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x8xf32>
    %1183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1182 : tensor<6x4x8xf32>) outs(%143 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x8xf32>
    %1184 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<6x4x8xf32>) outs(%162 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1243 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %1243 : i1
    } -> tensor<6x4x8xi1>
    %1185 = linalg.generic {indexing_maps = [#map1, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1184, %cst_2, %1183 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%143 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_443 = tensor.collapse_shape %1185 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %1186 = linalg.matmul ins(%collapsed_443, %arg5 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%90 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_444 = linalg.transpose ins(%collapsed_443 : tensor<24x8xf32>) outs(%1122 : tensor<8x24xf32>) permutation = [1, 0] 
    %1187 = linalg.matmul ins(%transposed_444, %collapsed_47 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%883 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1188 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_443 : tensor<24x8xf32>) outs(%886 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x8xf32>
    %collapsed_445 = tensor.collapse_shape %1188 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_446 = tensor.expand_shape %1186 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1189 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1173, %expanded_446 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1190 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1189, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1191 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1190 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1192 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1190 : tensor<6x4x16xf32>) outs(%128 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %1193 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1190, %134 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1194 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1193 : tensor<6x4x16xf32>) outs(%128 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %1195 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %1194 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1196 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1191, %1192 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1197 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1196, %1195 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<6x4x1xf32>) outs(%126 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.divf %in, %cst_14 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x1xf32>
    %1199 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1198, %1197 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1200 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1189, %134 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1201 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1200 : tensor<6x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %1202 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1189 : tensor<6x4x16xf32>) outs(%852 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<16xf32>
    %1203 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %1199, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1204 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1203 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_447 = tensor.collapse_shape %1204 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1205 = linalg.matmul ins(%collapsed_447, %arg3 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%90 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_448 = linalg.transpose ins(%collapsed_447 : tensor<24x16xf32>) outs(%1114 : tensor<16x24xf32>) permutation = [1, 0] 
    %1206 = linalg.matmul ins(%transposed_448, %collapsed_43 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%905 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1207 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_447 : tensor<24x16xf32>) outs(%875 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x16xf32>
    %collapsed_449 = tensor.collapse_shape %1207 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_450 = tensor.expand_shape %1205 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %transposed_451 = linalg.transpose ins(%expanded_450 : tensor<6x4x4x4xf32>) outs(%924 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_452 = tensor.collapse_shape %transposed_451 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_453 = linalg.transpose ins(%collapsed_40 : tensor<16x6x6xf32>) outs(%48 : tensor<16x6x6xf32>) permutation = [0, 2, 1] 
    %1208 = linalg.batch_matmul ins(%transposed_453, %collapsed_452 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%85 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_454 = linalg.transpose ins(%expanded_32 : tensor<6x16x4xf32>) outs(%911 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1209 = linalg.batch_matmul ins(%collapsed_452, %transposed_454 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%49 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_455 = tensor.expand_shape %1209 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %1210 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %expanded_455, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_489: f32, %in_490: f32, %out: f32):
      %1243 = arith.select %in, %in_489, %in_490 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %1211 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1210 : tensor<4x4x6x6xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_4 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4x4x6x6xf32>
    %1212 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1211, %63 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %1213 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1212 : tensor<4x4x6x6xf32>) outs(%61 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x1xf32>
    %1214 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %1213 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %1215 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1212, %1214 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %1216 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1215 : tensor<4x4x6x6xf32>) outs(%51 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1243 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_456 = tensor.collapse_shape %1216 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %transposed_457 = linalg.transpose ins(%expanded_26 : tensor<6x16x4xf32>) outs(%911 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1217 = linalg.batch_matmul ins(%transposed_457, %collapsed_456 : tensor<16x4x6xf32>, tensor<16x6x6xf32>) outs(%921 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_458 = linalg.transpose ins(%collapsed_36 : tensor<16x4x6xf32>) outs(%46 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %1218 = linalg.batch_matmul ins(%collapsed_456, %transposed_458 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%85 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_459 = tensor.expand_shape %1217 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %transposed_460 = linalg.transpose ins(%expanded_459 : tensor<4x4x4x6xf32>) outs(%924 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_461 = tensor.collapse_shape %transposed_460 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_462 = linalg.transpose ins(%1208 : tensor<16x6x4xf32>) outs(%925 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_463 = tensor.collapse_shape %transposed_462 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_464 = linalg.transpose ins(%collapsed_461 : tensor<16x6x4xf32>) outs(%925 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_465 = tensor.collapse_shape %transposed_464 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_466 = linalg.transpose ins(%1218 : tensor<16x6x4xf32>) outs(%925 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_467 = tensor.collapse_shape %transposed_466 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %expanded_468 = tensor.expand_shape %collapsed_463 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_469 = tensor.pad %expanded_468 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %expanded_470 = tensor.expand_shape %collapsed_465 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_471 = tensor.pad %expanded_470 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1219 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_469, %padded_471 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1155 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_472 = tensor.expand_shape %collapsed_467 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_473 = tensor.pad %expanded_472 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1220 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1219, %padded_473 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1155 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_474 = tensor.expand_shape %1220 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %transposed_475 = linalg.transpose ins(%expanded_474 : tensor<3x6x4x1x16xf32>) outs(%1158 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_476 = tensor.collapse_shape %transposed_475 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %1221 = linalg.matmul ins(%collapsed_476, %arg1 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%90 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_477 = linalg.transpose ins(%collapsed_476 : tensor<24x48xf32>) outs(%1160 : tensor<48x24xf32>) permutation = [1, 0] 
    %1222 = linalg.matmul ins(%transposed_477, %collapsed_19 : tensor<48x24xf32>, tensor<24x16xf32>) outs(%980 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1223 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_476 : tensor<24x48xf32>) outs(%983 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<1x48xf32>
    %collapsed_478 = tensor.collapse_shape %1223 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_479 = tensor.expand_shape %1221 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1224 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1199, %expanded_479 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<6x4x16xf32>
    %1225 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<4xf32>) -> tensor<4xf32>
    %1226 = linalg.generic {indexing_maps = [#map1, #map20], iterator_types = ["reduction", "parallel", "reduction"]} ins(%1084 : tensor<5x4x16xf32>) outs(%1225 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<4xf32>
    %1227 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1084, %27 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1228 = linalg.generic {indexing_maps = [#map1, #map20], iterator_types = ["reduction", "parallel", "reduction"]} ins(%1227 : tensor<5x4x16xf32>) outs(%1225 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.addf %in, %out : f32
      linalg.yield %1243 : f32
    } -> tensor<4xf32>
    %1229 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1226 : tensor<4xf32>) outs(%29 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_3 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4xf32>
    %expanded_480 = tensor.expand_shape %1229 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1230 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1228 : tensor<4xf32>) outs(%29 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1243 = arith.truncf %cst_3 : f64 to f32
      %1244 = arith.mulf %in, %1243 : f32
      linalg.yield %1244 : f32
    } -> tensor<4xf32>
    %1231 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_16, %collapsed_16 : tensor<4xf32>, tensor<4xf32>) outs(%29 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4xf32>
    %1232 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%1230, %1231 : tensor<4xf32>, tensor<4xf32>) outs(%29 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4xf32>
    %expanded_481 = tensor.expand_shape %1232 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1233 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_16, %arg66 : tensor<4xf32>, tensor<4xf32>) outs(%29 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4xf32>
    %expanded_482 = tensor.expand_shape %1233 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1234 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %expanded_481 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1235 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1084, %1234 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1236 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1235, %expanded_480 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.subf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1237 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1236, %expanded_482 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<5x4x16xf32>
    %1238 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%1228, %collapsed_16 : tensor<4xf32>, tensor<4xf32>) outs(%29 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.mulf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<4xf32>
    %collapsed_483 = tensor.collapse_shape %1237 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %expanded_484 = tensor.expand_shape %collapsed_483 [[0], [1, 2]] output_shape [20, 1, 16] : tensor<20x16xf32> into tensor<20x1x16xf32>
    %1239 = scf.for %arg76 = %c0 to %c20 step %c1 iter_args(%arg77 = %836) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_234[%arg76, %c0] : tensor<20x1xi64>
      %1243 = arith.index_cast %extracted : i64 to index
      %extracted_slice_489 = tensor.extract_slice %expanded_484[%arg76, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<20x1x16xf32> to tensor<16xf32>
      %extracted_slice_490 = tensor.extract_slice %arg77[%1243, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %1244 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_489 : tensor<16xf32>) outs(%extracted_slice_490 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1245 = arith.addf %out, %in : f32
        linalg.yield %1245 : f32
      } -> tensor<16xf32>
      %inserted_slice_491 = tensor.insert_slice %1244 into %arg77[%1243, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_491 : tensor<23x16xf32>
    }
    %1240 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%837, %1239 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%835 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<23x16xf32>
    %collapsed_485 = tensor.collapse_shape %arg73 [[0, 1]] : tensor<6x4xi64> into tensor<24xi64>
    %collapsed_486 = tensor.collapse_shape %1224 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %expanded_487 = tensor.expand_shape %collapsed_485 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %expanded_488 = tensor.expand_shape %collapsed_486 [[0], [1, 2]] output_shape [24, 1, 16] : tensor<24x16xf32> into tensor<24x1x16xf32>
    %1241 = scf.for %arg76 = %c0 to %c24 step %c1 iter_args(%arg77 = %836) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_487[%arg76, %c0] : tensor<24x1xi64>
      %1243 = arith.index_cast %extracted : i64 to index
      %extracted_slice_489 = tensor.extract_slice %expanded_488[%arg76, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<24x1x16xf32> to tensor<16xf32>
      %extracted_slice_490 = tensor.extract_slice %arg77[%1243, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %1244 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_489 : tensor<16xf32>) outs(%extracted_slice_490 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1245 = arith.addf %out, %in : f32
        linalg.yield %1245 : f32
      } -> tensor<16xf32>
      %inserted_slice_491 = tensor.insert_slice %1244 into %arg77[%1243, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_491 : tensor<23x16xf32>
    }
    %1242 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%1240, %1241 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%835 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_489: f32, %out: f32):
      %1243 = arith.addf %in, %in_489 : f32
      linalg.yield %1243 : f32
    } -> tensor<23x16xf32>
    return %32, %36, %9, %818, %1242, %1222, %collapsed_478, %1206, %collapsed_449, %1187, %collapsed_445, %1180, %collapsed_441, %1201, %1202, %1175, %1176, %1161, %collapsed_437, %1142, %collapsed_408, %1123, %collapsed_404, %1115, %collapsed_400, %1137, %1138, %1109, %1110, %1096, %1097, %1082, %collapsed_396, %1066, %collapsed_367, %inserted_slice_364, %inserted_slice_362, %1028, %collapsed_327, %1009, %collapsed_323, %1002, %collapsed_319, %1061, %1062, %1023, %1024, %997, %998, %981, %collapsed_315, %960, %collapsed_286, %inserted_slice_283, %inserted_slice_281, %906, %collapsed_248, %884, %collapsed_244, %873, %collapsed_240, %955, %956, %900, %901, %866, %867, %853, %854, %collapsed_236, %1238, %1226 : tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<f32>, tensor<23x16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<23xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
