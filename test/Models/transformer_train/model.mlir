#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1, d2) -> (0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d1)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1, d2) -> ()>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map11 = affine_map<(d0, d1) -> (d0)>
#map12 = affine_map<(d0, d1) -> (d0, 0)>
#map13 = affine_map<(d0) -> ()>
#map14 = affine_map<(d0, d1) -> (0, d1)>
#map15 = affine_map<(d0, d1) -> ()>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
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
    %c5_i64 = arith.constant 5 : i64
    %c21235486152_i64 = arith.constant 21235486152 : i64
    %c18581050383_i64 = arith.constant 18581050383 : i64
    %c15926614614_i64 = arith.constant 15926614614 : i64
    %c13272178845_i64 = arith.constant 13272178845 : i64
    %c10617743076_i64 = arith.constant 10617743076 : i64
    %c7963307307_i64 = arith.constant 7963307307 : i64
    %c429496729_i64 = arith.constant 429496729 : i64
    %c739982445_i64 = arith.constant 739982445 : i64
    %c15_i64 = arith.constant 15 : i64
    %c5308871538_i64 = arith.constant 5308871538 : i64
    %c4294967295_i64 = arith.constant 4294967295 : i64
    %c73244475_i64 = arith.constant 73244475 : i64
    %c2654435769_i64 = arith.constant 2654435769 : i64
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c6_i64 = arith.constant 6 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.1111111111111112 : f64
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 9.000000e-01 : f64
    %cst_6 = arith.constant 1.000000e-01 : f64
    %cst_7 = arith.constant 1.0126582278481013 : f64
    %cst_8 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = arith.constant 8.000000e+01 : f64
    %cst_10 = arith.constant 1.600000e+01 : f64
    %cst_11 = arith.constant 1.600000e+01 : f32
    %cst_12 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<6x4x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg73 : tensor<6x4xi64>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1034 = arith.index_cast %in : i64 to index
      %1035 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%1034, %1035] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x4x16xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg68 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %3 = tensor.empty() : tensor<16xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg69 : tensor<16xi64>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1034 = arith.sitofp %in : i64 to f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %4 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %6 = tensor.empty() : tensor<5x4x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg74 : tensor<5x4xi64>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1034 = arith.index_cast %in : i64 to index
      %1035 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%1034, %1035] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x4x16xf32>
    %8 = tensor.empty() : tensor<i64>
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg72 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %10 = tensor.empty() : tensor<5x4x16xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %12 = tensor.empty() : tensor<1x4x1xf64>
    %13 = linalg.fill ins(%cst : f64) outs(%12 : tensor<1x4x1xf64>) -> tensor<1x4x1xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel", "reduction"]} ins(%11 : tensor<5x4x16xf64>) outs(%13 : tensor<1x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<1x4x1xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<1x4x1xf64>) outs(%12 : tensor<1x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_9 : f64
      linalg.yield %1034 : f64
    } -> tensor<1x4x1xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<5x4x16xf64>, tensor<1x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.subf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %collapsed = tensor.collapse_shape %15 [[0, 1, 2]] : tensor<1x4x1xf64> into tensor<4xf64>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %16 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %18 = tensor.empty() : tensor<4xf64>
    %19 = linalg.fill ins(%cst : f64) outs(%18 : tensor<4xf64>) -> tensor<4xf64>
    %20 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel", "reduction"]} ins(%17 : tensor<5x4x16xf64>) outs(%19 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<4xf64>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%20 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_9 : f64
      linalg.yield %1034 : f64
    } -> tensor<4xf64>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%21 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.mulf %in, %cst_7 : f64
      linalg.yield %1034 : f64
    } -> tensor<4xf64>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%22 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.mulf %in, %cst_6 : f64
      linalg.yield %1034 : f64
    } -> tensor<4xf64>
    %24 = tensor.empty() : tensor<4xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg71 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_5 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<4xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%23, %25 : tensor<4xf64>, tensor<4xf32>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_419: f32, %out: f64):
      %1034 = arith.extf %in_419 : f32 to f64
      %1035 = arith.addf %in, %1034 : f64
      linalg.yield %1035 : f64
    } -> tensor<4xf64>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%26 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<4xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.mulf %in, %cst_6 : f64
      linalg.yield %1034 : f64
    } -> tensor<4xf64>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg70 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_5 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<4xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%28, %29 : tensor<4xf64>, tensor<4xf32>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_419: f32, %out: f64):
      %1034 = arith.extf %in_419 : f32 to f64
      %1035 = arith.addf %in, %1034 : f64
      linalg.yield %1035 : f64
    } -> tensor<4xf64>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%30 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<4xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%21 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %cst_4 : f64
      linalg.yield %1034 : f64
    } -> tensor<4xf64>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%32 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = math.rsqrt %in : f64
      linalg.yield %1034 : f64
    } -> tensor<4xf64>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%33, %arg66 : tensor<4xf64>, tensor<4xf32>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_419: f32, %out: f64):
      %1034 = arith.extf %in_419 : f32 to f64
      %1035 = arith.mulf %in, %1034 : f64
      linalg.yield %1035 : f64
    } -> tensor<4xf64>
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed, %34 : tensor<4xf64>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<4xf64>
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg67, %35 : tensor<4xf32>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f32, %in_419: f64, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      %1035 = arith.subf %1034, %in_419 : f64
      linalg.yield %1035 : f64
    } -> tensor<4xf64>
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%34 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<4xf32>
    %expanded = tensor.expand_shape %37 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%36 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<4xf32>
    %expanded_13 = tensor.expand_shape %38 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %expanded_13 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<4xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%33 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<4xf32>
    %collapsed_14 = tensor.collapse_shape %5 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %43 = tensor.empty() : tensor<16x48xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x16xf32>) outs(%43 : tensor<16x48xf32>) permutation = [1, 0] 
    %44 = tensor.empty() : tensor<24x48xf32>
    %45 = linalg.fill ins(%cst_0 : f32) outs(%44 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %46 = linalg.matmul ins(%collapsed_14, %transposed : tensor<24x16xf32>, tensor<16x48xf32>) outs(%45 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %47 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<48xf32>) outs(%44 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %48 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%46, %47 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%44 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<24x48xf32>
    %expanded_15 = tensor.expand_shape %48 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 3, 16] : tensor<24x48xf32> into tensor<1x6x4x3x16xf32>
    %49 = tensor.empty() : tensor<3x6x4x1x16xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<1x6x4x3x16xf32>) outs(%49 : tensor<3x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2], [3, 4]] : tensor<3x6x4x1x16xf32> into tensor<3x6x4x16xf32>
    %extracted_slice = tensor.extract_slice %collapsed_17[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_18 = tensor.extract_slice %collapsed_17[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_19 = tensor.extract_slice %collapsed_17[2, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_20 = tensor.collapse_shape %extracted_slice [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_21 = tensor.expand_shape %collapsed_20 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %50 = tensor.empty() : tensor<16x6x4xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_23 = tensor.collapse_shape %extracted_slice_18 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_24 = tensor.expand_shape %collapsed_23 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_26 = tensor.collapse_shape %extracted_slice_19 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_27 = tensor.expand_shape %collapsed_26 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_29 = tensor.expand_shape %transposed_22 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_30 = tensor.expand_shape %transposed_25 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_31 = tensor.expand_shape %transposed_28 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %51 = tensor.empty() : tensor<96xi64>
    %52 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%51 : tensor<96xi64>) {
    ^bb0(%out: i64):
      %1034 = linalg.index 0 : index
      %1035 = arith.index_cast %1034 : index to i64
      linalg.yield %1035 : i64
    } -> tensor<96xi64>
    %expanded_32 = tensor.expand_shape %52 [[0, 1, 2]] output_shape [4, 4, 6] : tensor<96xi64> into tensor<4x4x6xi64>
    %53 = tensor.empty() : tensor<4x4x6xi64>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<4x4x6xi64>) outs(%53 : tensor<4x4x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c6_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<4x4x6xi64>
    %55 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %56 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%55 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %57 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%56 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %58:2 = "fsdp.attention"(%expanded_29, %expanded_30, %expanded_31, %54, %57) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6xi64>, tensor<i64>) -> (tensor<4x4x6x4xf32>, tensor<4x4x6xf32>)
    %59 = tensor.empty() : tensor<6x4x4x4xf32>
    %transposed_33 = linalg.transpose ins(%58#0 : tensor<4x4x6x4xf32>) outs(%59 : tensor<6x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_34 = tensor.collapse_shape %transposed_33 [[0, 1], [2, 3]] : tensor<6x4x4x4xf32> into tensor<24x16xf32>
    %60 = tensor.empty() : tensor<16x16xf32>
    %transposed_35 = linalg.transpose ins(%arg3 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) permutation = [1, 0] 
    %61 = tensor.empty() : tensor<24x16xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %63 = linalg.matmul ins(%collapsed_34, %transposed_35 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%62 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %64 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<16xf32>) outs(%61 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %65 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%63, %64 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%61 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<24x16xf32>
    %expanded_36 = tensor.expand_shape %65 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %66 = tensor.empty() : tensor<384xi64>
    %67 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%66 : tensor<384xi64>) {
    ^bb0(%out: i64):
      %1034 = linalg.index 0 : index
      %1035 = arith.index_cast %1034 : index to i64
      linalg.yield %1035 : i64
    } -> tensor<384xi64>
    %expanded_37 = tensor.expand_shape %67 [[0, 1, 2]] output_shape [6, 4, 16] : tensor<384xi64> into tensor<6x4x16xi64>
    %68 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %69 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%68 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %70 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%69 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %71 = tensor.empty() : tensor<6x4x16xi64>
    %72 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37, %70 : tensor<6x4x16xi64>, tensor<i64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %73 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %77 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %81 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %81 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %83 = tensor.empty() : tensor<6x4x16xi1>
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<6x4x16xi64>) outs(%83 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1034 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1034 : i1
    } -> tensor<6x4x16xi1>
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x16xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %85, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %86 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %88 = tensor.empty() : tensor<6x4x16xf64>
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<6x4x16xf32>) outs(%88 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x16xf64>
    %90 = tensor.empty() : tensor<6x4x1xf64>
    %91 = linalg.fill ins(%cst : f64) outs(%90 : tensor<6x4x1xf64>) -> tensor<6x4x1xf64>
    %92 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%89 : tensor<6x4x16xf64>) outs(%91 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %93 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<6x4x1xf64>) outs(%90 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %94 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %93 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%88 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.subf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x16xf64>
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %94 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%88 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x16xf64>
    %96 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<6x4x16xf64>) outs(%91 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<6x4x1xf64>) outs(%90 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %98 = tensor.empty() : tensor<6x4x1xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<6x4x1xf64>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %100 = linalg.fill ins(%cst_0 : f32) outs(%98 : tensor<6x4x1xf32>) -> tensor<6x4x1xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87 : tensor<6x4x16xf32>) outs(%100 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_4 : f64 to f32
      %1035 = arith.addf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x1xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = math.rsqrt %in : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %102 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %104 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %arg10 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_38 = tensor.collapse_shape %108 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %109 = tensor.empty() : tensor<16x8xf32>
    %transposed_39 = linalg.transpose ins(%arg5 : tensor<8x16xf32>) outs(%109 : tensor<16x8xf32>) permutation = [1, 0] 
    %110 = tensor.empty() : tensor<24x8xf32>
    %111 = linalg.fill ins(%cst_0 : f32) outs(%110 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %112 = linalg.matmul ins(%collapsed_38, %transposed_39 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%111 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %113 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<8xf32>) outs(%110 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %114 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%112, %113 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%110 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<24x8xf32>
    %expanded_40 = tensor.expand_shape %114 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %115 = tensor.empty() : tensor<6x4x8xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_40 : tensor<6x4x8xf32>) outs(%115 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.cmpf ugt, %in, %cst_0 : f32
      %1035 = arith.select %1034, %in, %cst_0 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x8xf32>
    %117 = tensor.empty() : tensor<192xi64>
    %118 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%117 : tensor<192xi64>) {
    ^bb0(%out: i64):
      %1034 = linalg.index 0 : index
      %1035 = arith.index_cast %1034 : index to i64
      linalg.yield %1035 : i64
    } -> tensor<192xi64>
    %expanded_41 = tensor.expand_shape %118 [[0, 1, 2]] output_shape [6, 4, 8] : tensor<192xi64> into tensor<6x4x8xi64>
    %119 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c7963307307_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %120 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%119 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %121 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%120 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %122 = tensor.empty() : tensor<6x4x8xi64>
    %123 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %121 : tensor<6x4x8xi64>, tensor<i64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %125 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %124 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %127 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %129 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %128 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %133 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %132 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %134 = tensor.empty() : tensor<6x4x8xi1>
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<6x4x8xi64>) outs(%134 : tensor<6x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1034 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1034 : i1
    } -> tensor<6x4x8xi1>
    %136 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<6x4x8xf32>) outs(%115 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x8xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %136, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%115 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_42 = tensor.collapse_shape %137 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %138 = tensor.empty() : tensor<8x16xf32>
    %transposed_43 = linalg.transpose ins(%arg7 : tensor<16x8xf32>) outs(%138 : tensor<8x16xf32>) permutation = [1, 0] 
    %139 = linalg.matmul ins(%collapsed_42, %transposed_43 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%62 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %140 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<16xf32>) outs(%61 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %141 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%139, %140 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%61 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<24x16xf32>
    %expanded_44 = tensor.expand_shape %141 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %142 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c10617743076_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %143 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%142 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %144 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%143 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %145 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37, %144 : tensor<6x4x16xi64>, tensor<i64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %146 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %147 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %146 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %150 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %150 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %154 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %154 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<6x4x16xi64>) outs(%83 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1034 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1034 : i1
    } -> tensor<6x4x16xi1>
    %157 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_44 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x16xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %157, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %158 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<6x4x16xf32>) outs(%88 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x16xf64>
    %161 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%160 : tensor<6x4x16xf64>) outs(%91 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<6x4x1xf64>) outs(%90 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %163 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %162 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%88 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.subf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x16xf64>
    %164 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %163 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%88 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x16xf64>
    %165 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%164 : tensor<6x4x16xf64>) outs(%91 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<6x4x1xf64>) outs(%90 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<6x4x1xf64>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%159 : tensor<6x4x16xf32>) outs(%100 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_4 : f64 to f32
      %1035 = arith.addf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x1xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = math.rsqrt %in : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %169 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %171 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %arg12 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_45 = tensor.collapse_shape %175 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_46 = linalg.transpose ins(%arg13 : tensor<48x16xf32>) outs(%43 : tensor<16x48xf32>) permutation = [1, 0] 
    %176 = linalg.matmul ins(%collapsed_45, %transposed_46 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%45 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %177 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<48xf32>) outs(%44 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %178 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%176, %177 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%44 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<24x48xf32>
    %expanded_47 = tensor.expand_shape %178 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 3, 16] : tensor<24x48xf32> into tensor<1x6x4x3x16xf32>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<1x6x4x3x16xf32>) outs(%49 : tensor<3x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_49 = tensor.collapse_shape %transposed_48 [[0], [1], [2], [3, 4]] : tensor<3x6x4x1x16xf32> into tensor<3x6x4x16xf32>
    %extracted_slice_50 = tensor.extract_slice %collapsed_49[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_51 = tensor.extract_slice %collapsed_49[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_52 = tensor.extract_slice %collapsed_49[2, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_53 = tensor.collapse_shape %extracted_slice_50 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_54 = tensor.expand_shape %collapsed_53 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_55 = linalg.transpose ins(%expanded_54 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_56 = tensor.collapse_shape %extracted_slice_51 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_57 = tensor.expand_shape %collapsed_56 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_59 = tensor.collapse_shape %extracted_slice_52 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_60 = tensor.expand_shape %collapsed_59 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_61 = linalg.transpose ins(%expanded_60 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_62 = tensor.expand_shape %transposed_55 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_63 = tensor.expand_shape %transposed_58 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_64 = tensor.expand_shape %transposed_61 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %179 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c13272178845_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %180 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%179 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %181 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%180 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %182:2 = "fsdp.attention"(%expanded_62, %expanded_63, %expanded_64, %54, %181) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6xi64>, tensor<i64>) -> (tensor<4x4x6x4xf32>, tensor<4x4x6xf32>)
    %transposed_65 = linalg.transpose ins(%182#0 : tensor<4x4x6x4xf32>) outs(%59 : tensor<6x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_66 = tensor.collapse_shape %transposed_65 [[0, 1], [2, 3]] : tensor<6x4x4x4xf32> into tensor<24x16xf32>
    %transposed_67 = linalg.transpose ins(%arg15 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) permutation = [1, 0] 
    %183 = linalg.matmul ins(%collapsed_66, %transposed_67 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%62 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %184 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<16xf32>) outs(%61 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %185 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%183, %184 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%61 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<24x16xf32>
    %expanded_68 = tensor.expand_shape %185 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %186 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c15926614614_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %187 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%186 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %188 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%187 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %189 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37, %188 : tensor<6x4x16xi64>, tensor<i64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %190 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %190 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %192 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %193 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %194 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %195 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %194 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %196 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %197 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %199 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %198 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %200 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<6x4x16xi64>) outs(%83 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1034 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1034 : i1
    } -> tensor<6x4x16xi1>
    %201 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_68 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x16xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %201, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %203 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %202 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %204 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<6x4x16xf32>) outs(%88 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x16xf64>
    %205 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%204 : tensor<6x4x16xf64>) outs(%91 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %206 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<6x4x1xf64>) outs(%90 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %207 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %206 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%88 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.subf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x16xf64>
    %208 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %207 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%88 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x16xf64>
    %209 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%208 : tensor<6x4x16xf64>) outs(%91 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %210 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209 : tensor<6x4x1xf64>) outs(%90 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %211 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210 : tensor<6x4x1xf64>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %212 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%203 : tensor<6x4x16xf32>) outs(%100 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %213 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %214 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_4 : f64 to f32
      %1035 = arith.addf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x1xf32>
    %215 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = math.rsqrt %in : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %216 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %213 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %217 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %215 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %218 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %219 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %arg22 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_69 = tensor.collapse_shape %219 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_70 = linalg.transpose ins(%arg17 : tensor<8x16xf32>) outs(%109 : tensor<16x8xf32>) permutation = [1, 0] 
    %220 = linalg.matmul ins(%collapsed_69, %transposed_70 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%111 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %221 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<8xf32>) outs(%110 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %222 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%220, %221 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%110 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<24x8xf32>
    %expanded_71 = tensor.expand_shape %222 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %223 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71 : tensor<6x4x8xf32>) outs(%115 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.cmpf ugt, %in, %cst_0 : f32
      %1035 = arith.select %1034, %in, %cst_0 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x8xf32>
    %224 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c18581050383_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %225 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%224 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %226 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%225 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %227 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %226 : tensor<6x4x8xi64>, tensor<i64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %228 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %229 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %228 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %230 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %231 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %232 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231 : tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %233 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %232 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %234 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %235 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %236 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %237 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %236 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%122 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x8xi64>
    %238 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<6x4x8xi64>) outs(%134 : tensor<6x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1034 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1034 : i1
    } -> tensor<6x4x8xi1>
    %239 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<6x4x8xf32>) outs(%115 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x8xf32>
    %240 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %239, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%115 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_72 = tensor.collapse_shape %240 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %transposed_73 = linalg.transpose ins(%arg19 : tensor<16x8xf32>) outs(%138 : tensor<8x16xf32>) permutation = [1, 0] 
    %241 = linalg.matmul ins(%collapsed_72, %transposed_73 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%62 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %242 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg20 : tensor<16xf32>) outs(%61 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %243 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%241, %242 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%61 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<24x16xf32>
    %expanded_74 = tensor.expand_shape %243 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %244 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c21235486152_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %245 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%244 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %246 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%245 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %247 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37, %246 : tensor<6x4x16xi64>, tensor<i64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %248 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %249 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %248 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %251 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %252 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %253 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %252 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %254 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %255 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %256 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %257 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %256 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%71 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<6x4x16xi64>
    %258 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<6x4x16xi64>) outs(%83 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1034 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1034 : i1
    } -> tensor<6x4x16xi1>
    %259 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x16xf32>
    %260 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %259, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %261 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %260 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %262 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<6x4x16xf32>) outs(%88 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x16xf64>
    %263 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%262 : tensor<6x4x16xf64>) outs(%91 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %264 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<6x4x1xf64>) outs(%90 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %265 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %264 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%88 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.subf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x16xf64>
    %266 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %265 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%88 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x16xf64>
    %267 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%266 : tensor<6x4x16xf64>) outs(%91 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %268 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<6x4x1xf64>) outs(%90 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %269 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<6x4x1xf64>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %270 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%261 : tensor<6x4x16xf32>) outs(%100 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %271 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %272 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_4 : f64 to f32
      %1035 = arith.addf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x1xf32>
    %273 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = math.rsqrt %in : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %274 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %271 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %275 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %273 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %276 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %277 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %arg24 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %278 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277 : tensor<6x4x16xf32>) outs(%88 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x16xf64>
    %279 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%278 : tensor<6x4x16xf64>) outs(%91 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %280 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<6x4x1xf64>) outs(%90 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %281 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %280 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%88 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.subf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x16xf64>
    %282 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %281 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%88 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x16xf64>
    %283 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%282 : tensor<6x4x16xf64>) outs(%91 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %284 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283 : tensor<6x4x1xf64>) outs(%90 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<6x4x1xf64>
    %285 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284 : tensor<6x4x1xf64>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %286 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%277 : tensor<6x4x16xf32>) outs(%100 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %287 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %288 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_4 : f64 to f32
      %1035 = arith.addf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x1xf32>
    %289 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = math.rsqrt %in : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %290 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %287 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %291 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290, %289 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %292 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %arg26 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_75 = tensor.collapse_shape %40 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_76 = linalg.transpose ins(%arg27 : tensor<48x16xf32>) outs(%43 : tensor<16x48xf32>) permutation = [1, 0] 
    %294 = tensor.empty() : tensor<20x48xf32>
    %295 = linalg.fill ins(%cst_0 : f32) outs(%294 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %296 = linalg.matmul ins(%collapsed_75, %transposed_76 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%295 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %297 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<48xf32>) outs(%294 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %298 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%296, %297 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%294 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x48xf32>
    %expanded_77 = tensor.expand_shape %298 [[0, 1, 2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<20x48xf32> into tensor<1x5x4x3x16xf32>
    %299 = tensor.empty() : tensor<3x5x4x1x16xf32>
    %transposed_78 = linalg.transpose ins(%expanded_77 : tensor<1x5x4x3x16xf32>) outs(%299 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_79 = tensor.collapse_shape %transposed_78 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_80 = tensor.extract_slice %collapsed_79[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_81 = tensor.extract_slice %collapsed_79[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_82 = tensor.extract_slice %collapsed_79[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_83 = tensor.collapse_shape %extracted_slice_80 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_84 = tensor.expand_shape %collapsed_83 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %300 = tensor.empty() : tensor<16x5x4xf32>
    %transposed_85 = linalg.transpose ins(%expanded_84 : tensor<5x16x4xf32>) outs(%300 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_86 = tensor.collapse_shape %extracted_slice_81 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_87 = tensor.expand_shape %collapsed_86 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_88 = linalg.transpose ins(%expanded_87 : tensor<5x16x4xf32>) outs(%300 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_89 = tensor.collapse_shape %extracted_slice_82 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_90 = tensor.expand_shape %collapsed_89 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_91 = linalg.transpose ins(%expanded_90 : tensor<5x16x4xf32>) outs(%300 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_92 = tensor.expand_shape %transposed_85 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_93 = tensor.expand_shape %transposed_88 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_94 = tensor.expand_shape %transposed_91 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %301 = tensor.empty() : tensor<80xi64>
    %302 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%301 : tensor<80xi64>) {
    ^bb0(%out: i64):
      %1034 = linalg.index 0 : index
      %1035 = arith.index_cast %1034 : index to i64
      linalg.yield %1035 : i64
    } -> tensor<80xi64>
    %expanded_95 = tensor.expand_shape %302 [[0, 1, 2]] output_shape [4, 4, 5] : tensor<80xi64> into tensor<4x4x5xi64>
    %303 = tensor.empty() : tensor<4x4x5xi64>
    %304 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_95 : tensor<4x4x5xi64>) outs(%303 : tensor<4x4x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c5_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<4x4x5xi64>
    %305 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c23889921921_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %306 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%305 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %307 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%306 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %308:2 = "fsdp.attention"(%expanded_92, %expanded_93, %expanded_94, %304, %307) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5xi64>, tensor<i64>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5xf32>)
    %309 = tensor.empty() : tensor<5x4x4x4xf32>
    %transposed_96 = linalg.transpose ins(%308#0 : tensor<4x4x5x4xf32>) outs(%309 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_97 = tensor.collapse_shape %transposed_96 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_98 = linalg.transpose ins(%arg29 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) permutation = [1, 0] 
    %310 = tensor.empty() : tensor<20x16xf32>
    %311 = linalg.fill ins(%cst_0 : f32) outs(%310 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %312 = linalg.matmul ins(%collapsed_97, %transposed_98 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %313 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg30 : tensor<16xf32>) outs(%310 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %314 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%312, %313 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%310 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x16xf32>
    %expanded_99 = tensor.expand_shape %314 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %315 = tensor.empty() : tensor<320xi64>
    %316 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%315 : tensor<320xi64>) {
    ^bb0(%out: i64):
      %1034 = linalg.index 0 : index
      %1035 = arith.index_cast %1034 : index to i64
      linalg.yield %1035 : i64
    } -> tensor<320xi64>
    %expanded_100 = tensor.expand_shape %316 [[0, 1, 2]] output_shape [5, 4, 16] : tensor<320xi64> into tensor<5x4x16xi64>
    %317 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c26544357690_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %318 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%317 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %319 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%318 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %320 = tensor.empty() : tensor<5x4x16xi64>
    %321 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_100, %319 : tensor<5x4x16xi64>, tensor<i64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %322 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %323 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %322 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %324 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %325 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %326 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %327 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %326 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %328 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %329 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %330 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %331 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %330 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %332 = tensor.empty() : tensor<5x4x16xi1>
    %333 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331 : tensor<5x4x16xi64>) outs(%332 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1034 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1034 : i1
    } -> tensor<5x4x16xi1>
    %334 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x16xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333, %334, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %336 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %335 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %337 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %338 = tensor.empty() : tensor<5x4x1xf64>
    %339 = linalg.fill ins(%cst : f64) outs(%338 : tensor<5x4x1xf64>) -> tensor<5x4x1xf64>
    %340 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%337 : tensor<5x4x16xf64>) outs(%339 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %341 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340 : tensor<5x4x1xf64>) outs(%338 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %342 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337, %341 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.subf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %343 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342, %342 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %344 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%343 : tensor<5x4x16xf64>) outs(%339 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %345 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344 : tensor<5x4x1xf64>) outs(%338 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %346 = tensor.empty() : tensor<5x4x1xf32>
    %347 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345 : tensor<5x4x1xf64>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %348 = linalg.fill ins(%cst_0 : f32) outs(%346 : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
    %349 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%336 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %350 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %351 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_4 : f64 to f32
      %1035 = arith.addf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x1xf32>
    %352 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = math.rsqrt %in : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %353 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336, %350 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %354 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353, %352 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %355 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %356 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %arg40 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %extracted_slice_101 = tensor.extract_slice %arg31[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_102 = tensor.extract_slice %arg31[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_103 = tensor.extract_slice %arg32[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_104 = tensor.extract_slice %arg32[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %collapsed_105 = tensor.collapse_shape %356 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_106 = linalg.transpose ins(%extracted_slice_101 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) permutation = [1, 0] 
    %357 = linalg.matmul ins(%collapsed_105, %transposed_106 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %358 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_103 : tensor<16xf32>) outs(%310 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %359 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%357, %358 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%310 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x16xf32>
    %expanded_107 = tensor.expand_shape %359 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %collapsed_108 = tensor.collapse_shape %293 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %360 = tensor.empty() : tensor<16x32xf32>
    %transposed_109 = linalg.transpose ins(%extracted_slice_102 : tensor<32x16xf32>) outs(%360 : tensor<16x32xf32>) permutation = [1, 0] 
    %361 = tensor.empty() : tensor<24x32xf32>
    %362 = linalg.fill ins(%cst_0 : f32) outs(%361 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %363 = linalg.matmul ins(%collapsed_108, %transposed_109 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%362 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %364 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_104 : tensor<32xf32>) outs(%361 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %365 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%363, %364 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%361 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<24x32xf32>
    %expanded_110 = tensor.expand_shape %365 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 2, 16] : tensor<24x32xf32> into tensor<1x6x4x2x16xf32>
    %366 = tensor.empty() : tensor<2x6x4x1x16xf32>
    %transposed_111 = linalg.transpose ins(%expanded_110 : tensor<1x6x4x2x16xf32>) outs(%366 : tensor<2x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_112 = tensor.collapse_shape %transposed_111 [[0], [1], [2], [3, 4]] : tensor<2x6x4x1x16xf32> into tensor<2x6x4x16xf32>
    %extracted_slice_113 = tensor.extract_slice %collapsed_112[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_114 = tensor.extract_slice %collapsed_112[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_115 = tensor.collapse_shape %expanded_107 [[0], [1, 2]] : tensor<5x4x16xf32> into tensor<5x64xf32>
    %expanded_116 = tensor.expand_shape %collapsed_115 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_117 = linalg.transpose ins(%expanded_116 : tensor<5x16x4xf32>) outs(%300 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_118 = tensor.collapse_shape %extracted_slice_113 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_119 = tensor.expand_shape %collapsed_118 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_120 = linalg.transpose ins(%expanded_119 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_121 = tensor.collapse_shape %extracted_slice_114 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_122 = tensor.expand_shape %collapsed_121 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_123 = linalg.transpose ins(%expanded_122 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_124 = tensor.expand_shape %transposed_117 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_125 = tensor.expand_shape %transposed_120 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_126 = tensor.expand_shape %transposed_123 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %367 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_95 : tensor<4x4x5xi64>) outs(%303 : tensor<4x4x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c6_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<4x4x5xi64>
    %368 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c29198793459_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %369 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%368 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %370 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%369 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %371:2 = "fsdp.attention"(%expanded_124, %expanded_125, %expanded_126, %367, %370) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x5xi64>, tensor<i64>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5xf32>)
    %transposed_127 = linalg.transpose ins(%371#0 : tensor<4x4x5x4xf32>) outs(%309 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_128 = tensor.collapse_shape %transposed_127 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_129 = linalg.transpose ins(%arg33 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) permutation = [1, 0] 
    %372 = linalg.matmul ins(%collapsed_128, %transposed_129 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %373 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg34 : tensor<16xf32>) outs(%310 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %374 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%372, %373 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%310 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x16xf32>
    %expanded_130 = tensor.expand_shape %374 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %375 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c31853229228_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %376 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%375 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %377 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%376 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %378 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_100, %377 : tensor<5x4x16xi64>, tensor<i64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %379 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%378 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %380 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%378, %379 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %381 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %382 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%381 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %383 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %384 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382, %383 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %385 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %386 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %387 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %388 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386, %387 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %389 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388 : tensor<5x4x16xi64>) outs(%332 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1034 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1034 : i1
    } -> tensor<5x4x16xi1>
    %390 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_130 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x16xf32>
    %391 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389, %390, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %392 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %391 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %393 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %394 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%393 : tensor<5x4x16xf64>) outs(%339 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %395 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394 : tensor<5x4x1xf64>) outs(%338 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %396 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393, %395 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.subf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %397 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396, %396 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %398 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%397 : tensor<5x4x16xf64>) outs(%339 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %399 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398 : tensor<5x4x1xf64>) outs(%338 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %400 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399 : tensor<5x4x1xf64>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %401 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%392 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %402 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %403 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_4 : f64 to f32
      %1035 = arith.addf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x1xf32>
    %404 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = math.rsqrt %in : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %405 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392, %402 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %406 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %404 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %407 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %408 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%407, %arg42 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_131 = tensor.collapse_shape %408 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_132 = linalg.transpose ins(%arg35 : tensor<8x16xf32>) outs(%109 : tensor<16x8xf32>) permutation = [1, 0] 
    %409 = tensor.empty() : tensor<20x8xf32>
    %410 = linalg.fill ins(%cst_0 : f32) outs(%409 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %411 = linalg.matmul ins(%collapsed_131, %transposed_132 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%410 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %412 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg36 : tensor<8xf32>) outs(%409 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %413 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%411, %412 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%409 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x8xf32>
    %expanded_133 = tensor.expand_shape %413 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %414 = tensor.empty() : tensor<5x4x8xf32>
    %415 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_133 : tensor<5x4x8xf32>) outs(%414 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.cmpf ugt, %in, %cst_0 : f32
      %1035 = arith.select %1034, %in, %cst_0 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x8xf32>
    %416 = tensor.empty() : tensor<160xi64>
    %417 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%416 : tensor<160xi64>) {
    ^bb0(%out: i64):
      %1034 = linalg.index 0 : index
      %1035 = arith.index_cast %1034 : index to i64
      linalg.yield %1035 : i64
    } -> tensor<160xi64>
    %expanded_134 = tensor.expand_shape %417 [[0, 1, 2]] output_shape [5, 4, 8] : tensor<160xi64> into tensor<5x4x8xi64>
    %418 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c34507664997_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %419 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%418 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %420 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%419 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %421 = tensor.empty() : tensor<5x4x8xi64>
    %422 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_134, %420 : tensor<5x4x8xi64>, tensor<i64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %423 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422 : tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %424 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %423 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %425 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%424 : tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %426 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425 : tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %427 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426 : tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %428 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426, %427 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %429 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428 : tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %430 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429 : tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %431 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430 : tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %432 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %431 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %433 = tensor.empty() : tensor<5x4x8xi1>
    %434 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432 : tensor<5x4x8xi64>) outs(%433 : tensor<5x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1034 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1034 : i1
    } -> tensor<5x4x8xi1>
    %435 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%415 : tensor<5x4x8xf32>) outs(%414 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x8xf32>
    %436 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %435, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%414 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_135 = tensor.collapse_shape %436 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_136 = linalg.transpose ins(%arg37 : tensor<16x8xf32>) outs(%138 : tensor<8x16xf32>) permutation = [1, 0] 
    %437 = linalg.matmul ins(%collapsed_135, %transposed_136 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %438 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<16xf32>) outs(%310 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %439 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%437, %438 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%310 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x16xf32>
    %expanded_137 = tensor.expand_shape %439 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %440 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c37162100766_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %441 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%440 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %442 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%441 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %443 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_100, %442 : tensor<5x4x16xi64>, tensor<i64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %444 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %445 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443, %444 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %446 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%445 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %447 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %448 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %449 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %448 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %450 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %451 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%450 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %452 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %453 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %452 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %454 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453 : tensor<5x4x16xi64>) outs(%332 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1034 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1034 : i1
    } -> tensor<5x4x16xi1>
    %455 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_137 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x16xf32>
    %456 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%454, %455, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %457 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408, %456 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %458 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %459 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%458 : tensor<5x4x16xf64>) outs(%339 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %460 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%459 : tensor<5x4x1xf64>) outs(%338 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %461 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %460 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.subf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %462 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461, %461 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %463 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%462 : tensor<5x4x16xf64>) outs(%339 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %464 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463 : tensor<5x4x1xf64>) outs(%338 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %465 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464 : tensor<5x4x1xf64>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %466 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%457 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %467 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %468 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_4 : f64 to f32
      %1035 = arith.addf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x1xf32>
    %469 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = math.rsqrt %in : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %470 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457, %467 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %471 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%470, %469 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %472 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%471, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %473 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%472, %arg44 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_138 = tensor.collapse_shape %473 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_139 = linalg.transpose ins(%arg45 : tensor<48x16xf32>) outs(%43 : tensor<16x48xf32>) permutation = [1, 0] 
    %474 = linalg.matmul ins(%collapsed_138, %transposed_139 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%295 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %475 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg46 : tensor<48xf32>) outs(%294 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %476 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%474, %475 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%294 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x48xf32>
    %expanded_140 = tensor.expand_shape %476 [[0, 1, 2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<20x48xf32> into tensor<1x5x4x3x16xf32>
    %transposed_141 = linalg.transpose ins(%expanded_140 : tensor<1x5x4x3x16xf32>) outs(%299 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_142 = tensor.collapse_shape %transposed_141 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_143 = tensor.extract_slice %collapsed_142[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_144 = tensor.extract_slice %collapsed_142[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_145 = tensor.extract_slice %collapsed_142[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_146 = tensor.collapse_shape %extracted_slice_143 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_147 = tensor.expand_shape %collapsed_146 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_148 = linalg.transpose ins(%expanded_147 : tensor<5x16x4xf32>) outs(%300 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_149 = tensor.collapse_shape %extracted_slice_144 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_150 = tensor.expand_shape %collapsed_149 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_151 = linalg.transpose ins(%expanded_150 : tensor<5x16x4xf32>) outs(%300 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_152 = tensor.collapse_shape %extracted_slice_145 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_153 = tensor.expand_shape %collapsed_152 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_154 = linalg.transpose ins(%expanded_153 : tensor<5x16x4xf32>) outs(%300 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_155 = tensor.expand_shape %transposed_148 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_156 = tensor.expand_shape %transposed_151 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_157 = tensor.expand_shape %transposed_154 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %477 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c39816536535_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %478 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%477 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %479 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%478 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %480:2 = "fsdp.attention"(%expanded_155, %expanded_156, %expanded_157, %304, %479) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5xi64>, tensor<i64>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5xf32>)
    %transposed_158 = linalg.transpose ins(%480#0 : tensor<4x4x5x4xf32>) outs(%309 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_159 = tensor.collapse_shape %transposed_158 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_160 = linalg.transpose ins(%arg47 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) permutation = [1, 0] 
    %481 = linalg.matmul ins(%collapsed_159, %transposed_160 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %482 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg48 : tensor<16xf32>) outs(%310 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %483 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%481, %482 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%310 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x16xf32>
    %expanded_161 = tensor.expand_shape %483 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %484 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c42470972304_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %485 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%484 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %486 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%485 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %487 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_100, %486 : tensor<5x4x16xi64>, tensor<i64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %488 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %489 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487, %488 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %490 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%489 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %491 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %492 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %493 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491, %492 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %494 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %495 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %496 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %497 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495, %496 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %498 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497 : tensor<5x4x16xi64>) outs(%332 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1034 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1034 : i1
    } -> tensor<5x4x16xi1>
    %499 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_161 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x16xf32>
    %500 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %499, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %501 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473, %500 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %502 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %503 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%502 : tensor<5x4x16xf64>) outs(%339 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %504 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503 : tensor<5x4x1xf64>) outs(%338 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %505 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%502, %504 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.subf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %506 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %505 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %507 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%506 : tensor<5x4x16xf64>) outs(%339 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %508 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%507 : tensor<5x4x1xf64>) outs(%338 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %509 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%508 : tensor<5x4x1xf64>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %510 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%501 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %511 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %512 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_4 : f64 to f32
      %1035 = arith.addf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x1xf32>
    %513 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = math.rsqrt %in : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %514 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %511 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %515 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %513 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %516 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %517 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516, %arg58 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %extracted_slice_162 = tensor.extract_slice %arg49[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_163 = tensor.extract_slice %arg49[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_164 = tensor.extract_slice %arg50[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_165 = tensor.extract_slice %arg50[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %collapsed_166 = tensor.collapse_shape %517 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_167 = linalg.transpose ins(%extracted_slice_162 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) permutation = [1, 0] 
    %518 = linalg.matmul ins(%collapsed_166, %transposed_167 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %519 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_164 : tensor<16xf32>) outs(%310 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %520 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%518, %519 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%310 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x16xf32>
    %expanded_168 = tensor.expand_shape %520 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_169 = linalg.transpose ins(%extracted_slice_163 : tensor<32x16xf32>) outs(%360 : tensor<16x32xf32>) permutation = [1, 0] 
    %521 = linalg.matmul ins(%collapsed_108, %transposed_169 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%362 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %522 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_165 : tensor<32xf32>) outs(%361 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %523 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%521, %522 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%361 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<24x32xf32>
    %expanded_170 = tensor.expand_shape %523 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 2, 16] : tensor<24x32xf32> into tensor<1x6x4x2x16xf32>
    %transposed_171 = linalg.transpose ins(%expanded_170 : tensor<1x6x4x2x16xf32>) outs(%366 : tensor<2x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_172 = tensor.collapse_shape %transposed_171 [[0], [1], [2], [3, 4]] : tensor<2x6x4x1x16xf32> into tensor<2x6x4x16xf32>
    %extracted_slice_173 = tensor.extract_slice %collapsed_172[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_174 = tensor.extract_slice %collapsed_172[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_175 = tensor.collapse_shape %expanded_168 [[0], [1, 2]] : tensor<5x4x16xf32> into tensor<5x64xf32>
    %expanded_176 = tensor.expand_shape %collapsed_175 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_177 = linalg.transpose ins(%expanded_176 : tensor<5x16x4xf32>) outs(%300 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_178 = tensor.collapse_shape %extracted_slice_173 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_179 = tensor.expand_shape %collapsed_178 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_180 = linalg.transpose ins(%expanded_179 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_181 = tensor.collapse_shape %extracted_slice_174 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_182 = tensor.expand_shape %collapsed_181 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_183 = linalg.transpose ins(%expanded_182 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_184 = tensor.expand_shape %transposed_177 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_185 = tensor.expand_shape %transposed_180 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_186 = tensor.expand_shape %transposed_183 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %524 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c45125408073_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %525 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%524 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %526 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%525 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %527:2 = "fsdp.attention"(%expanded_184, %expanded_185, %expanded_186, %367, %526) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x5xi64>, tensor<i64>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5xf32>)
    %transposed_187 = linalg.transpose ins(%527#0 : tensor<4x4x5x4xf32>) outs(%309 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_188 = tensor.collapse_shape %transposed_187 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_189 = linalg.transpose ins(%arg51 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) permutation = [1, 0] 
    %528 = linalg.matmul ins(%collapsed_188, %transposed_189 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %529 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg52 : tensor<16xf32>) outs(%310 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %530 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%528, %529 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%310 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x16xf32>
    %expanded_190 = tensor.expand_shape %530 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %531 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c47779843842_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %532 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%531 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %533 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%532 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %534 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_100, %533 : tensor<5x4x16xi64>, tensor<i64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %535 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %536 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534, %535 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %537 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %538 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %539 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%538 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %540 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%538, %539 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %541 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%540 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %542 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %543 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %544 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542, %543 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %545 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%544 : tensor<5x4x16xi64>) outs(%332 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1034 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1034 : i1
    } -> tensor<5x4x16xi1>
    %546 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_190 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x16xf32>
    %547 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %546, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %548 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %547 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %549 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%548 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %550 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%549 : tensor<5x4x16xf64>) outs(%339 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %551 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%550 : tensor<5x4x1xf64>) outs(%338 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %552 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%549, %551 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.subf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %553 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%552, %552 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %554 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%553 : tensor<5x4x16xf64>) outs(%339 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %555 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%554 : tensor<5x4x1xf64>) outs(%338 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %556 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555 : tensor<5x4x1xf64>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %557 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%548 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %558 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%557 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %559 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%556 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_4 : f64 to f32
      %1035 = arith.addf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x1xf32>
    %560 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = math.rsqrt %in : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %561 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%548, %558 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %562 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%561, %560 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %563 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%562, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %564 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563, %arg60 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_191 = tensor.collapse_shape %564 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_192 = linalg.transpose ins(%arg53 : tensor<8x16xf32>) outs(%109 : tensor<16x8xf32>) permutation = [1, 0] 
    %565 = linalg.matmul ins(%collapsed_191, %transposed_192 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%410 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %566 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg54 : tensor<8xf32>) outs(%409 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %567 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%565, %566 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%409 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x8xf32>
    %expanded_193 = tensor.expand_shape %567 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %568 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_193 : tensor<5x4x8xf32>) outs(%414 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.cmpf ugt, %in, %cst_0 : f32
      %1035 = arith.select %1034, %in, %cst_0 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x8xf32>
    %569 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c50434279611_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %570 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%569 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %571 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%570 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %572 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_134, %571 : tensor<5x4x8xi64>, tensor<i64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %573 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%572 : tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %574 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%572, %573 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %575 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%574 : tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %576 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%575 : tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %577 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%576 : tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %578 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%576, %577 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %579 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%578 : tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %580 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579 : tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %581 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%580 : tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %582 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%580, %581 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%421 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x8xi64>
    %583 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%582 : tensor<5x4x8xi64>) outs(%433 : tensor<5x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1034 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1034 : i1
    } -> tensor<5x4x8xi1>
    %584 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%568 : tensor<5x4x8xf32>) outs(%414 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x8xf32>
    %585 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%583, %584, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%414 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_194 = tensor.collapse_shape %585 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_195 = linalg.transpose ins(%arg55 : tensor<16x8xf32>) outs(%138 : tensor<8x16xf32>) permutation = [1, 0] 
    %586 = linalg.matmul ins(%collapsed_194, %transposed_195 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %587 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg56 : tensor<16xf32>) outs(%310 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %588 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%586, %587 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%310 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x16xf32>
    %expanded_196 = tensor.expand_shape %588 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %589 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.addi %in, %c53088715380_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %590 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%589 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %591 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%590 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<i64>
    %592 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_100, %591 : tensor<5x4x16xi64>, tensor<i64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %593 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%592 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %594 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%592, %593 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %595 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%594 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %596 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%595 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %597 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%596 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %598 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%596, %597 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %599 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%598 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %600 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%599 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %601 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%600 : tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1034 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %602 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%600, %601 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%320 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_419: i64, %out: i64):
      %1034 = arith.xori %in, %in_419 : i64
      linalg.yield %1034 : i64
    } -> tensor<5x4x16xi64>
    %603 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%602 : tensor<5x4x16xi64>) outs(%332 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1034 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1034 : i1
    } -> tensor<5x4x16xi1>
    %604 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_196 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x16xf32>
    %605 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%603, %604, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %606 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%564, %605 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %607 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%606 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %608 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%607 : tensor<5x4x16xf64>) outs(%339 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %609 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%608 : tensor<5x4x1xf64>) outs(%338 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %610 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%607, %609 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.subf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %611 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%610, %610 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %612 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%611 : tensor<5x4x16xf64>) outs(%339 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %613 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%612 : tensor<5x4x1xf64>) outs(%338 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %614 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%613 : tensor<5x4x1xf64>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %615 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%606 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %616 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%615 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %617 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%614 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_4 : f64 to f32
      %1035 = arith.addf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x1xf32>
    %618 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%617 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = math.rsqrt %in : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %619 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%606, %616 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %620 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%619, %618 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %621 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %622 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%621, %arg62 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %623 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%622 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %624 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%623 : tensor<5x4x16xf64>) outs(%339 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %625 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624 : tensor<5x4x1xf64>) outs(%338 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %626 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%623, %625 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.subf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %627 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%626, %626 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %628 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%627 : tensor<5x4x16xf64>) outs(%339 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %629 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%628 : tensor<5x4x1xf64>) outs(%338 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_10 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x1xf64>
    %630 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%629 : tensor<5x4x1xf64>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %631 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%622 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %632 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%631 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %633 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%630 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_4 : f64 to f32
      %1035 = arith.addf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x1xf32>
    %634 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%633 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = math.rsqrt %in : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %635 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%622, %632 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %636 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%635, %634 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %637 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%636, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %638 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%637, %arg64 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_197 = tensor.collapse_shape %638 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %639 = tensor.empty() : tensor<16x23xf32>
    %transposed_198 = linalg.transpose ins(%arg0 : tensor<23x16xf32>) outs(%639 : tensor<16x23xf32>) permutation = [1, 0] 
    %640 = tensor.empty() : tensor<20x23xf32>
    %641 = linalg.fill ins(%cst_0 : f32) outs(%640 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %642 = linalg.matmul ins(%collapsed_197, %transposed_198 : tensor<20x16xf32>, tensor<16x23xf32>) outs(%641 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %643 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg65 : tensor<23xf32>) outs(%640 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x23xf32>
    %644 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%642, %643 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%640 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x23xf32>
    %collapsed_199 = tensor.collapse_shape %arg74 [[0, 1]] : tensor<5x4xi64> into tensor<20xi64>
    %645 = tensor.empty() : tensor<20xi64>
    %646 = linalg.fill ins(%c0_i64 : i64) outs(%645 : tensor<20xi64>) -> tensor<20xi64>
    %647 = tensor.empty() : tensor<20xf32>
    %648 = linalg.fill ins(%cst_1 : f32) outs(%647 : tensor<20xf32>) -> tensor<20xf32>
    %649:2 = linalg.generic {indexing_maps = [#map8, #map11, #map11], iterator_types = ["parallel", "reduction"]} ins(%644 : tensor<20x23xf32>) outs(%648, %646 : tensor<20xf32>, tensor<20xi64>) {
    ^bb0(%in: f32, %out: f32, %out_419: i64):
      %1034 = linalg.index 1 : index
      %1035 = arith.index_cast %1034 : index to i64
      %1036 = arith.maximumf %in, %out : f32
      %1037 = arith.cmpf ogt, %in, %out : f32
      %1038 = arith.select %1037, %1035, %out_419 : i64
      linalg.yield %1036, %1038 : f32, i64
    } -> (tensor<20xf32>, tensor<20xi64>)
    %expanded_200 = tensor.expand_shape %649#0 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %650 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel"]} ins(%644, %expanded_200 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%640 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x23xf32>
    %651 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%650 : tensor<20x23xf32>) outs(%640 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = math.exp %in : f32
      linalg.yield %1034 : f32
    } -> tensor<20x23xf32>
    %652 = tensor.empty() : tensor<20x1xf32>
    %653 = linalg.fill ins(%cst_0 : f32) outs(%652 : tensor<20x1xf32>) -> tensor<20x1xf32>
    %654 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "reduction"]} ins(%651 : tensor<20x23xf32>) outs(%653 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<20x1xf32>
    %655 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%654 : tensor<20x1xf32>) outs(%652 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = math.log %in : f32
      linalg.yield %1034 : f32
    } -> tensor<20x1xf32>
    %656 = tensor.empty() : tensor<20xi1>
    %657 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_199 : tensor<20xi64>) outs(%656 : tensor<20xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1034 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %1034 : i1
    } -> tensor<20xi1>
    %658 = linalg.generic {indexing_maps = [#map3, #map3, #map13, #map3], iterator_types = ["parallel"]} ins(%657, %collapsed_199, %cst_12 : tensor<20xi1>, tensor<20xi64>, tensor<i64>) outs(%645 : tensor<20xi64>) {
    ^bb0(%in: i1, %in_419: i64, %in_420: i64, %out: i64):
      %1034 = arith.select %in, %in_419, %in_420 : i64
      linalg.yield %1034 : i64
    } -> tensor<20xi64>
    %expanded_201 = tensor.expand_shape %658 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %659 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_201 : tensor<20x1xi64>) outs(%653 : tensor<20x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1034 = linalg.index 0 : index
      %1035 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %644[%1034, %1035] : tensor<20x23xf32>
      linalg.yield %extracted : f32
    } -> tensor<20x1xf32>
    %660 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%659, %expanded_200 : tensor<20x1xf32>, tensor<20x1xf32>) outs(%652 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x1xf32>
    %661 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%655, %660 : tensor<20x1xf32>, tensor<20x1xf32>) outs(%652 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x1xf32>
    %collapsed_202 = tensor.collapse_shape %661 [[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
    %662 = linalg.generic {indexing_maps = [#map3, #map3, #map13, #map3], iterator_types = ["parallel"]} ins(%657, %collapsed_202, %cst_2 : tensor<20xi1>, tensor<20xf32>, tensor<f32>) outs(%647 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<20xf32>
    %663 = tensor.empty() : tensor<f32>
    %664 = linalg.fill ins(%cst_0 : f32) outs(%663 : tensor<f32>) -> tensor<f32>
    %665 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["reduction"]} ins(%662 : tensor<20xf32>) outs(%664 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<f32>
    %666 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<i64>) -> tensor<i64>
    %667 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["reduction"]} ins(%657 : tensor<20xi1>) outs(%666 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %1034 = arith.extui %in : i1 to i64
      %1035 = arith.addi %1034, %out : i64
      linalg.yield %1035 : i64
    } -> tensor<i64>
    %668 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%665, %667 : tensor<f32>, tensor<i64>) outs(%663 : tensor<f32>) {
    ^bb0(%in: f32, %in_419: i64, %out: f32):
      %1034 = arith.sitofp %in_419 : i64 to f32
      %1035 = arith.divf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<f32>
    %669 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%cst_8, %667 : tensor<f32>, tensor<i64>) outs(%663 : tensor<f32>) {
    ^bb0(%in: f32, %in_419: i64, %out: f32):
      %1034 = arith.sitofp %in_419 : i64 to f32
      %1035 = arith.divf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<f32>
    %670 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel"]} ins(%669 : tensor<f32>) outs(%647 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20xf32>
    %671 = linalg.generic {indexing_maps = [#map3, #map3, #map13, #map3], iterator_types = ["parallel"]} ins(%657, %670, %cst_2 : tensor<20xi1>, tensor<20xf32>, tensor<f32>) outs(%647 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<20xf32>
    %expanded_203 = tensor.expand_shape %671 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %672 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel"]} ins(%650, %655 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%640 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x23xf32>
    %673 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%672 : tensor<20x23xf32>) outs(%640 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = math.exp %in : f32
      linalg.yield %1034 : f32
    } -> tensor<20x23xf32>
    %674 = tensor.empty() : tensor<23xi64>
    %675 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%674 : tensor<23xi64>) {
    ^bb0(%out: i64):
      %1034 = linalg.index 0 : index
      %1035 = arith.index_cast %1034 : index to i64
      linalg.yield %1035 : i64
    } -> tensor<23xi64>
    %expanded_204 = tensor.expand_shape %675 [[0, 1]] output_shape [1, 23] : tensor<23xi64> into tensor<1x23xi64>
    %expanded_205 = tensor.expand_shape %collapsed_199 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %676 = tensor.empty() : tensor<20x23xi1>
    %677 = linalg.generic {indexing_maps = [#map14, #map12, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_204, %expanded_205 : tensor<1x23xi64>, tensor<20x1xi64>) outs(%676 : tensor<20x23xi1>) {
    ^bb0(%in: i64, %in_419: i64, %out: i1):
      %1034 = arith.cmpi eq, %in, %in_419 : i64
      linalg.yield %1034 : i1
    } -> tensor<20x23xi1>
    %678 = linalg.generic {indexing_maps = [#map8, #map15, #map15, #map8], iterator_types = ["parallel", "parallel"]} ins(%677, %cst_8, %cst_2 : tensor<20x23xi1>, tensor<f32>, tensor<f32>) outs(%640 : tensor<20x23xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x23xf32>
    %679 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%673, %678 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%640 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x23xf32>
    %680 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel"]} ins(%679, %expanded_203 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%640 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<20x23xf32>
    %681 = linalg.matmul ins(%680, %arg0 : tensor<20x23xf32>, tensor<23x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %682 = tensor.empty() : tensor<23x20xf32>
    %transposed_206 = linalg.transpose ins(%680 : tensor<20x23xf32>) outs(%682 : tensor<23x20xf32>) permutation = [1, 0] 
    %683 = tensor.empty() : tensor<23x16xf32>
    %684 = linalg.fill ins(%cst_0 : f32) outs(%683 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %685 = linalg.matmul ins(%transposed_206, %collapsed_197 : tensor<23x20xf32>, tensor<20x16xf32>) outs(%684 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %686 = tensor.empty() : tensor<1x23xf32>
    %687 = linalg.fill ins(%cst_0 : f32) outs(%686 : tensor<1x23xf32>) -> tensor<1x23xf32>
    %688 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%680 : tensor<20x23xf32>) outs(%687 : tensor<1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x23xf32>
    %collapsed_207 = tensor.collapse_shape %688 [[0, 1]] : tensor<1x23xf32> into tensor<23xf32>
    %expanded_208 = tensor.expand_shape %681 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %689 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_208, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %690 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%689 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.mulf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %691 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%689 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %692 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%689, %636 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %693 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%692 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %694 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%636, %693 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %695 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%690, %691 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %696 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%695, %694 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %697 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %698 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%697, %696 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %699 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_208, %636 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %700 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
    %701 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%699 : tensor<5x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %702 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_208 : tensor<5x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %703 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%698, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %704 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%703 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.mulf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %705 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%703 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %706 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%703, %620 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %707 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%706 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %708 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620, %707 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %709 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%704, %705 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %710 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%709, %708 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %711 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%618 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %712 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%711, %710 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %713 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%698, %620 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %714 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%713 : tensor<5x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %715 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%698 : tensor<5x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %716 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%603, %712, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %717 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%716 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_209 = tensor.collapse_shape %717 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %718 = linalg.matmul ins(%collapsed_209, %arg55 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%410 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %719 = tensor.empty() : tensor<16x20xf32>
    %transposed_210 = linalg.transpose ins(%collapsed_209 : tensor<20x16xf32>) outs(%719 : tensor<16x20xf32>) permutation = [1, 0] 
    %720 = linalg.fill ins(%cst_0 : f32) outs(%109 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %721 = linalg.matmul ins(%transposed_210, %collapsed_194 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%720 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %722 = tensor.empty() : tensor<1x16xf32>
    %723 = linalg.fill ins(%cst_0 : f32) outs(%722 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %724 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_209 : tensor<20x16xf32>) outs(%723 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x16xf32>
    %collapsed_211 = tensor.collapse_shape %724 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_212 = tensor.expand_shape %718 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %725 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%583, %expanded_212, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%414 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x8xf32>
    %726 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%725 : tensor<5x4x8xf32>) outs(%414 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x8xf32>
    %727 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%568 : tensor<5x4x8xf32>) outs(%433 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1034 = arith.extf %in : f32 to f64
      %1035 = arith.cmpf ole, %1034, %cst : f64
      linalg.yield %1035 : i1
    } -> tensor<5x4x8xi1>
    %728 = linalg.generic {indexing_maps = [#map1, #map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%727, %cst_2, %726 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%414 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_213 = tensor.collapse_shape %728 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %729 = linalg.matmul ins(%collapsed_213, %arg53 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %730 = tensor.empty() : tensor<8x20xf32>
    %transposed_214 = linalg.transpose ins(%collapsed_213 : tensor<20x8xf32>) outs(%730 : tensor<8x20xf32>) permutation = [1, 0] 
    %731 = linalg.fill ins(%cst_0 : f32) outs(%138 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %732 = linalg.matmul ins(%transposed_214, %collapsed_191 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%731 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %733 = tensor.empty() : tensor<1x8xf32>
    %734 = linalg.fill ins(%cst_0 : f32) outs(%733 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %735 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_213 : tensor<20x8xf32>) outs(%734 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x8xf32>
    %collapsed_215 = tensor.collapse_shape %735 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_216 = tensor.expand_shape %729 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %736 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%712, %expanded_216 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %737 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%736, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %738 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%737 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.mulf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %739 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%737 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %740 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%737, %562 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %741 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%740 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %742 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%562, %741 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %743 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%738, %739 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %744 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%743, %742 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %745 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%560 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %746 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%745, %744 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %747 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%736, %562 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %748 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%747 : tensor<5x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %749 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%736 : tensor<5x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %750 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %746, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %751 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%750 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_217 = tensor.collapse_shape %751 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %752 = linalg.matmul ins(%collapsed_217, %arg51 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_218 = linalg.transpose ins(%collapsed_217 : tensor<20x16xf32>) outs(%719 : tensor<16x20xf32>) permutation = [1, 0] 
    %753 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %754 = linalg.matmul ins(%transposed_218, %collapsed_188 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%753 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %755 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_217 : tensor<20x16xf32>) outs(%723 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x16xf32>
    %collapsed_219 = tensor.collapse_shape %755 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_220 = tensor.expand_shape %752 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %756 = tensor.empty() : tensor<4x4x5x4xf32>
    %transposed_221 = linalg.transpose ins(%expanded_220 : tensor<5x4x4x4xf32>) outs(%756 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %757:3 = "fsdp.attention_grad"(%transposed_221, %expanded_184, %expanded_185, %expanded_186, %527#0, %527#1, %367, %526) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5xf32>, tensor<4x4x5xi64>, tensor<i64>) -> (tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>)
    %collapsed_222 = tensor.collapse_shape %757#2 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_223 = tensor.collapse_shape %757#1 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_224 = tensor.collapse_shape %757#0 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %758 = tensor.empty() : tensor<6x16x4xf32>
    %transposed_225 = linalg.transpose ins(%collapsed_222 : tensor<16x6x4xf32>) outs(%758 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_226 = tensor.collapse_shape %transposed_225 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_227 = linalg.transpose ins(%collapsed_223 : tensor<16x6x4xf32>) outs(%758 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_228 = tensor.collapse_shape %transposed_227 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %759 = tensor.empty() : tensor<5x16x4xf32>
    %transposed_229 = linalg.transpose ins(%collapsed_224 : tensor<16x5x4xf32>) outs(%759 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_230 = tensor.collapse_shape %transposed_229 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_231 = tensor.expand_shape %collapsed_230 [[0], [1, 2]] output_shape [5, 4, 16] : tensor<5x64xf32> into tensor<5x4x16xf32>
    %expanded_232 = tensor.expand_shape %collapsed_226 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded = tensor.pad %expanded_232 low[1, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %expanded_233 = tensor.expand_shape %collapsed_228 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_234 = tensor.pad %expanded_233 low[0, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %760 = tensor.empty() : tensor<2x6x4x16xf32>
    %761 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded, %padded_234 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%760 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_235 = tensor.expand_shape %761 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %762 = tensor.empty() : tensor<1x6x4x2x16xf32>
    %transposed_236 = linalg.transpose ins(%expanded_235 : tensor<2x6x4x1x16xf32>) outs(%762 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_237 = tensor.collapse_shape %transposed_236 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %763 = linalg.matmul ins(%collapsed_237, %extracted_slice_163 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%62 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %764 = tensor.empty() : tensor<32x24xf32>
    %transposed_238 = linalg.transpose ins(%collapsed_237 : tensor<24x32xf32>) outs(%764 : tensor<32x24xf32>) permutation = [1, 0] 
    %765 = tensor.empty() : tensor<32x16xf32>
    %766 = linalg.fill ins(%cst_0 : f32) outs(%765 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %767 = linalg.matmul ins(%transposed_238, %collapsed_108 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%766 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %768 = tensor.empty() : tensor<1x32xf32>
    %769 = linalg.fill ins(%cst_0 : f32) outs(%768 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %770 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_237 : tensor<24x32xf32>) outs(%769 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x32xf32>
    %collapsed_239 = tensor.collapse_shape %770 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_240 = tensor.expand_shape %763 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %collapsed_241 = tensor.collapse_shape %expanded_231 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %771 = linalg.matmul ins(%collapsed_241, %extracted_slice_162 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_242 = linalg.transpose ins(%collapsed_241 : tensor<20x16xf32>) outs(%719 : tensor<16x20xf32>) permutation = [1, 0] 
    %772 = linalg.matmul ins(%transposed_242, %collapsed_166 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%753 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %773 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_241 : tensor<20x16xf32>) outs(%723 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x16xf32>
    %collapsed_243 = tensor.collapse_shape %773 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_244 = tensor.expand_shape %771 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %774 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%746, %expanded_244 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %775 = tensor.empty() : tensor<48xf32>
    %inserted_slice = tensor.insert_slice %collapsed_243 into %775[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_245 = tensor.insert_slice %collapsed_239 into %inserted_slice[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %776 = tensor.empty() : tensor<48x16xf32>
    %inserted_slice_246 = tensor.insert_slice %772 into %776[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_247 = tensor.insert_slice %767 into %inserted_slice_246[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %777 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%774, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %778 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%777 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.mulf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %779 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%777 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %780 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%777, %515 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %781 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%780 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %782 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %781 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %783 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%778, %779 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %784 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%783, %782 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %785 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%513 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %786 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%785, %784 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %787 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%774, %515 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %788 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%787 : tensor<5x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %789 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%774 : tensor<5x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %790 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %786, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %791 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%790 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_248 = tensor.collapse_shape %791 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %792 = linalg.matmul ins(%collapsed_248, %arg47 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_249 = linalg.transpose ins(%collapsed_248 : tensor<20x16xf32>) outs(%719 : tensor<16x20xf32>) permutation = [1, 0] 
    %793 = linalg.matmul ins(%transposed_249, %collapsed_159 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%753 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %794 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_248 : tensor<20x16xf32>) outs(%723 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x16xf32>
    %collapsed_250 = tensor.collapse_shape %794 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_251 = tensor.expand_shape %792 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_252 = linalg.transpose ins(%expanded_251 : tensor<5x4x4x4xf32>) outs(%756 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %795:3 = "fsdp.attention_grad"(%transposed_252, %expanded_155, %expanded_156, %expanded_157, %480#0, %480#1, %304, %479) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5xf32>, tensor<4x4x5xi64>, tensor<i64>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>)
    %collapsed_253 = tensor.collapse_shape %795#2 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_254 = tensor.collapse_shape %795#1 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_255 = tensor.collapse_shape %795#0 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_256 = linalg.transpose ins(%collapsed_253 : tensor<16x5x4xf32>) outs(%759 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_257 = tensor.collapse_shape %transposed_256 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_258 = linalg.transpose ins(%collapsed_254 : tensor<16x5x4xf32>) outs(%759 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_259 = tensor.collapse_shape %transposed_258 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_260 = linalg.transpose ins(%collapsed_255 : tensor<16x5x4xf32>) outs(%759 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_261 = tensor.collapse_shape %transposed_260 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_262 = tensor.expand_shape %collapsed_257 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_263 = tensor.pad %expanded_262 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_264 = tensor.expand_shape %collapsed_259 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_265 = tensor.pad %expanded_264 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %796 = tensor.empty() : tensor<3x5x4x16xf32>
    %797 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_263, %padded_265 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%796 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_266 = tensor.expand_shape %collapsed_261 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_267 = tensor.pad %expanded_266 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %798 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%797, %padded_267 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%796 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_268 = tensor.expand_shape %798 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %799 = tensor.empty() : tensor<1x5x4x3x16xf32>
    %transposed_269 = linalg.transpose ins(%expanded_268 : tensor<3x5x4x1x16xf32>) outs(%799 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_270 = tensor.collapse_shape %transposed_269 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %800 = linalg.matmul ins(%collapsed_270, %arg45 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %801 = tensor.empty() : tensor<48x20xf32>
    %transposed_271 = linalg.transpose ins(%collapsed_270 : tensor<20x48xf32>) outs(%801 : tensor<48x20xf32>) permutation = [1, 0] 
    %802 = linalg.fill ins(%cst_0 : f32) outs(%776 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %803 = linalg.matmul ins(%transposed_271, %collapsed_138 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%802 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %804 = tensor.empty() : tensor<1x48xf32>
    %805 = linalg.fill ins(%cst_0 : f32) outs(%804 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %806 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_270 : tensor<20x48xf32>) outs(%805 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x48xf32>
    %collapsed_272 = tensor.collapse_shape %806 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_273 = tensor.expand_shape %800 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %807 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%786, %expanded_273 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %808 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%807, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %809 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%808 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.mulf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %810 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%808 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %811 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%808, %471 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %812 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%811 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %813 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%471, %812 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %814 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%809, %810 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %815 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%814, %813 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %816 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %817 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%816, %815 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %818 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%807, %471 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %819 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%818 : tensor<5x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %820 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%807 : tensor<5x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %821 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%454, %817, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %822 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%821 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_274 = tensor.collapse_shape %822 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %823 = linalg.matmul ins(%collapsed_274, %arg37 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%410 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %transposed_275 = linalg.transpose ins(%collapsed_274 : tensor<20x16xf32>) outs(%719 : tensor<16x20xf32>) permutation = [1, 0] 
    %824 = linalg.matmul ins(%transposed_275, %collapsed_135 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%720 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %825 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_274 : tensor<20x16xf32>) outs(%723 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x16xf32>
    %collapsed_276 = tensor.collapse_shape %825 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_277 = tensor.expand_shape %823 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %826 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %expanded_277, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%414 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x8xf32>
    %827 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%826 : tensor<5x4x8xf32>) outs(%414 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x8xf32>
    %828 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%415 : tensor<5x4x8xf32>) outs(%433 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1034 = arith.extf %in : f32 to f64
      %1035 = arith.cmpf ole, %1034, %cst : f64
      linalg.yield %1035 : i1
    } -> tensor<5x4x8xi1>
    %829 = linalg.generic {indexing_maps = [#map1, #map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%828, %cst_2, %827 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%414 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_278 = tensor.collapse_shape %829 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %830 = linalg.matmul ins(%collapsed_278, %arg35 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_279 = linalg.transpose ins(%collapsed_278 : tensor<20x8xf32>) outs(%730 : tensor<8x20xf32>) permutation = [1, 0] 
    %831 = linalg.matmul ins(%transposed_279, %collapsed_131 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%731 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %832 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_278 : tensor<20x8xf32>) outs(%734 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x8xf32>
    %collapsed_280 = tensor.collapse_shape %832 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_281 = tensor.expand_shape %830 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %833 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%817, %expanded_281 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %834 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%833, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %835 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%834 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.mulf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %836 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%834 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %837 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%834, %406 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %838 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%837 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %839 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %838 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %840 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%835, %836 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %841 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%840, %839 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %842 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %843 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%842, %841 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %844 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%833, %406 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %845 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%844 : tensor<5x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %846 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%833 : tensor<5x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %847 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389, %843, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %848 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%847 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_282 = tensor.collapse_shape %848 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %849 = linalg.matmul ins(%collapsed_282, %arg33 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_283 = linalg.transpose ins(%collapsed_282 : tensor<20x16xf32>) outs(%719 : tensor<16x20xf32>) permutation = [1, 0] 
    %850 = linalg.matmul ins(%transposed_283, %collapsed_128 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%753 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %851 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_282 : tensor<20x16xf32>) outs(%723 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x16xf32>
    %collapsed_284 = tensor.collapse_shape %851 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_285 = tensor.expand_shape %849 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_286 = linalg.transpose ins(%expanded_285 : tensor<5x4x4x4xf32>) outs(%756 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %852:3 = "fsdp.attention_grad"(%transposed_286, %expanded_124, %expanded_125, %expanded_126, %371#0, %371#1, %367, %370) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5xf32>, tensor<4x4x5xi64>, tensor<i64>) -> (tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>)
    %collapsed_287 = tensor.collapse_shape %852#2 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_288 = tensor.collapse_shape %852#1 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_289 = tensor.collapse_shape %852#0 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_290 = linalg.transpose ins(%collapsed_287 : tensor<16x6x4xf32>) outs(%758 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_291 = tensor.collapse_shape %transposed_290 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_292 = linalg.transpose ins(%collapsed_288 : tensor<16x6x4xf32>) outs(%758 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_293 = tensor.collapse_shape %transposed_292 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_294 = linalg.transpose ins(%collapsed_289 : tensor<16x5x4xf32>) outs(%759 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_295 = tensor.collapse_shape %transposed_294 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_296 = tensor.expand_shape %collapsed_295 [[0], [1, 2]] output_shape [5, 4, 16] : tensor<5x64xf32> into tensor<5x4x16xf32>
    %expanded_297 = tensor.expand_shape %collapsed_291 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_298 = tensor.pad %expanded_297 low[1, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %expanded_299 = tensor.expand_shape %collapsed_293 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_300 = tensor.pad %expanded_299 low[0, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %853 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_298, %padded_300 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%760 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_301 = tensor.expand_shape %853 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %transposed_302 = linalg.transpose ins(%expanded_301 : tensor<2x6x4x1x16xf32>) outs(%762 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_303 = tensor.collapse_shape %transposed_302 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %854 = linalg.matmul ins(%collapsed_303, %extracted_slice_102 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%62 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_304 = linalg.transpose ins(%collapsed_303 : tensor<24x32xf32>) outs(%764 : tensor<32x24xf32>) permutation = [1, 0] 
    %855 = linalg.matmul ins(%transposed_304, %collapsed_108 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%766 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %856 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_303 : tensor<24x32xf32>) outs(%769 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x32xf32>
    %collapsed_305 = tensor.collapse_shape %856 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_306 = tensor.expand_shape %854 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %857 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_240, %expanded_306 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_307 = tensor.collapse_shape %expanded_296 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %858 = linalg.matmul ins(%collapsed_307, %extracted_slice_101 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_308 = linalg.transpose ins(%collapsed_307 : tensor<20x16xf32>) outs(%719 : tensor<16x20xf32>) permutation = [1, 0] 
    %859 = linalg.matmul ins(%transposed_308, %collapsed_105 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%753 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %860 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_307 : tensor<20x16xf32>) outs(%723 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x16xf32>
    %collapsed_309 = tensor.collapse_shape %860 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_310 = tensor.expand_shape %858 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %861 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%843, %expanded_310 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %inserted_slice_311 = tensor.insert_slice %collapsed_309 into %775[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_312 = tensor.insert_slice %collapsed_305 into %inserted_slice_311[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %inserted_slice_313 = tensor.insert_slice %859 into %776[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_314 = tensor.insert_slice %855 into %inserted_slice_313[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %862 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%861, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %863 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%862 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.mulf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %864 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%862 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %865 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%862, %354 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %866 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%865 : tensor<5x4x16xf32>) outs(%348 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %867 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %866 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %868 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%863, %864 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %869 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%868, %867 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %870 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352 : tensor<5x4x1xf32>) outs(%346 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x1xf32>
    %871 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%870, %869 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %872 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%861, %354 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %873 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%872 : tensor<5x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %874 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%861 : tensor<5x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %875 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333, %871, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %876 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%875 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_315 = tensor.collapse_shape %876 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %877 = linalg.matmul ins(%collapsed_315, %arg29 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_316 = linalg.transpose ins(%collapsed_315 : tensor<20x16xf32>) outs(%719 : tensor<16x20xf32>) permutation = [1, 0] 
    %878 = linalg.matmul ins(%transposed_316, %collapsed_97 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%753 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %879 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_315 : tensor<20x16xf32>) outs(%723 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x16xf32>
    %collapsed_317 = tensor.collapse_shape %879 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_318 = tensor.expand_shape %877 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_319 = linalg.transpose ins(%expanded_318 : tensor<5x4x4x4xf32>) outs(%756 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %880:3 = "fsdp.attention_grad"(%transposed_319, %expanded_92, %expanded_93, %expanded_94, %308#0, %308#1, %304, %307) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5xf32>, tensor<4x4x5xi64>, tensor<i64>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>)
    %collapsed_320 = tensor.collapse_shape %880#2 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_321 = tensor.collapse_shape %880#1 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_322 = tensor.collapse_shape %880#0 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_323 = linalg.transpose ins(%collapsed_320 : tensor<16x5x4xf32>) outs(%759 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_324 = tensor.collapse_shape %transposed_323 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_325 = linalg.transpose ins(%collapsed_321 : tensor<16x5x4xf32>) outs(%759 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_326 = tensor.collapse_shape %transposed_325 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_327 = linalg.transpose ins(%collapsed_322 : tensor<16x5x4xf32>) outs(%759 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_328 = tensor.collapse_shape %transposed_327 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_329 = tensor.expand_shape %collapsed_324 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_330 = tensor.pad %expanded_329 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_331 = tensor.expand_shape %collapsed_326 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_332 = tensor.pad %expanded_331 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %881 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_330, %padded_332 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%796 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_333 = tensor.expand_shape %collapsed_328 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_334 = tensor.pad %expanded_333 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %882 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%881, %padded_334 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%796 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_335 = tensor.expand_shape %882 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %transposed_336 = linalg.transpose ins(%expanded_335 : tensor<3x5x4x1x16xf32>) outs(%799 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_337 = tensor.collapse_shape %transposed_336 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %883 = linalg.matmul ins(%collapsed_337, %arg27 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%311 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_338 = linalg.transpose ins(%collapsed_337 : tensor<20x48xf32>) outs(%801 : tensor<48x20xf32>) permutation = [1, 0] 
    %884 = linalg.matmul ins(%transposed_338, %collapsed_75 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%802 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %885 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_337 : tensor<20x48xf32>) outs(%805 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x48xf32>
    %collapsed_339 = tensor.collapse_shape %885 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_340 = tensor.expand_shape %883 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %886 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%871, %expanded_340 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %887 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%857, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %888 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%887 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.mulf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %889 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%887 : tensor<6x4x16xf32>) outs(%100 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %890 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%887, %291 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %891 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%890 : tensor<6x4x16xf32>) outs(%100 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %892 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %891 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %893 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%888, %889 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %894 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%893, %892 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %895 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %896 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%895, %894 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %897 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%857, %291 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %898 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%897 : tensor<6x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %899 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%857 : tensor<6x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %900 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%896, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %901 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%900 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.mulf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %902 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%900 : tensor<6x4x16xf32>) outs(%100 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %903 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%900, %275 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %904 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%903 : tensor<6x4x16xf32>) outs(%100 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %905 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %904 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %906 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%901, %902 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %907 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%906, %905 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %908 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %909 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%908, %907 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %910 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%896, %275 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %911 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%910 : tensor<6x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %912 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%896 : tensor<6x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %913 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %909, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %914 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%913 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_341 = tensor.collapse_shape %914 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %915 = linalg.matmul ins(%collapsed_341, %arg19 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%111 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %916 = tensor.empty() : tensor<16x24xf32>
    %transposed_342 = linalg.transpose ins(%collapsed_341 : tensor<24x16xf32>) outs(%916 : tensor<16x24xf32>) permutation = [1, 0] 
    %917 = linalg.matmul ins(%transposed_342, %collapsed_72 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%720 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %918 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_341 : tensor<24x16xf32>) outs(%723 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x16xf32>
    %collapsed_343 = tensor.collapse_shape %918 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_344 = tensor.expand_shape %915 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %919 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %expanded_344, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%115 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x8xf32>
    %920 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%919 : tensor<6x4x8xf32>) outs(%115 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x8xf32>
    %921 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<6x4x8xf32>) outs(%134 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1034 = arith.extf %in : f32 to f64
      %1035 = arith.cmpf ole, %1034, %cst : f64
      linalg.yield %1035 : i1
    } -> tensor<6x4x8xi1>
    %922 = linalg.generic {indexing_maps = [#map1, #map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%921, %cst_2, %920 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%115 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_345 = tensor.collapse_shape %922 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %923 = linalg.matmul ins(%collapsed_345, %arg17 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%62 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %924 = tensor.empty() : tensor<8x24xf32>
    %transposed_346 = linalg.transpose ins(%collapsed_345 : tensor<24x8xf32>) outs(%924 : tensor<8x24xf32>) permutation = [1, 0] 
    %925 = linalg.matmul ins(%transposed_346, %collapsed_69 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%731 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %926 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_345 : tensor<24x8xf32>) outs(%734 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x8xf32>
    %collapsed_347 = tensor.collapse_shape %926 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_348 = tensor.expand_shape %923 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %927 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%909, %expanded_348 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %928 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%927, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %929 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%928 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.mulf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %930 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%928 : tensor<6x4x16xf32>) outs(%100 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %931 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%928, %217 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %932 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%931 : tensor<6x4x16xf32>) outs(%100 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %933 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %932 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %934 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%929, %930 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %935 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%934, %933 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %936 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %937 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%936, %935 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %938 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%927, %217 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %939 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%938 : tensor<6x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %940 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%927 : tensor<6x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %941 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %937, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %942 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%941 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_349 = tensor.collapse_shape %942 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %943 = linalg.matmul ins(%collapsed_349, %arg15 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%62 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_350 = linalg.transpose ins(%collapsed_349 : tensor<24x16xf32>) outs(%916 : tensor<16x24xf32>) permutation = [1, 0] 
    %944 = linalg.matmul ins(%transposed_350, %collapsed_66 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%753 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %945 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_349 : tensor<24x16xf32>) outs(%723 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x16xf32>
    %collapsed_351 = tensor.collapse_shape %945 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_352 = tensor.expand_shape %943 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %946 = tensor.empty() : tensor<4x4x6x4xf32>
    %transposed_353 = linalg.transpose ins(%expanded_352 : tensor<6x4x4x4xf32>) outs(%946 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %947:3 = "fsdp.attention_grad"(%transposed_353, %expanded_62, %expanded_63, %expanded_64, %182#0, %182#1, %54, %181) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6xf32>, tensor<4x4x6xi64>, tensor<i64>) -> (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>)
    %collapsed_354 = tensor.collapse_shape %947#2 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_355 = tensor.collapse_shape %947#1 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_356 = tensor.collapse_shape %947#0 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_357 = linalg.transpose ins(%collapsed_354 : tensor<16x6x4xf32>) outs(%758 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_358 = tensor.collapse_shape %transposed_357 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_359 = linalg.transpose ins(%collapsed_355 : tensor<16x6x4xf32>) outs(%758 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_360 = tensor.collapse_shape %transposed_359 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_361 = linalg.transpose ins(%collapsed_356 : tensor<16x6x4xf32>) outs(%758 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_362 = tensor.collapse_shape %transposed_361 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %expanded_363 = tensor.expand_shape %collapsed_358 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_364 = tensor.pad %expanded_363 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %expanded_365 = tensor.expand_shape %collapsed_360 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_366 = tensor.pad %expanded_365 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %948 = tensor.empty() : tensor<3x6x4x16xf32>
    %949 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_364, %padded_366 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%948 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_367 = tensor.expand_shape %collapsed_362 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_368 = tensor.pad %expanded_367 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %950 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%949, %padded_368 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%948 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_369 = tensor.expand_shape %950 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %951 = tensor.empty() : tensor<1x6x4x3x16xf32>
    %transposed_370 = linalg.transpose ins(%expanded_369 : tensor<3x6x4x1x16xf32>) outs(%951 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_371 = tensor.collapse_shape %transposed_370 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %952 = linalg.matmul ins(%collapsed_371, %arg13 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%62 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %953 = tensor.empty() : tensor<48x24xf32>
    %transposed_372 = linalg.transpose ins(%collapsed_371 : tensor<24x48xf32>) outs(%953 : tensor<48x24xf32>) permutation = [1, 0] 
    %954 = linalg.matmul ins(%transposed_372, %collapsed_45 : tensor<48x24xf32>, tensor<24x16xf32>) outs(%802 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %955 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_371 : tensor<24x48xf32>) outs(%805 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x48xf32>
    %collapsed_373 = tensor.collapse_shape %955 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_374 = tensor.expand_shape %952 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %956 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%937, %expanded_374 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %957 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%956, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %958 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%957 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.mulf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %959 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%957 : tensor<6x4x16xf32>) outs(%100 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %960 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%957, %173 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %961 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%960 : tensor<6x4x16xf32>) outs(%100 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %962 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %961 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %963 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%958, %959 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %964 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%963, %962 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %965 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %966 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%965, %964 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %967 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%956, %173 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %968 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%967 : tensor<6x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %969 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%956 : tensor<6x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %970 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %966, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %971 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%970 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_375 = tensor.collapse_shape %971 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %972 = linalg.matmul ins(%collapsed_375, %arg7 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%111 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %transposed_376 = linalg.transpose ins(%collapsed_375 : tensor<24x16xf32>) outs(%916 : tensor<16x24xf32>) permutation = [1, 0] 
    %973 = linalg.matmul ins(%transposed_376, %collapsed_42 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%720 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %974 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_375 : tensor<24x16xf32>) outs(%723 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x16xf32>
    %collapsed_377 = tensor.collapse_shape %974 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_378 = tensor.expand_shape %972 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %975 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %expanded_378, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%115 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x8xf32>
    %976 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%975 : tensor<6x4x8xf32>) outs(%115 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x8xf32>
    %977 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<6x4x8xf32>) outs(%134 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1034 = arith.extf %in : f32 to f64
      %1035 = arith.cmpf ole, %1034, %cst : f64
      linalg.yield %1035 : i1
    } -> tensor<6x4x8xi1>
    %978 = linalg.generic {indexing_maps = [#map1, #map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%977, %cst_2, %976 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%115 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_379 = tensor.collapse_shape %978 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %979 = linalg.matmul ins(%collapsed_379, %arg5 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%62 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_380 = linalg.transpose ins(%collapsed_379 : tensor<24x8xf32>) outs(%924 : tensor<8x24xf32>) permutation = [1, 0] 
    %980 = linalg.matmul ins(%transposed_380, %collapsed_38 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%731 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %981 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_379 : tensor<24x8xf32>) outs(%734 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x8xf32>
    %collapsed_381 = tensor.collapse_shape %981 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_382 = tensor.expand_shape %979 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %982 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%966, %expanded_382 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %983 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%982, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %984 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%983 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.mulf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %985 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%983 : tensor<6x4x16xf32>) outs(%100 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %986 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%983, %106 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %987 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%986 : tensor<6x4x16xf32>) outs(%100 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %988 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %987 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %989 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%984, %985 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %990 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%989, %988 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %991 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<6x4x1xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.divf %in, %cst_11 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x1xf32>
    %992 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%991, %990 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %993 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%982, %106 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %994 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%993 : tensor<6x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %995 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%982 : tensor<6x4x16xf32>) outs(%700 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<16xf32>
    %996 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %992, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_419: f32, %in_420: f32, %out: f32):
      %1034 = arith.select %in, %in_419, %in_420 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %997 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%996 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.truncf %cst_3 : f64 to f32
      %1035 = arith.mulf %in, %1034 : f32
      linalg.yield %1035 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_383 = tensor.collapse_shape %997 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %998 = linalg.matmul ins(%collapsed_383, %arg3 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%62 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_384 = linalg.transpose ins(%collapsed_383 : tensor<24x16xf32>) outs(%916 : tensor<16x24xf32>) permutation = [1, 0] 
    %999 = linalg.matmul ins(%transposed_384, %collapsed_34 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%753 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1000 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_383 : tensor<24x16xf32>) outs(%723 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x16xf32>
    %collapsed_385 = tensor.collapse_shape %1000 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_386 = tensor.expand_shape %998 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %transposed_387 = linalg.transpose ins(%expanded_386 : tensor<6x4x4x4xf32>) outs(%946 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %1001:3 = "fsdp.attention_grad"(%transposed_387, %expanded_29, %expanded_30, %expanded_31, %58#0, %58#1, %54, %57) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6xf32>, tensor<4x4x6xi64>, tensor<i64>) -> (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>)
    %collapsed_388 = tensor.collapse_shape %1001#2 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_389 = tensor.collapse_shape %1001#1 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_390 = tensor.collapse_shape %1001#0 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_391 = linalg.transpose ins(%collapsed_388 : tensor<16x6x4xf32>) outs(%758 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_392 = tensor.collapse_shape %transposed_391 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_393 = linalg.transpose ins(%collapsed_389 : tensor<16x6x4xf32>) outs(%758 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_394 = tensor.collapse_shape %transposed_393 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_395 = linalg.transpose ins(%collapsed_390 : tensor<16x6x4xf32>) outs(%758 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_396 = tensor.collapse_shape %transposed_395 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %expanded_397 = tensor.expand_shape %collapsed_392 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_398 = tensor.pad %expanded_397 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %expanded_399 = tensor.expand_shape %collapsed_394 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_400 = tensor.pad %expanded_399 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1002 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_398, %padded_400 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%948 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_401 = tensor.expand_shape %collapsed_396 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_402 = tensor.pad %expanded_401 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1003 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1002, %padded_402 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%948 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_403 = tensor.expand_shape %1003 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %transposed_404 = linalg.transpose ins(%expanded_403 : tensor<3x6x4x1x16xf32>) outs(%951 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_405 = tensor.collapse_shape %transposed_404 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %1004 = linalg.matmul ins(%collapsed_405, %arg1 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%62 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_406 = linalg.transpose ins(%collapsed_405 : tensor<24x48xf32>) outs(%953 : tensor<48x24xf32>) permutation = [1, 0] 
    %1005 = linalg.matmul ins(%transposed_406, %collapsed_14 : tensor<48x24xf32>, tensor<24x16xf32>) outs(%802 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1006 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["reduction", "parallel"]} ins(%collapsed_405 : tensor<24x48xf32>) outs(%805 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1034 = arith.addf %in, %out : f32
      linalg.yield %1034 : f32
    } -> tensor<1x48xf32>
    %collapsed_407 = tensor.collapse_shape %1006 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_408 = tensor.expand_shape %1004 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1007 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%992, %expanded_408 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<6x4x16xf32>
    %expanded_409 = tensor.expand_shape %41 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1008 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded_409 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %1009 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%886 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %1010 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel", "reduction"]} ins(%1009 : tensor<5x4x16xf64>) outs(%19 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<4xf64>
    %1011 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_409 : tensor<1x4x1xf32>) outs(%12 : tensor<1x4x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      linalg.yield %1034 : f64
    } -> tensor<1x4x1xf64>
    %1012 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %1011 : tensor<5x4x16xf64>, tensor<1x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.subf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %1013 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1009, %1012 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<5x4x16xf64>
    %1014 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel", "reduction"]} ins(%1013 : tensor<5x4x16xf64>) outs(%19 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.addf %in, %out : f64
      linalg.yield %1034 : f64
    } -> tensor<4xf64>
    %1015 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1014 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_9 : f64
      linalg.yield %1034 : f64
    } -> tensor<4xf64>
    %1016 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%42 : tensor<4xf32>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1034 = arith.extf %in : f32 to f64
      linalg.yield %1034 : f64
    } -> tensor<4xf64>
    %1017 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%1015, %1016 : tensor<4xf64>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<4xf64>
    %1018 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%1017, %1016 : tensor<4xf64>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<4xf64>
    %1019 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1018 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<4xf32>
    %1020 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%42, %arg66 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<4xf32>
    %1021 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1010 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1034 = arith.divf %in, %cst_9 : f64
      linalg.yield %1034 : f64
    } -> tensor<4xf64>
    %1022 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1021 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<4xf32>
    %expanded_410 = tensor.expand_shape %1022 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1023 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%886, %expanded_410 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %expanded_411 = tensor.expand_shape %1019 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1024 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1008, %expanded_411 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %1025 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1023, %1024 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.subf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %expanded_412 = tensor.expand_shape %1020 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1026 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1025, %expanded_412 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.mulf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<5x4x16xf32>
    %1027 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%1014, %1016 : tensor<4xf64>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_419: f64, %out: f64):
      %1034 = arith.mulf %in, %in_419 : f64
      linalg.yield %1034 : f64
    } -> tensor<4xf64>
    %1028 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1027 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<4xf32>
    %1029 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1010 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1034 = arith.truncf %in : f64 to f32
      linalg.yield %1034 : f32
    } -> tensor<4xf32>
    %collapsed_413 = tensor.collapse_shape %1026 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %expanded_414 = tensor.expand_shape %collapsed_413 [[0], [1, 2]] output_shape [20, 1, 16] : tensor<20x16xf32> into tensor<20x1x16xf32>
    %1030 = scf.for %arg76 = %c0 to %c20 step %c1 iter_args(%arg77 = %684) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_205[%arg76, %c0] : tensor<20x1xi64>
      %1034 = arith.index_cast %extracted : i64 to index
      %extracted_slice_419 = tensor.extract_slice %expanded_414[%arg76, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<20x1x16xf32> to tensor<16xf32>
      %extracted_slice_420 = tensor.extract_slice %arg77[%1034, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %1035 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_419 : tensor<16xf32>) outs(%extracted_slice_420 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1036 = arith.addf %out, %in : f32
        linalg.yield %1036 : f32
      } -> tensor<16xf32>
      %inserted_slice_421 = tensor.insert_slice %1035 into %arg77[%1034, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_421 : tensor<23x16xf32>
    }
    %1031 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%685, %1030 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%683 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<23x16xf32>
    %collapsed_415 = tensor.collapse_shape %arg73 [[0, 1]] : tensor<6x4xi64> into tensor<24xi64>
    %collapsed_416 = tensor.collapse_shape %1007 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %expanded_417 = tensor.expand_shape %collapsed_415 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %expanded_418 = tensor.expand_shape %collapsed_416 [[0], [1, 2]] output_shape [24, 1, 16] : tensor<24x16xf32> into tensor<24x1x16xf32>
    %1032 = scf.for %arg76 = %c0 to %c24 step %c1 iter_args(%arg77 = %684) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_417[%arg76, %c0] : tensor<24x1xi64>
      %1034 = arith.index_cast %extracted : i64 to index
      %extracted_slice_419 = tensor.extract_slice %expanded_418[%arg76, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<24x1x16xf32> to tensor<16xf32>
      %extracted_slice_420 = tensor.extract_slice %arg77[%1034, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %1035 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_419 : tensor<16xf32>) outs(%extracted_slice_420 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1036 = arith.addf %out, %in : f32
        linalg.yield %1036 : f32
      } -> tensor<16xf32>
      %inserted_slice_421 = tensor.insert_slice %1035 into %arg77[%1034, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_421 : tensor<23x16xf32>
    }
    %1033 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%1031, %1032 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%683 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_419: f32, %out: f32):
      %1034 = arith.addf %in, %in_419 : f32
      linalg.yield %1034 : f32
    } -> tensor<23x16xf32>
    return %31, %27, %9, %668, %1033, %1005, %collapsed_407, %999, %collapsed_385, %980, %collapsed_381, %973, %collapsed_377, %994, %995, %968, %969, %954, %collapsed_373, %944, %collapsed_351, %925, %collapsed_347, %917, %collapsed_343, %939, %940, %911, %912, %898, %899, %884, %collapsed_339, %878, %collapsed_317, %inserted_slice_314, %inserted_slice_312, %850, %collapsed_284, %831, %collapsed_280, %824, %collapsed_276, %873, %874, %845, %846, %819, %820, %803, %collapsed_272, %793, %collapsed_250, %inserted_slice_247, %inserted_slice_245, %754, %collapsed_219, %732, %collapsed_215, %721, %collapsed_211, %788, %789, %748, %749, %714, %715, %701, %702, %collapsed_207, %1028, %1029 : tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<f32>, tensor<23x16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<23xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
