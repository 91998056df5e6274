#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, 0)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map11 = affine_map<(d0, d1) -> (d0)>
#map12 = affine_map<(d0, d1) -> (d0, 0)>
#map13 = affine_map<(d0) -> ()>
#map14 = affine_map<() -> ()>
#map15 = affine_map<(d0, d1) -> (0, d1)>
#map16 = affine_map<(d0, d1) -> ()>
#map17 = affine_map<(d0, d1, d2) -> ()>
#map18 = affine_map<(d0, d1, d2) -> (d1)>
#map19 = affine_map<(d0, d1, d2) -> (0, d1, 0)>
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
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %false = arith.constant false
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<4x4x5x6xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<4x4x5x5xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<4x4x6x6xf32>
    %cst_6 = arith.constant 0xFFF0000000000000 : f64
    %cst_7 = arith.constant 0.70710678118654757 : f64
    %cst_8 = arith.constant 1.000000e-05 : f64
    %cst_9 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = arith.constant 1.600000e+01 : f64
    %cst_11 = arith.constant 1.600000e+01 : f32
    %cst_12 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<6x4x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg73 : tensor<6x4xi64>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %857 = arith.index_cast %in : i64 to index
      %858 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%857, %858] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x4x16xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg68 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %3 = tensor.empty() : tensor<16xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg69 : tensor<16xi64>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %857 = arith.sitofp %in : i64 to f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %4 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %6 = tensor.empty() : tensor<5x4x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg74 : tensor<5x4xi64>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %857 = arith.index_cast %in : i64 to index
      %858 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%857, %858] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x4x16xf32>
    %8 = tensor.empty() : tensor<4xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg71 : tensor<4xf32>) outs(%8 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_8 : f64 to f32
      %858 = arith.addf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%9 : tensor<4xf32>) outs(%8 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.rsqrt %in : f32
      linalg.yield %857 : f32
    } -> tensor<4xf32>
    %expanded = tensor.expand_shape %arg70 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %expanded_13 = tensor.expand_shape %10 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded : tensor<5x4x16xf32>, tensor<4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %expanded_13 : tensor<5x4x16xf32>, tensor<4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %expanded_14 = tensor.expand_shape %arg66 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %expanded_14 : tensor<5x4x16xf32>, tensor<4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %expanded_15 = tensor.expand_shape %arg67 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %expanded_15 : tensor<5x4x16xf32>, tensor<4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
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
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<24x48xf32>
    %expanded_16 = tensor.expand_shape %20 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 3, 16] : tensor<24x48xf32> into tensor<1x6x4x3x16xf32>
    %21 = tensor.empty() : tensor<3x6x4x1x16xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<1x6x4x3x16xf32>) outs(%21 : tensor<3x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0], [1], [2], [3, 4]] : tensor<3x6x4x1x16xf32> into tensor<3x6x4x16xf32>
    %extracted_slice = tensor.extract_slice %collapsed_18[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_19 = tensor.extract_slice %collapsed_18[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_20 = tensor.extract_slice %collapsed_18[2, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_21 = tensor.collapse_shape %extracted_slice [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_22 = tensor.expand_shape %collapsed_21 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %22 = tensor.empty() : tensor<16x6x4xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_24 = tensor.collapse_shape %extracted_slice_19 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_25 = tensor.expand_shape %collapsed_24 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_27 = tensor.collapse_shape %extracted_slice_20 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_28 = tensor.expand_shape %collapsed_27 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_30 = tensor.expand_shape %transposed_23 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_31 = tensor.expand_shape %transposed_26 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %23 = tensor.empty() : tensor<4x4x6x4xf32>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<4x4x6x4xf32>) outs(%23 : tensor<4x4x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x6x4xf32>
    %25 = tensor.empty() : tensor<4x4x4x6xf32>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<4x4x6x4xf32>) outs(%25 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %26 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_32 : tensor<4x4x4x6xf32>) outs(%25 : tensor<4x4x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x4x6xf32>
    %collapsed_33 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_34 = tensor.collapse_shape %26 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %27 = tensor.empty() : tensor<16x6x6xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %29 = linalg.batch_matmul ins(%collapsed_33, %collapsed_34 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%28 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_35 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %30 = tensor.empty() : tensor<4x4x6xi64>
    %31 = linalg.fill ins(%c0_i64 : i64) outs(%30 : tensor<4x4x6xi64>) -> tensor<4x4x6xi64>
    %32 = tensor.empty() : tensor<4x4x6xf32>
    %33 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<4x4x6xf32>) -> tensor<4x4x6xf32>
    %34:2 = linalg.generic {indexing_maps = [#map7, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_35 : tensor<4x4x6x6xf32>) outs(%33, %31 : tensor<4x4x6xf32>, tensor<4x4x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_501: i64):
      %857 = linalg.index 3 : index
      %858 = arith.index_cast %857 : index to i64
      %859 = arith.maximumf %in, %out : f32
      %860 = arith.cmpf ogt, %in, %out : f32
      %861 = arith.select %860, %858, %out_501 : i64
      linalg.yield %859, %861 : f32, i64
    } -> (tensor<4x4x6xf32>, tensor<4x4x6xi64>)
    %expanded_36 = tensor.expand_shape %34#0 [[0], [1], [2, 3]] output_shape [4, 4, 6, 1] : tensor<4x4x6xf32> into tensor<4x4x6x1xf32>
    %35 = tensor.empty() : tensor<4x4x6x6xf32>
    %36 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35, %expanded_36 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%35 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x6xf32>
    %37 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<4x4x6x6xf32>) outs(%35 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.exp %in : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x6xf32>
    %38 = tensor.empty() : tensor<4x4x6x1xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<4x4x6x1xf32>) -> tensor<4x4x6x1xf32>
    %40 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%37 : tensor<4x4x6x6xf32>) outs(%39 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x1xf32>
    %41 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %40 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%35 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.divf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x6xf32>
    %42 = tensor.empty() : tensor<4x4x6x6xi1>
    %43 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35 : tensor<4x4x6x6xf32>) outs(%42 : tensor<4x4x6x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %857 = arith.extf %in : f32 to f64
      %858 = arith.cmpf oeq, %857, %cst_6 : f64
      linalg.yield %858 : i1
    } -> tensor<4x4x6x6xi1>
    %44 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<4x4x6x6xi1>) outs(%42 : tensor<4x4x6x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.cmpi eq, %in, %false : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x6x6xi1>
    %45 = tensor.empty() : tensor<4x4x6x1xi1>
    %46 = linalg.fill ins(%false : i1) outs(%45 : tensor<4x4x6x1xi1>) -> tensor<4x4x6x1xi1>
    %47 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%44 : tensor<4x4x6x6xi1>) outs(%46 : tensor<4x4x6x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.ori %in, %out : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x6x1xi1>
    %48 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<4x4x6x1xi1>) outs(%45 : tensor<4x4x6x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.cmpi eq, %in, %false : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x6x1xi1>
    %49 = linalg.generic {indexing_maps = [#map9, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %cst_5, %41 : tensor<4x4x6x1xi1>, tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%35 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_501: f32, %in_502: f32, %out: f32):
      %857 = arith.select %in, %in_501, %in_502 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_37 = tensor.collapse_shape %49 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%22 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %51 = linalg.batch_matmul ins(%collapsed_37, %transposed_29 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%50 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_38 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %52 = tensor.empty() : tensor<6x4x4x4xf32>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<4x4x6x4xf32>) outs(%52 : tensor<6x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_40 = tensor.collapse_shape %transposed_39 [[0, 1], [2, 3]] : tensor<6x4x4x4xf32> into tensor<24x16xf32>
    %53 = tensor.empty() : tensor<16x16xf32>
    %transposed_41 = linalg.transpose ins(%arg3 : tensor<16x16xf32>) outs(%53 : tensor<16x16xf32>) permutation = [1, 0] 
    %54 = tensor.empty() : tensor<24x16xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %56 = linalg.matmul ins(%collapsed_40, %transposed_41 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%55 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %57 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<16xf32>) outs(%54 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %58 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%56, %57 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%54 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<24x16xf32>
    %expanded_42 = tensor.expand_shape %58 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %expanded_42 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %60 = tensor.empty() : tensor<6x4x16xf64>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<6x4x16xf32>) outs(%60 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %857 = arith.extf %in : f32 to f64
      linalg.yield %857 : f64
    } -> tensor<6x4x16xf64>
    %62 = tensor.empty() : tensor<6x4x1xf64>
    %63 = linalg.fill ins(%cst_1 : f64) outs(%62 : tensor<6x4x1xf64>) -> tensor<6x4x1xf64>
    %64 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61 : tensor<6x4x16xf64>) outs(%63 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<6x4x1xf64>) outs(%62 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %66 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %65 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%60 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.subf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x16xf64>
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %66 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%60 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.mulf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x16xf64>
    %68 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%67 : tensor<6x4x16xf64>) outs(%63 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<6x4x1xf64>) outs(%62 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %70 = tensor.empty() : tensor<6x4x1xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<6x4x1xf64>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %857 = arith.truncf %in : f64 to f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%70 : tensor<6x4x1xf32>) -> tensor<6x4x1xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%59 : tensor<6x4x16xf32>) outs(%72 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_8 : f64 to f32
      %858 = arith.addf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<6x4x1xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.rsqrt %in : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %74 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %76 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %arg10 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_43 = tensor.collapse_shape %80 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %81 = tensor.empty() : tensor<16x8xf32>
    %transposed_44 = linalg.transpose ins(%arg5 : tensor<8x16xf32>) outs(%81 : tensor<16x8xf32>) permutation = [1, 0] 
    %82 = tensor.empty() : tensor<24x8xf32>
    %83 = linalg.fill ins(%cst : f32) outs(%82 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %84 = linalg.matmul ins(%collapsed_43, %transposed_44 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%83 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<8xf32>) outs(%82 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %86 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%84, %85 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%82 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<24x8xf32>
    %expanded_45 = tensor.expand_shape %86 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %87 = tensor.empty() : tensor<6x4x8xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<6x4x8xf32>) outs(%87 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.cmpf ugt, %in, %cst : f32
      %858 = arith.select %857, %in, %cst : f32
      linalg.yield %858 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_46 = tensor.collapse_shape %88 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %89 = tensor.empty() : tensor<8x16xf32>
    %transposed_47 = linalg.transpose ins(%arg7 : tensor<16x8xf32>) outs(%89 : tensor<8x16xf32>) permutation = [1, 0] 
    %90 = linalg.matmul ins(%collapsed_46, %transposed_47 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%55 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %91 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<16xf32>) outs(%54 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %92 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%90, %91 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%54 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<24x16xf32>
    %expanded_48 = tensor.expand_shape %92 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %expanded_48 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<6x4x16xf32>) outs(%60 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %857 = arith.extf %in : f32 to f64
      linalg.yield %857 : f64
    } -> tensor<6x4x16xf64>
    %95 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%94 : tensor<6x4x16xf64>) outs(%63 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<6x4x1xf64>) outs(%62 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %97 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %96 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%60 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.subf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x16xf64>
    %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %97 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%60 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.mulf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x16xf64>
    %99 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%98 : tensor<6x4x16xf64>) outs(%63 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<6x4x1xf64>) outs(%62 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<6x4x1xf64>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %857 = arith.truncf %in : f64 to f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%93 : tensor<6x4x16xf32>) outs(%72 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_8 : f64 to f32
      %858 = arith.addf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<6x4x1xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.rsqrt %in : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %103 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %105 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %arg12 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_49 = tensor.collapse_shape %109 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_50 = linalg.transpose ins(%arg13 : tensor<48x16xf32>) outs(%15 : tensor<16x48xf32>) permutation = [1, 0] 
    %110 = linalg.matmul ins(%collapsed_49, %transposed_50 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%17 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %111 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<48xf32>) outs(%16 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %112 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%110, %111 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%16 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<24x48xf32>
    %expanded_51 = tensor.expand_shape %112 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 3, 16] : tensor<24x48xf32> into tensor<1x6x4x3x16xf32>
    %transposed_52 = linalg.transpose ins(%expanded_51 : tensor<1x6x4x3x16xf32>) outs(%21 : tensor<3x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_53 = tensor.collapse_shape %transposed_52 [[0], [1], [2], [3, 4]] : tensor<3x6x4x1x16xf32> into tensor<3x6x4x16xf32>
    %extracted_slice_54 = tensor.extract_slice %collapsed_53[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_55 = tensor.extract_slice %collapsed_53[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_56 = tensor.extract_slice %collapsed_53[2, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_57 = tensor.collapse_shape %extracted_slice_54 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_58 = tensor.expand_shape %collapsed_57 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_59 = linalg.transpose ins(%expanded_58 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_60 = tensor.collapse_shape %extracted_slice_55 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_61 = tensor.expand_shape %collapsed_60 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_62 = linalg.transpose ins(%expanded_61 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_63 = tensor.collapse_shape %extracted_slice_56 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_64 = tensor.expand_shape %collapsed_63 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_65 = linalg.transpose ins(%expanded_64 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_66 = tensor.expand_shape %transposed_59 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_67 = tensor.expand_shape %transposed_62 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %113 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_66 : tensor<4x4x6x4xf32>) outs(%23 : tensor<4x4x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x6x4xf32>
    %transposed_68 = linalg.transpose ins(%expanded_67 : tensor<4x4x6x4xf32>) outs(%25 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %114 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_68 : tensor<4x4x4x6xf32>) outs(%25 : tensor<4x4x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x4x6xf32>
    %collapsed_69 = tensor.collapse_shape %113 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_70 = tensor.collapse_shape %114 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %115 = linalg.batch_matmul ins(%collapsed_69, %collapsed_70 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%28 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_71 = tensor.expand_shape %115 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %116:2 = linalg.generic {indexing_maps = [#map7, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_71 : tensor<4x4x6x6xf32>) outs(%33, %31 : tensor<4x4x6xf32>, tensor<4x4x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_501: i64):
      %857 = linalg.index 3 : index
      %858 = arith.index_cast %857 : index to i64
      %859 = arith.maximumf %in, %out : f32
      %860 = arith.cmpf ogt, %in, %out : f32
      %861 = arith.select %860, %858, %out_501 : i64
      linalg.yield %859, %861 : f32, i64
    } -> (tensor<4x4x6xf32>, tensor<4x4x6xi64>)
    %expanded_72 = tensor.expand_shape %116#0 [[0], [1], [2, 3]] output_shape [4, 4, 6, 1] : tensor<4x4x6xf32> into tensor<4x4x6x1xf32>
    %117 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_71, %expanded_72 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%35 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x6xf32>
    %118 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<4x4x6x6xf32>) outs(%35 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.exp %in : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x6xf32>
    %119 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%118 : tensor<4x4x6x6xf32>) outs(%39 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x1xf32>
    %120 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118, %119 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%35 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.divf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x6xf32>
    %121 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_71 : tensor<4x4x6x6xf32>) outs(%42 : tensor<4x4x6x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %857 = arith.extf %in : f32 to f64
      %858 = arith.cmpf oeq, %857, %cst_6 : f64
      linalg.yield %858 : i1
    } -> tensor<4x4x6x6xi1>
    %122 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<4x4x6x6xi1>) outs(%42 : tensor<4x4x6x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.cmpi eq, %in, %false : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x6x6xi1>
    %123 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%122 : tensor<4x4x6x6xi1>) outs(%46 : tensor<4x4x6x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.ori %in, %out : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x6x1xi1>
    %124 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<4x4x6x1xi1>) outs(%45 : tensor<4x4x6x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.cmpi eq, %in, %false : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x6x1xi1>
    %125 = linalg.generic {indexing_maps = [#map9, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %cst_5, %120 : tensor<4x4x6x1xi1>, tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%35 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_501: f32, %in_502: f32, %out: f32):
      %857 = arith.select %in, %in_501, %in_502 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_73 = tensor.collapse_shape %125 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %126 = linalg.batch_matmul ins(%collapsed_73, %transposed_65 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%50 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_74 = tensor.expand_shape %126 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_75 = linalg.transpose ins(%expanded_74 : tensor<4x4x6x4xf32>) outs(%52 : tensor<6x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_76 = tensor.collapse_shape %transposed_75 [[0, 1], [2, 3]] : tensor<6x4x4x4xf32> into tensor<24x16xf32>
    %transposed_77 = linalg.transpose ins(%arg15 : tensor<16x16xf32>) outs(%53 : tensor<16x16xf32>) permutation = [1, 0] 
    %127 = linalg.matmul ins(%collapsed_76, %transposed_77 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%55 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %128 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<16xf32>) outs(%54 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %129 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%127, %128 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%54 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<24x16xf32>
    %expanded_78 = tensor.expand_shape %129 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %expanded_78 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<6x4x16xf32>) outs(%60 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %857 = arith.extf %in : f32 to f64
      linalg.yield %857 : f64
    } -> tensor<6x4x16xf64>
    %132 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%131 : tensor<6x4x16xf64>) outs(%63 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %133 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<6x4x1xf64>) outs(%62 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %134 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %133 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%60 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.subf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x16xf64>
    %135 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %134 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%60 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.mulf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x16xf64>
    %136 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%135 : tensor<6x4x16xf64>) outs(%63 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %137 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<6x4x1xf64>) outs(%62 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %138 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<6x4x1xf64>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %857 = arith.truncf %in : f64 to f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%130 : tensor<6x4x16xf32>) outs(%72 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_8 : f64 to f32
      %858 = arith.addf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<6x4x1xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.rsqrt %in : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %140 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %142 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %arg22 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_79 = tensor.collapse_shape %146 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_80 = linalg.transpose ins(%arg17 : tensor<8x16xf32>) outs(%81 : tensor<16x8xf32>) permutation = [1, 0] 
    %147 = linalg.matmul ins(%collapsed_79, %transposed_80 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%83 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %148 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<8xf32>) outs(%82 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %149 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%147, %148 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%82 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<24x8xf32>
    %expanded_81 = tensor.expand_shape %149 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_81 : tensor<6x4x8xf32>) outs(%87 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.cmpf ugt, %in, %cst : f32
      %858 = arith.select %857, %in, %cst : f32
      linalg.yield %858 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_82 = tensor.collapse_shape %150 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %transposed_83 = linalg.transpose ins(%arg19 : tensor<16x8xf32>) outs(%89 : tensor<8x16xf32>) permutation = [1, 0] 
    %151 = linalg.matmul ins(%collapsed_82, %transposed_83 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%55 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %152 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg20 : tensor<16xf32>) outs(%54 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %153 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%151, %152 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%54 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<24x16xf32>
    %expanded_84 = tensor.expand_shape %153 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %expanded_84 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<6x4x16xf32>) outs(%60 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %857 = arith.extf %in : f32 to f64
      linalg.yield %857 : f64
    } -> tensor<6x4x16xf64>
    %156 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%155 : tensor<6x4x16xf64>) outs(%63 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %157 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<6x4x1xf64>) outs(%62 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %158 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %157 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%60 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.subf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x16xf64>
    %159 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %158 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%60 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.mulf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x16xf64>
    %160 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%159 : tensor<6x4x16xf64>) outs(%63 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %161 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<6x4x1xf64>) outs(%62 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<6x4x1xf64>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %857 = arith.truncf %in : f64 to f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%154 : tensor<6x4x16xf32>) outs(%72 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_8 : f64 to f32
      %858 = arith.addf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<6x4x1xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.rsqrt %in : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %164 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %166 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %arg24 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<6x4x16xf32>) outs(%60 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %857 = arith.extf %in : f32 to f64
      linalg.yield %857 : f64
    } -> tensor<6x4x16xf64>
    %172 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%171 : tensor<6x4x16xf64>) outs(%63 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %173 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<6x4x1xf64>) outs(%62 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %174 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %173 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%60 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.subf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x16xf64>
    %175 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %174 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%60 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.mulf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x16xf64>
    %176 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%175 : tensor<6x4x16xf64>) outs(%63 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %177 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<6x4x1xf64>) outs(%62 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<6x4x1xf64>
    %178 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<6x4x1xf64>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %857 = arith.truncf %in : f64 to f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%170 : tensor<6x4x16xf32>) outs(%72 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_8 : f64 to f32
      %858 = arith.addf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<6x4x1xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.rsqrt %in : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %180 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %182 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %arg26 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_85 = tensor.collapse_shape %14 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_86 = linalg.transpose ins(%arg27 : tensor<48x16xf32>) outs(%15 : tensor<16x48xf32>) permutation = [1, 0] 
    %187 = tensor.empty() : tensor<20x48xf32>
    %188 = linalg.fill ins(%cst : f32) outs(%187 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %189 = linalg.matmul ins(%collapsed_85, %transposed_86 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%188 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %190 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<48xf32>) outs(%187 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %191 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%189, %190 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%187 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x48xf32>
    %expanded_87 = tensor.expand_shape %191 [[0, 1, 2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<20x48xf32> into tensor<1x5x4x3x16xf32>
    %192 = tensor.empty() : tensor<3x5x4x1x16xf32>
    %transposed_88 = linalg.transpose ins(%expanded_87 : tensor<1x5x4x3x16xf32>) outs(%192 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_89 = tensor.collapse_shape %transposed_88 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_90 = tensor.extract_slice %collapsed_89[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_91 = tensor.extract_slice %collapsed_89[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_92 = tensor.extract_slice %collapsed_89[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_93 = tensor.collapse_shape %extracted_slice_90 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_94 = tensor.expand_shape %collapsed_93 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %193 = tensor.empty() : tensor<16x5x4xf32>
    %transposed_95 = linalg.transpose ins(%expanded_94 : tensor<5x16x4xf32>) outs(%193 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_96 = tensor.collapse_shape %extracted_slice_91 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_97 = tensor.expand_shape %collapsed_96 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_98 = linalg.transpose ins(%expanded_97 : tensor<5x16x4xf32>) outs(%193 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_99 = tensor.collapse_shape %extracted_slice_92 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_100 = tensor.expand_shape %collapsed_99 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_101 = linalg.transpose ins(%expanded_100 : tensor<5x16x4xf32>) outs(%193 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_102 = tensor.expand_shape %transposed_95 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_103 = tensor.expand_shape %transposed_98 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %194 = tensor.empty() : tensor<4x4x5x4xf32>
    %195 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_102 : tensor<4x4x5x4xf32>) outs(%194 : tensor<4x4x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x5x4xf32>
    %196 = tensor.empty() : tensor<4x4x4x5xf32>
    %transposed_104 = linalg.transpose ins(%expanded_103 : tensor<4x4x5x4xf32>) outs(%196 : tensor<4x4x4x5xf32>) permutation = [0, 1, 3, 2] 
    %197 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_104 : tensor<4x4x4x5xf32>) outs(%196 : tensor<4x4x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x4x5xf32>
    %collapsed_105 = tensor.collapse_shape %195 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_106 = tensor.collapse_shape %197 [[0, 1], [2], [3]] : tensor<4x4x4x5xf32> into tensor<16x4x5xf32>
    %198 = tensor.empty() : tensor<16x5x5xf32>
    %199 = linalg.fill ins(%cst : f32) outs(%198 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %200 = linalg.batch_matmul ins(%collapsed_105, %collapsed_106 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%199 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_107 = tensor.expand_shape %200 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %201 = tensor.empty() : tensor<4x4x5xi64>
    %202 = linalg.fill ins(%c0_i64 : i64) outs(%201 : tensor<4x4x5xi64>) -> tensor<4x4x5xi64>
    %203 = tensor.empty() : tensor<4x4x5xf32>
    %204 = linalg.fill ins(%cst_0 : f32) outs(%203 : tensor<4x4x5xf32>) -> tensor<4x4x5xf32>
    %205:2 = linalg.generic {indexing_maps = [#map7, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_107 : tensor<4x4x5x5xf32>) outs(%204, %202 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_501: i64):
      %857 = linalg.index 3 : index
      %858 = arith.index_cast %857 : index to i64
      %859 = arith.maximumf %in, %out : f32
      %860 = arith.cmpf ogt, %in, %out : f32
      %861 = arith.select %860, %858, %out_501 : i64
      linalg.yield %859, %861 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_108 = tensor.expand_shape %205#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %206 = tensor.empty() : tensor<4x4x5x5xf32>
    %207 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_107, %expanded_108 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%206 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x5xf32>
    %208 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207 : tensor<4x4x5x5xf32>) outs(%206 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.exp %in : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x5xf32>
    %209 = tensor.empty() : tensor<4x4x5x1xf32>
    %210 = linalg.fill ins(%cst : f32) outs(%209 : tensor<4x4x5x1xf32>) -> tensor<4x4x5x1xf32>
    %211 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%208 : tensor<4x4x5x5xf32>) outs(%210 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x1xf32>
    %212 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208, %211 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%206 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.divf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x5xf32>
    %213 = tensor.empty() : tensor<4x4x5x5xi1>
    %214 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_107 : tensor<4x4x5x5xf32>) outs(%213 : tensor<4x4x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %857 = arith.extf %in : f32 to f64
      %858 = arith.cmpf oeq, %857, %cst_6 : f64
      linalg.yield %858 : i1
    } -> tensor<4x4x5x5xi1>
    %215 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214 : tensor<4x4x5x5xi1>) outs(%213 : tensor<4x4x5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.cmpi eq, %in, %false : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x5x5xi1>
    %216 = tensor.empty() : tensor<4x4x5x1xi1>
    %217 = linalg.fill ins(%false : i1) outs(%216 : tensor<4x4x5x1xi1>) -> tensor<4x4x5x1xi1>
    %218 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%215 : tensor<4x4x5x5xi1>) outs(%217 : tensor<4x4x5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.ori %in, %out : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x5x1xi1>
    %219 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218 : tensor<4x4x5x1xi1>) outs(%216 : tensor<4x4x5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.cmpi eq, %in, %false : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x5x1xi1>
    %220 = linalg.generic {indexing_maps = [#map9, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%219, %cst_4, %212 : tensor<4x4x5x1xi1>, tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%206 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_501: f32, %in_502: f32, %out: f32):
      %857 = arith.select %in, %in_501, %in_502 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_109 = tensor.collapse_shape %220 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %221 = linalg.fill ins(%cst : f32) outs(%193 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %222 = linalg.batch_matmul ins(%collapsed_109, %transposed_101 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%221 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_110 = tensor.expand_shape %222 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %223 = tensor.empty() : tensor<5x4x4x4xf32>
    %transposed_111 = linalg.transpose ins(%expanded_110 : tensor<4x4x5x4xf32>) outs(%223 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_112 = tensor.collapse_shape %transposed_111 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_113 = linalg.transpose ins(%arg29 : tensor<16x16xf32>) outs(%53 : tensor<16x16xf32>) permutation = [1, 0] 
    %224 = tensor.empty() : tensor<20x16xf32>
    %225 = linalg.fill ins(%cst : f32) outs(%224 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %226 = linalg.matmul ins(%collapsed_112, %transposed_113 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %227 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg30 : tensor<16xf32>) outs(%224 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %228 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%226, %227 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%224 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x16xf32>
    %expanded_114 = tensor.expand_shape %228 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %229 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %expanded_114 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %230 = tensor.empty() : tensor<5x4x16xf64>
    %231 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<5x4x16xf32>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %857 = arith.extf %in : f32 to f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %232 = tensor.empty() : tensor<5x4x1xf64>
    %233 = linalg.fill ins(%cst_1 : f64) outs(%232 : tensor<5x4x1xf64>) -> tensor<5x4x1xf64>
    %234 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%231 : tensor<5x4x16xf64>) outs(%233 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %235 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<5x4x1xf64>) outs(%232 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %236 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %235 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.subf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %237 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %236 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.mulf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %238 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%237 : tensor<5x4x16xf64>) outs(%233 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %239 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238 : tensor<5x4x1xf64>) outs(%232 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %240 = tensor.empty() : tensor<5x4x1xf32>
    %241 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<5x4x1xf64>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %857 = arith.truncf %in : f64 to f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %242 = linalg.fill ins(%cst : f32) outs(%240 : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%229 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %245 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_8 : f64 to f32
      %858 = arith.addf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<5x4x1xf32>
    %246 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.rsqrt %in : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %247 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %244 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %248 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %246 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %249 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %250 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %arg40 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %extracted_slice_115 = tensor.extract_slice %arg31[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_116 = tensor.extract_slice %arg31[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_117 = tensor.extract_slice %arg32[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_118 = tensor.extract_slice %arg32[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %collapsed_119 = tensor.collapse_shape %250 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_120 = linalg.transpose ins(%extracted_slice_115 : tensor<16x16xf32>) outs(%53 : tensor<16x16xf32>) permutation = [1, 0] 
    %251 = linalg.matmul ins(%collapsed_119, %transposed_120 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %252 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_117 : tensor<16xf32>) outs(%224 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %253 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%251, %252 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%224 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x16xf32>
    %expanded_121 = tensor.expand_shape %253 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %collapsed_122 = tensor.collapse_shape %186 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %254 = tensor.empty() : tensor<16x32xf32>
    %transposed_123 = linalg.transpose ins(%extracted_slice_116 : tensor<32x16xf32>) outs(%254 : tensor<16x32xf32>) permutation = [1, 0] 
    %255 = tensor.empty() : tensor<24x32xf32>
    %256 = linalg.fill ins(%cst : f32) outs(%255 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %257 = linalg.matmul ins(%collapsed_122, %transposed_123 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%256 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %258 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_118 : tensor<32xf32>) outs(%255 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %259 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%257, %258 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%255 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<24x32xf32>
    %expanded_124 = tensor.expand_shape %259 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 2, 16] : tensor<24x32xf32> into tensor<1x6x4x2x16xf32>
    %260 = tensor.empty() : tensor<2x6x4x1x16xf32>
    %transposed_125 = linalg.transpose ins(%expanded_124 : tensor<1x6x4x2x16xf32>) outs(%260 : tensor<2x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_126 = tensor.collapse_shape %transposed_125 [[0], [1], [2], [3, 4]] : tensor<2x6x4x1x16xf32> into tensor<2x6x4x16xf32>
    %extracted_slice_127 = tensor.extract_slice %collapsed_126[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_128 = tensor.extract_slice %collapsed_126[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_129 = tensor.collapse_shape %expanded_121 [[0], [1, 2]] : tensor<5x4x16xf32> into tensor<5x64xf32>
    %expanded_130 = tensor.expand_shape %collapsed_129 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_131 = linalg.transpose ins(%expanded_130 : tensor<5x16x4xf32>) outs(%193 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_132 = tensor.collapse_shape %extracted_slice_127 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_133 = tensor.expand_shape %collapsed_132 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_134 = linalg.transpose ins(%expanded_133 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_135 = tensor.collapse_shape %extracted_slice_128 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_136 = tensor.expand_shape %collapsed_135 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_137 = linalg.transpose ins(%expanded_136 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_138 = tensor.expand_shape %transposed_131 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_139 = tensor.expand_shape %transposed_134 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %261 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_138 : tensor<4x4x5x4xf32>) outs(%194 : tensor<4x4x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x5x4xf32>
    %transposed_140 = linalg.transpose ins(%expanded_139 : tensor<4x4x6x4xf32>) outs(%25 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %262 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_140 : tensor<4x4x4x6xf32>) outs(%25 : tensor<4x4x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x4x6xf32>
    %collapsed_141 = tensor.collapse_shape %261 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_142 = tensor.collapse_shape %262 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %263 = tensor.empty() : tensor<16x5x6xf32>
    %264 = linalg.fill ins(%cst : f32) outs(%263 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %265 = linalg.batch_matmul ins(%collapsed_141, %collapsed_142 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%264 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_143 = tensor.expand_shape %265 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %266:2 = linalg.generic {indexing_maps = [#map7, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_143 : tensor<4x4x5x6xf32>) outs(%204, %202 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_501: i64):
      %857 = linalg.index 3 : index
      %858 = arith.index_cast %857 : index to i64
      %859 = arith.maximumf %in, %out : f32
      %860 = arith.cmpf ogt, %in, %out : f32
      %861 = arith.select %860, %858, %out_501 : i64
      linalg.yield %859, %861 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_144 = tensor.expand_shape %266#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %267 = tensor.empty() : tensor<4x4x5x6xf32>
    %268 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_143, %expanded_144 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%267 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x6xf32>
    %269 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268 : tensor<4x4x5x6xf32>) outs(%267 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.exp %in : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x6xf32>
    %270 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%269 : tensor<4x4x5x6xf32>) outs(%210 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x1xf32>
    %271 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%269, %270 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%267 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.divf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x6xf32>
    %272 = tensor.empty() : tensor<4x4x5x6xi1>
    %273 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_143 : tensor<4x4x5x6xf32>) outs(%272 : tensor<4x4x5x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %857 = arith.extf %in : f32 to f64
      %858 = arith.cmpf oeq, %857, %cst_6 : f64
      linalg.yield %858 : i1
    } -> tensor<4x4x5x6xi1>
    %274 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273 : tensor<4x4x5x6xi1>) outs(%272 : tensor<4x4x5x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.cmpi eq, %in, %false : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x5x6xi1>
    %275 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%274 : tensor<4x4x5x6xi1>) outs(%217 : tensor<4x4x5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.ori %in, %out : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x5x1xi1>
    %276 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%275 : tensor<4x4x5x1xi1>) outs(%216 : tensor<4x4x5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.cmpi eq, %in, %false : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x5x1xi1>
    %277 = linalg.generic {indexing_maps = [#map9, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%276, %cst_3, %271 : tensor<4x4x5x1xi1>, tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%267 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_501: f32, %in_502: f32, %out: f32):
      %857 = arith.select %in, %in_501, %in_502 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_145 = tensor.collapse_shape %277 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %278 = linalg.batch_matmul ins(%collapsed_145, %transposed_137 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%221 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_146 = tensor.expand_shape %278 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_147 = linalg.transpose ins(%expanded_146 : tensor<4x4x5x4xf32>) outs(%223 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_148 = tensor.collapse_shape %transposed_147 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_149 = linalg.transpose ins(%arg33 : tensor<16x16xf32>) outs(%53 : tensor<16x16xf32>) permutation = [1, 0] 
    %279 = linalg.matmul ins(%collapsed_148, %transposed_149 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %280 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg34 : tensor<16xf32>) outs(%224 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %281 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%279, %280 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%224 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x16xf32>
    %expanded_150 = tensor.expand_shape %281 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %282 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %expanded_150 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %283 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282 : tensor<5x4x16xf32>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %857 = arith.extf %in : f32 to f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %284 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%283 : tensor<5x4x16xf64>) outs(%233 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %285 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284 : tensor<5x4x1xf64>) outs(%232 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %286 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283, %285 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.subf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %287 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286, %286 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.mulf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %288 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%287 : tensor<5x4x16xf64>) outs(%233 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %289 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288 : tensor<5x4x1xf64>) outs(%232 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %290 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289 : tensor<5x4x1xf64>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %857 = arith.truncf %in : f64 to f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %291 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%282 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %292 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_8 : f64 to f32
      %858 = arith.addf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<5x4x1xf32>
    %294 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.rsqrt %in : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %295 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %292 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %294 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %297 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297, %arg42 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_151 = tensor.collapse_shape %298 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_152 = linalg.transpose ins(%arg35 : tensor<8x16xf32>) outs(%81 : tensor<16x8xf32>) permutation = [1, 0] 
    %299 = tensor.empty() : tensor<20x8xf32>
    %300 = linalg.fill ins(%cst : f32) outs(%299 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %301 = linalg.matmul ins(%collapsed_151, %transposed_152 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%300 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %302 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg36 : tensor<8xf32>) outs(%299 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %303 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%301, %302 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%299 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x8xf32>
    %expanded_153 = tensor.expand_shape %303 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %304 = tensor.empty() : tensor<5x4x8xf32>
    %305 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_153 : tensor<5x4x8xf32>) outs(%304 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.cmpf ugt, %in, %cst : f32
      %858 = arith.select %857, %in, %cst : f32
      linalg.yield %858 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_154 = tensor.collapse_shape %305 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_155 = linalg.transpose ins(%arg37 : tensor<16x8xf32>) outs(%89 : tensor<8x16xf32>) permutation = [1, 0] 
    %306 = linalg.matmul ins(%collapsed_154, %transposed_155 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %307 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<16xf32>) outs(%224 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %308 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%306, %307 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%224 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x16xf32>
    %expanded_156 = tensor.expand_shape %308 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %309 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %expanded_156 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %310 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309 : tensor<5x4x16xf32>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %857 = arith.extf %in : f32 to f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %311 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%310 : tensor<5x4x16xf64>) outs(%233 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %312 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311 : tensor<5x4x1xf64>) outs(%232 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %313 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310, %312 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.subf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %314 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %313 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.mulf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %315 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%314 : tensor<5x4x16xf64>) outs(%233 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %316 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315 : tensor<5x4x1xf64>) outs(%232 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %317 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316 : tensor<5x4x1xf64>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %857 = arith.truncf %in : f64 to f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %318 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%309 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %319 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %320 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_8 : f64 to f32
      %858 = arith.addf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<5x4x1xf32>
    %321 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.rsqrt %in : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %322 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309, %319 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %323 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322, %321 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %arg44 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_157 = tensor.collapse_shape %325 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_158 = linalg.transpose ins(%arg45 : tensor<48x16xf32>) outs(%15 : tensor<16x48xf32>) permutation = [1, 0] 
    %326 = linalg.matmul ins(%collapsed_157, %transposed_158 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%188 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %327 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg46 : tensor<48xf32>) outs(%187 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %328 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%326, %327 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%187 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x48xf32>
    %expanded_159 = tensor.expand_shape %328 [[0, 1, 2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<20x48xf32> into tensor<1x5x4x3x16xf32>
    %transposed_160 = linalg.transpose ins(%expanded_159 : tensor<1x5x4x3x16xf32>) outs(%192 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_161 = tensor.collapse_shape %transposed_160 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_162 = tensor.extract_slice %collapsed_161[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_163 = tensor.extract_slice %collapsed_161[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_164 = tensor.extract_slice %collapsed_161[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_165 = tensor.collapse_shape %extracted_slice_162 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_166 = tensor.expand_shape %collapsed_165 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_167 = linalg.transpose ins(%expanded_166 : tensor<5x16x4xf32>) outs(%193 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_168 = tensor.collapse_shape %extracted_slice_163 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_169 = tensor.expand_shape %collapsed_168 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_170 = linalg.transpose ins(%expanded_169 : tensor<5x16x4xf32>) outs(%193 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_171 = tensor.collapse_shape %extracted_slice_164 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_172 = tensor.expand_shape %collapsed_171 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_173 = linalg.transpose ins(%expanded_172 : tensor<5x16x4xf32>) outs(%193 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_174 = tensor.expand_shape %transposed_167 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_175 = tensor.expand_shape %transposed_170 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %329 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_174 : tensor<4x4x5x4xf32>) outs(%194 : tensor<4x4x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x5x4xf32>
    %transposed_176 = linalg.transpose ins(%expanded_175 : tensor<4x4x5x4xf32>) outs(%196 : tensor<4x4x4x5xf32>) permutation = [0, 1, 3, 2] 
    %330 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_176 : tensor<4x4x4x5xf32>) outs(%196 : tensor<4x4x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x4x5xf32>
    %collapsed_177 = tensor.collapse_shape %329 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_178 = tensor.collapse_shape %330 [[0, 1], [2], [3]] : tensor<4x4x4x5xf32> into tensor<16x4x5xf32>
    %331 = linalg.batch_matmul ins(%collapsed_177, %collapsed_178 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%199 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_179 = tensor.expand_shape %331 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %332:2 = linalg.generic {indexing_maps = [#map7, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_179 : tensor<4x4x5x5xf32>) outs(%204, %202 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_501: i64):
      %857 = linalg.index 3 : index
      %858 = arith.index_cast %857 : index to i64
      %859 = arith.maximumf %in, %out : f32
      %860 = arith.cmpf ogt, %in, %out : f32
      %861 = arith.select %860, %858, %out_501 : i64
      linalg.yield %859, %861 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_180 = tensor.expand_shape %332#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %333 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_179, %expanded_180 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%206 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x5xf32>
    %334 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%333 : tensor<4x4x5x5xf32>) outs(%206 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.exp %in : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x5xf32>
    %335 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%334 : tensor<4x4x5x5xf32>) outs(%210 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x1xf32>
    %336 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%334, %335 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%206 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.divf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x5xf32>
    %337 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_179 : tensor<4x4x5x5xf32>) outs(%213 : tensor<4x4x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %857 = arith.extf %in : f32 to f64
      %858 = arith.cmpf oeq, %857, %cst_6 : f64
      linalg.yield %858 : i1
    } -> tensor<4x4x5x5xi1>
    %338 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%337 : tensor<4x4x5x5xi1>) outs(%213 : tensor<4x4x5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.cmpi eq, %in, %false : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x5x5xi1>
    %339 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%338 : tensor<4x4x5x5xi1>) outs(%217 : tensor<4x4x5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.ori %in, %out : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x5x1xi1>
    %340 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%339 : tensor<4x4x5x1xi1>) outs(%216 : tensor<4x4x5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.cmpi eq, %in, %false : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x5x1xi1>
    %341 = linalg.generic {indexing_maps = [#map9, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%340, %cst_4, %336 : tensor<4x4x5x1xi1>, tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%206 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_501: f32, %in_502: f32, %out: f32):
      %857 = arith.select %in, %in_501, %in_502 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_181 = tensor.collapse_shape %341 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %342 = linalg.batch_matmul ins(%collapsed_181, %transposed_173 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%221 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_182 = tensor.expand_shape %342 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_183 = linalg.transpose ins(%expanded_182 : tensor<4x4x5x4xf32>) outs(%223 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_184 = tensor.collapse_shape %transposed_183 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_185 = linalg.transpose ins(%arg47 : tensor<16x16xf32>) outs(%53 : tensor<16x16xf32>) permutation = [1, 0] 
    %343 = linalg.matmul ins(%collapsed_184, %transposed_185 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %344 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg48 : tensor<16xf32>) outs(%224 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %345 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%343, %344 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%224 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x16xf32>
    %expanded_186 = tensor.expand_shape %345 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %346 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %expanded_186 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %347 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346 : tensor<5x4x16xf32>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %857 = arith.extf %in : f32 to f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %348 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%347 : tensor<5x4x16xf64>) outs(%233 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %349 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348 : tensor<5x4x1xf64>) outs(%232 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %350 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %349 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.subf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %351 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %350 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.mulf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %352 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%351 : tensor<5x4x16xf64>) outs(%233 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %353 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352 : tensor<5x4x1xf64>) outs(%232 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %354 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353 : tensor<5x4x1xf64>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %857 = arith.truncf %in : f64 to f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %355 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%346 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %356 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %357 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_8 : f64 to f32
      %858 = arith.addf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<5x4x1xf32>
    %358 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.rsqrt %in : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %359 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346, %356 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %360 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %358 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %361 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%360, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %362 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361, %arg58 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %extracted_slice_187 = tensor.extract_slice %arg49[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_188 = tensor.extract_slice %arg49[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_189 = tensor.extract_slice %arg50[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_190 = tensor.extract_slice %arg50[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %collapsed_191 = tensor.collapse_shape %362 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_192 = linalg.transpose ins(%extracted_slice_187 : tensor<16x16xf32>) outs(%53 : tensor<16x16xf32>) permutation = [1, 0] 
    %363 = linalg.matmul ins(%collapsed_191, %transposed_192 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %364 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_189 : tensor<16xf32>) outs(%224 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %365 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%363, %364 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%224 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x16xf32>
    %expanded_193 = tensor.expand_shape %365 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_194 = linalg.transpose ins(%extracted_slice_188 : tensor<32x16xf32>) outs(%254 : tensor<16x32xf32>) permutation = [1, 0] 
    %366 = linalg.matmul ins(%collapsed_122, %transposed_194 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%256 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %367 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_190 : tensor<32xf32>) outs(%255 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %368 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%366, %367 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%255 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<24x32xf32>
    %expanded_195 = tensor.expand_shape %368 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 2, 16] : tensor<24x32xf32> into tensor<1x6x4x2x16xf32>
    %transposed_196 = linalg.transpose ins(%expanded_195 : tensor<1x6x4x2x16xf32>) outs(%260 : tensor<2x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_197 = tensor.collapse_shape %transposed_196 [[0], [1], [2], [3, 4]] : tensor<2x6x4x1x16xf32> into tensor<2x6x4x16xf32>
    %extracted_slice_198 = tensor.extract_slice %collapsed_197[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_199 = tensor.extract_slice %collapsed_197[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_200 = tensor.collapse_shape %expanded_193 [[0], [1, 2]] : tensor<5x4x16xf32> into tensor<5x64xf32>
    %expanded_201 = tensor.expand_shape %collapsed_200 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_202 = linalg.transpose ins(%expanded_201 : tensor<5x16x4xf32>) outs(%193 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_203 = tensor.collapse_shape %extracted_slice_198 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_204 = tensor.expand_shape %collapsed_203 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_205 = linalg.transpose ins(%expanded_204 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_206 = tensor.collapse_shape %extracted_slice_199 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_207 = tensor.expand_shape %collapsed_206 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_208 = linalg.transpose ins(%expanded_207 : tensor<6x16x4xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_209 = tensor.expand_shape %transposed_202 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_210 = tensor.expand_shape %transposed_205 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %369 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_209 : tensor<4x4x5x4xf32>) outs(%194 : tensor<4x4x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x5x4xf32>
    %transposed_211 = linalg.transpose ins(%expanded_210 : tensor<4x4x6x4xf32>) outs(%25 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %370 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_211 : tensor<4x4x4x6xf32>) outs(%25 : tensor<4x4x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x4x6xf32>
    %collapsed_212 = tensor.collapse_shape %369 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_213 = tensor.collapse_shape %370 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %371 = linalg.batch_matmul ins(%collapsed_212, %collapsed_213 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%264 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_214 = tensor.expand_shape %371 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %372:2 = linalg.generic {indexing_maps = [#map7, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_214 : tensor<4x4x5x6xf32>) outs(%204, %202 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_501: i64):
      %857 = linalg.index 3 : index
      %858 = arith.index_cast %857 : index to i64
      %859 = arith.maximumf %in, %out : f32
      %860 = arith.cmpf ogt, %in, %out : f32
      %861 = arith.select %860, %858, %out_501 : i64
      linalg.yield %859, %861 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_215 = tensor.expand_shape %372#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %373 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_214, %expanded_215 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%267 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x6xf32>
    %374 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%373 : tensor<4x4x5x6xf32>) outs(%267 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.exp %in : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x6xf32>
    %375 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%374 : tensor<4x4x5x6xf32>) outs(%210 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x1xf32>
    %376 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%374, %375 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%267 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.divf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x6xf32>
    %377 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_214 : tensor<4x4x5x6xf32>) outs(%272 : tensor<4x4x5x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %857 = arith.extf %in : f32 to f64
      %858 = arith.cmpf oeq, %857, %cst_6 : f64
      linalg.yield %858 : i1
    } -> tensor<4x4x5x6xi1>
    %378 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%377 : tensor<4x4x5x6xi1>) outs(%272 : tensor<4x4x5x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.cmpi eq, %in, %false : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x5x6xi1>
    %379 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%378 : tensor<4x4x5x6xi1>) outs(%217 : tensor<4x4x5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.ori %in, %out : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x5x1xi1>
    %380 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%379 : tensor<4x4x5x1xi1>) outs(%216 : tensor<4x4x5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %857 = arith.cmpi eq, %in, %false : i1
      linalg.yield %857 : i1
    } -> tensor<4x4x5x1xi1>
    %381 = linalg.generic {indexing_maps = [#map9, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%380, %cst_3, %376 : tensor<4x4x5x1xi1>, tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%267 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_501: f32, %in_502: f32, %out: f32):
      %857 = arith.select %in, %in_501, %in_502 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_216 = tensor.collapse_shape %381 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %382 = linalg.batch_matmul ins(%collapsed_216, %transposed_208 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%221 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_217 = tensor.expand_shape %382 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_218 = linalg.transpose ins(%expanded_217 : tensor<4x4x5x4xf32>) outs(%223 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_219 = tensor.collapse_shape %transposed_218 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_220 = linalg.transpose ins(%arg51 : tensor<16x16xf32>) outs(%53 : tensor<16x16xf32>) permutation = [1, 0] 
    %383 = linalg.matmul ins(%collapsed_219, %transposed_220 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %384 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg52 : tensor<16xf32>) outs(%224 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %385 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%383, %384 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%224 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x16xf32>
    %expanded_221 = tensor.expand_shape %385 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %386 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %expanded_221 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %387 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386 : tensor<5x4x16xf32>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %857 = arith.extf %in : f32 to f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %388 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%387 : tensor<5x4x16xf64>) outs(%233 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %389 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388 : tensor<5x4x1xf64>) outs(%232 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %390 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387, %389 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.subf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %391 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %390 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.mulf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %392 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%391 : tensor<5x4x16xf64>) outs(%233 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %393 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392 : tensor<5x4x1xf64>) outs(%232 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %394 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393 : tensor<5x4x1xf64>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %857 = arith.truncf %in : f64 to f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %395 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%386 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %396 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %397 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_8 : f64 to f32
      %858 = arith.addf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<5x4x1xf32>
    %398 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.rsqrt %in : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %399 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386, %396 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %400 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %398 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %401 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %402 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %arg60 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_222 = tensor.collapse_shape %402 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_223 = linalg.transpose ins(%arg53 : tensor<8x16xf32>) outs(%81 : tensor<16x8xf32>) permutation = [1, 0] 
    %403 = linalg.matmul ins(%collapsed_222, %transposed_223 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%300 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %404 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg54 : tensor<8xf32>) outs(%299 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %405 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%403, %404 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%299 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x8xf32>
    %expanded_224 = tensor.expand_shape %405 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %406 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_224 : tensor<5x4x8xf32>) outs(%304 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.cmpf ugt, %in, %cst : f32
      %858 = arith.select %857, %in, %cst : f32
      linalg.yield %858 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_225 = tensor.collapse_shape %406 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_226 = linalg.transpose ins(%arg55 : tensor<16x8xf32>) outs(%89 : tensor<8x16xf32>) permutation = [1, 0] 
    %407 = linalg.matmul ins(%collapsed_225, %transposed_226 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %408 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg56 : tensor<16xf32>) outs(%224 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %409 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%407, %408 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%224 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x16xf32>
    %expanded_227 = tensor.expand_shape %409 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %410 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %expanded_227 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %411 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410 : tensor<5x4x16xf32>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %857 = arith.extf %in : f32 to f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %412 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%411 : tensor<5x4x16xf64>) outs(%233 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %413 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412 : tensor<5x4x1xf64>) outs(%232 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %414 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411, %413 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.subf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %415 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %414 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.mulf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %416 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%415 : tensor<5x4x16xf64>) outs(%233 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %417 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%416 : tensor<5x4x1xf64>) outs(%232 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %418 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%417 : tensor<5x4x1xf64>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %857 = arith.truncf %in : f64 to f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %419 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%410 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %420 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%419 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %421 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_8 : f64 to f32
      %858 = arith.addf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<5x4x1xf32>
    %422 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.rsqrt %in : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %423 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410, %420 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %424 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423, %422 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %425 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%424, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %426 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425, %arg62 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %427 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426 : tensor<5x4x16xf32>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %857 = arith.extf %in : f32 to f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %428 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%427 : tensor<5x4x16xf64>) outs(%233 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %429 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428 : tensor<5x4x1xf64>) outs(%232 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %430 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427, %429 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.subf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %431 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %430 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%230 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_501: f64, %out: f64):
      %857 = arith.mulf %in, %in_501 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x16xf64>
    %432 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%431 : tensor<5x4x16xf64>) outs(%233 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.addf %in, %out : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %433 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432 : tensor<5x4x1xf64>) outs(%232 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %857 = arith.divf %in, %cst_10 : f64
      linalg.yield %857 : f64
    } -> tensor<5x4x1xf64>
    %434 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433 : tensor<5x4x1xf64>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %857 = arith.truncf %in : f64 to f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %435 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%426 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %436 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %437 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_8 : f64 to f32
      %858 = arith.addf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<5x4x1xf32>
    %438 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.rsqrt %in : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %439 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426, %436 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %440 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439, %438 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %441 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %442 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441, %arg64 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_228 = tensor.collapse_shape %442 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %443 = tensor.empty() : tensor<16x23xf32>
    %transposed_229 = linalg.transpose ins(%arg0 : tensor<23x16xf32>) outs(%443 : tensor<16x23xf32>) permutation = [1, 0] 
    %444 = tensor.empty() : tensor<20x23xf32>
    %445 = linalg.fill ins(%cst : f32) outs(%444 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %446 = linalg.matmul ins(%collapsed_228, %transposed_229 : tensor<20x16xf32>, tensor<16x23xf32>) outs(%445 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %447 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg65 : tensor<23xf32>) outs(%444 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x23xf32>
    %448 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%446, %447 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%444 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x23xf32>
    %collapsed_230 = tensor.collapse_shape %arg74 [[0, 1]] : tensor<5x4xi64> into tensor<20xi64>
    %449 = tensor.empty() : tensor<20xi64>
    %450 = linalg.fill ins(%c0_i64 : i64) outs(%449 : tensor<20xi64>) -> tensor<20xi64>
    %451 = tensor.empty() : tensor<20xf32>
    %452 = linalg.fill ins(%cst_0 : f32) outs(%451 : tensor<20xf32>) -> tensor<20xf32>
    %453:2 = linalg.generic {indexing_maps = [#map6, #map11, #map11], iterator_types = ["parallel", "reduction"]} ins(%448 : tensor<20x23xf32>) outs(%452, %450 : tensor<20xf32>, tensor<20xi64>) {
    ^bb0(%in: f32, %out: f32, %out_501: i64):
      %857 = linalg.index 1 : index
      %858 = arith.index_cast %857 : index to i64
      %859 = arith.maximumf %in, %out : f32
      %860 = arith.cmpf ogt, %in, %out : f32
      %861 = arith.select %860, %858, %out_501 : i64
      linalg.yield %859, %861 : f32, i64
    } -> (tensor<20xf32>, tensor<20xi64>)
    %expanded_231 = tensor.expand_shape %453#0 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %454 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel"]} ins(%448, %expanded_231 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%444 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x23xf32>
    %455 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%454 : tensor<20x23xf32>) outs(%444 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.exp %in : f32
      linalg.yield %857 : f32
    } -> tensor<20x23xf32>
    %456 = tensor.empty() : tensor<20x1xf32>
    %457 = linalg.fill ins(%cst : f32) outs(%456 : tensor<20x1xf32>) -> tensor<20x1xf32>
    %458 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["parallel", "reduction"]} ins(%455 : tensor<20x23xf32>) outs(%457 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<20x1xf32>
    %459 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%458 : tensor<20x1xf32>) outs(%456 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.log %in : f32
      linalg.yield %857 : f32
    } -> tensor<20x1xf32>
    %460 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel"]} ins(%454, %459 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%444 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x23xf32>
    %461 = tensor.empty() : tensor<20xi1>
    %462 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_230 : tensor<20xi64>) outs(%461 : tensor<20xi1>) {
    ^bb0(%in: i64, %out: i1):
      %857 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %857 : i1
    } -> tensor<20xi1>
    %463 = linalg.generic {indexing_maps = [#map3, #map3, #map13, #map3], iterator_types = ["parallel"]} ins(%462, %collapsed_230, %cst_12 : tensor<20xi1>, tensor<20xi64>, tensor<i64>) outs(%449 : tensor<20xi64>) {
    ^bb0(%in: i1, %in_501: i64, %in_502: i64, %out: i64):
      %857 = arith.select %in, %in_501, %in_502 : i64
      linalg.yield %857 : i64
    } -> tensor<20xi64>
    %expanded_232 = tensor.expand_shape %463 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %464 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_232 : tensor<20x1xi64>) outs(%457 : tensor<20x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %857 = linalg.index 0 : index
      %858 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %460[%857, %858] : tensor<20x23xf32>
      linalg.yield %extracted : f32
    } -> tensor<20x1xf32>
    %collapsed_233 = tensor.collapse_shape %464 [[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
    %465 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_233 : tensor<20xf32>) outs(%451 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.negf %in : f32
      linalg.yield %857 : f32
    } -> tensor<20xf32>
    %466 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%462 : tensor<20xi1>) outs(%451 : tensor<20xf32>) {
    ^bb0(%in: i1, %out: f32):
      %857 = arith.uitofp %in : i1 to f32
      linalg.yield %857 : f32
    } -> tensor<20xf32>
    %467 = linalg.generic {indexing_maps = [#map3, #map3, #map13, #map3], iterator_types = ["parallel"]} ins(%462, %465, %cst_2 : tensor<20xi1>, tensor<20xf32>, tensor<f32>) outs(%451 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_501: f32, %in_502: f32, %out: f32):
      %857 = arith.select %in, %in_501, %in_502 : f32
      linalg.yield %857 : f32
    } -> tensor<20xf32>
    %468 = tensor.empty() : tensor<f32>
    %469 = linalg.fill ins(%cst : f32) outs(%468 : tensor<f32>) -> tensor<f32>
    %470 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["reduction"]} ins(%466 : tensor<20xf32>) outs(%469 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<f32>
    %471 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["reduction"]} ins(%467 : tensor<20xf32>) outs(%469 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<f32>
    %472 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%471, %470 : tensor<f32>, tensor<f32>) outs(%468 : tensor<f32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.divf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<f32>
    %473 = tensor.empty() : tensor<23xi64>
    %474 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%473 : tensor<23xi64>) {
    ^bb0(%out: i64):
      %857 = linalg.index 0 : index
      %858 = arith.index_cast %857 : index to i64
      linalg.yield %858 : i64
    } -> tensor<23xi64>
    %expanded_234 = tensor.expand_shape %474 [[0, 1]] output_shape [1, 23] : tensor<23xi64> into tensor<1x23xi64>
    %expanded_235 = tensor.expand_shape %collapsed_230 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %475 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%cst_9, %470 : tensor<f32>, tensor<f32>) outs(%468 : tensor<f32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.divf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<f32>
    %476 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%475 : tensor<f32>) outs(%468 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.negf %in : f32
      linalg.yield %857 : f32
    } -> tensor<f32>
    %477 = tensor.empty() : tensor<20x23xi1>
    %478 = linalg.generic {indexing_maps = [#map15, #map12, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_234, %expanded_235 : tensor<1x23xi64>, tensor<20x1xi64>) outs(%477 : tensor<20x23xi1>) {
    ^bb0(%in: i64, %in_501: i64, %out: i1):
      %857 = arith.cmpi eq, %in, %in_501 : i64
      linalg.yield %857 : i1
    } -> tensor<20x23xi1>
    %479 = tensor.empty() : tensor<20x1xi1>
    %480 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_235 : tensor<20x1xi64>) outs(%479 : tensor<20x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %857 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %857 : i1
    } -> tensor<20x1xi1>
    %481 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel"]} ins(%478, %480 : tensor<20x23xi1>, tensor<20x1xi1>) outs(%477 : tensor<20x23xi1>) {
    ^bb0(%in: i1, %in_501: i1, %out: i1):
      %857 = arith.andi %in, %in_501 : i1
      linalg.yield %857 : i1
    } -> tensor<20x23xi1>
    %482 = linalg.generic {indexing_maps = [#map6, #map16, #map16, #map6], iterator_types = ["parallel", "parallel"]} ins(%481, %476, %cst_2 : tensor<20x23xi1>, tensor<f32>, tensor<f32>) outs(%444 : tensor<20x23xf32>) {
    ^bb0(%in: i1, %in_501: f32, %in_502: f32, %out: f32):
      %857 = arith.select %in, %in_501, %in_502 : f32
      linalg.yield %857 : f32
    } -> tensor<20x23xf32>
    %483 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%460 : tensor<20x23xf32>) outs(%444 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = math.exp %in : f32
      linalg.yield %857 : f32
    } -> tensor<20x23xf32>
    %484 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["parallel", "reduction"]} ins(%482 : tensor<20x23xf32>) outs(%457 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<20x1xf32>
    %485 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel"]} ins(%483, %484 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%444 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x23xf32>
    %486 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%482, %485 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%444 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<20x23xf32>
    %487 = linalg.matmul ins(%486, %arg0 : tensor<20x23xf32>, tensor<23x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %488 = tensor.empty() : tensor<23x20xf32>
    %transposed_236 = linalg.transpose ins(%486 : tensor<20x23xf32>) outs(%488 : tensor<23x20xf32>) permutation = [1, 0] 
    %489 = tensor.empty() : tensor<23x16xf32>
    %490 = linalg.fill ins(%cst : f32) outs(%489 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %491 = linalg.matmul ins(%transposed_236, %collapsed_228 : tensor<23x20xf32>, tensor<20x16xf32>) outs(%490 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %492 = tensor.empty() : tensor<1x23xf32>
    %493 = linalg.fill ins(%cst : f32) outs(%492 : tensor<1x23xf32>) -> tensor<1x23xf32>
    %494 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%486 : tensor<20x23xf32>) outs(%493 : tensor<1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x23xf32>
    %collapsed_237 = tensor.collapse_shape %494 [[0, 1]] : tensor<1x23xf32> into tensor<23xf32>
    %expanded_238 = tensor.expand_shape %487 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %495 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_238, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %496 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.mulf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %497 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%495 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %498 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495, %440 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %499 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%498 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %500 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440, %499 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %501 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%496, %497 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %502 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %500 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %503 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %504 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %502 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %505 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_238, %440 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %506 = linalg.fill ins(%cst : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
    %507 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%505 : tensor<5x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %508 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_238 : tensor<5x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %509 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %510 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.mulf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %511 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%509 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %512 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509, %424 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %513 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%512 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %514 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%424, %513 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %515 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510, %511 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %516 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %514 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %517 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %518 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %516 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %519 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504, %424 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %520 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%519 : tensor<5x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %521 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%504 : tensor<5x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %collapsed_239 = tensor.collapse_shape %518 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %522 = linalg.matmul ins(%collapsed_239, %arg55 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%300 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %523 = tensor.empty() : tensor<16x20xf32>
    %transposed_240 = linalg.transpose ins(%collapsed_239 : tensor<20x16xf32>) outs(%523 : tensor<16x20xf32>) permutation = [1, 0] 
    %524 = linalg.fill ins(%cst : f32) outs(%81 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %525 = linalg.matmul ins(%transposed_240, %collapsed_225 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%524 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %526 = tensor.empty() : tensor<1x16xf32>
    %527 = linalg.fill ins(%cst : f32) outs(%526 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %528 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_239 : tensor<20x16xf32>) outs(%527 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x16xf32>
    %collapsed_241 = tensor.collapse_shape %528 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_242 = tensor.expand_shape %522 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %529 = tensor.empty() : tensor<5x4x8xi1>
    %530 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406 : tensor<5x4x8xf32>) outs(%529 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %857 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %857 : i1
    } -> tensor<5x4x8xi1>
    %531 = linalg.generic {indexing_maps = [#map1, #map17, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%530, %cst_2, %expanded_242 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%304 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_501: f32, %in_502: f32, %out: f32):
      %857 = arith.select %in, %in_501, %in_502 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_243 = tensor.collapse_shape %531 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %532 = linalg.matmul ins(%collapsed_243, %arg53 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %533 = tensor.empty() : tensor<8x20xf32>
    %transposed_244 = linalg.transpose ins(%collapsed_243 : tensor<20x8xf32>) outs(%533 : tensor<8x20xf32>) permutation = [1, 0] 
    %534 = linalg.fill ins(%cst : f32) outs(%89 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %535 = linalg.matmul ins(%transposed_244, %collapsed_222 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%534 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %536 = tensor.empty() : tensor<1x8xf32>
    %537 = linalg.fill ins(%cst : f32) outs(%536 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %538 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_243 : tensor<20x8xf32>) outs(%537 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x8xf32>
    %collapsed_245 = tensor.collapse_shape %538 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_246 = tensor.expand_shape %532 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %539 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518, %expanded_246 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %540 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%539, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %541 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%540 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.mulf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %542 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%540 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %543 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%540, %400 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %544 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%543 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %545 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %544 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %546 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541, %542 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %547 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546, %545 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %548 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %549 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%548, %547 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %550 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%539, %400 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %551 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%550 : tensor<5x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %552 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%539 : tensor<5x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %collapsed_247 = tensor.collapse_shape %549 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %553 = linalg.matmul ins(%collapsed_247, %arg51 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_248 = linalg.transpose ins(%collapsed_247 : tensor<20x16xf32>) outs(%523 : tensor<16x20xf32>) permutation = [1, 0] 
    %554 = linalg.fill ins(%cst : f32) outs(%53 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %555 = linalg.matmul ins(%transposed_248, %collapsed_219 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%554 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %556 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_247 : tensor<20x16xf32>) outs(%527 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x16xf32>
    %collapsed_249 = tensor.collapse_shape %556 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_250 = tensor.expand_shape %553 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_251 = linalg.transpose ins(%expanded_250 : tensor<5x4x4x4xf32>) outs(%194 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_252 = tensor.collapse_shape %transposed_251 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %557 = tensor.empty() : tensor<16x6x5xf32>
    %transposed_253 = linalg.transpose ins(%collapsed_216 : tensor<16x5x6xf32>) outs(%557 : tensor<16x6x5xf32>) permutation = [0, 2, 1] 
    %558 = linalg.batch_matmul ins(%transposed_253, %collapsed_252 : tensor<16x6x5xf32>, tensor<16x5x4xf32>) outs(%50 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %559 = tensor.empty() : tensor<16x4x6xf32>
    %transposed_254 = linalg.transpose ins(%expanded_207 : tensor<6x16x4xf32>) outs(%559 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %560 = linalg.batch_matmul ins(%collapsed_252, %transposed_254 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%264 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_255 = tensor.expand_shape %560 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %561 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_255, %381 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%267 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x6xf32>
    %562 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%561 : tensor<4x4x5x6xf32>) outs(%210 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x1xf32>
    %563 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%381, %562 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%267 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x6xf32>
    %564 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%561, %563 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%267 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_256 = tensor.collapse_shape %564 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %565 = tensor.empty() : tensor<16x4x5xf32>
    %transposed_257 = linalg.transpose ins(%collapsed_212 : tensor<16x5x4xf32>) outs(%565 : tensor<16x4x5xf32>) permutation = [0, 2, 1] 
    %566 = linalg.fill ins(%cst : f32) outs(%559 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %567 = linalg.batch_matmul ins(%transposed_257, %collapsed_256 : tensor<16x4x5xf32>, tensor<16x5x6xf32>) outs(%566 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_258 = linalg.transpose ins(%collapsed_213 : tensor<16x4x6xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %568 = linalg.batch_matmul ins(%collapsed_256, %transposed_258 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%221 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_259 = tensor.expand_shape %567 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %expanded_260 = tensor.expand_shape %568 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %569 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_259 : tensor<4x4x4x6xf32>) outs(%25 : tensor<4x4x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x4x6xf32>
    %transposed_261 = linalg.transpose ins(%569 : tensor<4x4x4x6xf32>) outs(%23 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %570 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_260 : tensor<4x4x5x4xf32>) outs(%194 : tensor<4x4x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x5x4xf32>
    %collapsed_262 = tensor.collapse_shape %transposed_261 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_263 = tensor.collapse_shape %570 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %571 = tensor.empty() : tensor<6x16x4xf32>
    %transposed_264 = linalg.transpose ins(%558 : tensor<16x6x4xf32>) outs(%571 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_265 = tensor.collapse_shape %transposed_264 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_266 = linalg.transpose ins(%collapsed_262 : tensor<16x6x4xf32>) outs(%571 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_267 = tensor.collapse_shape %transposed_266 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %572 = tensor.empty() : tensor<5x16x4xf32>
    %transposed_268 = linalg.transpose ins(%collapsed_263 : tensor<16x5x4xf32>) outs(%572 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_269 = tensor.collapse_shape %transposed_268 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_270 = tensor.expand_shape %collapsed_269 [[0], [1, 2]] output_shape [5, 4, 16] : tensor<5x64xf32> into tensor<5x4x16xf32>
    %expanded_271 = tensor.expand_shape %collapsed_265 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded = tensor.pad %expanded_271 low[1, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %expanded_272 = tensor.expand_shape %collapsed_267 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_273 = tensor.pad %expanded_272 low[0, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %573 = tensor.empty() : tensor<2x6x4x16xf32>
    %574 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded, %padded_273 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%573 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_274 = tensor.expand_shape %574 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %575 = tensor.empty() : tensor<1x6x4x2x16xf32>
    %transposed_275 = linalg.transpose ins(%expanded_274 : tensor<2x6x4x1x16xf32>) outs(%575 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_276 = tensor.collapse_shape %transposed_275 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %576 = linalg.matmul ins(%collapsed_276, %extracted_slice_188 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%55 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %577 = tensor.empty() : tensor<32x24xf32>
    %transposed_277 = linalg.transpose ins(%collapsed_276 : tensor<24x32xf32>) outs(%577 : tensor<32x24xf32>) permutation = [1, 0] 
    %578 = tensor.empty() : tensor<32x16xf32>
    %579 = linalg.fill ins(%cst : f32) outs(%578 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %580 = linalg.matmul ins(%transposed_277, %collapsed_122 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%579 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %581 = tensor.empty() : tensor<1x32xf32>
    %582 = linalg.fill ins(%cst : f32) outs(%581 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %583 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_276 : tensor<24x32xf32>) outs(%582 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x32xf32>
    %collapsed_278 = tensor.collapse_shape %583 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_279 = tensor.expand_shape %576 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %collapsed_280 = tensor.collapse_shape %expanded_270 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %584 = linalg.matmul ins(%collapsed_280, %extracted_slice_187 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_281 = linalg.transpose ins(%collapsed_280 : tensor<20x16xf32>) outs(%523 : tensor<16x20xf32>) permutation = [1, 0] 
    %585 = linalg.matmul ins(%transposed_281, %collapsed_191 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%554 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %586 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_280 : tensor<20x16xf32>) outs(%527 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x16xf32>
    %collapsed_282 = tensor.collapse_shape %586 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_283 = tensor.expand_shape %584 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %587 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%549, %expanded_283 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %588 = tensor.empty() : tensor<48xf32>
    %inserted_slice = tensor.insert_slice %collapsed_282 into %588[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_284 = tensor.insert_slice %collapsed_278 into %inserted_slice[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %589 = tensor.empty() : tensor<48x16xf32>
    %inserted_slice_285 = tensor.insert_slice %585 into %589[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_286 = tensor.insert_slice %580 into %inserted_slice_285[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %590 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %591 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%590 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.mulf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %592 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%590 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %593 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%590, %360 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %594 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%593 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %595 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%360, %594 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %596 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591, %592 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %597 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%596, %595 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %598 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %599 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%598, %597 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %600 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587, %360 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %601 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%600 : tensor<5x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %602 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%587 : tensor<5x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %collapsed_287 = tensor.collapse_shape %599 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %603 = linalg.matmul ins(%collapsed_287, %arg47 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_288 = linalg.transpose ins(%collapsed_287 : tensor<20x16xf32>) outs(%523 : tensor<16x20xf32>) permutation = [1, 0] 
    %604 = linalg.matmul ins(%transposed_288, %collapsed_184 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%554 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %605 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_287 : tensor<20x16xf32>) outs(%527 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x16xf32>
    %collapsed_289 = tensor.collapse_shape %605 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_290 = tensor.expand_shape %603 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_291 = linalg.transpose ins(%expanded_290 : tensor<5x4x4x4xf32>) outs(%194 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_292 = tensor.collapse_shape %transposed_291 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_293 = linalg.transpose ins(%collapsed_181 : tensor<16x5x5xf32>) outs(%198 : tensor<16x5x5xf32>) permutation = [0, 2, 1] 
    %606 = linalg.batch_matmul ins(%transposed_293, %collapsed_292 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%221 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %transposed_294 = linalg.transpose ins(%expanded_172 : tensor<5x16x4xf32>) outs(%565 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %607 = linalg.batch_matmul ins(%collapsed_292, %transposed_294 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%199 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_295 = tensor.expand_shape %607 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %608 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_295, %341 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%206 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x5xf32>
    %609 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%608 : tensor<4x4x5x5xf32>) outs(%210 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x1xf32>
    %610 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341, %609 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%206 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x5xf32>
    %611 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%608, %610 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%206 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_296 = tensor.collapse_shape %611 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %transposed_297 = linalg.transpose ins(%collapsed_177 : tensor<16x5x4xf32>) outs(%565 : tensor<16x4x5xf32>) permutation = [0, 2, 1] 
    %612 = linalg.fill ins(%cst : f32) outs(%565 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %613 = linalg.batch_matmul ins(%transposed_297, %collapsed_296 : tensor<16x4x5xf32>, tensor<16x5x5xf32>) outs(%612 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %transposed_298 = linalg.transpose ins(%collapsed_178 : tensor<16x4x5xf32>) outs(%193 : tensor<16x5x4xf32>) permutation = [0, 2, 1] 
    %614 = linalg.batch_matmul ins(%collapsed_296, %transposed_298 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%221 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_299 = tensor.expand_shape %613 [[0, 1], [2], [3]] output_shape [4, 4, 4, 5] : tensor<16x4x5xf32> into tensor<4x4x4x5xf32>
    %expanded_300 = tensor.expand_shape %614 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %615 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_299 : tensor<4x4x4x5xf32>) outs(%196 : tensor<4x4x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x4x5xf32>
    %transposed_301 = linalg.transpose ins(%615 : tensor<4x4x4x5xf32>) outs(%194 : tensor<4x4x5x4xf32>) permutation = [0, 1, 3, 2] 
    %616 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_300 : tensor<4x4x5x4xf32>) outs(%194 : tensor<4x4x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x5x4xf32>
    %collapsed_302 = tensor.collapse_shape %transposed_301 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_303 = tensor.collapse_shape %616 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_304 = linalg.transpose ins(%606 : tensor<16x5x4xf32>) outs(%572 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_305 = tensor.collapse_shape %transposed_304 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_306 = linalg.transpose ins(%collapsed_302 : tensor<16x5x4xf32>) outs(%572 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_307 = tensor.collapse_shape %transposed_306 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_308 = linalg.transpose ins(%collapsed_303 : tensor<16x5x4xf32>) outs(%572 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_309 = tensor.collapse_shape %transposed_308 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_310 = tensor.expand_shape %collapsed_305 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_311 = tensor.pad %expanded_310 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_312 = tensor.expand_shape %collapsed_307 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_313 = tensor.pad %expanded_312 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %617 = tensor.empty() : tensor<3x5x4x16xf32>
    %618 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_311, %padded_313 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%617 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_314 = tensor.expand_shape %collapsed_309 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_315 = tensor.pad %expanded_314 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %619 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%618, %padded_315 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%617 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_316 = tensor.expand_shape %619 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %620 = tensor.empty() : tensor<1x5x4x3x16xf32>
    %transposed_317 = linalg.transpose ins(%expanded_316 : tensor<3x5x4x1x16xf32>) outs(%620 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_318 = tensor.collapse_shape %transposed_317 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %621 = linalg.matmul ins(%collapsed_318, %arg45 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %622 = tensor.empty() : tensor<48x20xf32>
    %transposed_319 = linalg.transpose ins(%collapsed_318 : tensor<20x48xf32>) outs(%622 : tensor<48x20xf32>) permutation = [1, 0] 
    %623 = linalg.fill ins(%cst : f32) outs(%589 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %624 = linalg.matmul ins(%transposed_319, %collapsed_157 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%623 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %625 = tensor.empty() : tensor<1x48xf32>
    %626 = linalg.fill ins(%cst : f32) outs(%625 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %627 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_318 : tensor<20x48xf32>) outs(%626 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x48xf32>
    %collapsed_320 = tensor.collapse_shape %627 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_321 = tensor.expand_shape %621 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %628 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%599, %expanded_321 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %629 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%628, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %630 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%629 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.mulf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %631 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%629 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %632 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%629, %323 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %633 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%632 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %634 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %633 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %635 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%630, %631 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %636 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%635, %634 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %637 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %638 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%637, %636 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %639 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%628, %323 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %640 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%639 : tensor<5x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %641 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%628 : tensor<5x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %collapsed_322 = tensor.collapse_shape %638 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %642 = linalg.matmul ins(%collapsed_322, %arg37 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%300 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %transposed_323 = linalg.transpose ins(%collapsed_322 : tensor<20x16xf32>) outs(%523 : tensor<16x20xf32>) permutation = [1, 0] 
    %643 = linalg.matmul ins(%transposed_323, %collapsed_154 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%524 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %644 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_322 : tensor<20x16xf32>) outs(%527 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x16xf32>
    %collapsed_324 = tensor.collapse_shape %644 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_325 = tensor.expand_shape %642 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %645 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305 : tensor<5x4x8xf32>) outs(%529 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %857 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %857 : i1
    } -> tensor<5x4x8xi1>
    %646 = linalg.generic {indexing_maps = [#map1, #map17, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%645, %cst_2, %expanded_325 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%304 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_501: f32, %in_502: f32, %out: f32):
      %857 = arith.select %in, %in_501, %in_502 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_326 = tensor.collapse_shape %646 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %647 = linalg.matmul ins(%collapsed_326, %arg35 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_327 = linalg.transpose ins(%collapsed_326 : tensor<20x8xf32>) outs(%533 : tensor<8x20xf32>) permutation = [1, 0] 
    %648 = linalg.matmul ins(%transposed_327, %collapsed_151 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%534 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %649 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_326 : tensor<20x8xf32>) outs(%537 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x8xf32>
    %collapsed_328 = tensor.collapse_shape %649 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_329 = tensor.expand_shape %647 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %650 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%638, %expanded_329 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %651 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%650, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %652 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%651 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.mulf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %653 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%651 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %654 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%651, %296 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %655 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%654 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %656 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %655 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %657 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%652, %653 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %658 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%657, %656 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %659 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %660 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%659, %658 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %661 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%650, %296 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %662 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%661 : tensor<5x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %663 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%650 : tensor<5x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %collapsed_330 = tensor.collapse_shape %660 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %664 = linalg.matmul ins(%collapsed_330, %arg33 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_331 = linalg.transpose ins(%collapsed_330 : tensor<20x16xf32>) outs(%523 : tensor<16x20xf32>) permutation = [1, 0] 
    %665 = linalg.matmul ins(%transposed_331, %collapsed_148 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%554 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %666 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_330 : tensor<20x16xf32>) outs(%527 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x16xf32>
    %collapsed_332 = tensor.collapse_shape %666 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_333 = tensor.expand_shape %664 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_334 = linalg.transpose ins(%expanded_333 : tensor<5x4x4x4xf32>) outs(%194 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_335 = tensor.collapse_shape %transposed_334 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_336 = linalg.transpose ins(%collapsed_145 : tensor<16x5x6xf32>) outs(%557 : tensor<16x6x5xf32>) permutation = [0, 2, 1] 
    %667 = linalg.batch_matmul ins(%transposed_336, %collapsed_335 : tensor<16x6x5xf32>, tensor<16x5x4xf32>) outs(%50 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_337 = linalg.transpose ins(%expanded_136 : tensor<6x16x4xf32>) outs(%559 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %668 = linalg.batch_matmul ins(%collapsed_335, %transposed_337 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%264 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_338 = tensor.expand_shape %668 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %669 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_338, %277 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%267 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x6xf32>
    %670 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%669 : tensor<4x4x5x6xf32>) outs(%210 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x1xf32>
    %671 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%277, %670 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%267 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x6xf32>
    %672 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%669, %671 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%267 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_339 = tensor.collapse_shape %672 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %transposed_340 = linalg.transpose ins(%collapsed_141 : tensor<16x5x4xf32>) outs(%565 : tensor<16x4x5xf32>) permutation = [0, 2, 1] 
    %673 = linalg.batch_matmul ins(%transposed_340, %collapsed_339 : tensor<16x4x5xf32>, tensor<16x5x6xf32>) outs(%566 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_341 = linalg.transpose ins(%collapsed_142 : tensor<16x4x6xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %674 = linalg.batch_matmul ins(%collapsed_339, %transposed_341 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%221 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_342 = tensor.expand_shape %673 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %expanded_343 = tensor.expand_shape %674 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %675 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_342 : tensor<4x4x4x6xf32>) outs(%25 : tensor<4x4x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x4x6xf32>
    %transposed_344 = linalg.transpose ins(%675 : tensor<4x4x4x6xf32>) outs(%23 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %676 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_343 : tensor<4x4x5x4xf32>) outs(%194 : tensor<4x4x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x5x4xf32>
    %collapsed_345 = tensor.collapse_shape %transposed_344 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_346 = tensor.collapse_shape %676 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_347 = linalg.transpose ins(%667 : tensor<16x6x4xf32>) outs(%571 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_348 = tensor.collapse_shape %transposed_347 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_349 = linalg.transpose ins(%collapsed_345 : tensor<16x6x4xf32>) outs(%571 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_350 = tensor.collapse_shape %transposed_349 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_351 = linalg.transpose ins(%collapsed_346 : tensor<16x5x4xf32>) outs(%572 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_352 = tensor.collapse_shape %transposed_351 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_353 = tensor.expand_shape %collapsed_352 [[0], [1, 2]] output_shape [5, 4, 16] : tensor<5x64xf32> into tensor<5x4x16xf32>
    %expanded_354 = tensor.expand_shape %collapsed_348 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_355 = tensor.pad %expanded_354 low[1, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %expanded_356 = tensor.expand_shape %collapsed_350 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_357 = tensor.pad %expanded_356 low[0, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %677 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_355, %padded_357 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%573 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_358 = tensor.expand_shape %677 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %transposed_359 = linalg.transpose ins(%expanded_358 : tensor<2x6x4x1x16xf32>) outs(%575 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_360 = tensor.collapse_shape %transposed_359 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %678 = linalg.matmul ins(%collapsed_360, %extracted_slice_116 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%55 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_361 = linalg.transpose ins(%collapsed_360 : tensor<24x32xf32>) outs(%577 : tensor<32x24xf32>) permutation = [1, 0] 
    %679 = linalg.matmul ins(%transposed_361, %collapsed_122 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%579 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %680 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_360 : tensor<24x32xf32>) outs(%582 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x32xf32>
    %collapsed_362 = tensor.collapse_shape %680 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_363 = tensor.expand_shape %678 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %681 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_279, %expanded_363 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_364 = tensor.collapse_shape %expanded_353 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %682 = linalg.matmul ins(%collapsed_364, %extracted_slice_115 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_365 = linalg.transpose ins(%collapsed_364 : tensor<20x16xf32>) outs(%523 : tensor<16x20xf32>) permutation = [1, 0] 
    %683 = linalg.matmul ins(%transposed_365, %collapsed_119 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%554 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %684 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_364 : tensor<20x16xf32>) outs(%527 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x16xf32>
    %collapsed_366 = tensor.collapse_shape %684 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_367 = tensor.expand_shape %682 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %685 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%660, %expanded_367 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %inserted_slice_368 = tensor.insert_slice %collapsed_366 into %588[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_369 = tensor.insert_slice %collapsed_362 into %inserted_slice_368[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %inserted_slice_370 = tensor.insert_slice %683 into %589[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_371 = tensor.insert_slice %679 into %inserted_slice_370[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %686 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%685, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %687 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%686 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.mulf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %688 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%686 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %689 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%686, %248 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %690 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%689 : tensor<5x4x16xf32>) outs(%242 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %691 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %690 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %692 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%687, %688 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %693 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%692, %691 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %694 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<5x4x1xf32>) outs(%240 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x1xf32>
    %695 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%694, %693 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %696 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%685, %248 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %697 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%696 : tensor<5x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %698 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%685 : tensor<5x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %collapsed_372 = tensor.collapse_shape %695 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %699 = linalg.matmul ins(%collapsed_372, %arg29 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_373 = linalg.transpose ins(%collapsed_372 : tensor<20x16xf32>) outs(%523 : tensor<16x20xf32>) permutation = [1, 0] 
    %700 = linalg.matmul ins(%transposed_373, %collapsed_112 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%554 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %701 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_372 : tensor<20x16xf32>) outs(%527 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x16xf32>
    %collapsed_374 = tensor.collapse_shape %701 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_375 = tensor.expand_shape %699 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_376 = linalg.transpose ins(%expanded_375 : tensor<5x4x4x4xf32>) outs(%194 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_377 = tensor.collapse_shape %transposed_376 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_378 = linalg.transpose ins(%collapsed_109 : tensor<16x5x5xf32>) outs(%198 : tensor<16x5x5xf32>) permutation = [0, 2, 1] 
    %702 = linalg.batch_matmul ins(%transposed_378, %collapsed_377 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%221 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %transposed_379 = linalg.transpose ins(%expanded_100 : tensor<5x16x4xf32>) outs(%565 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %703 = linalg.batch_matmul ins(%collapsed_377, %transposed_379 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%199 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_380 = tensor.expand_shape %703 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %704 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_380, %220 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%206 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x5xf32>
    %705 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%704 : tensor<4x4x5x5xf32>) outs(%210 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x1xf32>
    %706 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220, %705 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%206 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x5xf32>
    %707 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%704, %706 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%206 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_381 = tensor.collapse_shape %707 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %transposed_382 = linalg.transpose ins(%collapsed_105 : tensor<16x5x4xf32>) outs(%565 : tensor<16x4x5xf32>) permutation = [0, 2, 1] 
    %708 = linalg.batch_matmul ins(%transposed_382, %collapsed_381 : tensor<16x4x5xf32>, tensor<16x5x5xf32>) outs(%612 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %transposed_383 = linalg.transpose ins(%collapsed_106 : tensor<16x4x5xf32>) outs(%193 : tensor<16x5x4xf32>) permutation = [0, 2, 1] 
    %709 = linalg.batch_matmul ins(%collapsed_381, %transposed_383 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%221 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_384 = tensor.expand_shape %708 [[0, 1], [2], [3]] output_shape [4, 4, 4, 5] : tensor<16x4x5xf32> into tensor<4x4x4x5xf32>
    %expanded_385 = tensor.expand_shape %709 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %710 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_384 : tensor<4x4x4x5xf32>) outs(%196 : tensor<4x4x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x4x5xf32>
    %transposed_386 = linalg.transpose ins(%710 : tensor<4x4x4x5xf32>) outs(%194 : tensor<4x4x5x4xf32>) permutation = [0, 1, 3, 2] 
    %711 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_385 : tensor<4x4x5x4xf32>) outs(%194 : tensor<4x4x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x5x4xf32>
    %collapsed_387 = tensor.collapse_shape %transposed_386 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_388 = tensor.collapse_shape %711 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_389 = linalg.transpose ins(%702 : tensor<16x5x4xf32>) outs(%572 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_390 = tensor.collapse_shape %transposed_389 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_391 = linalg.transpose ins(%collapsed_387 : tensor<16x5x4xf32>) outs(%572 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_392 = tensor.collapse_shape %transposed_391 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_393 = linalg.transpose ins(%collapsed_388 : tensor<16x5x4xf32>) outs(%572 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_394 = tensor.collapse_shape %transposed_393 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_395 = tensor.expand_shape %collapsed_390 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_396 = tensor.pad %expanded_395 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_397 = tensor.expand_shape %collapsed_392 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_398 = tensor.pad %expanded_397 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %712 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_396, %padded_398 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%617 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_399 = tensor.expand_shape %collapsed_394 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_400 = tensor.pad %expanded_399 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %713 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%712, %padded_400 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%617 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_401 = tensor.expand_shape %713 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %transposed_402 = linalg.transpose ins(%expanded_401 : tensor<3x5x4x1x16xf32>) outs(%620 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_403 = tensor.collapse_shape %transposed_402 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %714 = linalg.matmul ins(%collapsed_403, %arg27 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%225 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_404 = linalg.transpose ins(%collapsed_403 : tensor<20x48xf32>) outs(%622 : tensor<48x20xf32>) permutation = [1, 0] 
    %715 = linalg.matmul ins(%transposed_404, %collapsed_85 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%623 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %716 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_403 : tensor<20x48xf32>) outs(%626 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x48xf32>
    %collapsed_405 = tensor.collapse_shape %716 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_406 = tensor.expand_shape %714 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %717 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%695, %expanded_406 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %718 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%681, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %719 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%718 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.mulf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %720 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%718 : tensor<6x4x16xf32>) outs(%72 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %721 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%718, %184 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %722 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%721 : tensor<6x4x16xf32>) outs(%72 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %723 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %722 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %724 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%719, %720 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %725 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%724, %723 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %726 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %727 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%726, %725 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %728 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%681, %184 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %729 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%728 : tensor<6x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %730 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%681 : tensor<6x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %731 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%727, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %732 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%731 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.mulf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %733 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%731 : tensor<6x4x16xf32>) outs(%72 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %734 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%731, %168 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %735 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%734 : tensor<6x4x16xf32>) outs(%72 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %736 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %735 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %737 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%732, %733 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %738 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%737, %736 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %739 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %740 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%739, %738 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %741 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%727, %168 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %742 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%741 : tensor<6x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %743 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%727 : tensor<6x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %collapsed_407 = tensor.collapse_shape %740 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %744 = linalg.matmul ins(%collapsed_407, %arg19 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%83 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %745 = tensor.empty() : tensor<16x24xf32>
    %transposed_408 = linalg.transpose ins(%collapsed_407 : tensor<24x16xf32>) outs(%745 : tensor<16x24xf32>) permutation = [1, 0] 
    %746 = linalg.matmul ins(%transposed_408, %collapsed_82 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%524 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %747 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_407 : tensor<24x16xf32>) outs(%527 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x16xf32>
    %collapsed_409 = tensor.collapse_shape %747 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_410 = tensor.expand_shape %744 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %748 = tensor.empty() : tensor<6x4x8xi1>
    %749 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<6x4x8xf32>) outs(%748 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %857 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %857 : i1
    } -> tensor<6x4x8xi1>
    %750 = linalg.generic {indexing_maps = [#map1, #map17, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%749, %cst_2, %expanded_410 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%87 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_501: f32, %in_502: f32, %out: f32):
      %857 = arith.select %in, %in_501, %in_502 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_411 = tensor.collapse_shape %750 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %751 = linalg.matmul ins(%collapsed_411, %arg17 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%55 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %752 = tensor.empty() : tensor<8x24xf32>
    %transposed_412 = linalg.transpose ins(%collapsed_411 : tensor<24x8xf32>) outs(%752 : tensor<8x24xf32>) permutation = [1, 0] 
    %753 = linalg.matmul ins(%transposed_412, %collapsed_79 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%534 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %754 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_411 : tensor<24x8xf32>) outs(%537 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x8xf32>
    %collapsed_413 = tensor.collapse_shape %754 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_414 = tensor.expand_shape %751 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %755 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%740, %expanded_414 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %756 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%755, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %757 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%756 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.mulf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %758 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%756 : tensor<6x4x16xf32>) outs(%72 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %759 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%756, %144 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %760 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%759 : tensor<6x4x16xf32>) outs(%72 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %761 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %760 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %762 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%757, %758 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %763 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%762, %761 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %764 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %765 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%764, %763 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %766 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%755, %144 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %767 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%766 : tensor<6x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %768 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%755 : tensor<6x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %collapsed_415 = tensor.collapse_shape %765 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %769 = linalg.matmul ins(%collapsed_415, %arg15 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%55 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_416 = linalg.transpose ins(%collapsed_415 : tensor<24x16xf32>) outs(%745 : tensor<16x24xf32>) permutation = [1, 0] 
    %770 = linalg.matmul ins(%transposed_416, %collapsed_76 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%554 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %771 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_415 : tensor<24x16xf32>) outs(%527 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x16xf32>
    %collapsed_417 = tensor.collapse_shape %771 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_418 = tensor.expand_shape %769 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %transposed_419 = linalg.transpose ins(%expanded_418 : tensor<6x4x4x4xf32>) outs(%23 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_420 = tensor.collapse_shape %transposed_419 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_421 = linalg.transpose ins(%collapsed_73 : tensor<16x6x6xf32>) outs(%27 : tensor<16x6x6xf32>) permutation = [0, 2, 1] 
    %772 = linalg.batch_matmul ins(%transposed_421, %collapsed_420 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%50 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_422 = linalg.transpose ins(%expanded_64 : tensor<6x16x4xf32>) outs(%559 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %773 = linalg.batch_matmul ins(%collapsed_420, %transposed_422 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%28 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_423 = tensor.expand_shape %773 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %774 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_423, %125 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%35 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x6xf32>
    %775 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%774 : tensor<4x4x6x6xf32>) outs(%39 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x1xf32>
    %776 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %775 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%35 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x6xf32>
    %777 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%774, %776 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%35 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_424 = tensor.collapse_shape %777 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %transposed_425 = linalg.transpose ins(%collapsed_69 : tensor<16x6x4xf32>) outs(%559 : tensor<16x4x6xf32>) permutation = [0, 2, 1] 
    %778 = linalg.batch_matmul ins(%transposed_425, %collapsed_424 : tensor<16x4x6xf32>, tensor<16x6x6xf32>) outs(%566 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_426 = linalg.transpose ins(%collapsed_70 : tensor<16x4x6xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %779 = linalg.batch_matmul ins(%collapsed_424, %transposed_426 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%50 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_427 = tensor.expand_shape %778 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %expanded_428 = tensor.expand_shape %779 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %780 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_427 : tensor<4x4x4x6xf32>) outs(%25 : tensor<4x4x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x4x6xf32>
    %transposed_429 = linalg.transpose ins(%780 : tensor<4x4x4x6xf32>) outs(%23 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %781 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_428 : tensor<4x4x6x4xf32>) outs(%23 : tensor<4x4x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x6x4xf32>
    %collapsed_430 = tensor.collapse_shape %transposed_429 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_431 = tensor.collapse_shape %781 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_432 = linalg.transpose ins(%772 : tensor<16x6x4xf32>) outs(%571 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_433 = tensor.collapse_shape %transposed_432 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_434 = linalg.transpose ins(%collapsed_430 : tensor<16x6x4xf32>) outs(%571 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_435 = tensor.collapse_shape %transposed_434 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_436 = linalg.transpose ins(%collapsed_431 : tensor<16x6x4xf32>) outs(%571 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_437 = tensor.collapse_shape %transposed_436 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %expanded_438 = tensor.expand_shape %collapsed_433 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_439 = tensor.pad %expanded_438 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %expanded_440 = tensor.expand_shape %collapsed_435 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_441 = tensor.pad %expanded_440 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %782 = tensor.empty() : tensor<3x6x4x16xf32>
    %783 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_439, %padded_441 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%782 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_442 = tensor.expand_shape %collapsed_437 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_443 = tensor.pad %expanded_442 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %784 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%783, %padded_443 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%782 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_444 = tensor.expand_shape %784 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %785 = tensor.empty() : tensor<1x6x4x3x16xf32>
    %transposed_445 = linalg.transpose ins(%expanded_444 : tensor<3x6x4x1x16xf32>) outs(%785 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_446 = tensor.collapse_shape %transposed_445 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %786 = linalg.matmul ins(%collapsed_446, %arg13 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%55 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %787 = tensor.empty() : tensor<48x24xf32>
    %transposed_447 = linalg.transpose ins(%collapsed_446 : tensor<24x48xf32>) outs(%787 : tensor<48x24xf32>) permutation = [1, 0] 
    %788 = linalg.matmul ins(%transposed_447, %collapsed_49 : tensor<48x24xf32>, tensor<24x16xf32>) outs(%623 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %789 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_446 : tensor<24x48xf32>) outs(%626 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x48xf32>
    %collapsed_448 = tensor.collapse_shape %789 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_449 = tensor.expand_shape %786 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %790 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%765, %expanded_449 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %791 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%790, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %792 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%791 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.mulf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %793 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%791 : tensor<6x4x16xf32>) outs(%72 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %794 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%791, %107 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %795 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%794 : tensor<6x4x16xf32>) outs(%72 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %796 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %795 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %797 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%792, %793 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %798 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%797, %796 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %799 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %800 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%799, %798 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %801 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%790, %107 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %802 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%801 : tensor<6x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %803 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%790 : tensor<6x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %collapsed_450 = tensor.collapse_shape %800 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %804 = linalg.matmul ins(%collapsed_450, %arg7 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%83 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %transposed_451 = linalg.transpose ins(%collapsed_450 : tensor<24x16xf32>) outs(%745 : tensor<16x24xf32>) permutation = [1, 0] 
    %805 = linalg.matmul ins(%transposed_451, %collapsed_46 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%524 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %806 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_450 : tensor<24x16xf32>) outs(%527 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x16xf32>
    %collapsed_452 = tensor.collapse_shape %806 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_453 = tensor.expand_shape %804 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %807 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<6x4x8xf32>) outs(%748 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %857 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %857 : i1
    } -> tensor<6x4x8xi1>
    %808 = linalg.generic {indexing_maps = [#map1, #map17, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%807, %cst_2, %expanded_453 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%87 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_501: f32, %in_502: f32, %out: f32):
      %857 = arith.select %in, %in_501, %in_502 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_454 = tensor.collapse_shape %808 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %809 = linalg.matmul ins(%collapsed_454, %arg5 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%55 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_455 = linalg.transpose ins(%collapsed_454 : tensor<24x8xf32>) outs(%752 : tensor<8x24xf32>) permutation = [1, 0] 
    %810 = linalg.matmul ins(%transposed_455, %collapsed_43 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%534 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %811 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_454 : tensor<24x8xf32>) outs(%537 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x8xf32>
    %collapsed_456 = tensor.collapse_shape %811 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_457 = tensor.expand_shape %809 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %812 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%800, %expanded_457 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %813 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%812, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %814 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%813 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.mulf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %815 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%813 : tensor<6x4x16xf32>) outs(%72 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %816 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%813, %78 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %817 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%816 : tensor<6x4x16xf32>) outs(%72 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %818 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %817 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %819 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%814, %815 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %820 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%819, %818 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %821 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<6x4x1xf32>) outs(%70 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.divf %in, %cst_11 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x1xf32>
    %822 = linalg.generic {indexing_maps = [#map10, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%821, %820 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %823 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%812, %78 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %824 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%823 : tensor<6x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %825 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%812 : tensor<6x4x16xf32>) outs(%506 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<16xf32>
    %collapsed_458 = tensor.collapse_shape %822 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %826 = linalg.matmul ins(%collapsed_458, %arg3 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%55 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_459 = linalg.transpose ins(%collapsed_458 : tensor<24x16xf32>) outs(%745 : tensor<16x24xf32>) permutation = [1, 0] 
    %827 = linalg.matmul ins(%transposed_459, %collapsed_40 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%554 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %828 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_458 : tensor<24x16xf32>) outs(%527 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x16xf32>
    %collapsed_460 = tensor.collapse_shape %828 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_461 = tensor.expand_shape %826 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %transposed_462 = linalg.transpose ins(%expanded_461 : tensor<6x4x4x4xf32>) outs(%23 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_463 = tensor.collapse_shape %transposed_462 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_464 = linalg.transpose ins(%collapsed_37 : tensor<16x6x6xf32>) outs(%27 : tensor<16x6x6xf32>) permutation = [0, 2, 1] 
    %829 = linalg.batch_matmul ins(%transposed_464, %collapsed_463 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%50 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_465 = linalg.transpose ins(%expanded_28 : tensor<6x16x4xf32>) outs(%559 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %830 = linalg.batch_matmul ins(%collapsed_463, %transposed_465 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%28 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_466 = tensor.expand_shape %830 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %831 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_466, %49 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%35 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x6xf32>
    %832 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%831 : tensor<4x4x6x6xf32>) outs(%39 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x1xf32>
    %833 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %832 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%35 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x6xf32>
    %834 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%831, %833 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%35 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_467 = tensor.collapse_shape %834 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %transposed_468 = linalg.transpose ins(%collapsed_33 : tensor<16x6x4xf32>) outs(%559 : tensor<16x4x6xf32>) permutation = [0, 2, 1] 
    %835 = linalg.batch_matmul ins(%transposed_468, %collapsed_467 : tensor<16x4x6xf32>, tensor<16x6x6xf32>) outs(%566 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_469 = linalg.transpose ins(%collapsed_34 : tensor<16x4x6xf32>) outs(%22 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %836 = linalg.batch_matmul ins(%collapsed_467, %transposed_469 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%50 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_470 = tensor.expand_shape %835 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %expanded_471 = tensor.expand_shape %836 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %837 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_470 : tensor<4x4x4x6xf32>) outs(%25 : tensor<4x4x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x4x6xf32>
    %transposed_472 = linalg.transpose ins(%837 : tensor<4x4x4x6xf32>) outs(%23 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %838 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_471 : tensor<4x4x6x4xf32>) outs(%23 : tensor<4x4x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.truncf %cst_7 : f64 to f32
      %858 = arith.mulf %in, %857 : f32
      linalg.yield %858 : f32
    } -> tensor<4x4x6x4xf32>
    %collapsed_473 = tensor.collapse_shape %transposed_472 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_474 = tensor.collapse_shape %838 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_475 = linalg.transpose ins(%829 : tensor<16x6x4xf32>) outs(%571 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_476 = tensor.collapse_shape %transposed_475 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_477 = linalg.transpose ins(%collapsed_473 : tensor<16x6x4xf32>) outs(%571 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_478 = tensor.collapse_shape %transposed_477 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_479 = linalg.transpose ins(%collapsed_474 : tensor<16x6x4xf32>) outs(%571 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_480 = tensor.collapse_shape %transposed_479 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %expanded_481 = tensor.expand_shape %collapsed_476 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_482 = tensor.pad %expanded_481 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %expanded_483 = tensor.expand_shape %collapsed_478 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_484 = tensor.pad %expanded_483 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %839 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_482, %padded_484 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%782 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_485 = tensor.expand_shape %collapsed_480 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_486 = tensor.pad %expanded_485 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %840 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%839, %padded_486 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%782 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_487 = tensor.expand_shape %840 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %transposed_488 = linalg.transpose ins(%expanded_487 : tensor<3x6x4x1x16xf32>) outs(%785 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_489 = tensor.collapse_shape %transposed_488 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %841 = linalg.matmul ins(%collapsed_489, %arg1 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%55 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_490 = linalg.transpose ins(%collapsed_489 : tensor<24x48xf32>) outs(%787 : tensor<48x24xf32>) permutation = [1, 0] 
    %842 = linalg.matmul ins(%transposed_490, %collapsed : tensor<48x24xf32>, tensor<24x16xf32>) outs(%623 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %843 = linalg.generic {indexing_maps = [#map6, #map15], iterator_types = ["reduction", "parallel"]} ins(%collapsed_489 : tensor<24x48xf32>) outs(%626 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<1x48xf32>
    %collapsed_491 = tensor.collapse_shape %843 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_492 = tensor.expand_shape %841 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %844 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%822, %expanded_492 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<6x4x16xf32>
    %expanded_493 = tensor.expand_shape %arg70 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %845 = linalg.fill ins(%cst : f32) outs(%8 : tensor<4xf32>) -> tensor<4xf32>
    %846 = linalg.generic {indexing_maps = [#map1, #map18], iterator_types = ["reduction", "parallel", "reduction"]} ins(%717 : tensor<5x4x16xf32>) outs(%845 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<4xf32>
    %847 = linalg.generic {indexing_maps = [#map1, #map19, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded_493 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.subf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %848 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%717, %847 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %849 = linalg.generic {indexing_maps = [#map1, #map18], iterator_types = ["reduction", "parallel", "reduction"]} ins(%848 : tensor<5x4x16xf32>) outs(%845 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %857 = arith.addf %in, %out : f32
      linalg.yield %857 : f32
    } -> tensor<4xf32>
    %850 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%10, %arg66 : tensor<4xf32>, tensor<4xf32>) outs(%8 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4xf32>
    %expanded_494 = tensor.expand_shape %850 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %851 = linalg.generic {indexing_maps = [#map1, #map19, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%717, %expanded_494 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<5x4x16xf32>
    %852 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%849, %10 : tensor<4xf32>, tensor<4xf32>) outs(%8 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.mulf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<4xf32>
    %collapsed_495 = tensor.collapse_shape %851 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %expanded_496 = tensor.expand_shape %collapsed_495 [[0], [1, 2]] output_shape [20, 1, 16] : tensor<20x16xf32> into tensor<20x1x16xf32>
    %853 = scf.for %arg75 = %c0 to %c20 step %c1 iter_args(%arg76 = %490) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_235[%arg75, %c0] : tensor<20x1xi64>
      %857 = arith.index_cast %extracted : i64 to index
      %extracted_slice_501 = tensor.extract_slice %expanded_496[%arg75, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<20x1x16xf32> to tensor<16xf32>
      %extracted_slice_502 = tensor.extract_slice %arg76[%857, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %858 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_501 : tensor<16xf32>) outs(%extracted_slice_502 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %859 = arith.addf %out, %in : f32
        linalg.yield %859 : f32
      } -> tensor<16xf32>
      %inserted_slice_503 = tensor.insert_slice %858 into %arg76[%857, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_503 : tensor<23x16xf32>
    }
    %854 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%491, %853 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%489 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<23x16xf32>
    %collapsed_497 = tensor.collapse_shape %arg73 [[0, 1]] : tensor<6x4xi64> into tensor<24xi64>
    %collapsed_498 = tensor.collapse_shape %844 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %expanded_499 = tensor.expand_shape %collapsed_497 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %expanded_500 = tensor.expand_shape %collapsed_498 [[0], [1, 2]] output_shape [24, 1, 16] : tensor<24x16xf32> into tensor<24x1x16xf32>
    %855 = scf.for %arg75 = %c0 to %c24 step %c1 iter_args(%arg76 = %490) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_499[%arg75, %c0] : tensor<24x1xi64>
      %857 = arith.index_cast %extracted : i64 to index
      %extracted_slice_501 = tensor.extract_slice %expanded_500[%arg75, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<24x1x16xf32> to tensor<16xf32>
      %extracted_slice_502 = tensor.extract_slice %arg76[%857, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %858 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_501 : tensor<16xf32>) outs(%extracted_slice_502 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %859 = arith.addf %out, %in : f32
        linalg.yield %859 : f32
      } -> tensor<16xf32>
      %inserted_slice_503 = tensor.insert_slice %858 into %arg76[%857, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_503 : tensor<23x16xf32>
    }
    %856 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%854, %855 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%489 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_501: f32, %out: f32):
      %857 = arith.addf %in, %in_501 : f32
      linalg.yield %857 : f32
    } -> tensor<23x16xf32>
    return %472, %856, %842, %collapsed_491, %827, %collapsed_460, %810, %collapsed_456, %805, %collapsed_452, %824, %825, %802, %803, %788, %collapsed_448, %770, %collapsed_417, %753, %collapsed_413, %746, %collapsed_409, %767, %768, %742, %743, %729, %730, %715, %collapsed_405, %700, %collapsed_374, %inserted_slice_371, %inserted_slice_369, %665, %collapsed_332, %648, %collapsed_328, %643, %collapsed_324, %697, %698, %662, %663, %640, %641, %624, %collapsed_320, %604, %collapsed_289, %inserted_slice_286, %inserted_slice_284, %555, %collapsed_249, %535, %collapsed_245, %525, %collapsed_241, %601, %602, %551, %552, %520, %521, %507, %508, %collapsed_237, %852, %846 : tensor<f32>, tensor<23x16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<23xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
