#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1, d2) -> ()>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0, d1) -> (d0)>
#map10 = affine_map<(d0, d1) -> (d0, 0)>
#map11 = affine_map<(d0) -> ()>
#map12 = affine_map<(d0, d1) -> (0, d1)>
#map13 = affine_map<(d0, d1) -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @transformer_no_bn {
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
    fsdp.module @bn class "torch.nn.modules.linear.Identity" {
    }
  }
  func.func @step(%arg0: tensor<23x16xf32> {fsdp.role = #fsdp.state<@model::@embed_tokens::@weight>}, %arg1: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@in_proj_weight>}, %arg2: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@in_proj_bias>}, %arg3: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, %arg4: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, %arg5: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@linear1::@weight>}, %arg6: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@linear1::@bias>}, %arg7: tensor<16x8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@linear2::@weight>}, %arg8: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@linear2::@bias>}, %arg9: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@norm1::@weight>}, %arg10: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@norm1::@bias>}, %arg11: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@norm2::@weight>}, %arg12: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@norm2::@bias>}, %arg13: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@in_proj_weight>}, %arg14: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@in_proj_bias>}, %arg15: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, %arg16: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, %arg17: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@linear1::@weight>}, %arg18: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@linear1::@bias>}, %arg19: tensor<16x8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@linear2::@weight>}, %arg20: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@linear2::@bias>}, %arg21: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@norm1::@weight>}, %arg22: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@norm1::@bias>}, %arg23: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@norm2::@weight>}, %arg24: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"1"::@norm2::@bias>}, %arg25: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@norm::@weight>}, %arg26: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@encoder::@norm::@bias>}, %arg27: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@in_proj_weight>}, %arg28: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@in_proj_bias>}, %arg29: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, %arg30: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, %arg31: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@in_proj_weight>}, %arg32: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@in_proj_bias>}, %arg33: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@out_proj::@weight>}, %arg34: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@out_proj::@bias>}, %arg35: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@linear1::@weight>}, %arg36: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@linear1::@bias>}, %arg37: tensor<16x8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@linear2::@weight>}, %arg38: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@linear2::@bias>}, %arg39: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm1::@weight>}, %arg40: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm1::@bias>}, %arg41: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm2::@weight>}, %arg42: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm2::@bias>}, %arg43: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm3::@weight>}, %arg44: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"0"::@norm3::@bias>}, %arg45: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@in_proj_weight>}, %arg46: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@in_proj_bias>}, %arg47: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, %arg48: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, %arg49: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@in_proj_weight>}, %arg50: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@in_proj_bias>}, %arg51: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@out_proj::@weight>}, %arg52: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@out_proj::@bias>}, %arg53: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@linear1::@weight>}, %arg54: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@linear1::@bias>}, %arg55: tensor<16x8xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@linear2::@weight>}, %arg56: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@linear2::@bias>}, %arg57: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm1::@weight>}, %arg58: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm1::@bias>}, %arg59: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm2::@weight>}, %arg60: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm2::@bias>}, %arg61: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm3::@weight>}, %arg62: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@layers::@"1"::@norm3::@bias>}, %arg63: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@norm::@weight>}, %arg64: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@transformer::@decoder::@norm::@bias>}, %arg65: tensor<23xf32> {fsdp.role = #fsdp.state<@model::@output_proj::@bias>}, %arg66: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@vocab_bias>}, %arg67: tensor<16xi64> {fsdp.role = #fsdp.state<@model::@long_buffer>}, %arg68: tensor<6x4xi64> {fsdp.role = #fsdp.input<"source", indices = [0, 23]>}, %arg69: tensor<5x4xi64> {fsdp.role = #fsdp.input<"target", indices = [0, 23]>}, %arg70: tensor<i64> {fsdp.role = #fsdp.input<"rng_seed">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<23x16xf32> {fsdp.role = #fsdp.grad<@model::@embed_tokens::@weight>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@linear1::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@linear1::@bias>}, tensor<16x8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@linear2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@linear2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@norm1::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"0"::@norm2::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@linear1::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@linear1::@bias>}, tensor<16x8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@linear2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@linear2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@norm1::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@layers::@"1"::@norm2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@encoder::@norm::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@multihead_attn::@out_proj::@bias>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@linear1::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@linear1::@bias>}, tensor<16x8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@linear2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@linear2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm1::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm3::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"0"::@norm3::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@in_proj_weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@in_proj_bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@out_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@multihead_attn::@out_proj::@bias>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@linear1::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@linear1::@bias>}, tensor<16x8xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@linear2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@linear2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm1::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm3::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@layers::@"1"::@norm3::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@decoder::@norm::@bias>}, tensor<23xf32> {fsdp.role = #fsdp.grad<@model::@output_proj::@bias>}) {
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
    %c0_i64 = arith.constant 0 : i64
    %c16_i64 = arith.constant 16 : i64
    %c6_i64 = arith.constant 6 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant 1.1111111111111112 : f64
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = arith.constant 1.600000e+01 : f64
    %cst_7 = arith.constant 1.600000e+01 : f32
    %cst_8 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<6x4x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg68 : tensor<6x4xi64>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %979 = arith.index_cast %in : i64 to index
      %980 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%979, %980] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x4x16xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg66 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %3 = tensor.empty() : tensor<16xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg67 : tensor<16xi64>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %979 = arith.sitofp %in : i64 to f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %4 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %6 = tensor.empty() : tensor<5x4x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg69 : tensor<5x4xi64>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %979 = arith.index_cast %in : i64 to index
      %980 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%979, %980] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x4x16xf32>
    %collapsed = tensor.collapse_shape %5 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %8 = tensor.empty() : tensor<16x48xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x16xf32>) outs(%8 : tensor<16x48xf32>) permutation = [1, 0] 
    %9 = tensor.empty() : tensor<24x48xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %11 = linalg.matmul ins(%collapsed, %transposed : tensor<24x16xf32>, tensor<16x48xf32>) outs(%10 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<48xf32>) outs(%9 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %13 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%11, %12 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%9 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<24x48xf32>
    %expanded = tensor.expand_shape %13 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 3, 16] : tensor<24x48xf32> into tensor<1x6x4x3x16xf32>
    %14 = tensor.empty() : tensor<3x6x4x1x16xf32>
    %transposed_9 = linalg.transpose ins(%expanded : tensor<1x6x4x3x16xf32>) outs(%14 : tensor<3x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_10 = tensor.collapse_shape %transposed_9 [[0], [1], [2], [3, 4]] : tensor<3x6x4x1x16xf32> into tensor<3x6x4x16xf32>
    %extracted_slice = tensor.extract_slice %collapsed_10[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_11 = tensor.extract_slice %collapsed_10[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_12 = tensor.extract_slice %collapsed_10[2, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_13 = tensor.collapse_shape %extracted_slice [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_14 = tensor.expand_shape %collapsed_13 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %15 = tensor.empty() : tensor<16x6x4xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_16 = tensor.collapse_shape %extracted_slice_11 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_17 = tensor.expand_shape %collapsed_16 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_19 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_20 = tensor.expand_shape %collapsed_19 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_22 = tensor.expand_shape %transposed_15 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_23 = tensor.expand_shape %transposed_18 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_24 = tensor.expand_shape %transposed_21 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %16 = tensor.empty() : tensor<96xi64>
    %17 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%16 : tensor<96xi64>) {
    ^bb0(%out: i64):
      %979 = linalg.index 0 : index
      %980 = arith.index_cast %979 : index to i64
      linalg.yield %980 : i64
    } -> tensor<96xi64>
    %expanded_25 = tensor.expand_shape %17 [[0, 1, 2]] output_shape [4, 4, 6] : tensor<96xi64> into tensor<4x4x6xi64>
    %18 = tensor.empty() : tensor<4x4x6xi64>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<4x4x6xi64>) outs(%18 : tensor<4x4x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c6_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<4x4x6xi64>
    %20 = tensor.empty() : tensor<i64>
    %21 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %22 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%21 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %23 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%22 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %24:2 = "fsdp.attention"(%expanded_22, %expanded_23, %expanded_24, %19, %23) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6xi64>, tensor<i64>) -> (tensor<4x4x6x4xf32>, tensor<4x4x6xf32>)
    %25 = tensor.empty() : tensor<6x4x4x4xf32>
    %transposed_26 = linalg.transpose ins(%24#0 : tensor<4x4x6x4xf32>) outs(%25 : tensor<6x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0, 1], [2, 3]] : tensor<6x4x4x4xf32> into tensor<24x16xf32>
    %26 = tensor.empty() : tensor<16x16xf32>
    %transposed_28 = linalg.transpose ins(%arg3 : tensor<16x16xf32>) outs(%26 : tensor<16x16xf32>) permutation = [1, 0] 
    %27 = tensor.empty() : tensor<24x16xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %29 = linalg.matmul ins(%collapsed_27, %transposed_28 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%28 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<16xf32>) outs(%27 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%29, %30 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%27 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<24x16xf32>
    %expanded_29 = tensor.expand_shape %31 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %32 = tensor.empty() : tensor<384xi64>
    %33 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%32 : tensor<384xi64>) {
    ^bb0(%out: i64):
      %979 = linalg.index 0 : index
      %980 = arith.index_cast %979 : index to i64
      linalg.yield %980 : i64
    } -> tensor<384xi64>
    %expanded_30 = tensor.expand_shape %33 [[0, 1, 2]] output_shape [6, 4, 16] : tensor<384xi64> into tensor<6x4x16xi64>
    %34 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %35 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%34 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %36 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%35 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %37 = tensor.empty() : tensor<6x4x16xi64>
    %38 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30, %36 : tensor<6x4x16xi64>, tensor<i64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %39 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %43 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %47 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %49 = tensor.empty() : tensor<6x4x16xi1>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<6x4x16xi64>) outs(%49 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %979 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %979 : i1
    } -> tensor<6x4x16xi1>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x16xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %51, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %52 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %54 = tensor.empty() : tensor<6x4x16xf64>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<6x4x16xf32>) outs(%54 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %979 = arith.extf %in : f32 to f64
      linalg.yield %979 : f64
    } -> tensor<6x4x16xf64>
    %56 = tensor.empty() : tensor<6x4x1xf64>
    %57 = linalg.fill ins(%cst_0 : f64) outs(%56 : tensor<6x4x1xf64>) -> tensor<6x4x1xf64>
    %58 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%55 : tensor<6x4x16xf64>) outs(%57 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<6x4x1xf64>) outs(%56 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %60 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %59 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%54 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.subf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x16xf64>
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %60 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%54 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.mulf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x16xf64>
    %62 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61 : tensor<6x4x16xf64>) outs(%57 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<6x4x1xf64>) outs(%56 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %64 = tensor.empty() : tensor<6x4x1xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<6x4x1xf64>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %979 = arith.truncf %in : f64 to f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %66 = linalg.fill ins(%cst : f32) outs(%64 : tensor<6x4x1xf32>) -> tensor<6x4x1xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%53 : tensor<6x4x16xf32>) outs(%66 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_3 : f64 to f32
      %980 = arith.addf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x1xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = math.rsqrt %in : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %68 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %70 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %arg10 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_31 = tensor.collapse_shape %74 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %75 = tensor.empty() : tensor<16x8xf32>
    %transposed_32 = linalg.transpose ins(%arg5 : tensor<8x16xf32>) outs(%75 : tensor<16x8xf32>) permutation = [1, 0] 
    %76 = tensor.empty() : tensor<24x8xf32>
    %77 = linalg.fill ins(%cst : f32) outs(%76 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %78 = linalg.matmul ins(%collapsed_31, %transposed_32 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%77 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %79 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<8xf32>) outs(%76 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %80 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%78, %79 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%76 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<24x8xf32>
    %expanded_33 = tensor.expand_shape %80 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %81 = tensor.empty() : tensor<6x4x8xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<6x4x8xf32>) outs(%81 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.cmpf ugt, %in, %cst : f32
      %980 = arith.select %979, %in, %cst : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x8xf32>
    %83 = tensor.empty() : tensor<192xi64>
    %84 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%83 : tensor<192xi64>) {
    ^bb0(%out: i64):
      %979 = linalg.index 0 : index
      %980 = arith.index_cast %979 : index to i64
      linalg.yield %980 : i64
    } -> tensor<192xi64>
    %expanded_34 = tensor.expand_shape %84 [[0, 1, 2]] output_shape [6, 4, 8] : tensor<192xi64> into tensor<6x4x8xi64>
    %85 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c7963307307_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %86 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%85 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %87 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%86 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %88 = tensor.empty() : tensor<6x4x8xi64>
    %89 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34, %87 : tensor<6x4x8xi64>, tensor<i64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %90 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %93 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %94 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %98 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %100 = tensor.empty() : tensor<6x4x8xi1>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<6x4x8xi64>) outs(%100 : tensor<6x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %979 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %979 : i1
    } -> tensor<6x4x8xi1>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<6x4x8xf32>) outs(%81 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x8xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %102, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%81 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_35 = tensor.collapse_shape %103 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %104 = tensor.empty() : tensor<8x16xf32>
    %transposed_36 = linalg.transpose ins(%arg7 : tensor<16x8xf32>) outs(%104 : tensor<8x16xf32>) permutation = [1, 0] 
    %105 = linalg.matmul ins(%collapsed_35, %transposed_36 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%28 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %106 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<16xf32>) outs(%27 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %107 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%105, %106 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%27 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<24x16xf32>
    %expanded_37 = tensor.expand_shape %107 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %108 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c10617743076_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %109 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%108 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %110 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%109 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %111 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30, %110 : tensor<6x4x16xi64>, tensor<i64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %112 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %116 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %120 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %121 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %120 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<6x4x16xi64>) outs(%49 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %979 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %979 : i1
    } -> tensor<6x4x16xi1>
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x16xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %123, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %124 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<6x4x16xf32>) outs(%54 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %979 = arith.extf %in : f32 to f64
      linalg.yield %979 : f64
    } -> tensor<6x4x16xf64>
    %127 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<6x4x16xf64>) outs(%57 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<6x4x1xf64>) outs(%56 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %129 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %128 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%54 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.subf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x16xf64>
    %130 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %129 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%54 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.mulf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x16xf64>
    %131 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%130 : tensor<6x4x16xf64>) outs(%57 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<6x4x1xf64>) outs(%56 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %133 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<6x4x1xf64>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %979 = arith.truncf %in : f64 to f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%125 : tensor<6x4x16xf32>) outs(%66 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_3 : f64 to f32
      %980 = arith.addf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x1xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = math.rsqrt %in : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %135 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %137 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %arg12 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_38 = tensor.collapse_shape %141 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_39 = linalg.transpose ins(%arg13 : tensor<48x16xf32>) outs(%8 : tensor<16x48xf32>) permutation = [1, 0] 
    %142 = linalg.matmul ins(%collapsed_38, %transposed_39 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%10 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %143 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<48xf32>) outs(%9 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %144 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%142, %143 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%9 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<24x48xf32>
    %expanded_40 = tensor.expand_shape %144 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 3, 16] : tensor<24x48xf32> into tensor<1x6x4x3x16xf32>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<1x6x4x3x16xf32>) outs(%14 : tensor<3x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_42 = tensor.collapse_shape %transposed_41 [[0], [1], [2], [3, 4]] : tensor<3x6x4x1x16xf32> into tensor<3x6x4x16xf32>
    %extracted_slice_43 = tensor.extract_slice %collapsed_42[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_44 = tensor.extract_slice %collapsed_42[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_45 = tensor.extract_slice %collapsed_42[2, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_46 = tensor.collapse_shape %extracted_slice_43 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_47 = tensor.expand_shape %collapsed_46 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_49 = tensor.collapse_shape %extracted_slice_44 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_50 = tensor.expand_shape %collapsed_49 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_51 = linalg.transpose ins(%expanded_50 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_52 = tensor.collapse_shape %extracted_slice_45 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_53 = tensor.expand_shape %collapsed_52 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_55 = tensor.expand_shape %transposed_48 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_56 = tensor.expand_shape %transposed_51 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_57 = tensor.expand_shape %transposed_54 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %145 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c13272178845_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %146 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%145 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %147 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%146 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %148:2 = "fsdp.attention"(%expanded_55, %expanded_56, %expanded_57, %19, %147) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6xi64>, tensor<i64>) -> (tensor<4x4x6x4xf32>, tensor<4x4x6xf32>)
    %transposed_58 = linalg.transpose ins(%148#0 : tensor<4x4x6x4xf32>) outs(%25 : tensor<6x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_59 = tensor.collapse_shape %transposed_58 [[0, 1], [2, 3]] : tensor<6x4x4x4xf32> into tensor<24x16xf32>
    %transposed_60 = linalg.transpose ins(%arg15 : tensor<16x16xf32>) outs(%26 : tensor<16x16xf32>) permutation = [1, 0] 
    %149 = linalg.matmul ins(%collapsed_59, %transposed_60 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%28 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %150 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<16xf32>) outs(%27 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %151 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%149, %150 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%27 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<24x16xf32>
    %expanded_61 = tensor.expand_shape %151 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %152 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c15926614614_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %153 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%152 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %154 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%153 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %155 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30, %154 : tensor<6x4x16xi64>, tensor<i64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %156 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %160 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %160 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %164 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<6x4x16xi64>) outs(%49 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %979 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %979 : i1
    } -> tensor<6x4x16xi1>
    %167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_61 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x16xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %167, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %168 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<6x4x16xf32>) outs(%54 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %979 = arith.extf %in : f32 to f64
      linalg.yield %979 : f64
    } -> tensor<6x4x16xf64>
    %171 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%170 : tensor<6x4x16xf64>) outs(%57 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<6x4x1xf64>) outs(%56 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %173 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %172 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%54 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.subf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x16xf64>
    %174 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %173 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%54 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.mulf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x16xf64>
    %175 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%174 : tensor<6x4x16xf64>) outs(%57 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<6x4x1xf64>) outs(%56 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %177 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<6x4x1xf64>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %979 = arith.truncf %in : f64 to f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%169 : tensor<6x4x16xf32>) outs(%66 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_3 : f64 to f32
      %980 = arith.addf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x1xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = math.rsqrt %in : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %179 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %181 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %arg22 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_62 = tensor.collapse_shape %185 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_63 = linalg.transpose ins(%arg17 : tensor<8x16xf32>) outs(%75 : tensor<16x8xf32>) permutation = [1, 0] 
    %186 = linalg.matmul ins(%collapsed_62, %transposed_63 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%77 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %187 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<8xf32>) outs(%76 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %188 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%186, %187 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%76 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<24x8xf32>
    %expanded_64 = tensor.expand_shape %188 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64 : tensor<6x4x8xf32>) outs(%81 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.cmpf ugt, %in, %cst : f32
      %980 = arith.select %979, %in, %cst : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x8xf32>
    %190 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c18581050383_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %191 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%190 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %192 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%191 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %193 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34, %192 : tensor<6x4x8xi64>, tensor<i64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %194 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %195 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %194 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %196 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %197 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %199 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %198 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %200 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %201 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %202 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %203 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %202 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%88 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x8xi64>
    %204 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<6x4x8xi64>) outs(%100 : tensor<6x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %979 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %979 : i1
    } -> tensor<6x4x8xi1>
    %205 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<6x4x8xf32>) outs(%81 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x8xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %205, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%81 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_65 = tensor.collapse_shape %206 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %transposed_66 = linalg.transpose ins(%arg19 : tensor<16x8xf32>) outs(%104 : tensor<8x16xf32>) permutation = [1, 0] 
    %207 = linalg.matmul ins(%collapsed_65, %transposed_66 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%28 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %208 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg20 : tensor<16xf32>) outs(%27 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %209 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%207, %208 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%27 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<24x16xf32>
    %expanded_67 = tensor.expand_shape %209 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %210 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c21235486152_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %211 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%210 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %212 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%211 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %213 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30, %212 : tensor<6x4x16xi64>, tensor<i64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %214 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %215 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213, %214 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %216 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %217 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %218 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %219 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %218 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %220 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %221 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %222 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %223 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %222 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%37 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<6x4x16xi64>
    %224 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<6x4x16xi64>) outs(%49 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %979 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %979 : i1
    } -> tensor<6x4x16xi1>
    %225 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_67 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x16xf32>
    %226 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %225, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %227 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %226 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %228 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<6x4x16xf32>) outs(%54 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %979 = arith.extf %in : f32 to f64
      linalg.yield %979 : f64
    } -> tensor<6x4x16xf64>
    %229 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%228 : tensor<6x4x16xf64>) outs(%57 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %230 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<6x4x1xf64>) outs(%56 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %231 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %230 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%54 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.subf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x16xf64>
    %232 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %231 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%54 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.mulf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x16xf64>
    %233 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%232 : tensor<6x4x16xf64>) outs(%57 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %234 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<6x4x1xf64>) outs(%56 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %235 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<6x4x1xf64>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %979 = arith.truncf %in : f64 to f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %236 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%227 : tensor<6x4x16xf32>) outs(%66 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %237 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %238 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_3 : f64 to f32
      %980 = arith.addf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x1xf32>
    %239 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = math.rsqrt %in : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %240 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %237 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %241 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %239 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %arg24 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<6x4x16xf32>) outs(%54 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %979 = arith.extf %in : f32 to f64
      linalg.yield %979 : f64
    } -> tensor<6x4x16xf64>
    %245 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%244 : tensor<6x4x16xf64>) outs(%57 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %246 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<6x4x1xf64>) outs(%56 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %247 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %246 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%54 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.subf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x16xf64>
    %248 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %247 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%54 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.mulf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x16xf64>
    %249 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%248 : tensor<6x4x16xf64>) outs(%57 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<6x4x1xf64>) outs(%56 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<6x4x1xf64>
    %251 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<6x4x1xf64>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %979 = arith.truncf %in : f64 to f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%243 : tensor<6x4x16xf32>) outs(%66 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %254 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_3 : f64 to f32
      %980 = arith.addf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x1xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = math.rsqrt %in : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %253 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %255 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %259 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %arg26 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_68 = tensor.collapse_shape %7 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_69 = linalg.transpose ins(%arg27 : tensor<48x16xf32>) outs(%8 : tensor<16x48xf32>) permutation = [1, 0] 
    %260 = tensor.empty() : tensor<20x48xf32>
    %261 = linalg.fill ins(%cst : f32) outs(%260 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %262 = linalg.matmul ins(%collapsed_68, %transposed_69 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%261 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %263 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<48xf32>) outs(%260 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %264 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%262, %263 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%260 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x48xf32>
    %expanded_70 = tensor.expand_shape %264 [[0, 1, 2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<20x48xf32> into tensor<1x5x4x3x16xf32>
    %265 = tensor.empty() : tensor<3x5x4x1x16xf32>
    %transposed_71 = linalg.transpose ins(%expanded_70 : tensor<1x5x4x3x16xf32>) outs(%265 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_72 = tensor.collapse_shape %transposed_71 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_73 = tensor.extract_slice %collapsed_72[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_74 = tensor.extract_slice %collapsed_72[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_75 = tensor.extract_slice %collapsed_72[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_76 = tensor.collapse_shape %extracted_slice_73 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_77 = tensor.expand_shape %collapsed_76 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %266 = tensor.empty() : tensor<16x5x4xf32>
    %transposed_78 = linalg.transpose ins(%expanded_77 : tensor<5x16x4xf32>) outs(%266 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_79 = tensor.collapse_shape %extracted_slice_74 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_80 = tensor.expand_shape %collapsed_79 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_81 = linalg.transpose ins(%expanded_80 : tensor<5x16x4xf32>) outs(%266 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_82 = tensor.collapse_shape %extracted_slice_75 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_83 = tensor.expand_shape %collapsed_82 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_84 = linalg.transpose ins(%expanded_83 : tensor<5x16x4xf32>) outs(%266 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_85 = tensor.expand_shape %transposed_78 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_86 = tensor.expand_shape %transposed_81 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_87 = tensor.expand_shape %transposed_84 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %267 = tensor.empty() : tensor<80xi64>
    %268 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%267 : tensor<80xi64>) {
    ^bb0(%out: i64):
      %979 = linalg.index 0 : index
      %980 = arith.index_cast %979 : index to i64
      linalg.yield %980 : i64
    } -> tensor<80xi64>
    %expanded_88 = tensor.expand_shape %268 [[0, 1, 2]] output_shape [4, 4, 5] : tensor<80xi64> into tensor<4x4x5xi64>
    %269 = tensor.empty() : tensor<4x4x5xi64>
    %270 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_88 : tensor<4x4x5xi64>) outs(%269 : tensor<4x4x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c5_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<4x4x5xi64>
    %271 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c23889921921_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %272 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%271 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %273 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%272 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %274:2 = "fsdp.attention"(%expanded_85, %expanded_86, %expanded_87, %270, %273) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5xi64>, tensor<i64>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5xf32>)
    %275 = tensor.empty() : tensor<5x4x4x4xf32>
    %transposed_89 = linalg.transpose ins(%274#0 : tensor<4x4x5x4xf32>) outs(%275 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_90 = tensor.collapse_shape %transposed_89 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_91 = linalg.transpose ins(%arg29 : tensor<16x16xf32>) outs(%26 : tensor<16x16xf32>) permutation = [1, 0] 
    %276 = tensor.empty() : tensor<20x16xf32>
    %277 = linalg.fill ins(%cst : f32) outs(%276 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %278 = linalg.matmul ins(%collapsed_90, %transposed_91 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %279 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg30 : tensor<16xf32>) outs(%276 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %280 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%278, %279 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%276 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x16xf32>
    %expanded_92 = tensor.expand_shape %280 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %281 = tensor.empty() : tensor<320xi64>
    %282 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%281 : tensor<320xi64>) {
    ^bb0(%out: i64):
      %979 = linalg.index 0 : index
      %980 = arith.index_cast %979 : index to i64
      linalg.yield %980 : i64
    } -> tensor<320xi64>
    %expanded_93 = tensor.expand_shape %282 [[0, 1, 2]] output_shape [5, 4, 16] : tensor<320xi64> into tensor<5x4x16xi64>
    %283 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c26544357690_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %284 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%283 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %285 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%284 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %286 = tensor.empty() : tensor<5x4x16xi64>
    %287 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93, %285 : tensor<5x4x16xi64>, tensor<i64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %288 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %289 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %288 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %290 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %291 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %292 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %293 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %292 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %294 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %295 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %296 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %297 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %296 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %298 = tensor.empty() : tensor<5x4x16xi1>
    %299 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297 : tensor<5x4x16xi64>) outs(%298 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %979 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %979 : i1
    } -> tensor<5x4x16xi1>
    %300 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_92 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x16xf32>
    %301 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %300, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %302 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %301 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %303 = tensor.empty() : tensor<5x4x16xf64>
    %304 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302 : tensor<5x4x16xf32>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %979 = arith.extf %in : f32 to f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %305 = tensor.empty() : tensor<5x4x1xf64>
    %306 = linalg.fill ins(%cst_0 : f64) outs(%305 : tensor<5x4x1xf64>) -> tensor<5x4x1xf64>
    %307 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%304 : tensor<5x4x16xf64>) outs(%306 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %308 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307 : tensor<5x4x1xf64>) outs(%305 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %309 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %308 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.subf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %310 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309, %309 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.mulf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %311 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%310 : tensor<5x4x16xf64>) outs(%306 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %312 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311 : tensor<5x4x1xf64>) outs(%305 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %313 = tensor.empty() : tensor<5x4x1xf32>
    %314 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312 : tensor<5x4x1xf64>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %979 = arith.truncf %in : f64 to f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %315 = linalg.fill ins(%cst : f32) outs(%313 : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
    %316 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%302 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %317 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %318 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_3 : f64 to f32
      %980 = arith.addf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x1xf32>
    %319 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = math.rsqrt %in : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %320 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %317 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %321 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %319 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %322 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %323 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322, %arg40 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %extracted_slice_94 = tensor.extract_slice %arg31[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_95 = tensor.extract_slice %arg31[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_96 = tensor.extract_slice %arg32[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_97 = tensor.extract_slice %arg32[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %collapsed_98 = tensor.collapse_shape %323 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_99 = linalg.transpose ins(%extracted_slice_94 : tensor<16x16xf32>) outs(%26 : tensor<16x16xf32>) permutation = [1, 0] 
    %324 = linalg.matmul ins(%collapsed_98, %transposed_99 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %325 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_96 : tensor<16xf32>) outs(%276 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %326 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%324, %325 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%276 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x16xf32>
    %expanded_100 = tensor.expand_shape %326 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %collapsed_101 = tensor.collapse_shape %259 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %327 = tensor.empty() : tensor<16x32xf32>
    %transposed_102 = linalg.transpose ins(%extracted_slice_95 : tensor<32x16xf32>) outs(%327 : tensor<16x32xf32>) permutation = [1, 0] 
    %328 = tensor.empty() : tensor<24x32xf32>
    %329 = linalg.fill ins(%cst : f32) outs(%328 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %330 = linalg.matmul ins(%collapsed_101, %transposed_102 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%329 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %331 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_97 : tensor<32xf32>) outs(%328 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %332 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%330, %331 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%328 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<24x32xf32>
    %expanded_103 = tensor.expand_shape %332 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 2, 16] : tensor<24x32xf32> into tensor<1x6x4x2x16xf32>
    %333 = tensor.empty() : tensor<2x6x4x1x16xf32>
    %transposed_104 = linalg.transpose ins(%expanded_103 : tensor<1x6x4x2x16xf32>) outs(%333 : tensor<2x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_105 = tensor.collapse_shape %transposed_104 [[0], [1], [2], [3, 4]] : tensor<2x6x4x1x16xf32> into tensor<2x6x4x16xf32>
    %extracted_slice_106 = tensor.extract_slice %collapsed_105[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_107 = tensor.extract_slice %collapsed_105[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_108 = tensor.collapse_shape %expanded_100 [[0], [1, 2]] : tensor<5x4x16xf32> into tensor<5x64xf32>
    %expanded_109 = tensor.expand_shape %collapsed_108 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_110 = linalg.transpose ins(%expanded_109 : tensor<5x16x4xf32>) outs(%266 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_111 = tensor.collapse_shape %extracted_slice_106 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_112 = tensor.expand_shape %collapsed_111 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_113 = linalg.transpose ins(%expanded_112 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_114 = tensor.collapse_shape %extracted_slice_107 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_115 = tensor.expand_shape %collapsed_114 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_116 = linalg.transpose ins(%expanded_115 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_117 = tensor.expand_shape %transposed_110 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_118 = tensor.expand_shape %transposed_113 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_119 = tensor.expand_shape %transposed_116 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %334 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_88 : tensor<4x4x5xi64>) outs(%269 : tensor<4x4x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c6_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<4x4x5xi64>
    %335 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c29198793459_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %336 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%335 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %337 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%336 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %338:2 = "fsdp.attention"(%expanded_117, %expanded_118, %expanded_119, %334, %337) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x5xi64>, tensor<i64>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5xf32>)
    %transposed_120 = linalg.transpose ins(%338#0 : tensor<4x4x5x4xf32>) outs(%275 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_121 = tensor.collapse_shape %transposed_120 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_122 = linalg.transpose ins(%arg33 : tensor<16x16xf32>) outs(%26 : tensor<16x16xf32>) permutation = [1, 0] 
    %339 = linalg.matmul ins(%collapsed_121, %transposed_122 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %340 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg34 : tensor<16xf32>) outs(%276 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %341 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%339, %340 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%276 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x16xf32>
    %expanded_123 = tensor.expand_shape %341 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %342 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c31853229228_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %343 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%342 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %344 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%343 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %345 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93, %344 : tensor<5x4x16xi64>, tensor<i64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %346 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %347 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %346 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %348 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %349 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %350 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %351 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349, %350 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %352 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %353 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %354 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %355 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353, %354 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %356 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355 : tensor<5x4x16xi64>) outs(%298 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %979 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %979 : i1
    } -> tensor<5x4x16xi1>
    %357 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_123 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x16xf32>
    %358 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %357, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %359 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %358 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %360 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359 : tensor<5x4x16xf32>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %979 = arith.extf %in : f32 to f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %361 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%360 : tensor<5x4x16xf64>) outs(%306 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %362 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361 : tensor<5x4x1xf64>) outs(%305 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %363 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%360, %362 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.subf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %364 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %363 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.mulf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %365 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%364 : tensor<5x4x16xf64>) outs(%306 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %366 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365 : tensor<5x4x1xf64>) outs(%305 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %367 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%366 : tensor<5x4x1xf64>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %979 = arith.truncf %in : f64 to f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %368 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%359 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %369 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %370 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_3 : f64 to f32
      %980 = arith.addf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x1xf32>
    %371 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = math.rsqrt %in : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %372 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %369 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %373 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372, %371 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %374 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%373, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %375 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374, %arg42 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_124 = tensor.collapse_shape %375 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_125 = linalg.transpose ins(%arg35 : tensor<8x16xf32>) outs(%75 : tensor<16x8xf32>) permutation = [1, 0] 
    %376 = tensor.empty() : tensor<20x8xf32>
    %377 = linalg.fill ins(%cst : f32) outs(%376 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %378 = linalg.matmul ins(%collapsed_124, %transposed_125 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%377 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %379 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg36 : tensor<8xf32>) outs(%376 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %380 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%378, %379 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%376 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x8xf32>
    %expanded_126 = tensor.expand_shape %380 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %381 = tensor.empty() : tensor<5x4x8xf32>
    %382 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_126 : tensor<5x4x8xf32>) outs(%381 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.cmpf ugt, %in, %cst : f32
      %980 = arith.select %979, %in, %cst : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x8xf32>
    %383 = tensor.empty() : tensor<160xi64>
    %384 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%383 : tensor<160xi64>) {
    ^bb0(%out: i64):
      %979 = linalg.index 0 : index
      %980 = arith.index_cast %979 : index to i64
      linalg.yield %980 : i64
    } -> tensor<160xi64>
    %expanded_127 = tensor.expand_shape %384 [[0, 1, 2]] output_shape [5, 4, 8] : tensor<160xi64> into tensor<5x4x8xi64>
    %385 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c34507664997_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %386 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%385 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %387 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%386 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %388 = tensor.empty() : tensor<5x4x8xi64>
    %389 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_127, %387 : tensor<5x4x8xi64>, tensor<i64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %390 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389 : tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %391 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389, %390 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %392 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391 : tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %393 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392 : tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %394 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393 : tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %395 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393, %394 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %396 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395 : tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %397 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396 : tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %398 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397 : tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %399 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %398 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %400 = tensor.empty() : tensor<5x4x8xi1>
    %401 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399 : tensor<5x4x8xi64>) outs(%400 : tensor<5x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %979 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %979 : i1
    } -> tensor<5x4x8xi1>
    %402 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382 : tensor<5x4x8xf32>) outs(%381 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x8xf32>
    %403 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %402, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%381 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_128 = tensor.collapse_shape %403 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_129 = linalg.transpose ins(%arg37 : tensor<16x8xf32>) outs(%104 : tensor<8x16xf32>) permutation = [1, 0] 
    %404 = linalg.matmul ins(%collapsed_128, %transposed_129 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %405 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<16xf32>) outs(%276 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %406 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%404, %405 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%276 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x16xf32>
    %expanded_130 = tensor.expand_shape %406 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %407 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c37162100766_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %408 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%407 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %409 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%408 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %410 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93, %409 : tensor<5x4x16xi64>, tensor<i64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %411 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %412 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410, %411 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %413 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %414 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %415 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %416 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %415 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %417 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%416 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %418 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%417 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %419 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %420 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %419 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %421 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420 : tensor<5x4x16xi64>) outs(%298 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %979 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %979 : i1
    } -> tensor<5x4x16xi1>
    %422 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_130 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x16xf32>
    %423 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %422, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %424 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375, %423 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %425 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%424 : tensor<5x4x16xf32>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %979 = arith.extf %in : f32 to f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %426 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%425 : tensor<5x4x16xf64>) outs(%306 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %427 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426 : tensor<5x4x1xf64>) outs(%305 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %428 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425, %427 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.subf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %429 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428, %428 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.mulf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %430 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%429 : tensor<5x4x16xf64>) outs(%306 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %431 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430 : tensor<5x4x1xf64>) outs(%305 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %432 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431 : tensor<5x4x1xf64>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %979 = arith.truncf %in : f64 to f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %433 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%424 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %434 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %435 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_3 : f64 to f32
      %980 = arith.addf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x1xf32>
    %436 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = math.rsqrt %in : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %437 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%424, %434 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %438 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %436 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %439 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %440 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439, %arg44 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_131 = tensor.collapse_shape %440 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_132 = linalg.transpose ins(%arg45 : tensor<48x16xf32>) outs(%8 : tensor<16x48xf32>) permutation = [1, 0] 
    %441 = linalg.matmul ins(%collapsed_131, %transposed_132 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%261 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %442 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg46 : tensor<48xf32>) outs(%260 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %443 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%441, %442 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%260 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x48xf32>
    %expanded_133 = tensor.expand_shape %443 [[0, 1, 2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<20x48xf32> into tensor<1x5x4x3x16xf32>
    %transposed_134 = linalg.transpose ins(%expanded_133 : tensor<1x5x4x3x16xf32>) outs(%265 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_135 = tensor.collapse_shape %transposed_134 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_136 = tensor.extract_slice %collapsed_135[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_137 = tensor.extract_slice %collapsed_135[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_138 = tensor.extract_slice %collapsed_135[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_139 = tensor.collapse_shape %extracted_slice_136 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_140 = tensor.expand_shape %collapsed_139 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_141 = linalg.transpose ins(%expanded_140 : tensor<5x16x4xf32>) outs(%266 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_142 = tensor.collapse_shape %extracted_slice_137 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_143 = tensor.expand_shape %collapsed_142 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_144 = linalg.transpose ins(%expanded_143 : tensor<5x16x4xf32>) outs(%266 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_145 = tensor.collapse_shape %extracted_slice_138 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_146 = tensor.expand_shape %collapsed_145 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_147 = linalg.transpose ins(%expanded_146 : tensor<5x16x4xf32>) outs(%266 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_148 = tensor.expand_shape %transposed_141 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_149 = tensor.expand_shape %transposed_144 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_150 = tensor.expand_shape %transposed_147 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %444 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c39816536535_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %445 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%444 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %446 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%445 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %447:2 = "fsdp.attention"(%expanded_148, %expanded_149, %expanded_150, %270, %446) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5xi64>, tensor<i64>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5xf32>)
    %transposed_151 = linalg.transpose ins(%447#0 : tensor<4x4x5x4xf32>) outs(%275 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_152 = tensor.collapse_shape %transposed_151 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_153 = linalg.transpose ins(%arg47 : tensor<16x16xf32>) outs(%26 : tensor<16x16xf32>) permutation = [1, 0] 
    %448 = linalg.matmul ins(%collapsed_152, %transposed_153 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %449 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg48 : tensor<16xf32>) outs(%276 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %450 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%448, %449 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%276 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x16xf32>
    %expanded_154 = tensor.expand_shape %450 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %451 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c42470972304_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %452 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%451 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %453 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%452 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %454 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93, %453 : tensor<5x4x16xi64>, tensor<i64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %455 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%454 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %456 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%454, %455 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %457 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%456 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %458 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %459 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %460 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %459 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %461 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %462 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %463 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %464 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %463 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %465 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464 : tensor<5x4x16xi64>) outs(%298 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %979 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %979 : i1
    } -> tensor<5x4x16xi1>
    %466 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_154 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x16xf32>
    %467 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %466, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %468 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440, %467 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %469 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468 : tensor<5x4x16xf32>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %979 = arith.extf %in : f32 to f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %470 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%469 : tensor<5x4x16xf64>) outs(%306 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %471 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%470 : tensor<5x4x1xf64>) outs(%305 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %472 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %471 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.subf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %473 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%472, %472 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.mulf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %474 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%473 : tensor<5x4x16xf64>) outs(%306 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %475 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%474 : tensor<5x4x1xf64>) outs(%305 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %476 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475 : tensor<5x4x1xf64>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %979 = arith.truncf %in : f64 to f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %477 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%468 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %478 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %479 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_3 : f64 to f32
      %980 = arith.addf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x1xf32>
    %480 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%479 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = math.rsqrt %in : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %481 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468, %478 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %482 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %480 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %483 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%482, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %484 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483, %arg58 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %extracted_slice_155 = tensor.extract_slice %arg49[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_156 = tensor.extract_slice %arg49[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_157 = tensor.extract_slice %arg50[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_158 = tensor.extract_slice %arg50[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %collapsed_159 = tensor.collapse_shape %484 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_160 = linalg.transpose ins(%extracted_slice_155 : tensor<16x16xf32>) outs(%26 : tensor<16x16xf32>) permutation = [1, 0] 
    %485 = linalg.matmul ins(%collapsed_159, %transposed_160 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %486 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_157 : tensor<16xf32>) outs(%276 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %487 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%485, %486 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%276 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x16xf32>
    %expanded_161 = tensor.expand_shape %487 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_162 = linalg.transpose ins(%extracted_slice_156 : tensor<32x16xf32>) outs(%327 : tensor<16x32xf32>) permutation = [1, 0] 
    %488 = linalg.matmul ins(%collapsed_101, %transposed_162 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%329 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %489 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_158 : tensor<32xf32>) outs(%328 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %490 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%488, %489 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%328 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<24x32xf32>
    %expanded_163 = tensor.expand_shape %490 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 2, 16] : tensor<24x32xf32> into tensor<1x6x4x2x16xf32>
    %transposed_164 = linalg.transpose ins(%expanded_163 : tensor<1x6x4x2x16xf32>) outs(%333 : tensor<2x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_165 = tensor.collapse_shape %transposed_164 [[0], [1], [2], [3, 4]] : tensor<2x6x4x1x16xf32> into tensor<2x6x4x16xf32>
    %extracted_slice_166 = tensor.extract_slice %collapsed_165[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_167 = tensor.extract_slice %collapsed_165[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_168 = tensor.collapse_shape %expanded_161 [[0], [1, 2]] : tensor<5x4x16xf32> into tensor<5x64xf32>
    %expanded_169 = tensor.expand_shape %collapsed_168 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_170 = linalg.transpose ins(%expanded_169 : tensor<5x16x4xf32>) outs(%266 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_171 = tensor.collapse_shape %extracted_slice_166 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_172 = tensor.expand_shape %collapsed_171 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_173 = linalg.transpose ins(%expanded_172 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_174 = tensor.collapse_shape %extracted_slice_167 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_175 = tensor.expand_shape %collapsed_174 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_176 = linalg.transpose ins(%expanded_175 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_177 = tensor.expand_shape %transposed_170 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %expanded_178 = tensor.expand_shape %transposed_173 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %expanded_179 = tensor.expand_shape %transposed_176 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %491 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c45125408073_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %492 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%491 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %493 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%492 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %494:2 = "fsdp.attention"(%expanded_177, %expanded_178, %expanded_179, %334, %493) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x5xi64>, tensor<i64>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5xf32>)
    %transposed_180 = linalg.transpose ins(%494#0 : tensor<4x4x5x4xf32>) outs(%275 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_181 = tensor.collapse_shape %transposed_180 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_182 = linalg.transpose ins(%arg51 : tensor<16x16xf32>) outs(%26 : tensor<16x16xf32>) permutation = [1, 0] 
    %495 = linalg.matmul ins(%collapsed_181, %transposed_182 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %496 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg52 : tensor<16xf32>) outs(%276 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %497 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%495, %496 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%276 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x16xf32>
    %expanded_183 = tensor.expand_shape %497 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %498 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c47779843842_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %499 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%498 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %500 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%499 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %501 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93, %500 : tensor<5x4x16xi64>, tensor<i64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %502 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %503 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %502 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %504 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %505 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %506 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %507 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %506 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %508 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%507 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %509 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%508 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %510 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %511 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509, %510 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %512 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511 : tensor<5x4x16xi64>) outs(%298 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %979 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %979 : i1
    } -> tensor<5x4x16xi1>
    %513 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_183 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x16xf32>
    %514 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512, %513, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %515 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%484, %514 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %516 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515 : tensor<5x4x16xf32>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %979 = arith.extf %in : f32 to f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %517 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%516 : tensor<5x4x16xf64>) outs(%306 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %518 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517 : tensor<5x4x1xf64>) outs(%305 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %519 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516, %518 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.subf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %520 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %519 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.mulf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %521 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%520 : tensor<5x4x16xf64>) outs(%306 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %522 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%521 : tensor<5x4x1xf64>) outs(%305 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %523 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%522 : tensor<5x4x1xf64>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %979 = arith.truncf %in : f64 to f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %524 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%515 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %525 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %526 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%523 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_3 : f64 to f32
      %980 = arith.addf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x1xf32>
    %527 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%526 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = math.rsqrt %in : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %528 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %525 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %529 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528, %527 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %530 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%529, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %531 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%530, %arg60 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_184 = tensor.collapse_shape %531 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_185 = linalg.transpose ins(%arg53 : tensor<8x16xf32>) outs(%75 : tensor<16x8xf32>) permutation = [1, 0] 
    %532 = linalg.matmul ins(%collapsed_184, %transposed_185 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%377 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %533 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg54 : tensor<8xf32>) outs(%376 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %534 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%532, %533 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%376 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x8xf32>
    %expanded_186 = tensor.expand_shape %534 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %535 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_186 : tensor<5x4x8xf32>) outs(%381 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.cmpf ugt, %in, %cst : f32
      %980 = arith.select %979, %in, %cst : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x8xf32>
    %536 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c50434279611_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %537 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%536 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %538 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%537 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %539 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_127, %538 : tensor<5x4x8xi64>, tensor<i64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %540 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%539 : tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %541 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%539, %540 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %542 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541 : tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %543 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542 : tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %544 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%543 : tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %545 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%543, %544 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %546 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545 : tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %547 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546 : tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %548 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547 : tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %549 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %548 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%388 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x8xi64>
    %550 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%549 : tensor<5x4x8xi64>) outs(%400 : tensor<5x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %979 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %979 : i1
    } -> tensor<5x4x8xi1>
    %551 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%535 : tensor<5x4x8xf32>) outs(%381 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x8xf32>
    %552 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%550, %551, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%381 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_187 = tensor.collapse_shape %552 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_188 = linalg.transpose ins(%arg55 : tensor<16x8xf32>) outs(%104 : tensor<8x16xf32>) permutation = [1, 0] 
    %553 = linalg.matmul ins(%collapsed_187, %transposed_188 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %554 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg56 : tensor<16xf32>) outs(%276 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %555 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%553, %554 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%276 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x16xf32>
    %expanded_189 = tensor.expand_shape %555 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %556 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.addi %in, %c53088715380_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %557 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%556 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %558 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%557 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<i64>
    %559 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93, %558 : tensor<5x4x16xi64>, tensor<i64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %560 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %561 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559, %560 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %562 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%561 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %563 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%562 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %564 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %565 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563, %564 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %566 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%565 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %567 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %568 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%567 : tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %979 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %569 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%567, %568 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%286 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_408: i64, %out: i64):
      %979 = arith.xori %in, %in_408 : i64
      linalg.yield %979 : i64
    } -> tensor<5x4x16xi64>
    %570 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569 : tensor<5x4x16xi64>) outs(%298 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %979 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %979 : i1
    } -> tensor<5x4x16xi1>
    %571 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_189 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x16xf32>
    %572 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570, %571, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %573 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531, %572 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %574 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%573 : tensor<5x4x16xf32>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %979 = arith.extf %in : f32 to f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %575 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%574 : tensor<5x4x16xf64>) outs(%306 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %576 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%575 : tensor<5x4x1xf64>) outs(%305 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %577 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%574, %576 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.subf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %578 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%577, %577 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.mulf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %579 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%578 : tensor<5x4x16xf64>) outs(%306 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %580 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579 : tensor<5x4x1xf64>) outs(%305 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %581 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%580 : tensor<5x4x1xf64>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %979 = arith.truncf %in : f64 to f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %582 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%573 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %583 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%582 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %584 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%581 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_3 : f64 to f32
      %980 = arith.addf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x1xf32>
    %585 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%584 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = math.rsqrt %in : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %586 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%573, %583 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %587 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%586, %585 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %588 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %589 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%588, %arg62 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %590 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%589 : tensor<5x4x16xf32>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %979 = arith.extf %in : f32 to f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %591 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%590 : tensor<5x4x16xf64>) outs(%306 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %592 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591 : tensor<5x4x1xf64>) outs(%305 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %593 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%590, %592 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.subf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %594 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%593, %593 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%303 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_408: f64, %out: f64):
      %979 = arith.mulf %in, %in_408 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x16xf64>
    %595 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%594 : tensor<5x4x16xf64>) outs(%306 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.addf %in, %out : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %596 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%595 : tensor<5x4x1xf64>) outs(%305 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %979 = arith.divf %in, %cst_6 : f64
      linalg.yield %979 : f64
    } -> tensor<5x4x1xf64>
    %597 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%596 : tensor<5x4x1xf64>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %979 = arith.truncf %in : f64 to f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %598 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%589 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %599 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%598 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %600 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%597 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_3 : f64 to f32
      %980 = arith.addf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x1xf32>
    %601 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%600 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = math.rsqrt %in : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %602 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%589, %599 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %603 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%602, %601 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %604 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%603, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %605 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%604, %arg64 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_190 = tensor.collapse_shape %605 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %606 = tensor.empty() : tensor<16x23xf32>
    %transposed_191 = linalg.transpose ins(%arg0 : tensor<23x16xf32>) outs(%606 : tensor<16x23xf32>) permutation = [1, 0] 
    %607 = tensor.empty() : tensor<20x23xf32>
    %608 = linalg.fill ins(%cst : f32) outs(%607 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %609 = linalg.matmul ins(%collapsed_190, %transposed_191 : tensor<20x16xf32>, tensor<16x23xf32>) outs(%608 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %610 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg65 : tensor<23xf32>) outs(%607 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x23xf32>
    %611 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%609, %610 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%607 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x23xf32>
    %collapsed_192 = tensor.collapse_shape %arg69 [[0, 1]] : tensor<5x4xi64> into tensor<20xi64>
    %612 = tensor.empty() : tensor<20xi64>
    %613 = linalg.fill ins(%c0_i64 : i64) outs(%612 : tensor<20xi64>) -> tensor<20xi64>
    %614 = tensor.empty() : tensor<20xf32>
    %615 = linalg.fill ins(%cst_1 : f32) outs(%614 : tensor<20xf32>) -> tensor<20xf32>
    %616:2 = linalg.generic {indexing_maps = [#map5, #map9, #map9], iterator_types = ["parallel", "reduction"]} ins(%611 : tensor<20x23xf32>) outs(%615, %613 : tensor<20xf32>, tensor<20xi64>) {
    ^bb0(%in: f32, %out: f32, %out_408: i64):
      %979 = linalg.index 1 : index
      %980 = arith.index_cast %979 : index to i64
      %981 = arith.maximumf %in, %out : f32
      %982 = arith.cmpf ogt, %in, %out : f32
      %983 = arith.select %982, %980, %out_408 : i64
      linalg.yield %981, %983 : f32, i64
    } -> (tensor<20xf32>, tensor<20xi64>)
    %expanded_193 = tensor.expand_shape %616#0 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %617 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%611, %expanded_193 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%607 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x23xf32>
    %618 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%617 : tensor<20x23xf32>) outs(%607 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = math.exp %in : f32
      linalg.yield %979 : f32
    } -> tensor<20x23xf32>
    %619 = tensor.empty() : tensor<20x1xf32>
    %620 = linalg.fill ins(%cst : f32) outs(%619 : tensor<20x1xf32>) -> tensor<20x1xf32>
    %621 = linalg.generic {indexing_maps = [#map5, #map10], iterator_types = ["parallel", "reduction"]} ins(%618 : tensor<20x23xf32>) outs(%620 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<20x1xf32>
    %622 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%621 : tensor<20x1xf32>) outs(%619 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = math.log %in : f32
      linalg.yield %979 : f32
    } -> tensor<20x1xf32>
    %623 = tensor.empty() : tensor<20xi1>
    %624 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_192 : tensor<20xi64>) outs(%623 : tensor<20xi1>) {
    ^bb0(%in: i64, %out: i1):
      %979 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %979 : i1
    } -> tensor<20xi1>
    %625 = linalg.generic {indexing_maps = [#map3, #map3, #map11, #map3], iterator_types = ["parallel"]} ins(%624, %collapsed_192, %cst_8 : tensor<20xi1>, tensor<20xi64>, tensor<i64>) outs(%612 : tensor<20xi64>) {
    ^bb0(%in: i1, %in_408: i64, %in_409: i64, %out: i64):
      %979 = arith.select %in, %in_408, %in_409 : i64
      linalg.yield %979 : i64
    } -> tensor<20xi64>
    %expanded_194 = tensor.expand_shape %625 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %626 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_194 : tensor<20x1xi64>) outs(%620 : tensor<20x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %979 = linalg.index 0 : index
      %980 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %611[%979, %980] : tensor<20x23xf32>
      linalg.yield %extracted : f32
    } -> tensor<20x1xf32>
    %627 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%626, %expanded_193 : tensor<20x1xf32>, tensor<20x1xf32>) outs(%619 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x1xf32>
    %628 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%622, %627 : tensor<20x1xf32>, tensor<20x1xf32>) outs(%619 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x1xf32>
    %collapsed_195 = tensor.collapse_shape %628 [[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
    %629 = linalg.generic {indexing_maps = [#map3, #map3, #map11, #map3], iterator_types = ["parallel"]} ins(%624, %collapsed_195, %cst_2 : tensor<20xi1>, tensor<20xf32>, tensor<f32>) outs(%614 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<20xf32>
    %630 = tensor.empty() : tensor<f32>
    %631 = linalg.fill ins(%cst : f32) outs(%630 : tensor<f32>) -> tensor<f32>
    %632 = linalg.generic {indexing_maps = [#map3, #map11], iterator_types = ["reduction"]} ins(%629 : tensor<20xf32>) outs(%631 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<f32>
    %633 = linalg.fill ins(%c0_i64 : i64) outs(%20 : tensor<i64>) -> tensor<i64>
    %634 = linalg.generic {indexing_maps = [#map3, #map11], iterator_types = ["reduction"]} ins(%624 : tensor<20xi1>) outs(%633 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %979 = arith.extui %in : i1 to i64
      %980 = arith.addi %979, %out : i64
      linalg.yield %980 : i64
    } -> tensor<i64>
    %635 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%632, %634 : tensor<f32>, tensor<i64>) outs(%630 : tensor<f32>) {
    ^bb0(%in: f32, %in_408: i64, %out: f32):
      %979 = arith.sitofp %in_408 : i64 to f32
      %980 = arith.divf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<f32>
    %636 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%cst_5, %634 : tensor<f32>, tensor<i64>) outs(%630 : tensor<f32>) {
    ^bb0(%in: f32, %in_408: i64, %out: f32):
      %979 = arith.sitofp %in_408 : i64 to f32
      %980 = arith.divf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<f32>
    %637 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel"]} ins(%636 : tensor<f32>) outs(%614 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20xf32>
    %638 = linalg.generic {indexing_maps = [#map3, #map3, #map11, #map3], iterator_types = ["parallel"]} ins(%624, %637, %cst_2 : tensor<20xi1>, tensor<20xf32>, tensor<f32>) outs(%614 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<20xf32>
    %expanded_196 = tensor.expand_shape %638 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %639 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%617, %622 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%607 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x23xf32>
    %640 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%639 : tensor<20x23xf32>) outs(%607 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = math.exp %in : f32
      linalg.yield %979 : f32
    } -> tensor<20x23xf32>
    %641 = tensor.empty() : tensor<23xi64>
    %642 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%641 : tensor<23xi64>) {
    ^bb0(%out: i64):
      %979 = linalg.index 0 : index
      %980 = arith.index_cast %979 : index to i64
      linalg.yield %980 : i64
    } -> tensor<23xi64>
    %expanded_197 = tensor.expand_shape %642 [[0, 1]] output_shape [1, 23] : tensor<23xi64> into tensor<1x23xi64>
    %expanded_198 = tensor.expand_shape %collapsed_192 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %643 = tensor.empty() : tensor<20x23xi1>
    %644 = linalg.generic {indexing_maps = [#map12, #map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_197, %expanded_198 : tensor<1x23xi64>, tensor<20x1xi64>) outs(%643 : tensor<20x23xi1>) {
    ^bb0(%in: i64, %in_408: i64, %out: i1):
      %979 = arith.cmpi eq, %in, %in_408 : i64
      linalg.yield %979 : i1
    } -> tensor<20x23xi1>
    %645 = linalg.generic {indexing_maps = [#map5, #map13, #map13, #map5], iterator_types = ["parallel", "parallel"]} ins(%644, %cst_5, %cst_2 : tensor<20x23xi1>, tensor<f32>, tensor<f32>) outs(%607 : tensor<20x23xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<20x23xf32>
    %646 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%640, %645 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%607 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x23xf32>
    %647 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%646, %expanded_196 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%607 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<20x23xf32>
    %648 = linalg.matmul ins(%647, %arg0 : tensor<20x23xf32>, tensor<23x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %649 = tensor.empty() : tensor<23x20xf32>
    %transposed_199 = linalg.transpose ins(%647 : tensor<20x23xf32>) outs(%649 : tensor<23x20xf32>) permutation = [1, 0] 
    %650 = tensor.empty() : tensor<23x16xf32>
    %651 = linalg.fill ins(%cst : f32) outs(%650 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %652 = linalg.matmul ins(%transposed_199, %collapsed_190 : tensor<23x20xf32>, tensor<20x16xf32>) outs(%651 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %653 = tensor.empty() : tensor<1x23xf32>
    %654 = linalg.fill ins(%cst : f32) outs(%653 : tensor<1x23xf32>) -> tensor<1x23xf32>
    %655 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%647 : tensor<20x23xf32>) outs(%654 : tensor<1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x23xf32>
    %collapsed_200 = tensor.collapse_shape %655 [[0, 1]] : tensor<1x23xf32> into tensor<23xf32>
    %expanded_201 = tensor.expand_shape %648 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %656 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_201, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %657 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%656 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.mulf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %658 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%656 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %659 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%656, %603 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %660 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%659 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %661 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%603, %660 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %662 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%657, %658 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %663 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%662, %661 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %664 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%601 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %665 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%664, %663 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %666 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_201, %603 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %667 = linalg.fill ins(%cst : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
    %668 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%666 : tensor<5x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %669 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_201 : tensor<5x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %670 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%665, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %671 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%670 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.mulf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %672 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%670 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %673 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%670, %587 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %674 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%673 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %675 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587, %674 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %676 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%671, %672 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %677 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%676, %675 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %678 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%585 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %679 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%678, %677 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %680 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%665, %587 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %681 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%680 : tensor<5x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %682 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%665 : tensor<5x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %683 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570, %679, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %684 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%683 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_202 = tensor.collapse_shape %684 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %685 = linalg.matmul ins(%collapsed_202, %arg55 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%377 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %686 = tensor.empty() : tensor<16x20xf32>
    %transposed_203 = linalg.transpose ins(%collapsed_202 : tensor<20x16xf32>) outs(%686 : tensor<16x20xf32>) permutation = [1, 0] 
    %687 = linalg.fill ins(%cst : f32) outs(%75 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %688 = linalg.matmul ins(%transposed_203, %collapsed_187 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%687 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %689 = tensor.empty() : tensor<1x16xf32>
    %690 = linalg.fill ins(%cst : f32) outs(%689 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %691 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_202 : tensor<20x16xf32>) outs(%690 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x16xf32>
    %collapsed_204 = tensor.collapse_shape %691 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_205 = tensor.expand_shape %685 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %692 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%550, %expanded_205, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%381 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x8xf32>
    %693 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%692 : tensor<5x4x8xf32>) outs(%381 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x8xf32>
    %694 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%535 : tensor<5x4x8xf32>) outs(%400 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %979 = arith.extf %in : f32 to f64
      %980 = arith.cmpf ole, %979, %cst_0 : f64
      linalg.yield %980 : i1
    } -> tensor<5x4x8xi1>
    %695 = linalg.generic {indexing_maps = [#map1, #map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%694, %cst_2, %693 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%381 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_206 = tensor.collapse_shape %695 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %696 = linalg.matmul ins(%collapsed_206, %arg53 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %697 = tensor.empty() : tensor<8x20xf32>
    %transposed_207 = linalg.transpose ins(%collapsed_206 : tensor<20x8xf32>) outs(%697 : tensor<8x20xf32>) permutation = [1, 0] 
    %698 = linalg.fill ins(%cst : f32) outs(%104 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %699 = linalg.matmul ins(%transposed_207, %collapsed_184 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%698 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %700 = tensor.empty() : tensor<1x8xf32>
    %701 = linalg.fill ins(%cst : f32) outs(%700 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %702 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_206 : tensor<20x8xf32>) outs(%701 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x8xf32>
    %collapsed_208 = tensor.collapse_shape %702 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_209 = tensor.expand_shape %696 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %703 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%679, %expanded_209 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %704 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%703, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %705 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%704 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.mulf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %706 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%704 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %707 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%704, %529 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %708 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%707 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %709 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%529, %708 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %710 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%705, %706 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %711 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%710, %709 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %712 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%527 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %713 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%712, %711 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %714 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%703, %529 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %715 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%714 : tensor<5x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %716 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%703 : tensor<5x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %717 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512, %713, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %718 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%717 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_210 = tensor.collapse_shape %718 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %719 = linalg.matmul ins(%collapsed_210, %arg51 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_211 = linalg.transpose ins(%collapsed_210 : tensor<20x16xf32>) outs(%686 : tensor<16x20xf32>) permutation = [1, 0] 
    %720 = linalg.fill ins(%cst : f32) outs(%26 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %721 = linalg.matmul ins(%transposed_211, %collapsed_181 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%720 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %722 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_210 : tensor<20x16xf32>) outs(%690 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x16xf32>
    %collapsed_212 = tensor.collapse_shape %722 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_213 = tensor.expand_shape %719 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %723 = tensor.empty() : tensor<4x4x5x4xf32>
    %transposed_214 = linalg.transpose ins(%expanded_213 : tensor<5x4x4x4xf32>) outs(%723 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %724:3 = "fsdp.attention_grad"(%transposed_214, %expanded_177, %expanded_178, %expanded_179, %494#0, %494#1, %334, %493) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5xf32>, tensor<4x4x5xi64>, tensor<i64>) -> (tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>)
    %collapsed_215 = tensor.collapse_shape %724#2 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_216 = tensor.collapse_shape %724#1 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_217 = tensor.collapse_shape %724#0 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %725 = tensor.empty() : tensor<6x16x4xf32>
    %transposed_218 = linalg.transpose ins(%collapsed_215 : tensor<16x6x4xf32>) outs(%725 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_219 = tensor.collapse_shape %transposed_218 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_220 = linalg.transpose ins(%collapsed_216 : tensor<16x6x4xf32>) outs(%725 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_221 = tensor.collapse_shape %transposed_220 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %726 = tensor.empty() : tensor<5x16x4xf32>
    %transposed_222 = linalg.transpose ins(%collapsed_217 : tensor<16x5x4xf32>) outs(%726 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_223 = tensor.collapse_shape %transposed_222 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_224 = tensor.expand_shape %collapsed_223 [[0], [1, 2]] output_shape [5, 4, 16] : tensor<5x64xf32> into tensor<5x4x16xf32>
    %expanded_225 = tensor.expand_shape %collapsed_219 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded = tensor.pad %expanded_225 low[1, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %expanded_226 = tensor.expand_shape %collapsed_221 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_227 = tensor.pad %expanded_226 low[0, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %727 = tensor.empty() : tensor<2x6x4x16xf32>
    %728 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded, %padded_227 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%727 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_228 = tensor.expand_shape %728 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %729 = tensor.empty() : tensor<1x6x4x2x16xf32>
    %transposed_229 = linalg.transpose ins(%expanded_228 : tensor<2x6x4x1x16xf32>) outs(%729 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_230 = tensor.collapse_shape %transposed_229 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %730 = linalg.matmul ins(%collapsed_230, %extracted_slice_156 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%28 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %731 = tensor.empty() : tensor<32x24xf32>
    %transposed_231 = linalg.transpose ins(%collapsed_230 : tensor<24x32xf32>) outs(%731 : tensor<32x24xf32>) permutation = [1, 0] 
    %732 = tensor.empty() : tensor<32x16xf32>
    %733 = linalg.fill ins(%cst : f32) outs(%732 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %734 = linalg.matmul ins(%transposed_231, %collapsed_101 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%733 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %735 = tensor.empty() : tensor<1x32xf32>
    %736 = linalg.fill ins(%cst : f32) outs(%735 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %737 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_230 : tensor<24x32xf32>) outs(%736 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x32xf32>
    %collapsed_232 = tensor.collapse_shape %737 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_233 = tensor.expand_shape %730 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %collapsed_234 = tensor.collapse_shape %expanded_224 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %738 = linalg.matmul ins(%collapsed_234, %extracted_slice_155 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_235 = linalg.transpose ins(%collapsed_234 : tensor<20x16xf32>) outs(%686 : tensor<16x20xf32>) permutation = [1, 0] 
    %739 = linalg.matmul ins(%transposed_235, %collapsed_159 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%720 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %740 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_234 : tensor<20x16xf32>) outs(%690 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x16xf32>
    %collapsed_236 = tensor.collapse_shape %740 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_237 = tensor.expand_shape %738 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %741 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%713, %expanded_237 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %742 = tensor.empty() : tensor<48xf32>
    %inserted_slice = tensor.insert_slice %collapsed_236 into %742[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_238 = tensor.insert_slice %collapsed_232 into %inserted_slice[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %743 = tensor.empty() : tensor<48x16xf32>
    %inserted_slice_239 = tensor.insert_slice %739 into %743[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_240 = tensor.insert_slice %734 into %inserted_slice_239[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %744 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%741, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %745 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%744 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.mulf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %746 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%744 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %747 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%744, %482 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %748 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%747 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %749 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%482, %748 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %750 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%745, %746 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %751 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%750, %749 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %752 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%480 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %753 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%752, %751 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %754 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%741, %482 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %755 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%754 : tensor<5x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %756 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%741 : tensor<5x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %757 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %753, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %758 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%757 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_241 = tensor.collapse_shape %758 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %759 = linalg.matmul ins(%collapsed_241, %arg47 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_242 = linalg.transpose ins(%collapsed_241 : tensor<20x16xf32>) outs(%686 : tensor<16x20xf32>) permutation = [1, 0] 
    %760 = linalg.matmul ins(%transposed_242, %collapsed_152 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%720 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %761 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_241 : tensor<20x16xf32>) outs(%690 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x16xf32>
    %collapsed_243 = tensor.collapse_shape %761 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_244 = tensor.expand_shape %759 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_245 = linalg.transpose ins(%expanded_244 : tensor<5x4x4x4xf32>) outs(%723 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %762:3 = "fsdp.attention_grad"(%transposed_245, %expanded_148, %expanded_149, %expanded_150, %447#0, %447#1, %270, %446) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5xf32>, tensor<4x4x5xi64>, tensor<i64>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>)
    %collapsed_246 = tensor.collapse_shape %762#2 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_247 = tensor.collapse_shape %762#1 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_248 = tensor.collapse_shape %762#0 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_249 = linalg.transpose ins(%collapsed_246 : tensor<16x5x4xf32>) outs(%726 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_250 = tensor.collapse_shape %transposed_249 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_251 = linalg.transpose ins(%collapsed_247 : tensor<16x5x4xf32>) outs(%726 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_252 = tensor.collapse_shape %transposed_251 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_253 = linalg.transpose ins(%collapsed_248 : tensor<16x5x4xf32>) outs(%726 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_254 = tensor.collapse_shape %transposed_253 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_255 = tensor.expand_shape %collapsed_250 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_256 = tensor.pad %expanded_255 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_257 = tensor.expand_shape %collapsed_252 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_258 = tensor.pad %expanded_257 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %763 = tensor.empty() : tensor<3x5x4x16xf32>
    %764 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_256, %padded_258 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%763 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_259 = tensor.expand_shape %collapsed_254 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_260 = tensor.pad %expanded_259 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %765 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%764, %padded_260 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%763 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_261 = tensor.expand_shape %765 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %766 = tensor.empty() : tensor<1x5x4x3x16xf32>
    %transposed_262 = linalg.transpose ins(%expanded_261 : tensor<3x5x4x1x16xf32>) outs(%766 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_263 = tensor.collapse_shape %transposed_262 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %767 = linalg.matmul ins(%collapsed_263, %arg45 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %768 = tensor.empty() : tensor<48x20xf32>
    %transposed_264 = linalg.transpose ins(%collapsed_263 : tensor<20x48xf32>) outs(%768 : tensor<48x20xf32>) permutation = [1, 0] 
    %769 = linalg.fill ins(%cst : f32) outs(%743 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %770 = linalg.matmul ins(%transposed_264, %collapsed_131 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%769 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %771 = tensor.empty() : tensor<1x48xf32>
    %772 = linalg.fill ins(%cst : f32) outs(%771 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %773 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_263 : tensor<20x48xf32>) outs(%772 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x48xf32>
    %collapsed_265 = tensor.collapse_shape %773 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_266 = tensor.expand_shape %767 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %774 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%753, %expanded_266 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %775 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%774, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %776 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%775 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.mulf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %777 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%775 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %778 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%775, %438 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %779 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%778 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %780 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %779 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %781 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%776, %777 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %782 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%781, %780 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %783 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %784 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%783, %782 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %785 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%774, %438 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %786 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%785 : tensor<5x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %787 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%774 : tensor<5x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %788 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %784, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %789 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%788 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_267 = tensor.collapse_shape %789 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %790 = linalg.matmul ins(%collapsed_267, %arg37 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%377 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %transposed_268 = linalg.transpose ins(%collapsed_267 : tensor<20x16xf32>) outs(%686 : tensor<16x20xf32>) permutation = [1, 0] 
    %791 = linalg.matmul ins(%transposed_268, %collapsed_128 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%687 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %792 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_267 : tensor<20x16xf32>) outs(%690 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x16xf32>
    %collapsed_269 = tensor.collapse_shape %792 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_270 = tensor.expand_shape %790 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %793 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %expanded_270, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%381 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x8xf32>
    %794 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%793 : tensor<5x4x8xf32>) outs(%381 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x8xf32>
    %795 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382 : tensor<5x4x8xf32>) outs(%400 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %979 = arith.extf %in : f32 to f64
      %980 = arith.cmpf ole, %979, %cst_0 : f64
      linalg.yield %980 : i1
    } -> tensor<5x4x8xi1>
    %796 = linalg.generic {indexing_maps = [#map1, #map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%795, %cst_2, %794 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%381 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_271 = tensor.collapse_shape %796 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %797 = linalg.matmul ins(%collapsed_271, %arg35 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_272 = linalg.transpose ins(%collapsed_271 : tensor<20x8xf32>) outs(%697 : tensor<8x20xf32>) permutation = [1, 0] 
    %798 = linalg.matmul ins(%transposed_272, %collapsed_124 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%698 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %799 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_271 : tensor<20x8xf32>) outs(%701 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x8xf32>
    %collapsed_273 = tensor.collapse_shape %799 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_274 = tensor.expand_shape %797 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %800 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%784, %expanded_274 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %801 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%800, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %802 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%801 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.mulf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %803 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%801 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %804 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%801, %373 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %805 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%804 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %806 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%373, %805 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %807 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%802, %803 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %808 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%807, %806 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %809 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %810 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%809, %808 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %811 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%800, %373 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %812 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%811 : tensor<5x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %813 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%800 : tensor<5x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %814 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %810, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %815 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%814 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_275 = tensor.collapse_shape %815 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %816 = linalg.matmul ins(%collapsed_275, %arg33 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_276 = linalg.transpose ins(%collapsed_275 : tensor<20x16xf32>) outs(%686 : tensor<16x20xf32>) permutation = [1, 0] 
    %817 = linalg.matmul ins(%transposed_276, %collapsed_121 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%720 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %818 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_275 : tensor<20x16xf32>) outs(%690 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x16xf32>
    %collapsed_277 = tensor.collapse_shape %818 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_278 = tensor.expand_shape %816 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_279 = linalg.transpose ins(%expanded_278 : tensor<5x4x4x4xf32>) outs(%723 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %819:3 = "fsdp.attention_grad"(%transposed_279, %expanded_117, %expanded_118, %expanded_119, %338#0, %338#1, %334, %337) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5xf32>, tensor<4x4x5xi64>, tensor<i64>) -> (tensor<4x4x5x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>)
    %collapsed_280 = tensor.collapse_shape %819#2 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_281 = tensor.collapse_shape %819#1 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_282 = tensor.collapse_shape %819#0 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_283 = linalg.transpose ins(%collapsed_280 : tensor<16x6x4xf32>) outs(%725 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_284 = tensor.collapse_shape %transposed_283 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_285 = linalg.transpose ins(%collapsed_281 : tensor<16x6x4xf32>) outs(%725 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_286 = tensor.collapse_shape %transposed_285 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_287 = linalg.transpose ins(%collapsed_282 : tensor<16x5x4xf32>) outs(%726 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_288 = tensor.collapse_shape %transposed_287 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_289 = tensor.expand_shape %collapsed_288 [[0], [1, 2]] output_shape [5, 4, 16] : tensor<5x64xf32> into tensor<5x4x16xf32>
    %expanded_290 = tensor.expand_shape %collapsed_284 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_291 = tensor.pad %expanded_290 low[1, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %expanded_292 = tensor.expand_shape %collapsed_286 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_293 = tensor.pad %expanded_292 low[0, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %820 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_291, %padded_293 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%727 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_294 = tensor.expand_shape %820 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %transposed_295 = linalg.transpose ins(%expanded_294 : tensor<2x6x4x1x16xf32>) outs(%729 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_296 = tensor.collapse_shape %transposed_295 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %821 = linalg.matmul ins(%collapsed_296, %extracted_slice_95 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%28 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_297 = linalg.transpose ins(%collapsed_296 : tensor<24x32xf32>) outs(%731 : tensor<32x24xf32>) permutation = [1, 0] 
    %822 = linalg.matmul ins(%transposed_297, %collapsed_101 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%733 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %823 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_296 : tensor<24x32xf32>) outs(%736 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x32xf32>
    %collapsed_298 = tensor.collapse_shape %823 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_299 = tensor.expand_shape %821 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %824 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_233, %expanded_299 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_300 = tensor.collapse_shape %expanded_289 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %825 = linalg.matmul ins(%collapsed_300, %extracted_slice_94 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_301 = linalg.transpose ins(%collapsed_300 : tensor<20x16xf32>) outs(%686 : tensor<16x20xf32>) permutation = [1, 0] 
    %826 = linalg.matmul ins(%transposed_301, %collapsed_98 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%720 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %827 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_300 : tensor<20x16xf32>) outs(%690 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x16xf32>
    %collapsed_302 = tensor.collapse_shape %827 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_303 = tensor.expand_shape %825 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %828 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%810, %expanded_303 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %inserted_slice_304 = tensor.insert_slice %collapsed_302 into %742[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_305 = tensor.insert_slice %collapsed_298 into %inserted_slice_304[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %inserted_slice_306 = tensor.insert_slice %826 into %743[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_307 = tensor.insert_slice %822 into %inserted_slice_306[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %829 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%828, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %830 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%829 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.mulf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %831 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%829 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %832 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%829, %321 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %833 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%832 : tensor<5x4x16xf32>) outs(%315 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %834 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %833 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %835 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%830, %831 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %836 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%835, %834 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %837 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319 : tensor<5x4x1xf32>) outs(%313 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x1xf32>
    %838 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%837, %836 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %839 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%828, %321 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %840 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%839 : tensor<5x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %841 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%828 : tensor<5x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %842 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %838, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %843 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%842 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_308 = tensor.collapse_shape %843 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %844 = linalg.matmul ins(%collapsed_308, %arg29 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_309 = linalg.transpose ins(%collapsed_308 : tensor<20x16xf32>) outs(%686 : tensor<16x20xf32>) permutation = [1, 0] 
    %845 = linalg.matmul ins(%transposed_309, %collapsed_90 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%720 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %846 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_308 : tensor<20x16xf32>) outs(%690 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x16xf32>
    %collapsed_310 = tensor.collapse_shape %846 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_311 = tensor.expand_shape %844 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_312 = linalg.transpose ins(%expanded_311 : tensor<5x4x4x4xf32>) outs(%723 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %847:3 = "fsdp.attention_grad"(%transposed_312, %expanded_85, %expanded_86, %expanded_87, %274#0, %274#1, %270, %273) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5xf32>, tensor<4x4x5xi64>, tensor<i64>) -> (tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>, tensor<4x4x5x4xf32>)
    %collapsed_313 = tensor.collapse_shape %847#2 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_314 = tensor.collapse_shape %847#1 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %collapsed_315 = tensor.collapse_shape %847#0 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_316 = linalg.transpose ins(%collapsed_313 : tensor<16x5x4xf32>) outs(%726 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_317 = tensor.collapse_shape %transposed_316 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_318 = linalg.transpose ins(%collapsed_314 : tensor<16x5x4xf32>) outs(%726 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_319 = tensor.collapse_shape %transposed_318 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_320 = linalg.transpose ins(%collapsed_315 : tensor<16x5x4xf32>) outs(%726 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_321 = tensor.collapse_shape %transposed_320 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_322 = tensor.expand_shape %collapsed_317 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_323 = tensor.pad %expanded_322 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_324 = tensor.expand_shape %collapsed_319 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_325 = tensor.pad %expanded_324 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %848 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_323, %padded_325 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%763 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_326 = tensor.expand_shape %collapsed_321 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_327 = tensor.pad %expanded_326 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %849 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%848, %padded_327 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%763 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_328 = tensor.expand_shape %849 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %transposed_329 = linalg.transpose ins(%expanded_328 : tensor<3x5x4x1x16xf32>) outs(%766 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_330 = tensor.collapse_shape %transposed_329 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %850 = linalg.matmul ins(%collapsed_330, %arg27 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%277 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_331 = linalg.transpose ins(%collapsed_330 : tensor<20x48xf32>) outs(%768 : tensor<48x20xf32>) permutation = [1, 0] 
    %851 = linalg.matmul ins(%transposed_331, %collapsed_68 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%769 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %852 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_330 : tensor<20x48xf32>) outs(%772 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x48xf32>
    %collapsed_332 = tensor.collapse_shape %852 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_333 = tensor.expand_shape %850 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %853 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%838, %expanded_333 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<5x4x16xf32>
    %854 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%824, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %855 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%854 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.mulf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %856 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%854 : tensor<6x4x16xf32>) outs(%66 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %857 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%854, %257 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %858 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%857 : tensor<6x4x16xf32>) outs(%66 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %859 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %858 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %860 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%855, %856 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %861 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%860, %859 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %862 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %863 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%862, %861 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %864 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%824, %257 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %865 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%864 : tensor<6x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %866 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%824 : tensor<6x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %867 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%863, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %868 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%867 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.mulf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %869 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%867 : tensor<6x4x16xf32>) outs(%66 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %870 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%867, %241 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %871 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%870 : tensor<6x4x16xf32>) outs(%66 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %872 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %871 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %873 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%868, %869 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %874 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%873, %872 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %875 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %876 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%875, %874 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %877 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%863, %241 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %878 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%877 : tensor<6x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %879 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%863 : tensor<6x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %880 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %876, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %881 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%880 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_334 = tensor.collapse_shape %881 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %882 = linalg.matmul ins(%collapsed_334, %arg19 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%77 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %883 = tensor.empty() : tensor<16x24xf32>
    %transposed_335 = linalg.transpose ins(%collapsed_334 : tensor<24x16xf32>) outs(%883 : tensor<16x24xf32>) permutation = [1, 0] 
    %884 = linalg.matmul ins(%transposed_335, %collapsed_65 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%687 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %885 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_334 : tensor<24x16xf32>) outs(%690 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x16xf32>
    %collapsed_336 = tensor.collapse_shape %885 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_337 = tensor.expand_shape %882 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %886 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %expanded_337, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%81 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x8xf32>
    %887 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%886 : tensor<6x4x8xf32>) outs(%81 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x8xf32>
    %888 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<6x4x8xf32>) outs(%100 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %979 = arith.extf %in : f32 to f64
      %980 = arith.cmpf ole, %979, %cst_0 : f64
      linalg.yield %980 : i1
    } -> tensor<6x4x8xi1>
    %889 = linalg.generic {indexing_maps = [#map1, #map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%888, %cst_2, %887 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%81 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_338 = tensor.collapse_shape %889 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %890 = linalg.matmul ins(%collapsed_338, %arg17 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%28 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %891 = tensor.empty() : tensor<8x24xf32>
    %transposed_339 = linalg.transpose ins(%collapsed_338 : tensor<24x8xf32>) outs(%891 : tensor<8x24xf32>) permutation = [1, 0] 
    %892 = linalg.matmul ins(%transposed_339, %collapsed_62 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%698 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %893 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_338 : tensor<24x8xf32>) outs(%701 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x8xf32>
    %collapsed_340 = tensor.collapse_shape %893 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_341 = tensor.expand_shape %890 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %894 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%876, %expanded_341 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %895 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%894, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %896 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%895 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.mulf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %897 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%895 : tensor<6x4x16xf32>) outs(%66 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %898 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%895, %183 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %899 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%898 : tensor<6x4x16xf32>) outs(%66 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %900 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %899 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %901 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%896, %897 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %902 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%901, %900 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %903 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %904 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%903, %902 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %905 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%894, %183 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %906 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%905 : tensor<6x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %907 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%894 : tensor<6x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %908 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %904, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %909 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%908 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_342 = tensor.collapse_shape %909 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %910 = linalg.matmul ins(%collapsed_342, %arg15 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%28 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_343 = linalg.transpose ins(%collapsed_342 : tensor<24x16xf32>) outs(%883 : tensor<16x24xf32>) permutation = [1, 0] 
    %911 = linalg.matmul ins(%transposed_343, %collapsed_59 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%720 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %912 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_342 : tensor<24x16xf32>) outs(%690 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x16xf32>
    %collapsed_344 = tensor.collapse_shape %912 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_345 = tensor.expand_shape %910 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %913 = tensor.empty() : tensor<4x4x6x4xf32>
    %transposed_346 = linalg.transpose ins(%expanded_345 : tensor<6x4x4x4xf32>) outs(%913 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %914:3 = "fsdp.attention_grad"(%transposed_346, %expanded_55, %expanded_56, %expanded_57, %148#0, %148#1, %19, %147) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6xf32>, tensor<4x4x6xi64>, tensor<i64>) -> (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>)
    %collapsed_347 = tensor.collapse_shape %914#2 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_348 = tensor.collapse_shape %914#1 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_349 = tensor.collapse_shape %914#0 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_350 = linalg.transpose ins(%collapsed_347 : tensor<16x6x4xf32>) outs(%725 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_351 = tensor.collapse_shape %transposed_350 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_352 = linalg.transpose ins(%collapsed_348 : tensor<16x6x4xf32>) outs(%725 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_353 = tensor.collapse_shape %transposed_352 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_354 = linalg.transpose ins(%collapsed_349 : tensor<16x6x4xf32>) outs(%725 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_355 = tensor.collapse_shape %transposed_354 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %expanded_356 = tensor.expand_shape %collapsed_351 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_357 = tensor.pad %expanded_356 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %expanded_358 = tensor.expand_shape %collapsed_353 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_359 = tensor.pad %expanded_358 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %915 = tensor.empty() : tensor<3x6x4x16xf32>
    %916 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_357, %padded_359 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%915 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_360 = tensor.expand_shape %collapsed_355 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_361 = tensor.pad %expanded_360 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %917 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%916, %padded_361 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%915 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_362 = tensor.expand_shape %917 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %918 = tensor.empty() : tensor<1x6x4x3x16xf32>
    %transposed_363 = linalg.transpose ins(%expanded_362 : tensor<3x6x4x1x16xf32>) outs(%918 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_364 = tensor.collapse_shape %transposed_363 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %919 = linalg.matmul ins(%collapsed_364, %arg13 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%28 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %920 = tensor.empty() : tensor<48x24xf32>
    %transposed_365 = linalg.transpose ins(%collapsed_364 : tensor<24x48xf32>) outs(%920 : tensor<48x24xf32>) permutation = [1, 0] 
    %921 = linalg.matmul ins(%transposed_365, %collapsed_38 : tensor<48x24xf32>, tensor<24x16xf32>) outs(%769 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %922 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_364 : tensor<24x48xf32>) outs(%772 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x48xf32>
    %collapsed_366 = tensor.collapse_shape %922 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_367 = tensor.expand_shape %919 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %923 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%904, %expanded_367 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %924 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%923, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %925 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%924 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.mulf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %926 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%924 : tensor<6x4x16xf32>) outs(%66 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %927 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%924, %139 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %928 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%927 : tensor<6x4x16xf32>) outs(%66 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %929 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %928 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %930 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%925, %926 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %931 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%930, %929 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %932 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %933 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%932, %931 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %934 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%923, %139 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %935 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%934 : tensor<6x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %936 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%923 : tensor<6x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %937 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %933, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %938 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%937 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_368 = tensor.collapse_shape %938 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %939 = linalg.matmul ins(%collapsed_368, %arg7 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%77 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %transposed_369 = linalg.transpose ins(%collapsed_368 : tensor<24x16xf32>) outs(%883 : tensor<16x24xf32>) permutation = [1, 0] 
    %940 = linalg.matmul ins(%transposed_369, %collapsed_35 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%687 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %941 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_368 : tensor<24x16xf32>) outs(%690 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x16xf32>
    %collapsed_370 = tensor.collapse_shape %941 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_371 = tensor.expand_shape %939 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %942 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %expanded_371, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%81 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x8xf32>
    %943 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%942 : tensor<6x4x8xf32>) outs(%81 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x8xf32>
    %944 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<6x4x8xf32>) outs(%100 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %979 = arith.extf %in : f32 to f64
      %980 = arith.cmpf ole, %979, %cst_0 : f64
      linalg.yield %980 : i1
    } -> tensor<6x4x8xi1>
    %945 = linalg.generic {indexing_maps = [#map1, #map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%944, %cst_2, %943 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%81 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_372 = tensor.collapse_shape %945 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %946 = linalg.matmul ins(%collapsed_372, %arg5 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%28 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_373 = linalg.transpose ins(%collapsed_372 : tensor<24x8xf32>) outs(%891 : tensor<8x24xf32>) permutation = [1, 0] 
    %947 = linalg.matmul ins(%transposed_373, %collapsed_31 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%698 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %948 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_372 : tensor<24x8xf32>) outs(%701 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x8xf32>
    %collapsed_374 = tensor.collapse_shape %948 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_375 = tensor.expand_shape %946 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %949 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%933, %expanded_375 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %950 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%949, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %951 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%950 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.mulf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %952 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%950 : tensor<6x4x16xf32>) outs(%66 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %953 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%950, %72 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %954 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%953 : tensor<6x4x16xf32>) outs(%66 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %955 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %954 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %956 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%951, %952 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %957 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%956, %955 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.subf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %958 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<6x4x1xf32>) outs(%64 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.divf %in, %cst_7 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x1xf32>
    %959 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%958, %957 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %960 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%949, %72 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.mulf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %961 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%960 : tensor<6x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %962 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%949 : tensor<6x4x16xf32>) outs(%667 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<16xf32>
    %963 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %959, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_408: f32, %in_409: f32, %out: f32):
      %979 = arith.select %in, %in_408, %in_409 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %964 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%963 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.truncf %cst_4 : f64 to f32
      %980 = arith.mulf %in, %979 : f32
      linalg.yield %980 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_376 = tensor.collapse_shape %964 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %965 = linalg.matmul ins(%collapsed_376, %arg3 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%28 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_377 = linalg.transpose ins(%collapsed_376 : tensor<24x16xf32>) outs(%883 : tensor<16x24xf32>) permutation = [1, 0] 
    %966 = linalg.matmul ins(%transposed_377, %collapsed_27 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%720 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %967 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_376 : tensor<24x16xf32>) outs(%690 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x16xf32>
    %collapsed_378 = tensor.collapse_shape %967 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_379 = tensor.expand_shape %965 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %transposed_380 = linalg.transpose ins(%expanded_379 : tensor<6x4x4x4xf32>) outs(%913 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %968:3 = "fsdp.attention_grad"(%transposed_380, %expanded_22, %expanded_23, %expanded_24, %24#0, %24#1, %19, %23) {rate = 1.000000e-01 : f64, scale = 5.000000e-01 : f64} : (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6xf32>, tensor<4x4x6xi64>, tensor<i64>) -> (tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>, tensor<4x4x6x4xf32>)
    %collapsed_381 = tensor.collapse_shape %968#2 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_382 = tensor.collapse_shape %968#1 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_383 = tensor.collapse_shape %968#0 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_384 = linalg.transpose ins(%collapsed_381 : tensor<16x6x4xf32>) outs(%725 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_385 = tensor.collapse_shape %transposed_384 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_386 = linalg.transpose ins(%collapsed_382 : tensor<16x6x4xf32>) outs(%725 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_387 = tensor.collapse_shape %transposed_386 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_388 = linalg.transpose ins(%collapsed_383 : tensor<16x6x4xf32>) outs(%725 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_389 = tensor.collapse_shape %transposed_388 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %expanded_390 = tensor.expand_shape %collapsed_385 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_391 = tensor.pad %expanded_390 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %expanded_392 = tensor.expand_shape %collapsed_387 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_393 = tensor.pad %expanded_392 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %969 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_391, %padded_393 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%915 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_394 = tensor.expand_shape %collapsed_389 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_395 = tensor.pad %expanded_394 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %970 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%969, %padded_395 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%915 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_396 = tensor.expand_shape %970 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %transposed_397 = linalg.transpose ins(%expanded_396 : tensor<3x6x4x1x16xf32>) outs(%918 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_398 = tensor.collapse_shape %transposed_397 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %971 = linalg.matmul ins(%collapsed_398, %arg1 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%28 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_399 = linalg.transpose ins(%collapsed_398 : tensor<24x48xf32>) outs(%920 : tensor<48x24xf32>) permutation = [1, 0] 
    %972 = linalg.matmul ins(%transposed_399, %collapsed : tensor<48x24xf32>, tensor<24x16xf32>) outs(%769 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %973 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_398 : tensor<24x48xf32>) outs(%772 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %979 = arith.addf %in, %out : f32
      linalg.yield %979 : f32
    } -> tensor<1x48xf32>
    %collapsed_400 = tensor.collapse_shape %973 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_401 = tensor.expand_shape %971 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %974 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%959, %expanded_401 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_402 = tensor.collapse_shape %853 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %expanded_403 = tensor.expand_shape %collapsed_402 [[0], [1, 2]] output_shape [20, 1, 16] : tensor<20x16xf32> into tensor<20x1x16xf32>
    %975 = scf.for %arg71 = %c0 to %c20 step %c1 iter_args(%arg72 = %651) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_198[%arg71, %c0] : tensor<20x1xi64>
      %979 = arith.index_cast %extracted : i64 to index
      %extracted_slice_408 = tensor.extract_slice %expanded_403[%arg71, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<20x1x16xf32> to tensor<16xf32>
      %extracted_slice_409 = tensor.extract_slice %arg72[%979, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %980 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_408 : tensor<16xf32>) outs(%extracted_slice_409 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %981 = arith.addf %out, %in : f32
        linalg.yield %981 : f32
      } -> tensor<16xf32>
      %inserted_slice_410 = tensor.insert_slice %980 into %arg72[%979, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_410 : tensor<23x16xf32>
    }
    %976 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%652, %975 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%650 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<23x16xf32>
    %collapsed_404 = tensor.collapse_shape %arg68 [[0, 1]] : tensor<6x4xi64> into tensor<24xi64>
    %collapsed_405 = tensor.collapse_shape %974 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %expanded_406 = tensor.expand_shape %collapsed_404 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %expanded_407 = tensor.expand_shape %collapsed_405 [[0], [1, 2]] output_shape [24, 1, 16] : tensor<24x16xf32> into tensor<24x1x16xf32>
    %977 = scf.for %arg71 = %c0 to %c24 step %c1 iter_args(%arg72 = %651) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_406[%arg71, %c0] : tensor<24x1xi64>
      %979 = arith.index_cast %extracted : i64 to index
      %extracted_slice_408 = tensor.extract_slice %expanded_407[%arg71, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<24x1x16xf32> to tensor<16xf32>
      %extracted_slice_409 = tensor.extract_slice %arg72[%979, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %980 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_408 : tensor<16xf32>) outs(%extracted_slice_409 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %981 = arith.addf %out, %in : f32
        linalg.yield %981 : f32
      } -> tensor<16xf32>
      %inserted_slice_410 = tensor.insert_slice %980 into %arg72[%979, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_410 : tensor<23x16xf32>
    }
    %978 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%976, %977 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%650 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_408: f32, %out: f32):
      %979 = arith.addf %in, %in_408 : f32
      linalg.yield %979 : f32
    } -> tensor<23x16xf32>
    return %635, %978, %972, %collapsed_400, %966, %collapsed_378, %947, %collapsed_374, %940, %collapsed_370, %961, %962, %935, %936, %921, %collapsed_366, %911, %collapsed_344, %892, %collapsed_340, %884, %collapsed_336, %906, %907, %878, %879, %865, %866, %851, %collapsed_332, %845, %collapsed_310, %inserted_slice_307, %inserted_slice_305, %817, %collapsed_277, %798, %collapsed_273, %791, %collapsed_269, %840, %841, %812, %813, %786, %787, %770, %collapsed_265, %760, %collapsed_243, %inserted_slice_240, %inserted_slice_238, %721, %collapsed_212, %699, %collapsed_208, %688, %collapsed_204, %755, %756, %715, %716, %681, %682, %668, %669, %collapsed_200 : tensor<f32>, tensor<23x16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<23xf32>
  }
}
