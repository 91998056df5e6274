#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, 0)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0, d1) -> (d0, 0)>
#map10 = affine_map<(d0) -> ()>
#map11 = affine_map<() -> ()>
#map12 = affine_map<(d0, d1) -> (0, d1)>
#map13 = affine_map<(d0, d1) -> ()>
#map14 = affine_map<(d0, d1, d2) -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map16 = affine_map<(d0, d1, d2) -> (d1)>
#map17 = affine_map<(d0, d1, d2) -> (0, d1, 0)>
module @transformer_eval {
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
  func.func @step(%arg0: tensor<23x16xf32> {fsdp.role = #fsdp.state<@model::@embed_tokens::@weight>}, %arg1: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@in_proj_weight>}, %arg2: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@in_proj_bias>}, %arg3: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, %arg4: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, %arg5: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@linear1::@weight>}, %arg6: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@linear1::@bias>}, %arg7: tensor<16x8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@linear2::@weight>}, %arg8: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@linear2::@bias>}, %arg9: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@norm1::@weight>}, %arg10: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@norm1::@bias>}, %arg11: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@norm2::@weight>}, %arg12: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@norm2::@bias>}, %arg13: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@in_proj_weight>}, %arg14: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@in_proj_bias>}, %arg15: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, %arg16: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, %arg17: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@linear1::@weight>}, %arg18: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@linear1::@bias>}, %arg19: tensor<16x8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@linear2::@weight>}, %arg20: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@linear2::@bias>}, %arg21: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@norm1::@weight>}, %arg22: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@norm1::@bias>}, %arg23: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@norm2::@weight>}, %arg24: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@norm2::@bias>}, %arg25: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@norm::@weight>}, %arg26: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@norm::@bias>}, %arg27: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@in_proj_weight>}, %arg28: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@in_proj_bias>}, %arg29: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, %arg30: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, %arg31: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@in_proj_weight>}, %arg32: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@in_proj_bias>}, %arg33: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@out_proj::@weight>}, %arg34: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@out_proj::@bias>}, %arg35: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@linear1::@weight>}, %arg36: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@linear1::@bias>}, %arg37: tensor<16x8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@linear2::@weight>}, %arg38: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@linear2::@bias>}, %arg39: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm1::@weight>}, %arg40: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm1::@bias>}, %arg41: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm2::@weight>}, %arg42: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm2::@bias>}, %arg43: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm3::@weight>}, %arg44: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm3::@bias>}, %arg45: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@in_proj_weight>}, %arg46: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@in_proj_bias>}, %arg47: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, %arg48: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, %arg49: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@in_proj_weight>}, %arg50: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@in_proj_bias>}, %arg51: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@out_proj::@weight>}, %arg52: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@out_proj::@bias>}, %arg53: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@linear1::@weight>}, %arg54: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@linear1::@bias>}, %arg55: tensor<16x8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@linear2::@weight>}, %arg56: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@linear2::@bias>}, %arg57: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm1::@weight>}, %arg58: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm1::@bias>}, %arg59: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm2::@weight>}, %arg60: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm2::@bias>}, %arg61: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm3::@weight>}, %arg62: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm3::@bias>}, %arg63: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@norm::@weight>}, %arg64: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@norm::@bias>}, %arg65: tensor<23xf32> {fsdp.role = #fsdp.state<@model::@output_proj::@bias>}, %arg66: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bn::@weight>}, %arg67: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bn::@bias>}, %arg68: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@vocab_bias>}, %arg69: tensor<16xi64> {fsdp.role = #fsdp.state<@model::@long_buffer>}, %arg70: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bn::@running_mean>}, %arg71: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bn::@running_var>}, %arg72: tensor<i64> {fsdp.role = #fsdp.state<@model::@bn::@num_batches_tracked>}, %arg73: tensor<6x4xi64> {fsdp.role = #fsdp.input<"source", indices = [0, 23]>}, %arg74: tensor<5x4xi64> {fsdp.role = #fsdp.input<"target", indices = [0, 23]>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<23x16xf32> {fsdp.role = #fsdp.grad<@model::@embed_tokens::@weight>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@linear1::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@linear1::@bias>}, tensor<16x8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@linear2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@linear2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@norm1::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@norm2::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@linear1::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@linear1::@bias>}, tensor<16x8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@linear2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@linear2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@norm1::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@norm2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@norm::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@out_proj::@bias>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@linear1::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@linear1::@bias>}, tensor<16x8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@linear2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@linear2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm1::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm3::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm3::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@out_proj::@bias>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@linear1::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@linear1::@bias>}, tensor<16x8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@linear2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@linear2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm1::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm3::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm3::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@norm::@bias>}, tensor<23xf32> {fsdp.role = #fsdp.grad<@model::@output_proj::@bias>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@bn::@weight>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@bn::@bias>}) {
    %c24 = arith.constant 24 : index
    %c1 = arith.constant 1 : index
    %c20 = arith.constant 20 : index
    %c0 = arith.constant 0 : index
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = arith.constant 1.600000e+01 : f64
    %cst_6 = arith.constant 1.600000e+01 : f32
    %cst_7 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<6x4x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg73 : tensor<6x4xi64>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %687 = arith.index_cast %in : i64 to index
      %688 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%687, %688] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x4x16xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg68 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %3 = tensor.empty() : tensor<16xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg69 : tensor<16xi64>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %687 = arith.sitofp %in : i64 to f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %4 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %6 = tensor.empty() : tensor<5x4x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg74 : tensor<5x4xi64>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %687 = arith.index_cast %in : i64 to index
      %688 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%687, %688] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x4x16xf32>
    %8 = tensor.empty() : tensor<4xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg71 : tensor<4xf32>) outs(%8 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.truncf %cst_3 : f64 to f32
      %688 = arith.addf %in, %687 : f32
      linalg.yield %688 : f32
    } -> tensor<4xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%9 : tensor<4xf32>) outs(%8 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = math.rsqrt %in : f32
      linalg.yield %687 : f32
    } -> tensor<4xf32>
    %expanded = tensor.expand_shape %arg70 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %expanded_8 = tensor.expand_shape %10 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded : tensor<5x4x16xf32>, tensor<4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %expanded_8 : tensor<5x4x16xf32>, tensor<4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %expanded_9 = tensor.expand_shape %arg66 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %expanded_9 : tensor<5x4x16xf32>, tensor<4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %expanded_10 = tensor.expand_shape %arg67 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %expanded_10 : tensor<5x4x16xf32>, tensor<4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %collapsed = tensor.collapse_shape %5 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %15 = tensor.empty() : tensor<16x48xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x16xf32>) outs(%15 : tensor<16x48xf32>) permutation = [1, 0] 
    %16 = tensor.empty() : tensor<24x48xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %18 = linalg.matmul ins(%collapsed, %transposed : tensor<24x16xf32>, tensor<16x48xf32>) outs(%17 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<48xf32>) outs(%16 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %20 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%18, %19 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%16 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<24x48xf32>
    %expanded_11 = tensor.expand_shape %20 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 3, 16] : tensor<24x48xf32> into tensor<1x6x4x3x16xf32>
    %21 = tensor.empty() : tensor<3x6x4x1x16xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<1x6x4x3x16xf32>) outs(%21 : tensor<3x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1], [2], [3, 4]] : tensor<3x6x4x1x16xf32> into tensor<3x6x4x16xf32>
    %extracted_slice = tensor.extract_slice %collapsed_13[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_14 = tensor.extract_slice %collapsed_13[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_15 = tensor.extract_slice %collapsed_13[2, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_16 = tensor.collapse_shape %extracted_slice [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_17 = tensor.expand_shape %collapsed_16 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %22 = tensor.empty() : tensor<16x6x4xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_19 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_20 = tensor.expand_shape %collapsed_19 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_22 = tensor.collapse_shape %extracted_slice_15 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_23 = tensor.expand_shape %collapsed_22 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_25 = tensor.expand_shape %transposed_18 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_26 = tensor.expand_shape %transposed_21 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_27 = tensor.expand_shape %transposed_24 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %23:2 = "fsdp.attention"(%expanded_25, %expanded_26, %expanded_27) {scale = 5.000000e-01 : f64} : (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>) -> (tensor<4x4x6x4xf32>, tensor<4x4x6xf32>)
    %24 = tensor.empty() : tensor<6x4x4x4xf32>
    %transposed_28 = linalg.transpose ins(%23#0 : tensor<4x4x6x4xf32>) outs(%24 : tensor<6x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0, 1], [2, 3]] : tensor<6x4x4x4xf32> into tensor<24x16xf32>
    %25 = tensor.empty() : tensor<16x16xf32>
    %transposed_30 = linalg.transpose ins(%arg3 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0] 
    %26 = tensor.empty() : tensor<24x16xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %28 = linalg.matmul ins(%collapsed_29, %transposed_30 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<16xf32>) outs(%26 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %30 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%28, %29 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%26 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<24x16xf32>
    %expanded_31 = tensor.expand_shape %30 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %expanded_31 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %32 = tensor.empty() : tensor<6x4x16xf64>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<6x4x16xf32>) outs(%32 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %687 = arith.extf %in : f32 to f64
      linalg.yield %687 : f64
    } -> tensor<6x4x16xf64>
    %34 = tensor.empty() : tensor<6x4x1xf64>
    %35 = linalg.fill ins(%cst_0 : f64) outs(%34 : tensor<6x4x1xf64>) -> tensor<6x4x1xf64>
    %36 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%33 : tensor<6x4x16xf64>) outs(%35 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<6x4x1xf64>) outs(%34 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %38 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %37 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%32 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.subf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x16xf64>
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %38 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%32 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.mulf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x16xf64>
    %40 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<6x4x16xf64>) outs(%35 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<6x4x1xf64>) outs(%34 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %42 = tensor.empty() : tensor<6x4x1xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<6x4x1xf64>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %687 = arith.truncf %in : f64 to f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%42 : tensor<6x4x1xf32>) -> tensor<6x4x1xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%31 : tensor<6x4x16xf32>) outs(%44 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.truncf %cst_3 : f64 to f32
      %688 = arith.addf %in, %687 : f32
      linalg.yield %688 : f32
    } -> tensor<6x4x1xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = math.rsqrt %in : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %46 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %48 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %arg10 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_32 = tensor.collapse_shape %52 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %53 = tensor.empty() : tensor<16x8xf32>
    %transposed_33 = linalg.transpose ins(%arg5 : tensor<8x16xf32>) outs(%53 : tensor<16x8xf32>) permutation = [1, 0] 
    %54 = tensor.empty() : tensor<24x8xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %56 = linalg.matmul ins(%collapsed_32, %transposed_33 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%55 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %57 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<8xf32>) outs(%54 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %58 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%56, %57 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%54 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<24x8xf32>
    %expanded_34 = tensor.expand_shape %58 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %59 = tensor.empty() : tensor<6x4x8xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<6x4x8xf32>) outs(%59 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.cmpf ugt, %in, %cst : f32
      %688 = arith.select %687, %in, %cst : f32
      linalg.yield %688 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_35 = tensor.collapse_shape %60 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %61 = tensor.empty() : tensor<8x16xf32>
    %transposed_36 = linalg.transpose ins(%arg7 : tensor<16x8xf32>) outs(%61 : tensor<8x16xf32>) permutation = [1, 0] 
    %62 = linalg.matmul ins(%collapsed_35, %transposed_36 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%27 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %63 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<16xf32>) outs(%26 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %64 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%62, %63 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%26 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<24x16xf32>
    %expanded_37 = tensor.expand_shape %64 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %expanded_37 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<6x4x16xf32>) outs(%32 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %687 = arith.extf %in : f32 to f64
      linalg.yield %687 : f64
    } -> tensor<6x4x16xf64>
    %67 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<6x4x16xf64>) outs(%35 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<6x4x1xf64>) outs(%34 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %69 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %68 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%32 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.subf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x16xf64>
    %70 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %69 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%32 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.mulf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x16xf64>
    %71 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%70 : tensor<6x4x16xf64>) outs(%35 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<6x4x1xf64>) outs(%34 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<6x4x1xf64>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %687 = arith.truncf %in : f64 to f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65 : tensor<6x4x16xf32>) outs(%44 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.truncf %cst_3 : f64 to f32
      %688 = arith.addf %in, %687 : f32
      linalg.yield %688 : f32
    } -> tensor<6x4x1xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = math.rsqrt %in : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %75 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %77 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %arg12 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_38 = tensor.collapse_shape %81 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_39 = linalg.transpose ins(%arg13 : tensor<48x16xf32>) outs(%15 : tensor<16x48xf32>) permutation = [1, 0] 
    %82 = linalg.matmul ins(%collapsed_38, %transposed_39 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%17 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<48xf32>) outs(%16 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %84 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%82, %83 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%16 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<24x48xf32>
    %expanded_40 = tensor.expand_shape %84 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 3, 16] : tensor<24x48xf32> into tensor<1x6x4x3x16xf32>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<1x6x4x3x16xf32>) outs(%21 : tensor<3x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_42 = tensor.collapse_shape %transposed_41 [[0], [1], [2], [3, 4]] : tensor<3x6x4x1x16xf32> into tensor<3x6x4x16xf32>
    %extracted_slice_43 = tensor.extract_slice %collapsed_42[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_44 = tensor.extract_slice %collapsed_42[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_45 = tensor.extract_slice %collapsed_42[2, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_46 = tensor.collapse_shape %extracted_slice_43 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_47 = tensor.expand_shape %collapsed_46 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_49 = tensor.collapse_shape %extracted_slice_44 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_50 = tensor.expand_shape %collapsed_49 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_51 = linalg.transpose ins(%expanded_50 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_52 = tensor.collapse_shape %extracted_slice_45 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_53 = tensor.expand_shape %collapsed_52 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_55 = tensor.expand_shape %transposed_48 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_56 = tensor.expand_shape %transposed_51 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_57 = tensor.expand_shape %transposed_54 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %85:2 = "fsdp.attention"(%expanded_55, %expanded_56, %expanded_57) {scale = 5.000000e-01 : f64} : (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>) -> (tensor<4x4x6x4xf32>, tensor<4x4x6xf32>)
    %transposed_58 = linalg.transpose ins(%85#0 : tensor<4x4x6x4xf32>) outs(%24 : tensor<6x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_59 = tensor.collapse_shape %transposed_58 [[0, 1], [2, 3]] : tensor<6x4x4x4xf32> into tensor<24x16xf32>
    %transposed_60 = linalg.transpose ins(%arg15 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0] 
    %86 = linalg.matmul ins(%collapsed_59, %transposed_60 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<16xf32>) outs(%26 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %88 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%86, %87 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%26 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<24x16xf32>
    %expanded_61 = tensor.expand_shape %88 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %expanded_61 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<6x4x16xf32>) outs(%32 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %687 = arith.extf %in : f32 to f64
      linalg.yield %687 : f64
    } -> tensor<6x4x16xf64>
    %91 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%90 : tensor<6x4x16xf64>) outs(%35 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<6x4x1xf64>) outs(%34 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %93 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %92 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%32 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.subf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x16xf64>
    %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %93 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%32 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.mulf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x16xf64>
    %95 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%94 : tensor<6x4x16xf64>) outs(%35 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<6x4x1xf64>) outs(%34 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<6x4x1xf64>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %687 = arith.truncf %in : f64 to f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%89 : tensor<6x4x16xf32>) outs(%44 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.truncf %cst_3 : f64 to f32
      %688 = arith.addf %in, %687 : f32
      linalg.yield %688 : f32
    } -> tensor<6x4x1xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = math.rsqrt %in : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %99 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %101 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %arg22 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_62 = tensor.collapse_shape %105 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_63 = linalg.transpose ins(%arg17 : tensor<8x16xf32>) outs(%53 : tensor<16x8xf32>) permutation = [1, 0] 
    %106 = linalg.matmul ins(%collapsed_62, %transposed_63 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%55 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %107 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<8xf32>) outs(%54 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %108 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%106, %107 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%54 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<24x8xf32>
    %expanded_64 = tensor.expand_shape %108 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64 : tensor<6x4x8xf32>) outs(%59 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.cmpf ugt, %in, %cst : f32
      %688 = arith.select %687, %in, %cst : f32
      linalg.yield %688 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_65 = tensor.collapse_shape %109 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %transposed_66 = linalg.transpose ins(%arg19 : tensor<16x8xf32>) outs(%61 : tensor<8x16xf32>) permutation = [1, 0] 
    %110 = linalg.matmul ins(%collapsed_65, %transposed_66 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%27 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %111 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg20 : tensor<16xf32>) outs(%26 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %112 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%110, %111 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%26 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<24x16xf32>
    %expanded_67 = tensor.expand_shape %112 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %expanded_67 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<6x4x16xf32>) outs(%32 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %687 = arith.extf %in : f32 to f64
      linalg.yield %687 : f64
    } -> tensor<6x4x16xf64>
    %115 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%114 : tensor<6x4x16xf64>) outs(%35 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<6x4x1xf64>) outs(%34 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %117 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %116 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%32 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.subf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x16xf64>
    %118 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %117 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%32 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.mulf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x16xf64>
    %119 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%118 : tensor<6x4x16xf64>) outs(%35 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %120 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<6x4x1xf64>) outs(%34 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<6x4x1xf64>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %687 = arith.truncf %in : f64 to f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%113 : tensor<6x4x16xf32>) outs(%44 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.truncf %cst_3 : f64 to f32
      %688 = arith.addf %in, %687 : f32
      linalg.yield %688 : f32
    } -> tensor<6x4x1xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = math.rsqrt %in : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %123 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %125 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %arg24 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<6x4x16xf32>) outs(%32 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %687 = arith.extf %in : f32 to f64
      linalg.yield %687 : f64
    } -> tensor<6x4x16xf64>
    %131 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%130 : tensor<6x4x16xf64>) outs(%35 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<6x4x1xf64>) outs(%34 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %133 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %132 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%32 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.subf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x16xf64>
    %134 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %133 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%32 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.mulf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x16xf64>
    %135 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%134 : tensor<6x4x16xf64>) outs(%35 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %136 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<6x4x1xf64>) outs(%34 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<6x4x1xf64>
    %137 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<6x4x1xf64>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %687 = arith.truncf %in : f64 to f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%129 : tensor<6x4x16xf32>) outs(%44 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.truncf %cst_3 : f64 to f32
      %688 = arith.addf %in, %687 : f32
      linalg.yield %688 : f32
    } -> tensor<6x4x1xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = math.rsqrt %in : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %139 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %141 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %arg26 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_68 = tensor.collapse_shape %14 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_69 = linalg.transpose ins(%arg27 : tensor<48x16xf32>) outs(%15 : tensor<16x48xf32>) permutation = [1, 0] 
    %146 = tensor.empty() : tensor<20x48xf32>
    %147 = linalg.fill ins(%cst : f32) outs(%146 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %148 = linalg.matmul ins(%collapsed_68, %transposed_69 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%147 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %149 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<48xf32>) outs(%146 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %150 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%148, %149 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%146 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x48xf32>
    %expanded_70 = tensor.expand_shape %150 [[0, 1, 2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<20x48xf32> into tensor<1x5x4x3x16xf32>
    %151 = tensor.empty() : tensor<3x5x4x1x16xf32>
    %transposed_71 = linalg.transpose ins(%expanded_70 : tensor<1x5x4x3x16xf32>) outs(%151 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_72 = tensor.collapse_shape %transposed_71 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_73 = tensor.extract_slice %collapsed_72[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_74 = tensor.extract_slice %collapsed_72[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_75 = tensor.extract_slice %collapsed_72[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_76 = tensor.collapse_shape %extracted_slice_73 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_77 = tensor.expand_shape %collapsed_76 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %152 = tensor.empty() : tensor<16x5x4xf32>
    %transposed_78 = linalg.transpose ins(%expanded_77 : tensor<5x16x4xf32>) outs(%152 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_79 = tensor.collapse_shape %extracted_slice_74 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_80 = tensor.expand_shape %collapsed_79 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_81 = linalg.transpose ins(%expanded_80 : tensor<5x16x4xf32>) outs(%152 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_82 = tensor.collapse_shape %extracted_slice_75 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_83 = tensor.expand_shape %collapsed_82 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_84 = linalg.transpose ins(%expanded_83 : tensor<5x16x4xf32>) outs(%152 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_85 = tensor.expand_shape %transposed_78 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_86 = tensor.expand_shape %transposed_81 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_87 = tensor.expand_shape %transposed_84 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %153:2 = "fsdp.attention"(%expanded_85, %expanded_86, %expanded_87) {scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5xf32>)
    %154 = tensor.empty() : tensor<5x4x4x4xf32>
    %transposed_88 = linalg.transpose ins(%153#0 : tensor<4x4x5x4xf32>) outs(%154 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_89 = tensor.collapse_shape %transposed_88 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_90 = linalg.transpose ins(%arg29 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0] 
    %155 = tensor.empty() : tensor<20x16xf32>
    %156 = linalg.fill ins(%cst : f32) outs(%155 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %157 = linalg.matmul ins(%collapsed_89, %transposed_90 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %158 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg30 : tensor<16xf32>) outs(%155 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %159 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%157, %158 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%155 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x16xf32>
    %expanded_91 = tensor.expand_shape %159 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %expanded_91 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %161 = tensor.empty() : tensor<5x4x16xf64>
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<5x4x16xf32>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %687 = arith.extf %in : f32 to f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %163 = tensor.empty() : tensor<5x4x1xf64>
    %164 = linalg.fill ins(%cst_0 : f64) outs(%163 : tensor<5x4x1xf64>) -> tensor<5x4x1xf64>
    %165 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%162 : tensor<5x4x16xf64>) outs(%164 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<5x4x1xf64>) outs(%163 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %167 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %166 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.subf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %168 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %167 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.mulf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %169 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168 : tensor<5x4x16xf64>) outs(%164 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<5x4x1xf64>) outs(%163 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %171 = tensor.empty() : tensor<5x4x1xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<5x4x1xf64>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %687 = arith.truncf %in : f64 to f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %173 = linalg.fill ins(%cst : f32) outs(%171 : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%160 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.truncf %cst_3 : f64 to f32
      %688 = arith.addf %in, %687 : f32
      linalg.yield %688 : f32
    } -> tensor<5x4x1xf32>
    %177 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = math.rsqrt %in : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %175 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %177 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %arg40 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %extracted_slice_92 = tensor.extract_slice %arg31[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_93 = tensor.extract_slice %arg31[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_94 = tensor.extract_slice %arg32[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_95 = tensor.extract_slice %arg32[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %collapsed_96 = tensor.collapse_shape %181 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_97 = linalg.transpose ins(%extracted_slice_92 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0] 
    %182 = linalg.matmul ins(%collapsed_96, %transposed_97 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %183 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_94 : tensor<16xf32>) outs(%155 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %184 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%182, %183 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%155 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x16xf32>
    %expanded_98 = tensor.expand_shape %184 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %collapsed_99 = tensor.collapse_shape %145 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %185 = tensor.empty() : tensor<16x32xf32>
    %transposed_100 = linalg.transpose ins(%extracted_slice_93 : tensor<32x16xf32>) outs(%185 : tensor<16x32xf32>) permutation = [1, 0] 
    %186 = tensor.empty() : tensor<24x32xf32>
    %187 = linalg.fill ins(%cst : f32) outs(%186 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %188 = linalg.matmul ins(%collapsed_99, %transposed_100 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%187 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %189 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_95 : tensor<32xf32>) outs(%186 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %190 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%188, %189 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%186 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<24x32xf32>
    %expanded_101 = tensor.expand_shape %190 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 2, 16] : tensor<24x32xf32> into tensor<1x6x4x2x16xf32>
    %191 = tensor.empty() : tensor<2x6x4x1x16xf32>
    %transposed_102 = linalg.transpose ins(%expanded_101 : tensor<1x6x4x2x16xf32>) outs(%191 : tensor<2x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_103 = tensor.collapse_shape %transposed_102 [[0], [1], [2], [3, 4]] : tensor<2x6x4x1x16xf32> into tensor<2x6x4x16xf32>
    %extracted_slice_104 = tensor.extract_slice %collapsed_103[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_105 = tensor.extract_slice %collapsed_103[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_106 = tensor.collapse_shape %expanded_98 [[0], [1, 2]] : tensor<5x4x16xf32> into tensor<5x64xf32>
    %expanded_107 = tensor.expand_shape %collapsed_106 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_108 = linalg.transpose ins(%expanded_107 : tensor<5x16x4xf32>) outs(%152 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_109 = tensor.collapse_shape %extracted_slice_104 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_110 = tensor.expand_shape %collapsed_109 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_111 = linalg.transpose ins(%expanded_110 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_112 = tensor.collapse_shape %extracted_slice_105 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_113 = tensor.expand_shape %collapsed_112 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_114 = linalg.transpose ins(%expanded_113 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_115 = tensor.expand_shape %transposed_108 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_116 = tensor.expand_shape %transposed_111 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_117 = tensor.expand_shape %transposed_114 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %192:2 = "fsdp.attention"(%expanded_115, %expanded_116, %expanded_117) {scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5xf32>)
    %transposed_118 = linalg.transpose ins(%192#0 : tensor<4x4x5x4xf32>) outs(%154 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_119 = tensor.collapse_shape %transposed_118 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_120 = linalg.transpose ins(%arg33 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0] 
    %193 = linalg.matmul ins(%collapsed_119, %transposed_120 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %194 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg34 : tensor<16xf32>) outs(%155 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %195 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%193, %194 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%155 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x16xf32>
    %expanded_121 = tensor.expand_shape %195 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %196 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %expanded_121 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %197 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<5x4x16xf32>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %687 = arith.extf %in : f32 to f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %198 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%197 : tensor<5x4x16xf64>) outs(%164 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %199 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<5x4x1xf64>) outs(%163 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %200 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %199 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.subf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %201 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %200 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.mulf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %202 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%201 : tensor<5x4x16xf64>) outs(%164 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %203 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<5x4x1xf64>) outs(%163 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %204 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<5x4x1xf64>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %687 = arith.truncf %in : f64 to f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %205 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%196 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.truncf %cst_3 : f64 to f32
      %688 = arith.addf %in, %687 : f32
      linalg.yield %688 : f32
    } -> tensor<5x4x1xf32>
    %208 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = math.rsqrt %in : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %209 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %206 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %210 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %208 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %211 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %212 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %arg42 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_122 = tensor.collapse_shape %212 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_123 = linalg.transpose ins(%arg35 : tensor<8x16xf32>) outs(%53 : tensor<16x8xf32>) permutation = [1, 0] 
    %213 = tensor.empty() : tensor<20x8xf32>
    %214 = linalg.fill ins(%cst : f32) outs(%213 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %215 = linalg.matmul ins(%collapsed_122, %transposed_123 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%214 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %216 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg36 : tensor<8xf32>) outs(%213 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %217 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%215, %216 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%213 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x8xf32>
    %expanded_124 = tensor.expand_shape %217 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %218 = tensor.empty() : tensor<5x4x8xf32>
    %219 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_124 : tensor<5x4x8xf32>) outs(%218 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.cmpf ugt, %in, %cst : f32
      %688 = arith.select %687, %in, %cst : f32
      linalg.yield %688 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_125 = tensor.collapse_shape %219 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_126 = linalg.transpose ins(%arg37 : tensor<16x8xf32>) outs(%61 : tensor<8x16xf32>) permutation = [1, 0] 
    %220 = linalg.matmul ins(%collapsed_125, %transposed_126 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %221 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<16xf32>) outs(%155 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %222 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%220, %221 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%155 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x16xf32>
    %expanded_127 = tensor.expand_shape %222 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %223 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212, %expanded_127 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %224 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<5x4x16xf32>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %687 = arith.extf %in : f32 to f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %225 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%224 : tensor<5x4x16xf64>) outs(%164 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %226 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<5x4x1xf64>) outs(%163 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %227 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %226 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.subf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %228 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %227 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.mulf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %229 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%228 : tensor<5x4x16xf64>) outs(%164 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %230 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<5x4x1xf64>) outs(%163 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %231 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<5x4x1xf64>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %687 = arith.truncf %in : f64 to f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %232 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%223 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %233 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %234 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.truncf %cst_3 : f64 to f32
      %688 = arith.addf %in, %687 : f32
      linalg.yield %688 : f32
    } -> tensor<5x4x1xf32>
    %235 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = math.rsqrt %in : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %236 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %233 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %237 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %235 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %238 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %239 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %arg44 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_128 = tensor.collapse_shape %239 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_129 = linalg.transpose ins(%arg45 : tensor<48x16xf32>) outs(%15 : tensor<16x48xf32>) permutation = [1, 0] 
    %240 = linalg.matmul ins(%collapsed_128, %transposed_129 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%147 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %241 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg46 : tensor<48xf32>) outs(%146 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %242 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%240, %241 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%146 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x48xf32>
    %expanded_130 = tensor.expand_shape %242 [[0, 1, 2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<20x48xf32> into tensor<1x5x4x3x16xf32>
    %transposed_131 = linalg.transpose ins(%expanded_130 : tensor<1x5x4x3x16xf32>) outs(%151 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_132 = tensor.collapse_shape %transposed_131 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_133 = tensor.extract_slice %collapsed_132[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_134 = tensor.extract_slice %collapsed_132[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_135 = tensor.extract_slice %collapsed_132[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_136 = tensor.collapse_shape %extracted_slice_133 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_137 = tensor.expand_shape %collapsed_136 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_138 = linalg.transpose ins(%expanded_137 : tensor<5x16x4xf32>) outs(%152 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_139 = tensor.collapse_shape %extracted_slice_134 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_140 = tensor.expand_shape %collapsed_139 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_141 = linalg.transpose ins(%expanded_140 : tensor<5x16x4xf32>) outs(%152 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_142 = tensor.collapse_shape %extracted_slice_135 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_143 = tensor.expand_shape %collapsed_142 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_144 = linalg.transpose ins(%expanded_143 : tensor<5x16x4xf32>) outs(%152 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_145 = tensor.expand_shape %transposed_138 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_146 = tensor.expand_shape %transposed_141 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_147 = tensor.expand_shape %transposed_144 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %243:2 = "fsdp.attention"(%expanded_145, %expanded_146, %expanded_147) {scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5xf32>)
    %transposed_148 = linalg.transpose ins(%243#0 : tensor<4x4x5x4xf32>) outs(%154 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_149 = tensor.collapse_shape %transposed_148 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_150 = linalg.transpose ins(%arg47 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0] 
    %244 = linalg.matmul ins(%collapsed_149, %transposed_150 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %245 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg48 : tensor<16xf32>) outs(%155 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %246 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%244, %245 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%155 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x16xf32>
    %expanded_151 = tensor.expand_shape %246 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %247 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %expanded_151 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %248 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<5x4x16xf32>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %687 = arith.extf %in : f32 to f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %249 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%248 : tensor<5x4x16xf64>) outs(%164 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<5x4x1xf64>) outs(%163 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %251 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %250 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.subf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %252 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %251 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.mulf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %253 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%252 : tensor<5x4x16xf64>) outs(%164 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %254 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253 : tensor<5x4x1xf64>) outs(%163 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %255 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<5x4x1xf64>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %687 = arith.truncf %in : f64 to f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%247 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.truncf %cst_3 : f64 to f32
      %688 = arith.addf %in, %687 : f32
      linalg.yield %688 : f32
    } -> tensor<5x4x1xf32>
    %259 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = math.rsqrt %in : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %260 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %257 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %261 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %259 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %262 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %263 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %arg58 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %extracted_slice_152 = tensor.extract_slice %arg49[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_153 = tensor.extract_slice %arg49[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_154 = tensor.extract_slice %arg50[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_155 = tensor.extract_slice %arg50[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %collapsed_156 = tensor.collapse_shape %263 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_157 = linalg.transpose ins(%extracted_slice_152 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0] 
    %264 = linalg.matmul ins(%collapsed_156, %transposed_157 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %265 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_154 : tensor<16xf32>) outs(%155 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %266 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%264, %265 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%155 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x16xf32>
    %expanded_158 = tensor.expand_shape %266 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_159 = linalg.transpose ins(%extracted_slice_153 : tensor<32x16xf32>) outs(%185 : tensor<16x32xf32>) permutation = [1, 0] 
    %267 = linalg.matmul ins(%collapsed_99, %transposed_159 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%187 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %268 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_155 : tensor<32xf32>) outs(%186 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %269 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%267, %268 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%186 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<24x32xf32>
    %expanded_160 = tensor.expand_shape %269 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 2, 16] : tensor<24x32xf32> into tensor<1x6x4x2x16xf32>
    %transposed_161 = linalg.transpose ins(%expanded_160 : tensor<1x6x4x2x16xf32>) outs(%191 : tensor<2x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_162 = tensor.collapse_shape %transposed_161 [[0], [1], [2], [3, 4]] : tensor<2x6x4x1x16xf32> into tensor<2x6x4x16xf32>
    %extracted_slice_163 = tensor.extract_slice %collapsed_162[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_164 = tensor.extract_slice %collapsed_162[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_165 = tensor.collapse_shape %expanded_158 [[0], [1, 2]] : tensor<5x4x16xf32> into tensor<5x64xf32>
    %expanded_166 = tensor.expand_shape %collapsed_165 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_167 = linalg.transpose ins(%expanded_166 : tensor<5x16x4xf32>) outs(%152 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_168 = tensor.collapse_shape %extracted_slice_163 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_169 = tensor.expand_shape %collapsed_168 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_170 = linalg.transpose ins(%expanded_169 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_171 = tensor.collapse_shape %extracted_slice_164 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_172 = tensor.expand_shape %collapsed_171 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_173 = linalg.transpose ins(%expanded_172 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_174 = tensor.expand_shape %transposed_167 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_175 = tensor.expand_shape %transposed_170 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_176 = tensor.expand_shape %transposed_173 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %270:2 = "fsdp.attention"(%expanded_174, %expanded_175, %expanded_176) {scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5xf32>)
    %transposed_177 = linalg.transpose ins(%270#0 : tensor<4x4x5x4xf32>) outs(%154 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_178 = tensor.collapse_shape %transposed_177 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_179 = linalg.transpose ins(%arg51 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0] 
    %271 = linalg.matmul ins(%collapsed_178, %transposed_179 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %272 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg52 : tensor<16xf32>) outs(%155 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %273 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%271, %272 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%155 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x16xf32>
    %expanded_180 = tensor.expand_shape %273 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %274 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %expanded_180 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %275 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274 : tensor<5x4x16xf32>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %687 = arith.extf %in : f32 to f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %276 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%275 : tensor<5x4x16xf64>) outs(%164 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %277 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<5x4x1xf64>) outs(%163 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %278 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %277 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.subf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %279 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %278 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.mulf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %280 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%279 : tensor<5x4x16xf64>) outs(%164 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %281 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280 : tensor<5x4x1xf64>) outs(%163 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %282 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281 : tensor<5x4x1xf64>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %687 = arith.truncf %in : f64 to f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %283 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%274 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %284 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %285 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.truncf %cst_3 : f64 to f32
      %688 = arith.addf %in, %687 : f32
      linalg.yield %688 : f32
    } -> tensor<5x4x1xf32>
    %286 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = math.rsqrt %in : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %287 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %284 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %288 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %286 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %289 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %290 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %arg60 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_181 = tensor.collapse_shape %290 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_182 = linalg.transpose ins(%arg53 : tensor<8x16xf32>) outs(%53 : tensor<16x8xf32>) permutation = [1, 0] 
    %291 = linalg.matmul ins(%collapsed_181, %transposed_182 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%214 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %292 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg54 : tensor<8xf32>) outs(%213 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %293 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%291, %292 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%213 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x8xf32>
    %expanded_183 = tensor.expand_shape %293 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %294 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_183 : tensor<5x4x8xf32>) outs(%218 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.cmpf ugt, %in, %cst : f32
      %688 = arith.select %687, %in, %cst : f32
      linalg.yield %688 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_184 = tensor.collapse_shape %294 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_185 = linalg.transpose ins(%arg55 : tensor<16x8xf32>) outs(%61 : tensor<8x16xf32>) permutation = [1, 0] 
    %295 = linalg.matmul ins(%collapsed_184, %transposed_185 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %296 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg56 : tensor<16xf32>) outs(%155 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %297 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%295, %296 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%155 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x16xf32>
    %expanded_186 = tensor.expand_shape %297 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290, %expanded_186 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %299 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298 : tensor<5x4x16xf32>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %687 = arith.extf %in : f32 to f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %300 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%299 : tensor<5x4x16xf64>) outs(%164 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %301 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<5x4x1xf64>) outs(%163 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %302 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %301 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.subf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %303 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %302 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.mulf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %304 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%303 : tensor<5x4x16xf64>) outs(%164 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %305 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<5x4x1xf64>) outs(%163 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %306 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305 : tensor<5x4x1xf64>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %687 = arith.truncf %in : f64 to f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %307 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%298 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %308 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %309 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.truncf %cst_3 : f64 to f32
      %688 = arith.addf %in, %687 : f32
      linalg.yield %688 : f32
    } -> tensor<5x4x1xf32>
    %310 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = math.rsqrt %in : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %311 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %308 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %312 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311, %310 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %313 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %314 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %arg62 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %315 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<5x4x16xf32>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %687 = arith.extf %in : f32 to f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %316 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%315 : tensor<5x4x16xf64>) outs(%164 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %317 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316 : tensor<5x4x1xf64>) outs(%163 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %318 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %317 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.subf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %319 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318, %318 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%161 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_407: f64, %out: f64):
      %687 = arith.mulf %in, %in_407 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x16xf64>
    %320 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%319 : tensor<5x4x16xf64>) outs(%164 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.addf %in, %out : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %321 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<5x4x1xf64>) outs(%163 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %687 = arith.divf %in, %cst_5 : f64
      linalg.yield %687 : f64
    } -> tensor<5x4x1xf64>
    %322 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321 : tensor<5x4x1xf64>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %687 = arith.truncf %in : f64 to f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %323 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%314 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.truncf %cst_3 : f64 to f32
      %688 = arith.addf %in, %687 : f32
      linalg.yield %688 : f32
    } -> tensor<5x4x1xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = math.rsqrt %in : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %327 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %324 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %328 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %326 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %329 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %330 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %arg64 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_187 = tensor.collapse_shape %330 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %331 = tensor.empty() : tensor<16x23xf32>
    %transposed_188 = linalg.transpose ins(%arg0 : tensor<23x16xf32>) outs(%331 : tensor<16x23xf32>) permutation = [1, 0] 
    %332 = tensor.empty() : tensor<20x23xf32>
    %333 = linalg.fill ins(%cst : f32) outs(%332 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %334 = linalg.matmul ins(%collapsed_187, %transposed_188 : tensor<20x16xf32>, tensor<16x23xf32>) outs(%333 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %335 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg65 : tensor<23xf32>) outs(%332 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x23xf32>
    %336 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%334, %335 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%332 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x23xf32>
    %collapsed_189 = tensor.collapse_shape %arg74 [[0, 1]] : tensor<5x4xi64> into tensor<20xi64>
    %337 = tensor.empty() : tensor<20xi64>
    %338 = linalg.fill ins(%c0_i64 : i64) outs(%337 : tensor<20xi64>) -> tensor<20xi64>
    %339 = tensor.empty() : tensor<20xf32>
    %340 = linalg.fill ins(%cst_1 : f32) outs(%339 : tensor<20xf32>) -> tensor<20xf32>
    %341:2 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "reduction"]} ins(%336 : tensor<20x23xf32>) outs(%340, %338 : tensor<20xf32>, tensor<20xi64>) {
    ^bb0(%in: f32, %out: f32, %out_407: i64):
      %687 = linalg.index 1 : index
      %688 = arith.index_cast %687 : index to i64
      %689 = arith.maximumf %in, %out : f32
      %690 = arith.cmpf ogt, %in, %out : f32
      %691 = arith.select %690, %688, %out_407 : i64
      linalg.yield %689, %691 : f32, i64
    } -> (tensor<20xf32>, tensor<20xi64>)
    %expanded_190 = tensor.expand_shape %341#0 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %342 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel"]} ins(%336, %expanded_190 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%332 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x23xf32>
    %343 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%342 : tensor<20x23xf32>) outs(%332 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = math.exp %in : f32
      linalg.yield %687 : f32
    } -> tensor<20x23xf32>
    %344 = tensor.empty() : tensor<20x1xf32>
    %345 = linalg.fill ins(%cst : f32) outs(%344 : tensor<20x1xf32>) -> tensor<20x1xf32>
    %346 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "reduction"]} ins(%343 : tensor<20x23xf32>) outs(%345 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<20x1xf32>
    %347 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%346 : tensor<20x1xf32>) outs(%344 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = math.log %in : f32
      linalg.yield %687 : f32
    } -> tensor<20x1xf32>
    %348 = tensor.empty() : tensor<20xi1>
    %349 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_189 : tensor<20xi64>) outs(%348 : tensor<20xi1>) {
    ^bb0(%in: i64, %out: i1):
      %687 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %687 : i1
    } -> tensor<20xi1>
    %350 = linalg.generic {indexing_maps = [#map3, #map3, #map10, #map3], iterator_types = ["parallel"]} ins(%349, %collapsed_189, %cst_7 : tensor<20xi1>, tensor<20xi64>, tensor<i64>) outs(%337 : tensor<20xi64>) {
    ^bb0(%in: i1, %in_407: i64, %in_408: i64, %out: i64):
      %687 = arith.select %in, %in_407, %in_408 : i64
      linalg.yield %687 : i64
    } -> tensor<20xi64>
    %expanded_191 = tensor.expand_shape %350 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %351 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_191 : tensor<20x1xi64>) outs(%345 : tensor<20x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %687 = linalg.index 0 : index
      %688 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %336[%687, %688] : tensor<20x23xf32>
      linalg.yield %extracted : f32
    } -> tensor<20x1xf32>
    %352 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%351, %expanded_190 : tensor<20x1xf32>, tensor<20x1xf32>) outs(%344 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x1xf32>
    %353 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%347, %352 : tensor<20x1xf32>, tensor<20x1xf32>) outs(%344 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x1xf32>
    %collapsed_192 = tensor.collapse_shape %353 [[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
    %354 = linalg.generic {indexing_maps = [#map3, #map3, #map10, #map3], iterator_types = ["parallel"]} ins(%349, %collapsed_192, %cst_2 : tensor<20xi1>, tensor<20xf32>, tensor<f32>) outs(%339 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_407: f32, %in_408: f32, %out: f32):
      %687 = arith.select %in, %in_407, %in_408 : f32
      linalg.yield %687 : f32
    } -> tensor<20xf32>
    %355 = tensor.empty() : tensor<f32>
    %356 = linalg.fill ins(%cst : f32) outs(%355 : tensor<f32>) -> tensor<f32>
    %357 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction"]} ins(%354 : tensor<20xf32>) outs(%356 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<f32>
    %358 = tensor.empty() : tensor<i64>
    %359 = linalg.fill ins(%c0_i64 : i64) outs(%358 : tensor<i64>) -> tensor<i64>
    %360 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction"]} ins(%349 : tensor<20xi1>) outs(%359 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %687 = arith.extui %in : i1 to i64
      %688 = arith.addi %687, %out : i64
      linalg.yield %688 : i64
    } -> tensor<i64>
    %361 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%357, %360 : tensor<f32>, tensor<i64>) outs(%355 : tensor<f32>) {
    ^bb0(%in: f32, %in_407: i64, %out: f32):
      %687 = arith.sitofp %in_407 : i64 to f32
      %688 = arith.divf %in, %687 : f32
      linalg.yield %688 : f32
    } -> tensor<f32>
    %362 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%cst_4, %360 : tensor<f32>, tensor<i64>) outs(%355 : tensor<f32>) {
    ^bb0(%in: f32, %in_407: i64, %out: f32):
      %687 = arith.sitofp %in_407 : i64 to f32
      %688 = arith.divf %in, %687 : f32
      linalg.yield %688 : f32
    } -> tensor<f32>
    %363 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel"]} ins(%362 : tensor<f32>) outs(%339 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20xf32>
    %364 = linalg.generic {indexing_maps = [#map3, #map3, #map10, #map3], iterator_types = ["parallel"]} ins(%349, %363, %cst_2 : tensor<20xi1>, tensor<20xf32>, tensor<f32>) outs(%339 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_407: f32, %in_408: f32, %out: f32):
      %687 = arith.select %in, %in_407, %in_408 : f32
      linalg.yield %687 : f32
    } -> tensor<20xf32>
    %expanded_193 = tensor.expand_shape %364 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %365 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel"]} ins(%342, %347 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%332 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x23xf32>
    %366 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%365 : tensor<20x23xf32>) outs(%332 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = math.exp %in : f32
      linalg.yield %687 : f32
    } -> tensor<20x23xf32>
    %367 = tensor.empty() : tensor<23xi64>
    %368 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%367 : tensor<23xi64>) {
    ^bb0(%out: i64):
      %687 = linalg.index 0 : index
      %688 = arith.index_cast %687 : index to i64
      linalg.yield %688 : i64
    } -> tensor<23xi64>
    %expanded_194 = tensor.expand_shape %368 [[0, 1]] output_shape [1, 23] : tensor<23xi64> into tensor<1x23xi64>
    %expanded_195 = tensor.expand_shape %collapsed_189 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %369 = tensor.empty() : tensor<20x23xi1>
    %370 = linalg.generic {indexing_maps = [#map12, #map9, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_194, %expanded_195 : tensor<1x23xi64>, tensor<20x1xi64>) outs(%369 : tensor<20x23xi1>) {
    ^bb0(%in: i64, %in_407: i64, %out: i1):
      %687 = arith.cmpi eq, %in, %in_407 : i64
      linalg.yield %687 : i1
    } -> tensor<20x23xi1>
    %371 = linalg.generic {indexing_maps = [#map6, #map13, #map13, #map6], iterator_types = ["parallel", "parallel"]} ins(%370, %cst_4, %cst_2 : tensor<20x23xi1>, tensor<f32>, tensor<f32>) outs(%332 : tensor<20x23xf32>) {
    ^bb0(%in: i1, %in_407: f32, %in_408: f32, %out: f32):
      %687 = arith.select %in, %in_407, %in_408 : f32
      linalg.yield %687 : f32
    } -> tensor<20x23xf32>
    %372 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%366, %371 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%332 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x23xf32>
    %373 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel"]} ins(%372, %expanded_193 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%332 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<20x23xf32>
    %374 = linalg.matmul ins(%373, %arg0 : tensor<20x23xf32>, tensor<23x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %375 = tensor.empty() : tensor<23x20xf32>
    %transposed_196 = linalg.transpose ins(%373 : tensor<20x23xf32>) outs(%375 : tensor<23x20xf32>) permutation = [1, 0] 
    %376 = tensor.empty() : tensor<23x16xf32>
    %377 = linalg.fill ins(%cst : f32) outs(%376 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %378 = linalg.matmul ins(%transposed_196, %collapsed_187 : tensor<23x20xf32>, tensor<20x16xf32>) outs(%377 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %379 = tensor.empty() : tensor<1x23xf32>
    %380 = linalg.fill ins(%cst : f32) outs(%379 : tensor<1x23xf32>) -> tensor<1x23xf32>
    %381 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%373 : tensor<20x23xf32>) outs(%380 : tensor<1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x23xf32>
    %collapsed_197 = tensor.collapse_shape %381 [[0, 1]] : tensor<1x23xf32> into tensor<23xf32>
    %expanded_198 = tensor.expand_shape %374 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %382 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_198, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %383 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.mulf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %384 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%382 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %385 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382, %328 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %386 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%385 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %387 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %386 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %388 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %384 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %389 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %387 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %390 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %391 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %389 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %392 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_198, %328 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %393 = linalg.fill ins(%cst : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
    %394 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%392 : tensor<5x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %395 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_198 : tensor<5x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %396 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %397 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.mulf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %398 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%396 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %399 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396, %312 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %400 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%399 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %401 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %400 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %402 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %398 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %403 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %401 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %404 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %405 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404, %403 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %406 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391, %312 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %407 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%406 : tensor<5x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %408 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%391 : tensor<5x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %collapsed_199 = tensor.collapse_shape %405 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %409 = linalg.matmul ins(%collapsed_199, %arg55 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%214 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %410 = tensor.empty() : tensor<16x20xf32>
    %transposed_200 = linalg.transpose ins(%collapsed_199 : tensor<20x16xf32>) outs(%410 : tensor<16x20xf32>) permutation = [1, 0] 
    %411 = linalg.fill ins(%cst : f32) outs(%53 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %412 = linalg.matmul ins(%transposed_200, %collapsed_184 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%411 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %413 = tensor.empty() : tensor<1x16xf32>
    %414 = linalg.fill ins(%cst : f32) outs(%413 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %415 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_199 : tensor<20x16xf32>) outs(%414 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x16xf32>
    %collapsed_201 = tensor.collapse_shape %415 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_202 = tensor.expand_shape %409 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %416 = tensor.empty() : tensor<5x4x8xi1>
    %417 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<5x4x8xf32>) outs(%416 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %687 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %687 : i1
    } -> tensor<5x4x8xi1>
    %418 = linalg.generic {indexing_maps = [#map1, #map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%417, %cst_2, %expanded_202 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%218 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_407: f32, %in_408: f32, %out: f32):
      %687 = arith.select %in, %in_407, %in_408 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_203 = tensor.collapse_shape %418 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %419 = linalg.matmul ins(%collapsed_203, %arg53 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %420 = tensor.empty() : tensor<8x20xf32>
    %transposed_204 = linalg.transpose ins(%collapsed_203 : tensor<20x8xf32>) outs(%420 : tensor<8x20xf32>) permutation = [1, 0] 
    %421 = linalg.fill ins(%cst : f32) outs(%61 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %422 = linalg.matmul ins(%transposed_204, %collapsed_181 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%421 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %423 = tensor.empty() : tensor<1x8xf32>
    %424 = linalg.fill ins(%cst : f32) outs(%423 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %425 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_203 : tensor<20x8xf32>) outs(%424 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x8xf32>
    %collapsed_205 = tensor.collapse_shape %425 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_206 = tensor.expand_shape %419 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %426 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %expanded_206 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %427 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %428 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.mulf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %429 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%427 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %430 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427, %288 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %431 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%430 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %432 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %431 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %433 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428, %429 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %434 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %432 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %435 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %436 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %434 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %437 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426, %288 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %438 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%437 : tensor<5x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %439 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%426 : tensor<5x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %collapsed_207 = tensor.collapse_shape %436 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %440 = linalg.matmul ins(%collapsed_207, %arg51 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_208 = linalg.transpose ins(%collapsed_207 : tensor<20x16xf32>) outs(%410 : tensor<16x20xf32>) permutation = [1, 0] 
    %441 = linalg.fill ins(%cst : f32) outs(%25 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %442 = linalg.matmul ins(%transposed_208, %collapsed_178 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%441 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %443 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_207 : tensor<20x16xf32>) outs(%414 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x16xf32>
    %collapsed_209 = tensor.collapse_shape %443 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_210 = tensor.expand_shape %440 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %444 = tensor.empty() : tensor<4x4x5x4xf32>
    %transposed_211 = linalg.transpose ins(%expanded_210 : tensor<5x4x4x4xf32>) outs(%444 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %445:3 = "fsdp.attention_grad"(%transposed_211, %expanded_174, %expanded_175, %expanded_176, %270#0, %270#1) {scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5xf32>) -> (tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>)
    %collapsed_212 = tensor.collapse_shape %445#2 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_213 = tensor.collapse_shape %445#1 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_214 = tensor.collapse_shape %445#0 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %446 = tensor.empty() : tensor<6x16x4xf32>
    %transposed_215 = linalg.transpose ins(%collapsed_212 : tensor<16x6x4xf32>) outs(%446 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_216 = tensor.collapse_shape %transposed_215 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_217 = linalg.transpose ins(%collapsed_213 : tensor<16x6x4xf32>) outs(%446 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_218 = tensor.collapse_shape %transposed_217 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %447 = tensor.empty() : tensor<5x16x4xf32>
    %transposed_219 = linalg.transpose ins(%collapsed_214 : tensor<16x5x4xf32>) outs(%447 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_220 = tensor.collapse_shape %transposed_219 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_221 = tensor.expand_shape %collapsed_220 [[0], [1, 2]] output_shape [5, 4, 16] : tensor<5x64xf32> into tensor<5x4x16xf32>
    %expanded_222 = tensor.expand_shape %collapsed_216 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded = tensor.pad %expanded_222 low[1, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %expanded_223 = tensor.expand_shape %collapsed_218 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_224 = tensor.pad %expanded_223 low[0, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %448 = tensor.empty() : tensor<2x6x4x16xf32>
    %449 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded, %padded_224 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%448 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_225 = tensor.expand_shape %449 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %450 = tensor.empty() : tensor<1x6x4x2x16xf32>
    %transposed_226 = linalg.transpose ins(%expanded_225 : tensor<2x6x4x1x16xf32>) outs(%450 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_227 = tensor.collapse_shape %transposed_226 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %451 = linalg.matmul ins(%collapsed_227, %extracted_slice_153 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%27 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %452 = tensor.empty() : tensor<32x24xf32>
    %transposed_228 = linalg.transpose ins(%collapsed_227 : tensor<24x32xf32>) outs(%452 : tensor<32x24xf32>) permutation = [1, 0] 
    %453 = tensor.empty() : tensor<32x16xf32>
    %454 = linalg.fill ins(%cst : f32) outs(%453 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %455 = linalg.matmul ins(%transposed_228, %collapsed_99 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%454 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %456 = tensor.empty() : tensor<1x32xf32>
    %457 = linalg.fill ins(%cst : f32) outs(%456 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %458 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_227 : tensor<24x32xf32>) outs(%457 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x32xf32>
    %collapsed_229 = tensor.collapse_shape %458 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_230 = tensor.expand_shape %451 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %collapsed_231 = tensor.collapse_shape %expanded_221 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %459 = linalg.matmul ins(%collapsed_231, %extracted_slice_152 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_232 = linalg.transpose ins(%collapsed_231 : tensor<20x16xf32>) outs(%410 : tensor<16x20xf32>) permutation = [1, 0] 
    %460 = linalg.matmul ins(%transposed_232, %collapsed_156 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%441 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %461 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_231 : tensor<20x16xf32>) outs(%414 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x16xf32>
    %collapsed_233 = tensor.collapse_shape %461 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_234 = tensor.expand_shape %459 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %462 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %expanded_234 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %463 = tensor.empty() : tensor<48xf32>
    %inserted_slice = tensor.insert_slice %collapsed_233 into %463[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_235 = tensor.insert_slice %collapsed_229 into %inserted_slice[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %464 = tensor.empty() : tensor<48x16xf32>
    %inserted_slice_236 = tensor.insert_slice %460 into %464[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_237 = tensor.insert_slice %455 into %inserted_slice_236[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %465 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %466 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.mulf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %467 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%465 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %468 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %261 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %469 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%468 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %470 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %469 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %471 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %467 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %472 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%471, %470 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %473 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %474 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473, %472 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %475 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %261 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %476 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%475 : tensor<5x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %477 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%462 : tensor<5x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %collapsed_238 = tensor.collapse_shape %474 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %478 = linalg.matmul ins(%collapsed_238, %arg47 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_239 = linalg.transpose ins(%collapsed_238 : tensor<20x16xf32>) outs(%410 : tensor<16x20xf32>) permutation = [1, 0] 
    %479 = linalg.matmul ins(%transposed_239, %collapsed_149 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%441 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %480 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_238 : tensor<20x16xf32>) outs(%414 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x16xf32>
    %collapsed_240 = tensor.collapse_shape %480 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_241 = tensor.expand_shape %478 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_242 = linalg.transpose ins(%expanded_241 : tensor<5x4x4x4xf32>) outs(%444 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %481:3 = "fsdp.attention_grad"(%transposed_242, %expanded_145, %expanded_146, %expanded_147, %243#0, %243#1) {scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5xf32>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>)
    %collapsed_243 = tensor.collapse_shape %481#2 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_244 = tensor.collapse_shape %481#1 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_245 = tensor.collapse_shape %481#0 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_246 = linalg.transpose ins(%collapsed_243 : tensor<16x5x4xf32>) outs(%447 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_247 = tensor.collapse_shape %transposed_246 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_248 = linalg.transpose ins(%collapsed_244 : tensor<16x5x4xf32>) outs(%447 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_249 = tensor.collapse_shape %transposed_248 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_250 = linalg.transpose ins(%collapsed_245 : tensor<16x5x4xf32>) outs(%447 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_251 = tensor.collapse_shape %transposed_250 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_252 = tensor.expand_shape %collapsed_247 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_253 = tensor.pad %expanded_252 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_254 = tensor.expand_shape %collapsed_249 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_255 = tensor.pad %expanded_254 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %482 = tensor.empty() : tensor<3x5x4x16xf32>
    %483 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_253, %padded_255 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%482 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_256 = tensor.expand_shape %collapsed_251 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_257 = tensor.pad %expanded_256 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %484 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%483, %padded_257 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%482 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_258 = tensor.expand_shape %484 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %485 = tensor.empty() : tensor<1x5x4x3x16xf32>
    %transposed_259 = linalg.transpose ins(%expanded_258 : tensor<3x5x4x1x16xf32>) outs(%485 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_260 = tensor.collapse_shape %transposed_259 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %486 = linalg.matmul ins(%collapsed_260, %arg45 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %487 = tensor.empty() : tensor<48x20xf32>
    %transposed_261 = linalg.transpose ins(%collapsed_260 : tensor<20x48xf32>) outs(%487 : tensor<48x20xf32>) permutation = [1, 0] 
    %488 = linalg.fill ins(%cst : f32) outs(%464 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %489 = linalg.matmul ins(%transposed_261, %collapsed_128 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%488 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %490 = tensor.empty() : tensor<1x48xf32>
    %491 = linalg.fill ins(%cst : f32) outs(%490 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %492 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_260 : tensor<20x48xf32>) outs(%491 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x48xf32>
    %collapsed_262 = tensor.collapse_shape %492 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_263 = tensor.expand_shape %486 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %493 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%474, %expanded_263 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %494 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %495 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.mulf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %496 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%494 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %497 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %237 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %498 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%497 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %499 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %498 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %500 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495, %496 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %501 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%500, %499 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %502 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %503 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%502, %501 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %504 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493, %237 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %505 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%504 : tensor<5x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %506 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%493 : tensor<5x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %collapsed_264 = tensor.collapse_shape %503 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %507 = linalg.matmul ins(%collapsed_264, %arg37 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%214 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %transposed_265 = linalg.transpose ins(%collapsed_264 : tensor<20x16xf32>) outs(%410 : tensor<16x20xf32>) permutation = [1, 0] 
    %508 = linalg.matmul ins(%transposed_265, %collapsed_125 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%411 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %509 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_264 : tensor<20x16xf32>) outs(%414 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x16xf32>
    %collapsed_266 = tensor.collapse_shape %509 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_267 = tensor.expand_shape %507 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %510 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<5x4x8xf32>) outs(%416 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %687 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %687 : i1
    } -> tensor<5x4x8xi1>
    %511 = linalg.generic {indexing_maps = [#map1, #map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510, %cst_2, %expanded_267 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%218 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_407: f32, %in_408: f32, %out: f32):
      %687 = arith.select %in, %in_407, %in_408 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_268 = tensor.collapse_shape %511 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %512 = linalg.matmul ins(%collapsed_268, %arg35 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_269 = linalg.transpose ins(%collapsed_268 : tensor<20x8xf32>) outs(%420 : tensor<8x20xf32>) permutation = [1, 0] 
    %513 = linalg.matmul ins(%transposed_269, %collapsed_122 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%421 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %514 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_268 : tensor<20x8xf32>) outs(%424 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x8xf32>
    %collapsed_270 = tensor.collapse_shape %514 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_271 = tensor.expand_shape %512 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %515 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %expanded_271 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %516 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %517 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.mulf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %518 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%516 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %519 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516, %210 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %520 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%519 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %521 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %520 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %522 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %518 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %523 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%522, %521 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %524 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %525 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524, %523 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %526 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %210 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %527 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%526 : tensor<5x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %528 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%515 : tensor<5x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %collapsed_272 = tensor.collapse_shape %525 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %529 = linalg.matmul ins(%collapsed_272, %arg33 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_273 = linalg.transpose ins(%collapsed_272 : tensor<20x16xf32>) outs(%410 : tensor<16x20xf32>) permutation = [1, 0] 
    %530 = linalg.matmul ins(%transposed_273, %collapsed_119 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%441 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %531 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_272 : tensor<20x16xf32>) outs(%414 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x16xf32>
    %collapsed_274 = tensor.collapse_shape %531 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_275 = tensor.expand_shape %529 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_276 = linalg.transpose ins(%expanded_275 : tensor<5x4x4x4xf32>) outs(%444 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %532:3 = "fsdp.attention_grad"(%transposed_276, %expanded_115, %expanded_116, %expanded_117, %192#0, %192#1) {scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5xf32>) -> (tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>)
    %collapsed_277 = tensor.collapse_shape %532#2 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_278 = tensor.collapse_shape %532#1 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_279 = tensor.collapse_shape %532#0 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_280 = linalg.transpose ins(%collapsed_277 : tensor<16x6x4xf32>) outs(%446 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_281 = tensor.collapse_shape %transposed_280 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_282 = linalg.transpose ins(%collapsed_278 : tensor<16x6x4xf32>) outs(%446 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_283 = tensor.collapse_shape %transposed_282 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_284 = linalg.transpose ins(%collapsed_279 : tensor<16x5x4xf32>) outs(%447 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_285 = tensor.collapse_shape %transposed_284 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_286 = tensor.expand_shape %collapsed_285 [[0], [1, 2]] output_shape [5, 4, 16] : tensor<5x64xf32> into tensor<5x4x16xf32>
    %expanded_287 = tensor.expand_shape %collapsed_281 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_288 = tensor.pad %expanded_287 low[1, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %expanded_289 = tensor.expand_shape %collapsed_283 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_290 = tensor.pad %expanded_289 low[0, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %533 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_288, %padded_290 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%448 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_291 = tensor.expand_shape %533 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %transposed_292 = linalg.transpose ins(%expanded_291 : tensor<2x6x4x1x16xf32>) outs(%450 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_293 = tensor.collapse_shape %transposed_292 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %534 = linalg.matmul ins(%collapsed_293, %extracted_slice_93 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%27 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_294 = linalg.transpose ins(%collapsed_293 : tensor<24x32xf32>) outs(%452 : tensor<32x24xf32>) permutation = [1, 0] 
    %535 = linalg.matmul ins(%transposed_294, %collapsed_99 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%454 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %536 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_293 : tensor<24x32xf32>) outs(%457 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x32xf32>
    %collapsed_295 = tensor.collapse_shape %536 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_296 = tensor.expand_shape %534 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %537 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_230, %expanded_296 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_297 = tensor.collapse_shape %expanded_286 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %538 = linalg.matmul ins(%collapsed_297, %extracted_slice_92 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_298 = linalg.transpose ins(%collapsed_297 : tensor<20x16xf32>) outs(%410 : tensor<16x20xf32>) permutation = [1, 0] 
    %539 = linalg.matmul ins(%transposed_298, %collapsed_96 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%441 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %540 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_297 : tensor<20x16xf32>) outs(%414 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x16xf32>
    %collapsed_299 = tensor.collapse_shape %540 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_300 = tensor.expand_shape %538 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %541 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%525, %expanded_300 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %inserted_slice_301 = tensor.insert_slice %collapsed_299 into %463[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_302 = tensor.insert_slice %collapsed_295 into %inserted_slice_301[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %inserted_slice_303 = tensor.insert_slice %539 into %464[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_304 = tensor.insert_slice %535 into %inserted_slice_303[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %542 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %543 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.mulf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %544 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%542 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %545 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542, %179 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %546 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%545 : tensor<5x4x16xf32>) outs(%173 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %547 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %546 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %548 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%543, %544 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %549 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%548, %547 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %550 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<5x4x1xf32>) outs(%171 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x1xf32>
    %551 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%550, %549 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %552 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541, %179 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %553 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%552 : tensor<5x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %554 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%541 : tensor<5x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %collapsed_305 = tensor.collapse_shape %551 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %555 = linalg.matmul ins(%collapsed_305, %arg29 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_306 = linalg.transpose ins(%collapsed_305 : tensor<20x16xf32>) outs(%410 : tensor<16x20xf32>) permutation = [1, 0] 
    %556 = linalg.matmul ins(%transposed_306, %collapsed_89 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%441 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %557 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_305 : tensor<20x16xf32>) outs(%414 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x16xf32>
    %collapsed_307 = tensor.collapse_shape %557 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_308 = tensor.expand_shape %555 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_309 = linalg.transpose ins(%expanded_308 : tensor<5x4x4x4xf32>) outs(%444 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %558:3 = "fsdp.attention_grad"(%transposed_309, %expanded_85, %expanded_86, %expanded_87, %153#0, %153#1) {scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5xf32>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>)
    %collapsed_310 = tensor.collapse_shape %558#2 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_311 = tensor.collapse_shape %558#1 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_312 = tensor.collapse_shape %558#0 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_313 = linalg.transpose ins(%collapsed_310 : tensor<16x5x4xf32>) outs(%447 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_314 = tensor.collapse_shape %transposed_313 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_315 = linalg.transpose ins(%collapsed_311 : tensor<16x5x4xf32>) outs(%447 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_316 = tensor.collapse_shape %transposed_315 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_317 = linalg.transpose ins(%collapsed_312 : tensor<16x5x4xf32>) outs(%447 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_318 = tensor.collapse_shape %transposed_317 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_319 = tensor.expand_shape %collapsed_314 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_320 = tensor.pad %expanded_319 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_321 = tensor.expand_shape %collapsed_316 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_322 = tensor.pad %expanded_321 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %559 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_320, %padded_322 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%482 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_323 = tensor.expand_shape %collapsed_318 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_324 = tensor.pad %expanded_323 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %560 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%559, %padded_324 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%482 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_325 = tensor.expand_shape %560 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %transposed_326 = linalg.transpose ins(%expanded_325 : tensor<3x5x4x1x16xf32>) outs(%485 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_327 = tensor.collapse_shape %transposed_326 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %561 = linalg.matmul ins(%collapsed_327, %arg27 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%156 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_328 = linalg.transpose ins(%collapsed_327 : tensor<20x48xf32>) outs(%487 : tensor<48x20xf32>) permutation = [1, 0] 
    %562 = linalg.matmul ins(%transposed_328, %collapsed_68 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%488 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %563 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_327 : tensor<20x48xf32>) outs(%491 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x48xf32>
    %collapsed_329 = tensor.collapse_shape %563 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_330 = tensor.expand_shape %561 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %564 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%551, %expanded_330 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %565 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %566 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%565 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.mulf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %567 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%565 : tensor<6x4x16xf32>) outs(%44 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %568 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%565, %143 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %569 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%568 : tensor<6x4x16xf32>) outs(%44 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %570 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %569 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %571 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566, %567 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %572 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%571, %570 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %573 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %574 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%573, %572 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %575 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537, %143 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %576 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%575 : tensor<6x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %577 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%537 : tensor<6x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %578 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%574, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %579 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%578 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.mulf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %580 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%578 : tensor<6x4x16xf32>) outs(%44 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %581 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%578, %127 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %582 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%581 : tensor<6x4x16xf32>) outs(%44 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %583 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %582 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %584 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579, %580 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %585 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%584, %583 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %586 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %587 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%586, %585 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %588 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%574, %127 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %589 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%588 : tensor<6x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %590 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%574 : tensor<6x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %collapsed_331 = tensor.collapse_shape %587 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %591 = linalg.matmul ins(%collapsed_331, %arg19 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%55 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %592 = tensor.empty() : tensor<16x24xf32>
    %transposed_332 = linalg.transpose ins(%collapsed_331 : tensor<24x16xf32>) outs(%592 : tensor<16x24xf32>) permutation = [1, 0] 
    %593 = linalg.matmul ins(%transposed_332, %collapsed_65 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%411 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %594 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_331 : tensor<24x16xf32>) outs(%414 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x16xf32>
    %collapsed_333 = tensor.collapse_shape %594 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_334 = tensor.expand_shape %591 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %595 = tensor.empty() : tensor<6x4x8xi1>
    %596 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<6x4x8xf32>) outs(%595 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %687 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %687 : i1
    } -> tensor<6x4x8xi1>
    %597 = linalg.generic {indexing_maps = [#map1, #map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%596, %cst_2, %expanded_334 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%59 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_407: f32, %in_408: f32, %out: f32):
      %687 = arith.select %in, %in_407, %in_408 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_335 = tensor.collapse_shape %597 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %598 = linalg.matmul ins(%collapsed_335, %arg17 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%27 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %599 = tensor.empty() : tensor<8x24xf32>
    %transposed_336 = linalg.transpose ins(%collapsed_335 : tensor<24x8xf32>) outs(%599 : tensor<8x24xf32>) permutation = [1, 0] 
    %600 = linalg.matmul ins(%transposed_336, %collapsed_62 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%421 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %601 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_335 : tensor<24x8xf32>) outs(%424 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x8xf32>
    %collapsed_337 = tensor.collapse_shape %601 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_338 = tensor.expand_shape %598 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %602 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587, %expanded_338 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %603 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%602, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %604 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%603 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.mulf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %605 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%603 : tensor<6x4x16xf32>) outs(%44 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %606 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%603, %103 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %607 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%606 : tensor<6x4x16xf32>) outs(%44 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %608 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %607 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %609 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%604, %605 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %610 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%609, %608 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %611 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %612 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%611, %610 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %613 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%602, %103 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %614 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%613 : tensor<6x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %615 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%602 : tensor<6x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %collapsed_339 = tensor.collapse_shape %612 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %616 = linalg.matmul ins(%collapsed_339, %arg15 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_340 = linalg.transpose ins(%collapsed_339 : tensor<24x16xf32>) outs(%592 : tensor<16x24xf32>) permutation = [1, 0] 
    %617 = linalg.matmul ins(%transposed_340, %collapsed_59 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%441 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %618 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_339 : tensor<24x16xf32>) outs(%414 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x16xf32>
    %collapsed_341 = tensor.collapse_shape %618 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_342 = tensor.expand_shape %616 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %619 = tensor.empty() : tensor<4x4x6x4xf32>
    %transposed_343 = linalg.transpose ins(%expanded_342 : tensor<6x4x4x4xf32>) outs(%619 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %620:3 = "fsdp.attention_grad"(%transposed_343, %expanded_55, %expanded_56, %expanded_57, %85#0, %85#1) {scale = 5.000000e-01 : f64} : (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6xf32>) -> (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>)
    %collapsed_344 = tensor.collapse_shape %620#2 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_345 = tensor.collapse_shape %620#1 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_346 = tensor.collapse_shape %620#0 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_347 = linalg.transpose ins(%collapsed_344 : tensor<16x6x4xf32>) outs(%446 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_348 = tensor.collapse_shape %transposed_347 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_349 = linalg.transpose ins(%collapsed_345 : tensor<16x6x4xf32>) outs(%446 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_350 = tensor.collapse_shape %transposed_349 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_351 = linalg.transpose ins(%collapsed_346 : tensor<16x6x4xf32>) outs(%446 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_352 = tensor.collapse_shape %transposed_351 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %expanded_353 = tensor.expand_shape %collapsed_348 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_354 = tensor.pad %expanded_353 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %expanded_355 = tensor.expand_shape %collapsed_350 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_356 = tensor.pad %expanded_355 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %621 = tensor.empty() : tensor<3x6x4x16xf32>
    %622 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_354, %padded_356 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%621 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_357 = tensor.expand_shape %collapsed_352 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_358 = tensor.pad %expanded_357 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %623 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%622, %padded_358 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%621 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_359 = tensor.expand_shape %623 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %624 = tensor.empty() : tensor<1x6x4x3x16xf32>
    %transposed_360 = linalg.transpose ins(%expanded_359 : tensor<3x6x4x1x16xf32>) outs(%624 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_361 = tensor.collapse_shape %transposed_360 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %625 = linalg.matmul ins(%collapsed_361, %arg13 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%27 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %626 = tensor.empty() : tensor<48x24xf32>
    %transposed_362 = linalg.transpose ins(%collapsed_361 : tensor<24x48xf32>) outs(%626 : tensor<48x24xf32>) permutation = [1, 0] 
    %627 = linalg.matmul ins(%transposed_362, %collapsed_38 : tensor<48x24xf32>, tensor<24x16xf32>) outs(%488 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %628 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_361 : tensor<24x48xf32>) outs(%491 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x48xf32>
    %collapsed_363 = tensor.collapse_shape %628 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_364 = tensor.expand_shape %625 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %629 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%612, %expanded_364 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %630 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%629, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %631 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%630 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.mulf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %632 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%630 : tensor<6x4x16xf32>) outs(%44 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %633 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%630, %79 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %634 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%633 : tensor<6x4x16xf32>) outs(%44 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %635 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %634 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %636 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%631, %632 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %637 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%636, %635 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %638 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %639 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%638, %637 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %640 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%629, %79 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %641 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%640 : tensor<6x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %642 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%629 : tensor<6x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %collapsed_365 = tensor.collapse_shape %639 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %643 = linalg.matmul ins(%collapsed_365, %arg7 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%55 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %transposed_366 = linalg.transpose ins(%collapsed_365 : tensor<24x16xf32>) outs(%592 : tensor<16x24xf32>) permutation = [1, 0] 
    %644 = linalg.matmul ins(%transposed_366, %collapsed_35 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%411 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %645 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_365 : tensor<24x16xf32>) outs(%414 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x16xf32>
    %collapsed_367 = tensor.collapse_shape %645 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_368 = tensor.expand_shape %643 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %646 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<6x4x8xf32>) outs(%595 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %687 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %687 : i1
    } -> tensor<6x4x8xi1>
    %647 = linalg.generic {indexing_maps = [#map1, #map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%646, %cst_2, %expanded_368 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%59 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_407: f32, %in_408: f32, %out: f32):
      %687 = arith.select %in, %in_407, %in_408 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_369 = tensor.collapse_shape %647 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %648 = linalg.matmul ins(%collapsed_369, %arg5 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%27 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_370 = linalg.transpose ins(%collapsed_369 : tensor<24x8xf32>) outs(%599 : tensor<8x24xf32>) permutation = [1, 0] 
    %649 = linalg.matmul ins(%transposed_370, %collapsed_32 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%421 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %650 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_369 : tensor<24x8xf32>) outs(%424 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x8xf32>
    %collapsed_371 = tensor.collapse_shape %650 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_372 = tensor.expand_shape %648 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %651 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%639, %expanded_372 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %652 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%651, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %653 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%652 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.mulf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %654 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%652 : tensor<6x4x16xf32>) outs(%44 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %655 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%652, %50 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %656 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%655 : tensor<6x4x16xf32>) outs(%44 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %657 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %656 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %658 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%653, %654 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %659 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%658, %657 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %660 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<6x4x1xf32>) outs(%42 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.divf %in, %cst_6 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x1xf32>
    %661 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%660, %659 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %662 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%651, %50 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %663 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%662 : tensor<6x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %664 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%651 : tensor<6x4x16xf32>) outs(%393 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<16xf32>
    %collapsed_373 = tensor.collapse_shape %661 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %665 = linalg.matmul ins(%collapsed_373, %arg3 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_374 = linalg.transpose ins(%collapsed_373 : tensor<24x16xf32>) outs(%592 : tensor<16x24xf32>) permutation = [1, 0] 
    %666 = linalg.matmul ins(%transposed_374, %collapsed_29 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%441 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %667 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_373 : tensor<24x16xf32>) outs(%414 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x16xf32>
    %collapsed_375 = tensor.collapse_shape %667 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_376 = tensor.expand_shape %665 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %transposed_377 = linalg.transpose ins(%expanded_376 : tensor<6x4x4x4xf32>) outs(%619 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %668:3 = "fsdp.attention_grad"(%transposed_377, %expanded_25, %expanded_26, %expanded_27, %23#0, %23#1) {scale = 5.000000e-01 : f64} : (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6xf32>) -> (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>)
    %collapsed_378 = tensor.collapse_shape %668#2 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_379 = tensor.collapse_shape %668#1 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_380 = tensor.collapse_shape %668#0 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_381 = linalg.transpose ins(%collapsed_378 : tensor<16x6x4xf32>) outs(%446 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_382 = tensor.collapse_shape %transposed_381 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_383 = linalg.transpose ins(%collapsed_379 : tensor<16x6x4xf32>) outs(%446 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_384 = tensor.collapse_shape %transposed_383 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_385 = linalg.transpose ins(%collapsed_380 : tensor<16x6x4xf32>) outs(%446 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_386 = tensor.collapse_shape %transposed_385 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %expanded_387 = tensor.expand_shape %collapsed_382 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_388 = tensor.pad %expanded_387 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %expanded_389 = tensor.expand_shape %collapsed_384 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_390 = tensor.pad %expanded_389 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %669 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_388, %padded_390 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%621 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_391 = tensor.expand_shape %collapsed_386 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_392 = tensor.pad %expanded_391 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %670 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%669, %padded_392 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%621 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_393 = tensor.expand_shape %670 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %transposed_394 = linalg.transpose ins(%expanded_393 : tensor<3x6x4x1x16xf32>) outs(%624 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_395 = tensor.collapse_shape %transposed_394 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %671 = linalg.matmul ins(%collapsed_395, %arg1 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%27 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_396 = linalg.transpose ins(%collapsed_395 : tensor<24x48xf32>) outs(%626 : tensor<48x24xf32>) permutation = [1, 0] 
    %672 = linalg.matmul ins(%transposed_396, %collapsed : tensor<48x24xf32>, tensor<24x16xf32>) outs(%488 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %673 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_395 : tensor<24x48xf32>) outs(%491 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<1x48xf32>
    %collapsed_397 = tensor.collapse_shape %673 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_398 = tensor.expand_shape %671 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %674 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%661, %expanded_398 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<6x4x16xf32>
    %expanded_399 = tensor.expand_shape %arg70 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %675 = linalg.fill ins(%cst : f32) outs(%8 : tensor<4xf32>) -> tensor<4xf32>
    %676 = linalg.generic {indexing_maps = [#map1, #map16], iterator_types = ["reduction", "parallel", "reduction"]} ins(%564 : tensor<5x4x16xf32>) outs(%675 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<4xf32>
    %677 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded_399 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.subf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %678 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%564, %677 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %679 = linalg.generic {indexing_maps = [#map1, #map16], iterator_types = ["reduction", "parallel", "reduction"]} ins(%678 : tensor<5x4x16xf32>) outs(%675 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %687 = arith.addf %in, %out : f32
      linalg.yield %687 : f32
    } -> tensor<4xf32>
    %680 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%10, %arg66 : tensor<4xf32>, tensor<4xf32>) outs(%8 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<4xf32>
    %expanded_400 = tensor.expand_shape %680 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %681 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%564, %expanded_400 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<5x4x16xf32>
    %682 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%679, %10 : tensor<4xf32>, tensor<4xf32>) outs(%8 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.mulf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<4xf32>
    %collapsed_401 = tensor.collapse_shape %681 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %expanded_402 = tensor.expand_shape %collapsed_401 [[0], [1, 2]] output_shape [20, 1, 16] : tensor<20x16xf32> into tensor<20x1x16xf32>
    %683 = scf.for %arg75 = %c0 to %c20 step %c1 iter_args(%arg76 = %377) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_195[%arg75, %c0] : tensor<20x1xi64>
      %687 = arith.index_cast %extracted : i64 to index
      %extracted_slice_407 = tensor.extract_slice %expanded_402[%arg75, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<20x1x16xf32> to tensor<16xf32>
      %extracted_slice_408 = tensor.extract_slice %arg76[%687, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %688 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_407 : tensor<16xf32>) outs(%extracted_slice_408 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %689 = arith.addf %out, %in : f32
        linalg.yield %689 : f32
      } -> tensor<16xf32>
      %inserted_slice_409 = tensor.insert_slice %688 into %arg76[%687, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_409 : tensor<23x16xf32>
    }
    %684 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%378, %683 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%376 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<23x16xf32>
    %collapsed_403 = tensor.collapse_shape %arg73 [[0, 1]] : tensor<6x4xi64> into tensor<24xi64>
    %collapsed_404 = tensor.collapse_shape %674 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %expanded_405 = tensor.expand_shape %collapsed_403 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %expanded_406 = tensor.expand_shape %collapsed_404 [[0], [1, 2]] output_shape [24, 1, 16] : tensor<24x16xf32> into tensor<24x1x16xf32>
    %685 = scf.for %arg75 = %c0 to %c24 step %c1 iter_args(%arg76 = %377) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_405[%arg75, %c0] : tensor<24x1xi64>
      %687 = arith.index_cast %extracted : i64 to index
      %extracted_slice_407 = tensor.extract_slice %expanded_406[%arg75, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<24x1x16xf32> to tensor<16xf32>
      %extracted_slice_408 = tensor.extract_slice %arg76[%687, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %688 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_407 : tensor<16xf32>) outs(%extracted_slice_408 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %689 = arith.addf %out, %in : f32
        linalg.yield %689 : f32
      } -> tensor<16xf32>
      %inserted_slice_409 = tensor.insert_slice %688 into %arg76[%687, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_409 : tensor<23x16xf32>
    }
    %686 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%684, %685 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%376 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_407: f32, %out: f32):
      %687 = arith.addf %in, %in_407 : f32
      linalg.yield %687 : f32
    } -> tensor<23x16xf32>
    return %361, %686, %672, %collapsed_397, %666, %collapsed_375, %649, %collapsed_371, %644, %collapsed_367, %663, %664, %641, %642, %627, %collapsed_363, %617, %collapsed_341, %600, %collapsed_337, %593, %collapsed_333, %614, %615, %589, %590, %576, %577, %562, %collapsed_329, %556, %collapsed_307, %inserted_slice_304, %inserted_slice_302, %530, %collapsed_274, %513, %collapsed_270, %508, %collapsed_266, %553, %554, %527, %528, %505, %506, %489, %collapsed_262, %479, %collapsed_240, %inserted_slice_237, %inserted_slice_235, %442, %collapsed_209, %422, %collapsed_205, %412, %collapsed_201, %476, %477, %438, %439, %407, %408, %394, %395, %collapsed_197, %682, %676 : tensor<f32>, tensor<23x16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<23xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
