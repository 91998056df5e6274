#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map9 = affine_map<() -> ()>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1, d2) -> ()>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map13 = affine_map<(d0, d1) -> (d0)>
#map14 = affine_map<(d0, d1) -> (d0, 0)>
#map15 = affine_map<(d0) -> ()>
#map16 = affine_map<(d0, d1) -> (0, d1)>
#map17 = affine_map<(d0, d1) -> ()>
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
    %c0_i64 = arith.constant 0 : i64
    %c16_i64 = arith.constant 16 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant 1.1111111111111112 : f64
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = arith.constant 5.000000e-01 : f32
    %cst_7 = arith.constant 1.600000e+01 : f64
    %cst_8 = arith.constant 1.600000e+01 : f32
    %cst_9 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<6x4x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg68 : tensor<6x4xi64>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1198 = arith.index_cast %in : i64 to index
      %1199 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%1198, %1199] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x4x16xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg66 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %3 = tensor.empty() : tensor<16xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg67 : tensor<16xi64>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1198 = arith.sitofp %in : i64 to f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %4 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %6 = tensor.empty() : tensor<5x4x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg69 : tensor<5x4xi64>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1198 = arith.index_cast %in : i64 to index
      %1199 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%1198, %1199] : tensor<23x16xf32>
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
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<24x48xf32>
    %expanded = tensor.expand_shape %13 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 3, 16] : tensor<24x48xf32> into tensor<1x6x4x3x16xf32>
    %14 = tensor.empty() : tensor<3x6x4x1x16xf32>
    %transposed_10 = linalg.transpose ins(%expanded : tensor<1x6x4x3x16xf32>) outs(%14 : tensor<3x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_11 = tensor.collapse_shape %transposed_10 [[0], [1], [2], [3, 4]] : tensor<3x6x4x1x16xf32> into tensor<3x6x4x16xf32>
    %extracted_slice = tensor.extract_slice %collapsed_11[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_12 = tensor.extract_slice %collapsed_11[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_13 = tensor.extract_slice %collapsed_11[2, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_14 = tensor.collapse_shape %extracted_slice [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_15 = tensor.expand_shape %collapsed_14 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %15 = tensor.empty() : tensor<16x6x4xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_17 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_18 = tensor.expand_shape %collapsed_17 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_20 = tensor.collapse_shape %extracted_slice_13 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_21 = tensor.expand_shape %collapsed_20 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_23 = tensor.expand_shape %transposed_19 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %16 = tensor.empty() : tensor<4x4x4x6xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<4x4x6x4xf32>) outs(%16 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %17 = tensor.empty() : tensor<16x6x6xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %19 = linalg.batch_matmul ins(%transposed_16, %collapsed_25 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%18 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_26 = tensor.expand_shape %19 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %20 = tensor.empty() : tensor<4x4x6x6xf32>
    %21 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<4x4x6x6xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_6 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %22 = tensor.empty() : tensor<4x4x6xi64>
    %23 = linalg.fill ins(%c0_i64 : i64) outs(%22 : tensor<4x4x6xi64>) -> tensor<4x4x6xi64>
    %24 = tensor.empty() : tensor<4x4x6xf32>
    %25 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<4x4x6xf32>) -> tensor<4x4x6xf32>
    %26:2 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<4x4x6x6xf32>) outs(%25, %23 : tensor<4x4x6xf32>, tensor<4x4x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_476: i64):
      %1198 = linalg.index 3 : index
      %1199 = arith.index_cast %1198 : index to i64
      %1200 = arith.maximumf %in, %out : f32
      %1201 = arith.cmpf ogt, %in, %out : f32
      %1202 = arith.select %1201, %1199, %out_476 : i64
      linalg.yield %1200, %1202 : f32, i64
    } -> (tensor<4x4x6xf32>, tensor<4x4x6xi64>)
    %expanded_27 = tensor.expand_shape %26#0 [[0], [1], [2, 3]] output_shape [4, 4, 6, 1] : tensor<4x4x6xf32> into tensor<4x4x6x1xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %expanded_27 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<4x4x6x6xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.exp %in : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %29 = tensor.empty() : tensor<4x4x6x1xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<4x4x6x1xf32>) -> tensor<4x4x6x1xf32>
    %31 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<4x4x6x6xf32>) outs(%30 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x1xf32>
    %32 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %31 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.divf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %33 = tensor.empty() : tensor<i64>
    %34 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %35 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%34 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %36 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%35 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %37 = tensor.empty() : tensor<576xi64>
    %38 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%37 : tensor<576xi64>) {
    ^bb0(%out: i64):
      %1198 = linalg.index 0 : index
      %1199 = arith.index_cast %1198 : index to i64
      linalg.yield %1199 : i64
    } -> tensor<576xi64>
    %expanded_28 = tensor.expand_shape %38 [[0, 1, 2, 3]] output_shape [4, 4, 6, 6] : tensor<576xi64> into tensor<4x4x6x6xi64>
    %39 = tensor.empty() : tensor<4x4x6x6xi64>
    %40 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28, %36 : tensor<4x4x6x6xi64>, tensor<i64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %41 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %42 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %41 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %43 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %44 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %45 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %46 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %45 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %47 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %48 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %49 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %50 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %49 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %51 = tensor.empty() : tensor<4x4x6x6xi1>
    %52 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<4x4x6x6xi64>) outs(%51 : tensor<4x4x6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<4x4x6x6xi1>
    %53 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<4x4x6x6xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<4x4x6x6xf32>
    %54 = linalg.generic {indexing_maps = [#map6, #map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %53, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_29 = tensor.collapse_shape %54 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%15 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %56 = linalg.batch_matmul ins(%collapsed_29, %transposed_22 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%55 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_30 = tensor.expand_shape %56 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %57 = tensor.empty() : tensor<6x4x4x4xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<4x4x6x4xf32>) outs(%57 : tensor<6x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0, 1], [2, 3]] : tensor<6x4x4x4xf32> into tensor<24x16xf32>
    %58 = tensor.empty() : tensor<16x16xf32>
    %transposed_33 = linalg.transpose ins(%arg3 : tensor<16x16xf32>) outs(%58 : tensor<16x16xf32>) permutation = [1, 0] 
    %59 = tensor.empty() : tensor<24x16xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %61 = linalg.matmul ins(%collapsed_32, %transposed_33 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%60 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %62 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<16xf32>) outs(%59 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %63 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%61, %62 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%59 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<24x16xf32>
    %expanded_34 = tensor.expand_shape %63 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %64 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %65 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%64 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %66 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%65 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %67 = tensor.empty() : tensor<384xi64>
    %68 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%67 : tensor<384xi64>) {
    ^bb0(%out: i64):
      %1198 = linalg.index 0 : index
      %1199 = arith.index_cast %1198 : index to i64
      linalg.yield %1199 : i64
    } -> tensor<384xi64>
    %expanded_35 = tensor.expand_shape %68 [[0, 1, 2]] output_shape [6, 4, 16] : tensor<384xi64> into tensor<6x4x16xi64>
    %69 = tensor.empty() : tensor<6x4x16xi64>
    %70 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_35, %66 : tensor<6x4x16xi64>, tensor<i64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %71 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %75 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %79 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %81 = tensor.empty() : tensor<6x4x16xi1>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<6x4x16xi64>) outs(%81 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<6x4x16xi1>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x16xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %83, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %84 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %86 = tensor.empty() : tensor<6x4x16xf64>
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<6x4x16xf32>) outs(%86 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1198 = arith.extf %in : f32 to f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x16xf64>
    %88 = tensor.empty() : tensor<6x4x1xf64>
    %89 = linalg.fill ins(%cst_1 : f64) outs(%88 : tensor<6x4x1xf64>) -> tensor<6x4x1xf64>
    %90 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87 : tensor<6x4x16xf64>) outs(%89 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<6x4x1xf64>) outs(%88 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %92 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %91 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%86 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.subf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x16xf64>
    %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %92 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%86 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.mulf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x16xf64>
    %94 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%93 : tensor<6x4x16xf64>) outs(%89 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<6x4x1xf64>) outs(%88 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %96 = tensor.empty() : tensor<6x4x1xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<6x4x1xf64>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1198 = arith.truncf %in : f64 to f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %98 = linalg.fill ins(%cst : f32) outs(%96 : tensor<6x4x1xf32>) -> tensor<6x4x1xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%85 : tensor<6x4x16xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_3 : f64 to f32
      %1199 = arith.addf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x1xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.rsqrt %in : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %100 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %102 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %arg10 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_36 = tensor.collapse_shape %106 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %107 = tensor.empty() : tensor<16x8xf32>
    %transposed_37 = linalg.transpose ins(%arg5 : tensor<8x16xf32>) outs(%107 : tensor<16x8xf32>) permutation = [1, 0] 
    %108 = tensor.empty() : tensor<24x8xf32>
    %109 = linalg.fill ins(%cst : f32) outs(%108 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %110 = linalg.matmul ins(%collapsed_36, %transposed_37 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%109 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %111 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<8xf32>) outs(%108 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %112 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%110, %111 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%108 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<24x8xf32>
    %expanded_38 = tensor.expand_shape %112 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %113 = tensor.empty() : tensor<6x4x8xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38 : tensor<6x4x8xf32>) outs(%113 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.cmpf ugt, %in, %cst : f32
      %1199 = arith.select %1198, %in, %cst : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x8xf32>
    %115 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c7963307307_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %116 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%115 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %117 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%116 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %118 = tensor.empty() : tensor<192xi64>
    %119 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%118 : tensor<192xi64>) {
    ^bb0(%out: i64):
      %1198 = linalg.index 0 : index
      %1199 = arith.index_cast %1198 : index to i64
      linalg.yield %1199 : i64
    } -> tensor<192xi64>
    %expanded_39 = tensor.expand_shape %119 [[0, 1, 2]] output_shape [6, 4, 8] : tensor<192xi64> into tensor<6x4x8xi64>
    %120 = tensor.empty() : tensor<6x4x8xi64>
    %121 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39, %117 : tensor<6x4x8xi64>, tensor<i64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %123 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %122 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %126 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %130 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %132 = tensor.empty() : tensor<6x4x8xi1>
    %133 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<6x4x8xi64>) outs(%132 : tensor<6x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<6x4x8xi1>
    %134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<6x4x8xf32>) outs(%113 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x8xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %134, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%113 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_40 = tensor.collapse_shape %135 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %136 = tensor.empty() : tensor<8x16xf32>
    %transposed_41 = linalg.transpose ins(%arg7 : tensor<16x8xf32>) outs(%136 : tensor<8x16xf32>) permutation = [1, 0] 
    %137 = linalg.matmul ins(%collapsed_40, %transposed_41 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%60 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %138 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<16xf32>) outs(%59 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %139 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%137, %138 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%59 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<24x16xf32>
    %expanded_42 = tensor.expand_shape %139 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %140 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c10617743076_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %141 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%140 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %142 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%141 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %143 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_35, %142 : tensor<6x4x16xi64>, tensor<i64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %144 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %145 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %144 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %146 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %147 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %149 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %148 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %150 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %152 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %154 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<6x4x16xi64>) outs(%81 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<6x4x16xi1>
    %155 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x16xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %155, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %156 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<6x4x16xf32>) outs(%86 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1198 = arith.extf %in : f32 to f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x16xf64>
    %159 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%158 : tensor<6x4x16xf64>) outs(%89 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %160 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<6x4x1xf64>) outs(%88 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %161 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %160 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%86 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.subf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x16xf64>
    %162 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %161 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%86 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.mulf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x16xf64>
    %163 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%162 : tensor<6x4x16xf64>) outs(%89 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<6x4x1xf64>) outs(%88 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %165 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<6x4x1xf64>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1198 = arith.truncf %in : f64 to f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%157 : tensor<6x4x16xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_3 : f64 to f32
      %1199 = arith.addf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x1xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.rsqrt %in : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %167 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %169 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %arg12 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_43 = tensor.collapse_shape %173 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_44 = linalg.transpose ins(%arg13 : tensor<48x16xf32>) outs(%8 : tensor<16x48xf32>) permutation = [1, 0] 
    %174 = linalg.matmul ins(%collapsed_43, %transposed_44 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%10 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %175 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<48xf32>) outs(%9 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %176 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%174, %175 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%9 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<24x48xf32>
    %expanded_45 = tensor.expand_shape %176 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 3, 16] : tensor<24x48xf32> into tensor<1x6x4x3x16xf32>
    %transposed_46 = linalg.transpose ins(%expanded_45 : tensor<1x6x4x3x16xf32>) outs(%14 : tensor<3x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_47 = tensor.collapse_shape %transposed_46 [[0], [1], [2], [3, 4]] : tensor<3x6x4x1x16xf32> into tensor<3x6x4x16xf32>
    %extracted_slice_48 = tensor.extract_slice %collapsed_47[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_49 = tensor.extract_slice %collapsed_47[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_50 = tensor.extract_slice %collapsed_47[2, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_51 = tensor.collapse_shape %extracted_slice_48 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_52 = tensor.expand_shape %collapsed_51 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_54 = tensor.collapse_shape %extracted_slice_49 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_55 = tensor.expand_shape %collapsed_54 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_56 = linalg.transpose ins(%expanded_55 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_57 = tensor.collapse_shape %extracted_slice_50 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_58 = tensor.expand_shape %collapsed_57 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_59 = linalg.transpose ins(%expanded_58 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_60 = tensor.expand_shape %transposed_56 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_61 = linalg.transpose ins(%expanded_60 : tensor<4x4x6x4xf32>) outs(%16 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_62 = tensor.collapse_shape %transposed_61 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %177 = linalg.batch_matmul ins(%transposed_53, %collapsed_62 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%18 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_63 = tensor.expand_shape %177 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %178 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_63 : tensor<4x4x6x6xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_6 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %179:2 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%178 : tensor<4x4x6x6xf32>) outs(%25, %23 : tensor<4x4x6xf32>, tensor<4x4x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_476: i64):
      %1198 = linalg.index 3 : index
      %1199 = arith.index_cast %1198 : index to i64
      %1200 = arith.maximumf %in, %out : f32
      %1201 = arith.cmpf ogt, %in, %out : f32
      %1202 = arith.select %1201, %1199, %out_476 : i64
      linalg.yield %1200, %1202 : f32, i64
    } -> (tensor<4x4x6xf32>, tensor<4x4x6xi64>)
    %expanded_64 = tensor.expand_shape %179#0 [[0], [1], [2, 3]] output_shape [4, 4, 6, 1] : tensor<4x4x6xf32> into tensor<4x4x6x1xf32>
    %180 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178, %expanded_64 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %181 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%180 : tensor<4x4x6x6xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.exp %in : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %182 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%181 : tensor<4x4x6x6xf32>) outs(%30 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x1xf32>
    %183 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%181, %182 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.divf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %184 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c13272178845_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %185 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%184 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %186 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%185 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %187 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28, %186 : tensor<4x4x6x6xi64>, tensor<i64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %188 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187 : tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %189 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187, %188 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %190 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189 : tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %191 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190 : tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %192 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191 : tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %193 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191, %192 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %194 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193 : tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %195 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%194 : tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %196 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195 : tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %197 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195, %196 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%39 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x6x6xi64>
    %198 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%197 : tensor<4x4x6x6xi64>) outs(%51 : tensor<4x4x6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<4x4x6x6xi1>
    %199 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183 : tensor<4x4x6x6xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<4x4x6x6xf32>
    %200 = linalg.generic {indexing_maps = [#map6, #map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198, %199, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_65 = tensor.collapse_shape %200 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %201 = linalg.batch_matmul ins(%collapsed_65, %transposed_59 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%55 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_66 = tensor.expand_shape %201 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<4x4x6x4xf32>) outs(%57 : tensor<6x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_68 = tensor.collapse_shape %transposed_67 [[0, 1], [2, 3]] : tensor<6x4x4x4xf32> into tensor<24x16xf32>
    %transposed_69 = linalg.transpose ins(%arg15 : tensor<16x16xf32>) outs(%58 : tensor<16x16xf32>) permutation = [1, 0] 
    %202 = linalg.matmul ins(%collapsed_68, %transposed_69 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%60 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %203 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<16xf32>) outs(%59 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %204 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%202, %203 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%59 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<24x16xf32>
    %expanded_70 = tensor.expand_shape %204 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %205 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c15926614614_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %206 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%205 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %207 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%206 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %208 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_35, %207 : tensor<6x4x16xi64>, tensor<i64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %209 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %210 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %209 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %211 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %212 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %213 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %214 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212, %213 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %215 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %216 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %217 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %218 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %217 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %219 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218 : tensor<6x4x16xi64>) outs(%81 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<6x4x16xi1>
    %220 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x16xf32>
    %221 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %220, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %222 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %221 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %223 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222 : tensor<6x4x16xf32>) outs(%86 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1198 = arith.extf %in : f32 to f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x16xf64>
    %224 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%223 : tensor<6x4x16xf64>) outs(%89 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %225 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<6x4x1xf64>) outs(%88 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %226 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %225 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%86 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.subf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x16xf64>
    %227 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226, %226 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%86 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.mulf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x16xf64>
    %228 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%227 : tensor<6x4x16xf64>) outs(%89 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %229 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<6x4x1xf64>) outs(%88 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %230 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<6x4x1xf64>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1198 = arith.truncf %in : f64 to f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %231 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%222 : tensor<6x4x16xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %232 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %233 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_3 : f64 to f32
      %1199 = arith.addf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x1xf32>
    %234 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.rsqrt %in : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %235 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %232 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %236 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %234 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %237 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %238 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %arg22 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_71 = tensor.collapse_shape %238 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_72 = linalg.transpose ins(%arg17 : tensor<8x16xf32>) outs(%107 : tensor<16x8xf32>) permutation = [1, 0] 
    %239 = linalg.matmul ins(%collapsed_71, %transposed_72 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%109 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %240 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<8xf32>) outs(%108 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %241 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%239, %240 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%108 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<24x8xf32>
    %expanded_73 = tensor.expand_shape %241 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_73 : tensor<6x4x8xf32>) outs(%113 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.cmpf ugt, %in, %cst : f32
      %1199 = arith.select %1198, %in, %cst : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x8xf32>
    %243 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c18581050383_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %244 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%243 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %245 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%244 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %246 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39, %245 : tensor<6x4x8xi64>, tensor<i64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %247 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %248 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %247 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %249 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %251 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %252 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %251 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %253 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %254 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253 : tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %255 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %256 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %255 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%120 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x8xi64>
    %257 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<6x4x8xi64>) outs(%132 : tensor<6x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<6x4x8xi1>
    %258 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<6x4x8xf32>) outs(%113 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x8xf32>
    %259 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %258, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%113 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_74 = tensor.collapse_shape %259 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %transposed_75 = linalg.transpose ins(%arg19 : tensor<16x8xf32>) outs(%136 : tensor<8x16xf32>) permutation = [1, 0] 
    %260 = linalg.matmul ins(%collapsed_74, %transposed_75 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%60 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %261 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg20 : tensor<16xf32>) outs(%59 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %262 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%260, %261 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%59 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<24x16xf32>
    %expanded_76 = tensor.expand_shape %262 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %263 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c21235486152_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %264 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%263 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %265 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%264 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %266 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_35, %265 : tensor<6x4x16xi64>, tensor<i64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %267 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %268 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %267 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %269 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %270 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %271 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %272 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %271 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %273 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %274 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %275 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274 : tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %276 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %275 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%69 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<6x4x16xi64>
    %277 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<6x4x16xi64>) outs(%81 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<6x4x16xi1>
    %278 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x16xf32>
    %279 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %278, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %280 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %279 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %281 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280 : tensor<6x4x16xf32>) outs(%86 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1198 = arith.extf %in : f32 to f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x16xf64>
    %282 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%281 : tensor<6x4x16xf64>) outs(%89 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %283 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282 : tensor<6x4x1xf64>) outs(%88 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %284 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %283 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%86 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.subf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x16xf64>
    %285 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %284 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%86 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.mulf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x16xf64>
    %286 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%285 : tensor<6x4x16xf64>) outs(%89 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %287 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286 : tensor<6x4x1xf64>) outs(%88 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %288 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287 : tensor<6x4x1xf64>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1198 = arith.truncf %in : f64 to f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %289 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%280 : tensor<6x4x16xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %290 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %291 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_3 : f64 to f32
      %1199 = arith.addf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x1xf32>
    %292 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.rsqrt %in : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %290 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %294 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293, %292 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %295 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %arg24 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %297 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296 : tensor<6x4x16xf32>) outs(%86 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1198 = arith.extf %in : f32 to f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x16xf64>
    %298 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%297 : tensor<6x4x16xf64>) outs(%89 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %299 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298 : tensor<6x4x1xf64>) outs(%88 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %300 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297, %299 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%86 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.subf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x16xf64>
    %301 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %300 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%86 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.mulf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x16xf64>
    %302 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%301 : tensor<6x4x16xf64>) outs(%89 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %303 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302 : tensor<6x4x1xf64>) outs(%88 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<6x4x1xf64>
    %304 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<6x4x1xf64>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1198 = arith.truncf %in : f64 to f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %305 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%296 : tensor<6x4x16xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %306 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %307 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_3 : f64 to f32
      %1199 = arith.addf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x1xf32>
    %308 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.rsqrt %in : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %309 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %306 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %310 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309, %308 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %311 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %312 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311, %arg26 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_77 = tensor.collapse_shape %7 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_78 = linalg.transpose ins(%arg27 : tensor<48x16xf32>) outs(%8 : tensor<16x48xf32>) permutation = [1, 0] 
    %313 = tensor.empty() : tensor<20x48xf32>
    %314 = linalg.fill ins(%cst : f32) outs(%313 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %315 = linalg.matmul ins(%collapsed_77, %transposed_78 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%314 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %316 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<48xf32>) outs(%313 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %317 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%315, %316 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%313 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x48xf32>
    %expanded_79 = tensor.expand_shape %317 [[0, 1, 2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<20x48xf32> into tensor<1x5x4x3x16xf32>
    %318 = tensor.empty() : tensor<3x5x4x1x16xf32>
    %transposed_80 = linalg.transpose ins(%expanded_79 : tensor<1x5x4x3x16xf32>) outs(%318 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_81 = tensor.collapse_shape %transposed_80 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_82 = tensor.extract_slice %collapsed_81[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_83 = tensor.extract_slice %collapsed_81[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_84 = tensor.extract_slice %collapsed_81[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_85 = tensor.collapse_shape %extracted_slice_82 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_86 = tensor.expand_shape %collapsed_85 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %319 = tensor.empty() : tensor<16x5x4xf32>
    %transposed_87 = linalg.transpose ins(%expanded_86 : tensor<5x16x4xf32>) outs(%319 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_88 = tensor.collapse_shape %extracted_slice_83 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_89 = tensor.expand_shape %collapsed_88 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_90 = linalg.transpose ins(%expanded_89 : tensor<5x16x4xf32>) outs(%319 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_91 = tensor.collapse_shape %extracted_slice_84 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_92 = tensor.expand_shape %collapsed_91 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_93 = linalg.transpose ins(%expanded_92 : tensor<5x16x4xf32>) outs(%319 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_94 = tensor.expand_shape %transposed_90 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %320 = tensor.empty() : tensor<4x4x4x5xf32>
    %transposed_95 = linalg.transpose ins(%expanded_94 : tensor<4x4x5x4xf32>) outs(%320 : tensor<4x4x4x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_96 = tensor.collapse_shape %transposed_95 [[0, 1], [2], [3]] : tensor<4x4x4x5xf32> into tensor<16x4x5xf32>
    %321 = tensor.empty() : tensor<16x5x5xf32>
    %322 = linalg.fill ins(%cst : f32) outs(%321 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %323 = linalg.batch_matmul ins(%transposed_87, %collapsed_96 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%322 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_97 = tensor.expand_shape %323 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %324 = tensor.empty() : tensor<4x4x5x5xf32>
    %325 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_97 : tensor<4x4x5x5xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_6 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %326 = tensor.empty() : tensor<4x4x5xi64>
    %327 = linalg.fill ins(%c0_i64 : i64) outs(%326 : tensor<4x4x5xi64>) -> tensor<4x4x5xi64>
    %328 = tensor.empty() : tensor<4x4x5xf32>
    %329 = linalg.fill ins(%cst_0 : f32) outs(%328 : tensor<4x4x5xf32>) -> tensor<4x4x5xf32>
    %330:2 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%325 : tensor<4x4x5x5xf32>) outs(%329, %327 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_476: i64):
      %1198 = linalg.index 3 : index
      %1199 = arith.index_cast %1198 : index to i64
      %1200 = arith.maximumf %in, %out : f32
      %1201 = arith.cmpf ogt, %in, %out : f32
      %1202 = arith.select %1201, %1199, %out_476 : i64
      linalg.yield %1200, %1202 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_98 = tensor.expand_shape %330#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %331 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%325, %expanded_98 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %332 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%331 : tensor<4x4x5x5xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.exp %in : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %333 = tensor.empty() : tensor<4x4x5x1xf32>
    %334 = linalg.fill ins(%cst : f32) outs(%333 : tensor<4x4x5x1xf32>) -> tensor<4x4x5x1xf32>
    %335 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%332 : tensor<4x4x5x5xf32>) outs(%334 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x1xf32>
    %336 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%332, %335 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.divf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %337 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c23889921921_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %338 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%337 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %339 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%338 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %340 = tensor.empty() : tensor<400xi64>
    %341 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%340 : tensor<400xi64>) {
    ^bb0(%out: i64):
      %1198 = linalg.index 0 : index
      %1199 = arith.index_cast %1198 : index to i64
      linalg.yield %1199 : i64
    } -> tensor<400xi64>
    %expanded_99 = tensor.expand_shape %341 [[0, 1, 2, 3]] output_shape [4, 4, 5, 5] : tensor<400xi64> into tensor<4x4x5x5xi64>
    %342 = tensor.empty() : tensor<4x4x5x5xi64>
    %343 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_99, %339 : tensor<4x4x5x5xi64>, tensor<i64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %344 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%343 : tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %345 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%343, %344 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %346 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%345 : tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %347 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%346 : tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %348 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%347 : tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %349 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%347, %348 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %350 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%349 : tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %351 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%350 : tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %352 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%351 : tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %353 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%351, %352 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %354 = tensor.empty() : tensor<4x4x5x5xi1>
    %355 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%353 : tensor<4x4x5x5xi64>) outs(%354 : tensor<4x4x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<4x4x5x5xi1>
    %356 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%336 : tensor<4x4x5x5xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<4x4x5x5xf32>
    %357 = linalg.generic {indexing_maps = [#map6, #map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%355, %356, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_100 = tensor.collapse_shape %357 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %358 = linalg.fill ins(%cst : f32) outs(%319 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %359 = linalg.batch_matmul ins(%collapsed_100, %transposed_93 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%358 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_101 = tensor.expand_shape %359 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %360 = tensor.empty() : tensor<5x4x4x4xf32>
    %transposed_102 = linalg.transpose ins(%expanded_101 : tensor<4x4x5x4xf32>) outs(%360 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_103 = tensor.collapse_shape %transposed_102 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_104 = linalg.transpose ins(%arg29 : tensor<16x16xf32>) outs(%58 : tensor<16x16xf32>) permutation = [1, 0] 
    %361 = tensor.empty() : tensor<20x16xf32>
    %362 = linalg.fill ins(%cst : f32) outs(%361 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %363 = linalg.matmul ins(%collapsed_103, %transposed_104 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %364 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg30 : tensor<16xf32>) outs(%361 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %365 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%363, %364 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%361 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x16xf32>
    %expanded_105 = tensor.expand_shape %365 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %366 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c26544357690_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %367 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%366 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %368 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%367 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %369 = tensor.empty() : tensor<320xi64>
    %370 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%369 : tensor<320xi64>) {
    ^bb0(%out: i64):
      %1198 = linalg.index 0 : index
      %1199 = arith.index_cast %1198 : index to i64
      linalg.yield %1199 : i64
    } -> tensor<320xi64>
    %expanded_106 = tensor.expand_shape %370 [[0, 1, 2]] output_shape [5, 4, 16] : tensor<320xi64> into tensor<5x4x16xi64>
    %371 = tensor.empty() : tensor<5x4x16xi64>
    %372 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106, %368 : tensor<5x4x16xi64>, tensor<i64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %373 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %374 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372, %373 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %375 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %376 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %377 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %378 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376, %377 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %379 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%378 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %380 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %381 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %382 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %381 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %383 = tensor.empty() : tensor<5x4x16xi1>
    %384 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382 : tensor<5x4x16xi64>) outs(%383 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<5x4x16xi1>
    %385 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_105 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x16xf32>
    %386 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %385, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %387 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %386 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %388 = tensor.empty() : tensor<5x4x16xf64>
    %389 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387 : tensor<5x4x16xf32>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1198 = arith.extf %in : f32 to f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %390 = tensor.empty() : tensor<5x4x1xf64>
    %391 = linalg.fill ins(%cst_1 : f64) outs(%390 : tensor<5x4x1xf64>) -> tensor<5x4x1xf64>
    %392 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%389 : tensor<5x4x16xf64>) outs(%391 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %393 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392 : tensor<5x4x1xf64>) outs(%390 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %394 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389, %393 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.subf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %395 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394, %394 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.mulf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %396 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%395 : tensor<5x4x16xf64>) outs(%391 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %397 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396 : tensor<5x4x1xf64>) outs(%390 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %398 = tensor.empty() : tensor<5x4x1xf32>
    %399 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397 : tensor<5x4x1xf64>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1198 = arith.truncf %in : f64 to f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %400 = linalg.fill ins(%cst : f32) outs(%398 : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
    %401 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%387 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %402 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %403 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_3 : f64 to f32
      %1199 = arith.addf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x1xf32>
    %404 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.rsqrt %in : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %405 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387, %402 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %406 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %404 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %407 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %408 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%407, %arg40 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %extracted_slice_107 = tensor.extract_slice %arg31[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_108 = tensor.extract_slice %arg31[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_109 = tensor.extract_slice %arg32[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_110 = tensor.extract_slice %arg32[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %collapsed_111 = tensor.collapse_shape %408 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_112 = linalg.transpose ins(%extracted_slice_107 : tensor<16x16xf32>) outs(%58 : tensor<16x16xf32>) permutation = [1, 0] 
    %409 = linalg.matmul ins(%collapsed_111, %transposed_112 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %410 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_109 : tensor<16xf32>) outs(%361 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %411 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%409, %410 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%361 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x16xf32>
    %expanded_113 = tensor.expand_shape %411 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %collapsed_114 = tensor.collapse_shape %312 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %412 = tensor.empty() : tensor<16x32xf32>
    %transposed_115 = linalg.transpose ins(%extracted_slice_108 : tensor<32x16xf32>) outs(%412 : tensor<16x32xf32>) permutation = [1, 0] 
    %413 = tensor.empty() : tensor<24x32xf32>
    %414 = linalg.fill ins(%cst : f32) outs(%413 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %415 = linalg.matmul ins(%collapsed_114, %transposed_115 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%414 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %416 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_110 : tensor<32xf32>) outs(%413 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %417 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%415, %416 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%413 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<24x32xf32>
    %expanded_116 = tensor.expand_shape %417 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 2, 16] : tensor<24x32xf32> into tensor<1x6x4x2x16xf32>
    %418 = tensor.empty() : tensor<2x6x4x1x16xf32>
    %transposed_117 = linalg.transpose ins(%expanded_116 : tensor<1x6x4x2x16xf32>) outs(%418 : tensor<2x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_118 = tensor.collapse_shape %transposed_117 [[0], [1], [2], [3, 4]] : tensor<2x6x4x1x16xf32> into tensor<2x6x4x16xf32>
    %extracted_slice_119 = tensor.extract_slice %collapsed_118[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_120 = tensor.extract_slice %collapsed_118[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_121 = tensor.collapse_shape %expanded_113 [[0], [1, 2]] : tensor<5x4x16xf32> into tensor<5x64xf32>
    %expanded_122 = tensor.expand_shape %collapsed_121 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_123 = linalg.transpose ins(%expanded_122 : tensor<5x16x4xf32>) outs(%319 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_124 = tensor.collapse_shape %extracted_slice_119 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_125 = tensor.expand_shape %collapsed_124 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_126 = linalg.transpose ins(%expanded_125 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_127 = tensor.collapse_shape %extracted_slice_120 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_128 = tensor.expand_shape %collapsed_127 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_129 = linalg.transpose ins(%expanded_128 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_130 = tensor.expand_shape %transposed_126 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_131 = linalg.transpose ins(%expanded_130 : tensor<4x4x6x4xf32>) outs(%16 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_132 = tensor.collapse_shape %transposed_131 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %419 = tensor.empty() : tensor<16x5x6xf32>
    %420 = linalg.fill ins(%cst : f32) outs(%419 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %421 = linalg.batch_matmul ins(%transposed_123, %collapsed_132 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%420 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_133 = tensor.expand_shape %421 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %422 = tensor.empty() : tensor<4x4x5x6xf32>
    %423 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_133 : tensor<4x4x5x6xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_6 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %424:2 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%423 : tensor<4x4x5x6xf32>) outs(%329, %327 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_476: i64):
      %1198 = linalg.index 3 : index
      %1199 = arith.index_cast %1198 : index to i64
      %1200 = arith.maximumf %in, %out : f32
      %1201 = arith.cmpf ogt, %in, %out : f32
      %1202 = arith.select %1201, %1199, %out_476 : i64
      linalg.yield %1200, %1202 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_134 = tensor.expand_shape %424#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %425 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%423, %expanded_134 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %426 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%425 : tensor<4x4x5x6xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.exp %in : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %427 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%426 : tensor<4x4x5x6xf32>) outs(%334 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x1xf32>
    %428 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%426, %427 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.divf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %429 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c29198793459_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %430 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%429 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %431 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%430 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %432 = tensor.empty() : tensor<480xi64>
    %433 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%432 : tensor<480xi64>) {
    ^bb0(%out: i64):
      %1198 = linalg.index 0 : index
      %1199 = arith.index_cast %1198 : index to i64
      linalg.yield %1199 : i64
    } -> tensor<480xi64>
    %expanded_135 = tensor.expand_shape %433 [[0, 1, 2, 3]] output_shape [4, 4, 5, 6] : tensor<480xi64> into tensor<4x4x5x6xi64>
    %434 = tensor.empty() : tensor<4x4x5x6xi64>
    %435 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_135, %431 : tensor<4x4x5x6xi64>, tensor<i64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %436 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%435 : tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %437 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%435, %436 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %438 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%437 : tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %439 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%438 : tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %440 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%439 : tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %441 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%439, %440 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %442 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%441 : tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %443 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%442 : tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %444 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%443 : tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %445 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%443, %444 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %446 = tensor.empty() : tensor<4x4x5x6xi1>
    %447 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%445 : tensor<4x4x5x6xi64>) outs(%446 : tensor<4x4x5x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<4x4x5x6xi1>
    %448 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%428 : tensor<4x4x5x6xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<4x4x5x6xf32>
    %449 = linalg.generic {indexing_maps = [#map6, #map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%447, %448, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_136 = tensor.collapse_shape %449 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %450 = linalg.batch_matmul ins(%collapsed_136, %transposed_129 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%358 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_137 = tensor.expand_shape %450 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_138 = linalg.transpose ins(%expanded_137 : tensor<4x4x5x4xf32>) outs(%360 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_139 = tensor.collapse_shape %transposed_138 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_140 = linalg.transpose ins(%arg33 : tensor<16x16xf32>) outs(%58 : tensor<16x16xf32>) permutation = [1, 0] 
    %451 = linalg.matmul ins(%collapsed_139, %transposed_140 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %452 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg34 : tensor<16xf32>) outs(%361 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %453 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%451, %452 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%361 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x16xf32>
    %expanded_141 = tensor.expand_shape %453 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %454 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c31853229228_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %455 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%454 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %456 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%455 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %457 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106, %456 : tensor<5x4x16xi64>, tensor<i64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %458 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %459 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457, %458 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %460 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%459 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %461 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %462 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %463 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461, %462 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %464 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %465 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %466 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %467 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %466 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %468 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%467 : tensor<5x4x16xi64>) outs(%383 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<5x4x16xi1>
    %469 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_141 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x16xf32>
    %470 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468, %469, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %471 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408, %470 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %472 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%471 : tensor<5x4x16xf32>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1198 = arith.extf %in : f32 to f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %473 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%472 : tensor<5x4x16xf64>) outs(%391 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %474 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473 : tensor<5x4x1xf64>) outs(%390 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %475 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%472, %474 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.subf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %476 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475, %475 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.mulf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %477 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%476 : tensor<5x4x16xf64>) outs(%391 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %478 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477 : tensor<5x4x1xf64>) outs(%390 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %479 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%478 : tensor<5x4x1xf64>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1198 = arith.truncf %in : f64 to f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %480 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%471 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %481 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%480 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %482 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%479 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_3 : f64 to f32
      %1199 = arith.addf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x1xf32>
    %483 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%482 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.rsqrt %in : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %484 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%471, %481 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %485 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%484, %483 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %486 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%485, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %487 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%486, %arg42 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_142 = tensor.collapse_shape %487 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_143 = linalg.transpose ins(%arg35 : tensor<8x16xf32>) outs(%107 : tensor<16x8xf32>) permutation = [1, 0] 
    %488 = tensor.empty() : tensor<20x8xf32>
    %489 = linalg.fill ins(%cst : f32) outs(%488 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %490 = linalg.matmul ins(%collapsed_142, %transposed_143 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%489 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %491 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg36 : tensor<8xf32>) outs(%488 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %492 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%490, %491 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%488 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x8xf32>
    %expanded_144 = tensor.expand_shape %492 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %493 = tensor.empty() : tensor<5x4x8xf32>
    %494 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_144 : tensor<5x4x8xf32>) outs(%493 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.cmpf ugt, %in, %cst : f32
      %1199 = arith.select %1198, %in, %cst : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x8xf32>
    %495 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c34507664997_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %496 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%495 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %497 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%496 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %498 = tensor.empty() : tensor<160xi64>
    %499 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%498 : tensor<160xi64>) {
    ^bb0(%out: i64):
      %1198 = linalg.index 0 : index
      %1199 = arith.index_cast %1198 : index to i64
      linalg.yield %1199 : i64
    } -> tensor<160xi64>
    %expanded_145 = tensor.expand_shape %499 [[0, 1, 2]] output_shape [5, 4, 8] : tensor<160xi64> into tensor<5x4x8xi64>
    %500 = tensor.empty() : tensor<5x4x8xi64>
    %501 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_145, %497 : tensor<5x4x8xi64>, tensor<i64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %502 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501 : tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %503 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %502 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %504 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503 : tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %505 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504 : tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %506 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505 : tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %507 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %506 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %508 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%507 : tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %509 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%508 : tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %510 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509 : tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %511 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509, %510 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %512 = tensor.empty() : tensor<5x4x8xi1>
    %513 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511 : tensor<5x4x8xi64>) outs(%512 : tensor<5x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<5x4x8xi1>
    %514 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494 : tensor<5x4x8xf32>) outs(%493 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x8xf32>
    %515 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%513, %514, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%493 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_146 = tensor.collapse_shape %515 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_147 = linalg.transpose ins(%arg37 : tensor<16x8xf32>) outs(%136 : tensor<8x16xf32>) permutation = [1, 0] 
    %516 = linalg.matmul ins(%collapsed_146, %transposed_147 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %517 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<16xf32>) outs(%361 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %518 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%516, %517 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%361 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x16xf32>
    %expanded_148 = tensor.expand_shape %518 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %519 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c37162100766_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %520 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%519 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %521 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%520 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %522 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106, %521 : tensor<5x4x16xi64>, tensor<i64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %523 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%522 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %524 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%522, %523 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %525 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %526 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%525 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %527 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%526 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %528 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%526, %527 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %529 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %530 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%529 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %531 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%530 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %532 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%530, %531 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %533 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%532 : tensor<5x4x16xi64>) outs(%383 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<5x4x16xi1>
    %534 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_148 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x16xf32>
    %535 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533, %534, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %536 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487, %535 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %537 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536 : tensor<5x4x16xf32>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1198 = arith.extf %in : f32 to f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %538 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%537 : tensor<5x4x16xf64>) outs(%391 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %539 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%538 : tensor<5x4x1xf64>) outs(%390 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %540 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537, %539 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.subf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %541 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%540, %540 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.mulf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %542 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%541 : tensor<5x4x16xf64>) outs(%391 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %543 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542 : tensor<5x4x1xf64>) outs(%390 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %544 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%543 : tensor<5x4x1xf64>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1198 = arith.truncf %in : f64 to f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %545 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%536 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %546 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %547 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%544 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_3 : f64 to f32
      %1199 = arith.addf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x1xf32>
    %548 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.rsqrt %in : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %549 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536, %546 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %550 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%549, %548 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %551 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%550, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %552 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%551, %arg44 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_149 = tensor.collapse_shape %552 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_150 = linalg.transpose ins(%arg45 : tensor<48x16xf32>) outs(%8 : tensor<16x48xf32>) permutation = [1, 0] 
    %553 = linalg.matmul ins(%collapsed_149, %transposed_150 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%314 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %554 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg46 : tensor<48xf32>) outs(%313 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %555 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%553, %554 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%313 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x48xf32>
    %expanded_151 = tensor.expand_shape %555 [[0, 1, 2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<20x48xf32> into tensor<1x5x4x3x16xf32>
    %transposed_152 = linalg.transpose ins(%expanded_151 : tensor<1x5x4x3x16xf32>) outs(%318 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_153 = tensor.collapse_shape %transposed_152 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_154 = tensor.extract_slice %collapsed_153[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_155 = tensor.extract_slice %collapsed_153[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_156 = tensor.extract_slice %collapsed_153[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_157 = tensor.collapse_shape %extracted_slice_154 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_158 = tensor.expand_shape %collapsed_157 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_159 = linalg.transpose ins(%expanded_158 : tensor<5x16x4xf32>) outs(%319 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_160 = tensor.collapse_shape %extracted_slice_155 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_161 = tensor.expand_shape %collapsed_160 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_162 = linalg.transpose ins(%expanded_161 : tensor<5x16x4xf32>) outs(%319 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_163 = tensor.collapse_shape %extracted_slice_156 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_164 = tensor.expand_shape %collapsed_163 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_165 = linalg.transpose ins(%expanded_164 : tensor<5x16x4xf32>) outs(%319 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_166 = tensor.expand_shape %transposed_162 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_167 = linalg.transpose ins(%expanded_166 : tensor<4x4x5x4xf32>) outs(%320 : tensor<4x4x4x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_168 = tensor.collapse_shape %transposed_167 [[0, 1], [2], [3]] : tensor<4x4x4x5xf32> into tensor<16x4x5xf32>
    %556 = linalg.batch_matmul ins(%transposed_159, %collapsed_168 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%322 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_169 = tensor.expand_shape %556 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %557 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_169 : tensor<4x4x5x5xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_6 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %558:2 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%557 : tensor<4x4x5x5xf32>) outs(%329, %327 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_476: i64):
      %1198 = linalg.index 3 : index
      %1199 = arith.index_cast %1198 : index to i64
      %1200 = arith.maximumf %in, %out : f32
      %1201 = arith.cmpf ogt, %in, %out : f32
      %1202 = arith.select %1201, %1199, %out_476 : i64
      linalg.yield %1200, %1202 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_170 = tensor.expand_shape %558#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %559 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%557, %expanded_170 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %560 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%559 : tensor<4x4x5x5xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.exp %in : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %561 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%560 : tensor<4x4x5x5xf32>) outs(%334 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x1xf32>
    %562 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%560, %561 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.divf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %563 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c39816536535_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %564 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%563 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %565 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%564 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %566 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_99, %565 : tensor<4x4x5x5xi64>, tensor<i64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %567 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%566 : tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %568 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%566, %567 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %569 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%568 : tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %570 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%569 : tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %571 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%570 : tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %572 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%570, %571 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %573 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%572 : tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %574 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%573 : tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %575 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%574 : tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %576 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%574, %575 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%342 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x5xi64>
    %577 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%576 : tensor<4x4x5x5xi64>) outs(%354 : tensor<4x4x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<4x4x5x5xi1>
    %578 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%562 : tensor<4x4x5x5xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<4x4x5x5xf32>
    %579 = linalg.generic {indexing_maps = [#map6, #map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%577, %578, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_171 = tensor.collapse_shape %579 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %580 = linalg.batch_matmul ins(%collapsed_171, %transposed_165 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%358 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_172 = tensor.expand_shape %580 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_173 = linalg.transpose ins(%expanded_172 : tensor<4x4x5x4xf32>) outs(%360 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_174 = tensor.collapse_shape %transposed_173 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_175 = linalg.transpose ins(%arg47 : tensor<16x16xf32>) outs(%58 : tensor<16x16xf32>) permutation = [1, 0] 
    %581 = linalg.matmul ins(%collapsed_174, %transposed_175 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %582 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg48 : tensor<16xf32>) outs(%361 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %583 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%581, %582 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%361 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x16xf32>
    %expanded_176 = tensor.expand_shape %583 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %584 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c42470972304_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %585 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%584 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %586 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%585 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %587 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106, %586 : tensor<5x4x16xi64>, tensor<i64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %588 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %589 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587, %588 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %590 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%589 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %591 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%590 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %592 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %593 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591, %592 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %594 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%593 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %595 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%594 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %596 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%595 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %597 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%595, %596 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %598 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%597 : tensor<5x4x16xi64>) outs(%383 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<5x4x16xi1>
    %599 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_176 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x16xf32>
    %600 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%598, %599, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %601 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%552, %600 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %602 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%601 : tensor<5x4x16xf32>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1198 = arith.extf %in : f32 to f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %603 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%602 : tensor<5x4x16xf64>) outs(%391 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %604 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%603 : tensor<5x4x1xf64>) outs(%390 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %605 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%602, %604 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.subf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %606 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%605, %605 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.mulf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %607 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%606 : tensor<5x4x16xf64>) outs(%391 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %608 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%607 : tensor<5x4x1xf64>) outs(%390 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %609 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%608 : tensor<5x4x1xf64>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1198 = arith.truncf %in : f64 to f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %610 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%601 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %611 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%610 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %612 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%609 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_3 : f64 to f32
      %1199 = arith.addf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x1xf32>
    %613 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%612 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.rsqrt %in : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %614 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%601, %611 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %615 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%614, %613 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %616 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%615, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %617 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%616, %arg58 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %extracted_slice_177 = tensor.extract_slice %arg49[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_178 = tensor.extract_slice %arg49[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_179 = tensor.extract_slice %arg50[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_180 = tensor.extract_slice %arg50[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %collapsed_181 = tensor.collapse_shape %617 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_182 = linalg.transpose ins(%extracted_slice_177 : tensor<16x16xf32>) outs(%58 : tensor<16x16xf32>) permutation = [1, 0] 
    %618 = linalg.matmul ins(%collapsed_181, %transposed_182 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %619 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_179 : tensor<16xf32>) outs(%361 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %620 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%618, %619 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%361 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x16xf32>
    %expanded_183 = tensor.expand_shape %620 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_184 = linalg.transpose ins(%extracted_slice_178 : tensor<32x16xf32>) outs(%412 : tensor<16x32xf32>) permutation = [1, 0] 
    %621 = linalg.matmul ins(%collapsed_114, %transposed_184 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%414 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %622 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_180 : tensor<32xf32>) outs(%413 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %623 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%621, %622 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%413 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<24x32xf32>
    %expanded_185 = tensor.expand_shape %623 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 2, 16] : tensor<24x32xf32> into tensor<1x6x4x2x16xf32>
    %transposed_186 = linalg.transpose ins(%expanded_185 : tensor<1x6x4x2x16xf32>) outs(%418 : tensor<2x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_187 = tensor.collapse_shape %transposed_186 [[0], [1], [2], [3, 4]] : tensor<2x6x4x1x16xf32> into tensor<2x6x4x16xf32>
    %extracted_slice_188 = tensor.extract_slice %collapsed_187[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_189 = tensor.extract_slice %collapsed_187[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_190 = tensor.collapse_shape %expanded_183 [[0], [1, 2]] : tensor<5x4x16xf32> into tensor<5x64xf32>
    %expanded_191 = tensor.expand_shape %collapsed_190 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_192 = linalg.transpose ins(%expanded_191 : tensor<5x16x4xf32>) outs(%319 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_193 = tensor.collapse_shape %extracted_slice_188 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_194 = tensor.expand_shape %collapsed_193 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_195 = linalg.transpose ins(%expanded_194 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_196 = tensor.collapse_shape %extracted_slice_189 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_197 = tensor.expand_shape %collapsed_196 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_198 = linalg.transpose ins(%expanded_197 : tensor<6x16x4xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_199 = tensor.expand_shape %transposed_195 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_200 = linalg.transpose ins(%expanded_199 : tensor<4x4x6x4xf32>) outs(%16 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_201 = tensor.collapse_shape %transposed_200 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %624 = linalg.batch_matmul ins(%transposed_192, %collapsed_201 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%420 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_202 = tensor.expand_shape %624 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %625 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_202 : tensor<4x4x5x6xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_6 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %626:2 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%625 : tensor<4x4x5x6xf32>) outs(%329, %327 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_476: i64):
      %1198 = linalg.index 3 : index
      %1199 = arith.index_cast %1198 : index to i64
      %1200 = arith.maximumf %in, %out : f32
      %1201 = arith.cmpf ogt, %in, %out : f32
      %1202 = arith.select %1201, %1199, %out_476 : i64
      linalg.yield %1200, %1202 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_203 = tensor.expand_shape %626#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %627 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%625, %expanded_203 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %628 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%627 : tensor<4x4x5x6xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.exp %in : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %629 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%628 : tensor<4x4x5x6xf32>) outs(%334 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x1xf32>
    %630 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%628, %629 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.divf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %631 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c45125408073_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %632 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%631 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %633 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%632 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %634 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_135, %633 : tensor<4x4x5x6xi64>, tensor<i64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %635 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%634 : tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %636 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%634, %635 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %637 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%636 : tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %638 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%637 : tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %639 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%638 : tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %640 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%638, %639 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %641 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%640 : tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %642 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%641 : tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %643 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%642 : tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %644 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%642, %643 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%434 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<4x4x5x6xi64>
    %645 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%644 : tensor<4x4x5x6xi64>) outs(%446 : tensor<4x4x5x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<4x4x5x6xi1>
    %646 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%630 : tensor<4x4x5x6xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<4x4x5x6xf32>
    %647 = linalg.generic {indexing_maps = [#map6, #map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%645, %646, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_204 = tensor.collapse_shape %647 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %648 = linalg.batch_matmul ins(%collapsed_204, %transposed_198 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%358 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_205 = tensor.expand_shape %648 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_206 = linalg.transpose ins(%expanded_205 : tensor<4x4x5x4xf32>) outs(%360 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_207 = tensor.collapse_shape %transposed_206 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_208 = linalg.transpose ins(%arg51 : tensor<16x16xf32>) outs(%58 : tensor<16x16xf32>) permutation = [1, 0] 
    %649 = linalg.matmul ins(%collapsed_207, %transposed_208 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %650 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg52 : tensor<16xf32>) outs(%361 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %651 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%649, %650 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%361 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x16xf32>
    %expanded_209 = tensor.expand_shape %651 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %652 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c47779843842_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %653 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%652 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %654 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%653 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %655 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106, %654 : tensor<5x4x16xi64>, tensor<i64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %656 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%655 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %657 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%655, %656 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %658 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%657 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %659 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%658 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %660 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%659 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %661 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%659, %660 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %662 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%661 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %663 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%662 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %664 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%663 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %665 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%663, %664 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %666 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%665 : tensor<5x4x16xi64>) outs(%383 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<5x4x16xi1>
    %667 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_209 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x16xf32>
    %668 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%666, %667, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %669 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%617, %668 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %670 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%669 : tensor<5x4x16xf32>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1198 = arith.extf %in : f32 to f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %671 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%670 : tensor<5x4x16xf64>) outs(%391 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %672 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%671 : tensor<5x4x1xf64>) outs(%390 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %673 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%670, %672 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.subf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %674 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%673, %673 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.mulf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %675 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%674 : tensor<5x4x16xf64>) outs(%391 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %676 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%675 : tensor<5x4x1xf64>) outs(%390 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %677 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%676 : tensor<5x4x1xf64>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1198 = arith.truncf %in : f64 to f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %678 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%669 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %679 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%678 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %680 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%677 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_3 : f64 to f32
      %1199 = arith.addf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x1xf32>
    %681 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%680 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.rsqrt %in : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %682 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%669, %679 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %683 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%682, %681 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %684 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%683, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %685 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%684, %arg60 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_210 = tensor.collapse_shape %685 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_211 = linalg.transpose ins(%arg53 : tensor<8x16xf32>) outs(%107 : tensor<16x8xf32>) permutation = [1, 0] 
    %686 = linalg.matmul ins(%collapsed_210, %transposed_211 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%489 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %687 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg54 : tensor<8xf32>) outs(%488 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %688 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%686, %687 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%488 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x8xf32>
    %expanded_212 = tensor.expand_shape %688 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %689 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_212 : tensor<5x4x8xf32>) outs(%493 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.cmpf ugt, %in, %cst : f32
      %1199 = arith.select %1198, %in, %cst : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x8xf32>
    %690 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c50434279611_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %691 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%690 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %692 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%691 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %693 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_145, %692 : tensor<5x4x8xi64>, tensor<i64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %694 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%693 : tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %695 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%693, %694 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %696 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%695 : tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %697 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%696 : tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %698 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%697 : tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %699 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%697, %698 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %700 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%699 : tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %701 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%700 : tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %702 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%701 : tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %703 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%701, %702 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%500 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x8xi64>
    %704 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%703 : tensor<5x4x8xi64>) outs(%512 : tensor<5x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<5x4x8xi1>
    %705 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%689 : tensor<5x4x8xf32>) outs(%493 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x8xf32>
    %706 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%704, %705, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%493 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_213 = tensor.collapse_shape %706 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_214 = linalg.transpose ins(%arg55 : tensor<16x8xf32>) outs(%136 : tensor<8x16xf32>) permutation = [1, 0] 
    %707 = linalg.matmul ins(%collapsed_213, %transposed_214 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %708 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg56 : tensor<16xf32>) outs(%361 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %709 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%707, %708 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%361 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x16xf32>
    %expanded_215 = tensor.expand_shape %709 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %710 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg70 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.addi %in, %c53088715380_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %711 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%710 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %712 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%711 : tensor<i64>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<i64>
    %713 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106, %712 : tensor<5x4x16xi64>, tensor<i64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %714 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%713 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %715 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%713, %714 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %716 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%715 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %717 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%716 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %718 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%717 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %719 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%717, %718 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %720 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%719 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %721 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%720 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %722 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%721 : tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1198 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %723 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%721, %722 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%371 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_476: i64, %out: i64):
      %1198 = arith.xori %in, %in_476 : i64
      linalg.yield %1198 : i64
    } -> tensor<5x4x16xi64>
    %724 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%723 : tensor<5x4x16xi64>) outs(%383 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<5x4x16xi1>
    %725 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_215 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x16xf32>
    %726 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%724, %725, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %727 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%685, %726 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %728 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%727 : tensor<5x4x16xf32>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1198 = arith.extf %in : f32 to f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %729 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%728 : tensor<5x4x16xf64>) outs(%391 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %730 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%729 : tensor<5x4x1xf64>) outs(%390 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %731 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%728, %730 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.subf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %732 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%731, %731 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.mulf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %733 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%732 : tensor<5x4x16xf64>) outs(%391 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %734 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%733 : tensor<5x4x1xf64>) outs(%390 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %735 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%734 : tensor<5x4x1xf64>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1198 = arith.truncf %in : f64 to f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %736 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%727 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %737 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%736 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %738 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%735 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_3 : f64 to f32
      %1199 = arith.addf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x1xf32>
    %739 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%738 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.rsqrt %in : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %740 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%727, %737 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %741 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%740, %739 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %742 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%741, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %743 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%742, %arg62 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %744 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%743 : tensor<5x4x16xf32>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1198 = arith.extf %in : f32 to f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %745 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%744 : tensor<5x4x16xf64>) outs(%391 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %746 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%745 : tensor<5x4x1xf64>) outs(%390 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %747 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%744, %746 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.subf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %748 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%747, %747 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%388 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_476: f64, %out: f64):
      %1198 = arith.mulf %in, %in_476 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x16xf64>
    %749 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%748 : tensor<5x4x16xf64>) outs(%391 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.addf %in, %out : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %750 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%749 : tensor<5x4x1xf64>) outs(%390 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1198 = arith.divf %in, %cst_7 : f64
      linalg.yield %1198 : f64
    } -> tensor<5x4x1xf64>
    %751 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%750 : tensor<5x4x1xf64>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1198 = arith.truncf %in : f64 to f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %752 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%743 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %753 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%752 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %754 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%751 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_3 : f64 to f32
      %1199 = arith.addf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x1xf32>
    %755 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%754 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.rsqrt %in : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %756 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%743, %753 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %757 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%756, %755 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %758 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%757, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %759 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%758, %arg64 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_216 = tensor.collapse_shape %759 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %760 = tensor.empty() : tensor<16x23xf32>
    %transposed_217 = linalg.transpose ins(%arg0 : tensor<23x16xf32>) outs(%760 : tensor<16x23xf32>) permutation = [1, 0] 
    %761 = tensor.empty() : tensor<20x23xf32>
    %762 = linalg.fill ins(%cst : f32) outs(%761 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %763 = linalg.matmul ins(%collapsed_216, %transposed_217 : tensor<20x16xf32>, tensor<16x23xf32>) outs(%762 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %764 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg65 : tensor<23xf32>) outs(%761 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x23xf32>
    %765 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%763, %764 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%761 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x23xf32>
    %collapsed_218 = tensor.collapse_shape %arg69 [[0, 1]] : tensor<5x4xi64> into tensor<20xi64>
    %766 = tensor.empty() : tensor<20xi64>
    %767 = linalg.fill ins(%c0_i64 : i64) outs(%766 : tensor<20xi64>) -> tensor<20xi64>
    %768 = tensor.empty() : tensor<20xf32>
    %769 = linalg.fill ins(%cst_0 : f32) outs(%768 : tensor<20xf32>) -> tensor<20xf32>
    %770:2 = linalg.generic {indexing_maps = [#map5, #map13, #map13], iterator_types = ["parallel", "reduction"]} ins(%765 : tensor<20x23xf32>) outs(%769, %767 : tensor<20xf32>, tensor<20xi64>) {
    ^bb0(%in: f32, %out: f32, %out_476: i64):
      %1198 = linalg.index 1 : index
      %1199 = arith.index_cast %1198 : index to i64
      %1200 = arith.maximumf %in, %out : f32
      %1201 = arith.cmpf ogt, %in, %out : f32
      %1202 = arith.select %1201, %1199, %out_476 : i64
      linalg.yield %1200, %1202 : f32, i64
    } -> (tensor<20xf32>, tensor<20xi64>)
    %expanded_219 = tensor.expand_shape %770#0 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %771 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%765, %expanded_219 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%761 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x23xf32>
    %772 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%771 : tensor<20x23xf32>) outs(%761 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.exp %in : f32
      linalg.yield %1198 : f32
    } -> tensor<20x23xf32>
    %773 = tensor.empty() : tensor<20x1xf32>
    %774 = linalg.fill ins(%cst : f32) outs(%773 : tensor<20x1xf32>) -> tensor<20x1xf32>
    %775 = linalg.generic {indexing_maps = [#map5, #map14], iterator_types = ["parallel", "reduction"]} ins(%772 : tensor<20x23xf32>) outs(%774 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<20x1xf32>
    %776 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%775 : tensor<20x1xf32>) outs(%773 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.log %in : f32
      linalg.yield %1198 : f32
    } -> tensor<20x1xf32>
    %777 = tensor.empty() : tensor<20xi1>
    %778 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_218 : tensor<20xi64>) outs(%777 : tensor<20xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1198 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %1198 : i1
    } -> tensor<20xi1>
    %779 = linalg.generic {indexing_maps = [#map3, #map3, #map15, #map3], iterator_types = ["parallel"]} ins(%778, %collapsed_218, %cst_9 : tensor<20xi1>, tensor<20xi64>, tensor<i64>) outs(%766 : tensor<20xi64>) {
    ^bb0(%in: i1, %in_476: i64, %in_477: i64, %out: i64):
      %1198 = arith.select %in, %in_476, %in_477 : i64
      linalg.yield %1198 : i64
    } -> tensor<20xi64>
    %expanded_220 = tensor.expand_shape %779 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %780 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_220 : tensor<20x1xi64>) outs(%774 : tensor<20x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1198 = linalg.index 0 : index
      %1199 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %765[%1198, %1199] : tensor<20x23xf32>
      linalg.yield %extracted : f32
    } -> tensor<20x1xf32>
    %781 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%780, %expanded_219 : tensor<20x1xf32>, tensor<20x1xf32>) outs(%773 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x1xf32>
    %782 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%776, %781 : tensor<20x1xf32>, tensor<20x1xf32>) outs(%773 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x1xf32>
    %collapsed_221 = tensor.collapse_shape %782 [[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
    %783 = linalg.generic {indexing_maps = [#map3, #map3, #map15, #map3], iterator_types = ["parallel"]} ins(%778, %collapsed_221, %cst_2 : tensor<20xi1>, tensor<20xf32>, tensor<f32>) outs(%768 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<20xf32>
    %784 = tensor.empty() : tensor<f32>
    %785 = linalg.fill ins(%cst : f32) outs(%784 : tensor<f32>) -> tensor<f32>
    %786 = linalg.generic {indexing_maps = [#map3, #map15], iterator_types = ["reduction"]} ins(%783 : tensor<20xf32>) outs(%785 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<f32>
    %787 = linalg.fill ins(%c0_i64 : i64) outs(%33 : tensor<i64>) -> tensor<i64>
    %788 = linalg.generic {indexing_maps = [#map3, #map15], iterator_types = ["reduction"]} ins(%778 : tensor<20xi1>) outs(%787 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %1198 = arith.extui %in : i1 to i64
      %1199 = arith.addi %1198, %out : i64
      linalg.yield %1199 : i64
    } -> tensor<i64>
    %789 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%786, %788 : tensor<f32>, tensor<i64>) outs(%784 : tensor<f32>) {
    ^bb0(%in: f32, %in_476: i64, %out: f32):
      %1198 = arith.sitofp %in_476 : i64 to f32
      %1199 = arith.divf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<f32>
    %790 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%cst_5, %788 : tensor<f32>, tensor<i64>) outs(%784 : tensor<f32>) {
    ^bb0(%in: f32, %in_476: i64, %out: f32):
      %1198 = arith.sitofp %in_476 : i64 to f32
      %1199 = arith.divf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<f32>
    %791 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel"]} ins(%790 : tensor<f32>) outs(%768 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20xf32>
    %792 = linalg.generic {indexing_maps = [#map3, #map3, #map15, #map3], iterator_types = ["parallel"]} ins(%778, %791, %cst_2 : tensor<20xi1>, tensor<20xf32>, tensor<f32>) outs(%768 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<20xf32>
    %expanded_222 = tensor.expand_shape %792 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %793 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%771, %776 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%761 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x23xf32>
    %794 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<20x23xf32>) outs(%761 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = math.exp %in : f32
      linalg.yield %1198 : f32
    } -> tensor<20x23xf32>
    %795 = tensor.empty() : tensor<23xi64>
    %796 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%795 : tensor<23xi64>) {
    ^bb0(%out: i64):
      %1198 = linalg.index 0 : index
      %1199 = arith.index_cast %1198 : index to i64
      linalg.yield %1199 : i64
    } -> tensor<23xi64>
    %expanded_223 = tensor.expand_shape %796 [[0, 1]] output_shape [1, 23] : tensor<23xi64> into tensor<1x23xi64>
    %expanded_224 = tensor.expand_shape %collapsed_218 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %797 = tensor.empty() : tensor<20x23xi1>
    %798 = linalg.generic {indexing_maps = [#map16, #map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_223, %expanded_224 : tensor<1x23xi64>, tensor<20x1xi64>) outs(%797 : tensor<20x23xi1>) {
    ^bb0(%in: i64, %in_476: i64, %out: i1):
      %1198 = arith.cmpi eq, %in, %in_476 : i64
      linalg.yield %1198 : i1
    } -> tensor<20x23xi1>
    %799 = linalg.generic {indexing_maps = [#map5, #map17, #map17, #map5], iterator_types = ["parallel", "parallel"]} ins(%798, %cst_5, %cst_2 : tensor<20x23xi1>, tensor<f32>, tensor<f32>) outs(%761 : tensor<20x23xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x23xf32>
    %800 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%794, %799 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%761 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x23xf32>
    %801 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%800, %expanded_222 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%761 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<20x23xf32>
    %802 = linalg.matmul ins(%801, %arg0 : tensor<20x23xf32>, tensor<23x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %803 = tensor.empty() : tensor<23x20xf32>
    %transposed_225 = linalg.transpose ins(%801 : tensor<20x23xf32>) outs(%803 : tensor<23x20xf32>) permutation = [1, 0] 
    %804 = tensor.empty() : tensor<23x16xf32>
    %805 = linalg.fill ins(%cst : f32) outs(%804 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %806 = linalg.matmul ins(%transposed_225, %collapsed_216 : tensor<23x20xf32>, tensor<20x16xf32>) outs(%805 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %807 = tensor.empty() : tensor<1x23xf32>
    %808 = linalg.fill ins(%cst : f32) outs(%807 : tensor<1x23xf32>) -> tensor<1x23xf32>
    %809 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%801 : tensor<20x23xf32>) outs(%808 : tensor<1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x23xf32>
    %collapsed_226 = tensor.collapse_shape %809 [[0, 1]] : tensor<1x23xf32> into tensor<23xf32>
    %expanded_227 = tensor.expand_shape %802 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %810 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_227, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %811 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%810 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %812 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%810 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %813 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%810, %757 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %814 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%813 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %815 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%757, %814 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %816 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%811, %812 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %817 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%816, %815 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %818 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%755 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %819 = linalg.generic {indexing_maps = [#map12, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%818, %817 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %820 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_227, %757 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %821 = linalg.fill ins(%cst : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
    %822 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%820 : tensor<5x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %823 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_227 : tensor<5x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %824 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%819, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %825 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%824 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %826 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%824 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %827 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%824, %741 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %828 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%827 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %829 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%741, %828 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %830 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%825, %826 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %831 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%830, %829 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %832 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%739 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %833 = linalg.generic {indexing_maps = [#map12, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%832, %831 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %834 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%819, %741 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %835 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%834 : tensor<5x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %836 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%819 : tensor<5x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %837 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%724, %833, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %838 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%837 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_228 = tensor.collapse_shape %838 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %839 = linalg.matmul ins(%collapsed_228, %arg55 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%489 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %840 = tensor.empty() : tensor<16x20xf32>
    %transposed_229 = linalg.transpose ins(%collapsed_228 : tensor<20x16xf32>) outs(%840 : tensor<16x20xf32>) permutation = [1, 0] 
    %841 = linalg.fill ins(%cst : f32) outs(%107 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %842 = linalg.matmul ins(%transposed_229, %collapsed_213 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%841 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %843 = tensor.empty() : tensor<1x16xf32>
    %844 = linalg.fill ins(%cst : f32) outs(%843 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %845 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_228 : tensor<20x16xf32>) outs(%844 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x16xf32>
    %collapsed_230 = tensor.collapse_shape %845 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_231 = tensor.expand_shape %839 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %846 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%704, %expanded_231, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%493 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x8xf32>
    %847 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%846 : tensor<5x4x8xf32>) outs(%493 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x8xf32>
    %848 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%689 : tensor<5x4x8xf32>) outs(%512 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1198 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %1198 : i1
    } -> tensor<5x4x8xi1>
    %849 = linalg.generic {indexing_maps = [#map1, #map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%848, %cst_2, %847 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%493 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_232 = tensor.collapse_shape %849 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %850 = linalg.matmul ins(%collapsed_232, %arg53 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %851 = tensor.empty() : tensor<8x20xf32>
    %transposed_233 = linalg.transpose ins(%collapsed_232 : tensor<20x8xf32>) outs(%851 : tensor<8x20xf32>) permutation = [1, 0] 
    %852 = linalg.fill ins(%cst : f32) outs(%136 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %853 = linalg.matmul ins(%transposed_233, %collapsed_210 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%852 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %854 = tensor.empty() : tensor<1x8xf32>
    %855 = linalg.fill ins(%cst : f32) outs(%854 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %856 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_232 : tensor<20x8xf32>) outs(%855 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x8xf32>
    %collapsed_234 = tensor.collapse_shape %856 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_235 = tensor.expand_shape %850 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %857 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%833, %expanded_235 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %858 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%857, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %859 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%858 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %860 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%858 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %861 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%858, %683 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %862 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%861 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %863 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%683, %862 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %864 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%859, %860 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %865 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%864, %863 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %866 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%681 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %867 = linalg.generic {indexing_maps = [#map12, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%866, %865 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %868 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%857, %683 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %869 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%868 : tensor<5x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %870 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%857 : tensor<5x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %871 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%666, %867, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %872 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%871 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_236 = tensor.collapse_shape %872 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %873 = linalg.matmul ins(%collapsed_236, %arg51 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_237 = linalg.transpose ins(%collapsed_236 : tensor<20x16xf32>) outs(%840 : tensor<16x20xf32>) permutation = [1, 0] 
    %874 = linalg.fill ins(%cst : f32) outs(%58 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %875 = linalg.matmul ins(%transposed_237, %collapsed_207 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%874 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %876 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_236 : tensor<20x16xf32>) outs(%844 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x16xf32>
    %collapsed_238 = tensor.collapse_shape %876 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_239 = tensor.expand_shape %873 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %877 = tensor.empty() : tensor<4x4x5x4xf32>
    %transposed_240 = linalg.transpose ins(%expanded_239 : tensor<5x4x4x4xf32>) outs(%877 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_241 = tensor.collapse_shape %transposed_240 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %878 = tensor.empty() : tensor<16x6x5xf32>
    %transposed_242 = linalg.transpose ins(%collapsed_204 : tensor<16x5x6xf32>) outs(%878 : tensor<16x6x5xf32>) permutation = [0, 2, 1] 
    %879 = linalg.batch_matmul ins(%transposed_242, %collapsed_241 : tensor<16x6x5xf32>, tensor<16x5x4xf32>) outs(%55 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %880 = tensor.empty() : tensor<16x4x6xf32>
    %transposed_243 = linalg.transpose ins(%expanded_197 : tensor<6x16x4xf32>) outs(%880 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %881 = linalg.batch_matmul ins(%collapsed_241, %transposed_243 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%420 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_244 = tensor.expand_shape %881 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %882 = linalg.generic {indexing_maps = [#map6, #map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%645, %expanded_244, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %883 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%882 : tensor<4x4x5x6xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<4x4x5x6xf32>
    %884 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%883, %630 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %885 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%884 : tensor<4x4x5x6xf32>) outs(%334 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x1xf32>
    %886 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%630, %885 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %887 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%884, %886 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %888 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%887 : tensor<4x4x5x6xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_6 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_245 = tensor.collapse_shape %888 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %889 = tensor.empty() : tensor<16x4x5xf32>
    %transposed_246 = linalg.transpose ins(%expanded_191 : tensor<5x16x4xf32>) outs(%889 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %890 = linalg.fill ins(%cst : f32) outs(%880 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %891 = linalg.batch_matmul ins(%transposed_246, %collapsed_245 : tensor<16x4x5xf32>, tensor<16x5x6xf32>) outs(%890 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_247 = linalg.transpose ins(%collapsed_201 : tensor<16x4x6xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %892 = linalg.batch_matmul ins(%collapsed_245, %transposed_247 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%358 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_248 = tensor.expand_shape %891 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %893 = tensor.empty() : tensor<4x4x6x4xf32>
    %transposed_249 = linalg.transpose ins(%expanded_248 : tensor<4x4x4x6xf32>) outs(%893 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_250 = tensor.collapse_shape %transposed_249 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %894 = tensor.empty() : tensor<6x16x4xf32>
    %transposed_251 = linalg.transpose ins(%879 : tensor<16x6x4xf32>) outs(%894 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_252 = tensor.collapse_shape %transposed_251 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_253 = linalg.transpose ins(%collapsed_250 : tensor<16x6x4xf32>) outs(%894 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_254 = tensor.collapse_shape %transposed_253 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %895 = tensor.empty() : tensor<5x16x4xf32>
    %transposed_255 = linalg.transpose ins(%892 : tensor<16x5x4xf32>) outs(%895 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_256 = tensor.collapse_shape %transposed_255 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_257 = tensor.expand_shape %collapsed_256 [[0], [1, 2]] output_shape [5, 4, 16] : tensor<5x64xf32> into tensor<5x4x16xf32>
    %expanded_258 = tensor.expand_shape %collapsed_252 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded = tensor.pad %expanded_258 low[1, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %expanded_259 = tensor.expand_shape %collapsed_254 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_260 = tensor.pad %expanded_259 low[0, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %896 = tensor.empty() : tensor<2x6x4x16xf32>
    %897 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded, %padded_260 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%896 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_261 = tensor.expand_shape %897 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %898 = tensor.empty() : tensor<1x6x4x2x16xf32>
    %transposed_262 = linalg.transpose ins(%expanded_261 : tensor<2x6x4x1x16xf32>) outs(%898 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_263 = tensor.collapse_shape %transposed_262 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %899 = linalg.matmul ins(%collapsed_263, %extracted_slice_178 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%60 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %900 = tensor.empty() : tensor<32x24xf32>
    %transposed_264 = linalg.transpose ins(%collapsed_263 : tensor<24x32xf32>) outs(%900 : tensor<32x24xf32>) permutation = [1, 0] 
    %901 = tensor.empty() : tensor<32x16xf32>
    %902 = linalg.fill ins(%cst : f32) outs(%901 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %903 = linalg.matmul ins(%transposed_264, %collapsed_114 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%902 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %904 = tensor.empty() : tensor<1x32xf32>
    %905 = linalg.fill ins(%cst : f32) outs(%904 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %906 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_263 : tensor<24x32xf32>) outs(%905 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x32xf32>
    %collapsed_265 = tensor.collapse_shape %906 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_266 = tensor.expand_shape %899 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %collapsed_267 = tensor.collapse_shape %expanded_257 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %907 = linalg.matmul ins(%collapsed_267, %extracted_slice_177 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_268 = linalg.transpose ins(%collapsed_267 : tensor<20x16xf32>) outs(%840 : tensor<16x20xf32>) permutation = [1, 0] 
    %908 = linalg.matmul ins(%transposed_268, %collapsed_181 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%874 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %909 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_267 : tensor<20x16xf32>) outs(%844 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x16xf32>
    %collapsed_269 = tensor.collapse_shape %909 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_270 = tensor.expand_shape %907 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %910 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%867, %expanded_270 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %911 = tensor.empty() : tensor<48xf32>
    %inserted_slice = tensor.insert_slice %collapsed_269 into %911[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_271 = tensor.insert_slice %collapsed_265 into %inserted_slice[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %912 = tensor.empty() : tensor<48x16xf32>
    %inserted_slice_272 = tensor.insert_slice %908 into %912[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_273 = tensor.insert_slice %903 into %inserted_slice_272[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %913 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%910, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %914 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%913 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %915 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%913 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %916 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%913, %615 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %917 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%916 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %918 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%615, %917 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %919 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%914, %915 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %920 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%919, %918 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %921 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%613 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %922 = linalg.generic {indexing_maps = [#map12, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%921, %920 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %923 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%910, %615 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %924 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%923 : tensor<5x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %925 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%910 : tensor<5x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %926 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%598, %922, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %927 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%926 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_274 = tensor.collapse_shape %927 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %928 = linalg.matmul ins(%collapsed_274, %arg47 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_275 = linalg.transpose ins(%collapsed_274 : tensor<20x16xf32>) outs(%840 : tensor<16x20xf32>) permutation = [1, 0] 
    %929 = linalg.matmul ins(%transposed_275, %collapsed_174 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%874 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %930 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_274 : tensor<20x16xf32>) outs(%844 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x16xf32>
    %collapsed_276 = tensor.collapse_shape %930 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_277 = tensor.expand_shape %928 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_278 = linalg.transpose ins(%expanded_277 : tensor<5x4x4x4xf32>) outs(%877 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_279 = tensor.collapse_shape %transposed_278 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_280 = linalg.transpose ins(%collapsed_171 : tensor<16x5x5xf32>) outs(%321 : tensor<16x5x5xf32>) permutation = [0, 2, 1] 
    %931 = linalg.batch_matmul ins(%transposed_280, %collapsed_279 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%358 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %transposed_281 = linalg.transpose ins(%expanded_164 : tensor<5x16x4xf32>) outs(%889 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %932 = linalg.batch_matmul ins(%collapsed_279, %transposed_281 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%322 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_282 = tensor.expand_shape %932 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %933 = linalg.generic {indexing_maps = [#map6, #map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%577, %expanded_282, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %934 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%933 : tensor<4x4x5x5xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<4x4x5x5xf32>
    %935 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%934, %562 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %936 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%935 : tensor<4x4x5x5xf32>) outs(%334 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x1xf32>
    %937 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%562, %936 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %938 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%935, %937 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %939 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%938 : tensor<4x4x5x5xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_6 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_283 = tensor.collapse_shape %939 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %transposed_284 = linalg.transpose ins(%expanded_158 : tensor<5x16x4xf32>) outs(%889 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %940 = linalg.fill ins(%cst : f32) outs(%889 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %941 = linalg.batch_matmul ins(%transposed_284, %collapsed_283 : tensor<16x4x5xf32>, tensor<16x5x5xf32>) outs(%940 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %transposed_285 = linalg.transpose ins(%collapsed_168 : tensor<16x4x5xf32>) outs(%319 : tensor<16x5x4xf32>) permutation = [0, 2, 1] 
    %942 = linalg.batch_matmul ins(%collapsed_283, %transposed_285 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%358 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_286 = tensor.expand_shape %941 [[0, 1], [2], [3]] output_shape [4, 4, 4, 5] : tensor<16x4x5xf32> into tensor<4x4x4x5xf32>
    %transposed_287 = linalg.transpose ins(%expanded_286 : tensor<4x4x4x5xf32>) outs(%877 : tensor<4x4x5x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_288 = tensor.collapse_shape %transposed_287 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_289 = linalg.transpose ins(%931 : tensor<16x5x4xf32>) outs(%895 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_290 = tensor.collapse_shape %transposed_289 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_291 = linalg.transpose ins(%collapsed_288 : tensor<16x5x4xf32>) outs(%895 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_292 = tensor.collapse_shape %transposed_291 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_293 = linalg.transpose ins(%942 : tensor<16x5x4xf32>) outs(%895 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_294 = tensor.collapse_shape %transposed_293 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_295 = tensor.expand_shape %collapsed_290 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_296 = tensor.pad %expanded_295 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_297 = tensor.expand_shape %collapsed_292 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_298 = tensor.pad %expanded_297 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %943 = tensor.empty() : tensor<3x5x4x16xf32>
    %944 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_296, %padded_298 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%943 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_299 = tensor.expand_shape %collapsed_294 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_300 = tensor.pad %expanded_299 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %945 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%944, %padded_300 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%943 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_301 = tensor.expand_shape %945 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %946 = tensor.empty() : tensor<1x5x4x3x16xf32>
    %transposed_302 = linalg.transpose ins(%expanded_301 : tensor<3x5x4x1x16xf32>) outs(%946 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_303 = tensor.collapse_shape %transposed_302 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %947 = linalg.matmul ins(%collapsed_303, %arg45 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %948 = tensor.empty() : tensor<48x20xf32>
    %transposed_304 = linalg.transpose ins(%collapsed_303 : tensor<20x48xf32>) outs(%948 : tensor<48x20xf32>) permutation = [1, 0] 
    %949 = linalg.fill ins(%cst : f32) outs(%912 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %950 = linalg.matmul ins(%transposed_304, %collapsed_149 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%949 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %951 = tensor.empty() : tensor<1x48xf32>
    %952 = linalg.fill ins(%cst : f32) outs(%951 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %953 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_303 : tensor<20x48xf32>) outs(%952 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x48xf32>
    %collapsed_305 = tensor.collapse_shape %953 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_306 = tensor.expand_shape %947 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %954 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%922, %expanded_306 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %955 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%954, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %956 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%955 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %957 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%955 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %958 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%955, %550 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %959 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%958 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %960 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%550, %959 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %961 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%956, %957 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %962 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%961, %960 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %963 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%548 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %964 = linalg.generic {indexing_maps = [#map12, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%963, %962 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %965 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%954, %550 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %966 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%965 : tensor<5x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %967 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%954 : tensor<5x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %968 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533, %964, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %969 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%968 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_307 = tensor.collapse_shape %969 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %970 = linalg.matmul ins(%collapsed_307, %arg37 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%489 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %transposed_308 = linalg.transpose ins(%collapsed_307 : tensor<20x16xf32>) outs(%840 : tensor<16x20xf32>) permutation = [1, 0] 
    %971 = linalg.matmul ins(%transposed_308, %collapsed_146 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%841 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %972 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_307 : tensor<20x16xf32>) outs(%844 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x16xf32>
    %collapsed_309 = tensor.collapse_shape %972 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_310 = tensor.expand_shape %970 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %973 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%513, %expanded_310, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%493 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x8xf32>
    %974 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%973 : tensor<5x4x8xf32>) outs(%493 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x8xf32>
    %975 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494 : tensor<5x4x8xf32>) outs(%512 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1198 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %1198 : i1
    } -> tensor<5x4x8xi1>
    %976 = linalg.generic {indexing_maps = [#map1, #map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%975, %cst_2, %974 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%493 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_311 = tensor.collapse_shape %976 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %977 = linalg.matmul ins(%collapsed_311, %arg35 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_312 = linalg.transpose ins(%collapsed_311 : tensor<20x8xf32>) outs(%851 : tensor<8x20xf32>) permutation = [1, 0] 
    %978 = linalg.matmul ins(%transposed_312, %collapsed_142 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%852 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %979 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_311 : tensor<20x8xf32>) outs(%855 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x8xf32>
    %collapsed_313 = tensor.collapse_shape %979 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_314 = tensor.expand_shape %977 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %980 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%964, %expanded_314 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %981 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%980, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %982 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%981 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %983 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%981 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %984 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%981, %485 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %985 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%984 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %986 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%485, %985 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %987 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%982, %983 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %988 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%987, %986 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %989 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %990 = linalg.generic {indexing_maps = [#map12, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%989, %988 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %991 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%980, %485 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %992 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%991 : tensor<5x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %993 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%980 : tensor<5x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %994 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468, %990, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %995 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%994 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_315 = tensor.collapse_shape %995 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %996 = linalg.matmul ins(%collapsed_315, %arg33 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_316 = linalg.transpose ins(%collapsed_315 : tensor<20x16xf32>) outs(%840 : tensor<16x20xf32>) permutation = [1, 0] 
    %997 = linalg.matmul ins(%transposed_316, %collapsed_139 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%874 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %998 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_315 : tensor<20x16xf32>) outs(%844 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x16xf32>
    %collapsed_317 = tensor.collapse_shape %998 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_318 = tensor.expand_shape %996 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_319 = linalg.transpose ins(%expanded_318 : tensor<5x4x4x4xf32>) outs(%877 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_320 = tensor.collapse_shape %transposed_319 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_321 = linalg.transpose ins(%collapsed_136 : tensor<16x5x6xf32>) outs(%878 : tensor<16x6x5xf32>) permutation = [0, 2, 1] 
    %999 = linalg.batch_matmul ins(%transposed_321, %collapsed_320 : tensor<16x6x5xf32>, tensor<16x5x4xf32>) outs(%55 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_322 = linalg.transpose ins(%expanded_128 : tensor<6x16x4xf32>) outs(%880 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1000 = linalg.batch_matmul ins(%collapsed_320, %transposed_322 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%420 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_323 = tensor.expand_shape %1000 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %1001 = linalg.generic {indexing_maps = [#map6, #map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%447, %expanded_323, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %1002 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1001 : tensor<4x4x5x6xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<4x4x5x6xf32>
    %1003 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1002, %428 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %1004 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1003 : tensor<4x4x5x6xf32>) outs(%334 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x1xf32>
    %1005 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%428, %1004 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %1006 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1003, %1005 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %1007 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1006 : tensor<4x4x5x6xf32>) outs(%422 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_6 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_324 = tensor.collapse_shape %1007 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %transposed_325 = linalg.transpose ins(%expanded_122 : tensor<5x16x4xf32>) outs(%889 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %1008 = linalg.batch_matmul ins(%transposed_325, %collapsed_324 : tensor<16x4x5xf32>, tensor<16x5x6xf32>) outs(%890 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_326 = linalg.transpose ins(%collapsed_132 : tensor<16x4x6xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %1009 = linalg.batch_matmul ins(%collapsed_324, %transposed_326 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%358 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_327 = tensor.expand_shape %1008 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %transposed_328 = linalg.transpose ins(%expanded_327 : tensor<4x4x4x6xf32>) outs(%893 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_329 = tensor.collapse_shape %transposed_328 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_330 = linalg.transpose ins(%999 : tensor<16x6x4xf32>) outs(%894 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_331 = tensor.collapse_shape %transposed_330 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_332 = linalg.transpose ins(%collapsed_329 : tensor<16x6x4xf32>) outs(%894 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_333 = tensor.collapse_shape %transposed_332 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_334 = linalg.transpose ins(%1009 : tensor<16x5x4xf32>) outs(%895 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_335 = tensor.collapse_shape %transposed_334 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_336 = tensor.expand_shape %collapsed_335 [[0], [1, 2]] output_shape [5, 4, 16] : tensor<5x64xf32> into tensor<5x4x16xf32>
    %expanded_337 = tensor.expand_shape %collapsed_331 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_338 = tensor.pad %expanded_337 low[1, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %expanded_339 = tensor.expand_shape %collapsed_333 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_340 = tensor.pad %expanded_339 low[0, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %1010 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_338, %padded_340 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%896 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_341 = tensor.expand_shape %1010 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %transposed_342 = linalg.transpose ins(%expanded_341 : tensor<2x6x4x1x16xf32>) outs(%898 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_343 = tensor.collapse_shape %transposed_342 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %1011 = linalg.matmul ins(%collapsed_343, %extracted_slice_108 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%60 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_344 = linalg.transpose ins(%collapsed_343 : tensor<24x32xf32>) outs(%900 : tensor<32x24xf32>) permutation = [1, 0] 
    %1012 = linalg.matmul ins(%transposed_344, %collapsed_114 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%902 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %1013 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_343 : tensor<24x32xf32>) outs(%905 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x32xf32>
    %collapsed_345 = tensor.collapse_shape %1013 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_346 = tensor.expand_shape %1011 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1014 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_266, %expanded_346 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_347 = tensor.collapse_shape %expanded_336 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1015 = linalg.matmul ins(%collapsed_347, %extracted_slice_107 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_348 = linalg.transpose ins(%collapsed_347 : tensor<20x16xf32>) outs(%840 : tensor<16x20xf32>) permutation = [1, 0] 
    %1016 = linalg.matmul ins(%transposed_348, %collapsed_111 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%874 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1017 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_347 : tensor<20x16xf32>) outs(%844 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x16xf32>
    %collapsed_349 = tensor.collapse_shape %1017 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_350 = tensor.expand_shape %1015 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %1018 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%990, %expanded_350 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %inserted_slice_351 = tensor.insert_slice %collapsed_349 into %911[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_352 = tensor.insert_slice %collapsed_345 into %inserted_slice_351[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %inserted_slice_353 = tensor.insert_slice %1016 into %912[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_354 = tensor.insert_slice %1012 into %inserted_slice_353[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %1019 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1018, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %1020 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1019 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %1021 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1019 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %1022 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1019, %406 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %1023 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1022 : tensor<5x4x16xf32>) outs(%400 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %1024 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %1023 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %1025 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1020, %1021 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %1026 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1025, %1024 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %1027 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404 : tensor<5x4x1xf32>) outs(%398 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x1xf32>
    %1028 = linalg.generic {indexing_maps = [#map12, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1027, %1026 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %1029 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1018, %406 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %1030 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1029 : tensor<5x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %1031 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1018 : tensor<5x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %1032 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %1028, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %1033 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1032 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_355 = tensor.collapse_shape %1033 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1034 = linalg.matmul ins(%collapsed_355, %arg29 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_356 = linalg.transpose ins(%collapsed_355 : tensor<20x16xf32>) outs(%840 : tensor<16x20xf32>) permutation = [1, 0] 
    %1035 = linalg.matmul ins(%transposed_356, %collapsed_103 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%874 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1036 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_355 : tensor<20x16xf32>) outs(%844 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x16xf32>
    %collapsed_357 = tensor.collapse_shape %1036 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_358 = tensor.expand_shape %1034 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_359 = linalg.transpose ins(%expanded_358 : tensor<5x4x4x4xf32>) outs(%877 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_360 = tensor.collapse_shape %transposed_359 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_361 = linalg.transpose ins(%collapsed_100 : tensor<16x5x5xf32>) outs(%321 : tensor<16x5x5xf32>) permutation = [0, 2, 1] 
    %1037 = linalg.batch_matmul ins(%transposed_361, %collapsed_360 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%358 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %transposed_362 = linalg.transpose ins(%expanded_92 : tensor<5x16x4xf32>) outs(%889 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %1038 = linalg.batch_matmul ins(%collapsed_360, %transposed_362 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%322 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_363 = tensor.expand_shape %1038 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %1039 = linalg.generic {indexing_maps = [#map6, #map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%355, %expanded_363, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %1040 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1039 : tensor<4x4x5x5xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<4x4x5x5xf32>
    %1041 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1040, %336 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %1042 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1041 : tensor<4x4x5x5xf32>) outs(%334 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x1xf32>
    %1043 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%336, %1042 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %1044 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1041, %1043 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %1045 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1044 : tensor<4x4x5x5xf32>) outs(%324 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_6 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_364 = tensor.collapse_shape %1045 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %transposed_365 = linalg.transpose ins(%expanded_86 : tensor<5x16x4xf32>) outs(%889 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %1046 = linalg.batch_matmul ins(%transposed_365, %collapsed_364 : tensor<16x4x5xf32>, tensor<16x5x5xf32>) outs(%940 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %transposed_366 = linalg.transpose ins(%collapsed_96 : tensor<16x4x5xf32>) outs(%319 : tensor<16x5x4xf32>) permutation = [0, 2, 1] 
    %1047 = linalg.batch_matmul ins(%collapsed_364, %transposed_366 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%358 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_367 = tensor.expand_shape %1046 [[0, 1], [2], [3]] output_shape [4, 4, 4, 5] : tensor<16x4x5xf32> into tensor<4x4x4x5xf32>
    %transposed_368 = linalg.transpose ins(%expanded_367 : tensor<4x4x4x5xf32>) outs(%877 : tensor<4x4x5x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_369 = tensor.collapse_shape %transposed_368 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_370 = linalg.transpose ins(%1037 : tensor<16x5x4xf32>) outs(%895 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_371 = tensor.collapse_shape %transposed_370 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_372 = linalg.transpose ins(%collapsed_369 : tensor<16x5x4xf32>) outs(%895 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_373 = tensor.collapse_shape %transposed_372 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_374 = linalg.transpose ins(%1047 : tensor<16x5x4xf32>) outs(%895 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_375 = tensor.collapse_shape %transposed_374 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_376 = tensor.expand_shape %collapsed_371 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_377 = tensor.pad %expanded_376 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_378 = tensor.expand_shape %collapsed_373 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_379 = tensor.pad %expanded_378 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %1048 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_377, %padded_379 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%943 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_380 = tensor.expand_shape %collapsed_375 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_381 = tensor.pad %expanded_380 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %1049 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1048, %padded_381 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%943 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_382 = tensor.expand_shape %1049 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %transposed_383 = linalg.transpose ins(%expanded_382 : tensor<3x5x4x1x16xf32>) outs(%946 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_384 = tensor.collapse_shape %transposed_383 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %1050 = linalg.matmul ins(%collapsed_384, %arg27 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%362 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_385 = linalg.transpose ins(%collapsed_384 : tensor<20x48xf32>) outs(%948 : tensor<48x20xf32>) permutation = [1, 0] 
    %1051 = linalg.matmul ins(%transposed_385, %collapsed_77 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%949 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1052 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_384 : tensor<20x48xf32>) outs(%952 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x48xf32>
    %collapsed_386 = tensor.collapse_shape %1052 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_387 = tensor.expand_shape %1050 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %1053 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1028, %expanded_387 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<5x4x16xf32>
    %1054 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1014, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1055 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1054 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1056 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1054 : tensor<6x4x16xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %1057 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1054, %310 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1058 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1057 : tensor<6x4x16xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %1059 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310, %1058 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1060 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1055, %1056 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1061 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1060, %1059 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1062 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %1063 = linalg.generic {indexing_maps = [#map12, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1062, %1061 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1064 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1014, %310 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1065 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1064 : tensor<6x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %1066 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1014 : tensor<6x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %1067 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1063, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1068 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1067 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1069 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1067 : tensor<6x4x16xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %1070 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1067, %294 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1071 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1070 : tensor<6x4x16xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %1072 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %1071 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1073 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1068, %1069 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1074 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1073, %1072 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1075 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %1076 = linalg.generic {indexing_maps = [#map12, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1075, %1074 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1077 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1063, %294 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1078 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1077 : tensor<6x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %1079 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1063 : tensor<6x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %1080 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %1076, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1081 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1080 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_388 = tensor.collapse_shape %1081 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1082 = linalg.matmul ins(%collapsed_388, %arg19 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%109 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %1083 = tensor.empty() : tensor<16x24xf32>
    %transposed_389 = linalg.transpose ins(%collapsed_388 : tensor<24x16xf32>) outs(%1083 : tensor<16x24xf32>) permutation = [1, 0] 
    %1084 = linalg.matmul ins(%transposed_389, %collapsed_74 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%841 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %1085 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_388 : tensor<24x16xf32>) outs(%844 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x16xf32>
    %collapsed_390 = tensor.collapse_shape %1085 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_391 = tensor.expand_shape %1082 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %1086 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %expanded_391, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%113 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x8xf32>
    %1087 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1086 : tensor<6x4x8xf32>) outs(%113 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x8xf32>
    %1088 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<6x4x8xf32>) outs(%132 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1198 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %1198 : i1
    } -> tensor<6x4x8xi1>
    %1089 = linalg.generic {indexing_maps = [#map1, #map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1088, %cst_2, %1087 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%113 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_392 = tensor.collapse_shape %1089 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %1090 = linalg.matmul ins(%collapsed_392, %arg17 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%60 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %1091 = tensor.empty() : tensor<8x24xf32>
    %transposed_393 = linalg.transpose ins(%collapsed_392 : tensor<24x8xf32>) outs(%1091 : tensor<8x24xf32>) permutation = [1, 0] 
    %1092 = linalg.matmul ins(%transposed_393, %collapsed_71 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%852 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1093 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_392 : tensor<24x8xf32>) outs(%855 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x8xf32>
    %collapsed_394 = tensor.collapse_shape %1093 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_395 = tensor.expand_shape %1090 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1094 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1076, %expanded_395 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1095 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1094, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1096 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1095 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1097 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1095 : tensor<6x4x16xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %1098 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1095, %236 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1099 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1098 : tensor<6x4x16xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %1100 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %1099 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1101 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1096, %1097 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1101, %1100 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %1104 = linalg.generic {indexing_maps = [#map12, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1103, %1102 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1094, %236 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1106 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1105 : tensor<6x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %1107 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1094 : tensor<6x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %1108 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %1104, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1108 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_396 = tensor.collapse_shape %1109 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1110 = linalg.matmul ins(%collapsed_396, %arg15 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%60 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_397 = linalg.transpose ins(%collapsed_396 : tensor<24x16xf32>) outs(%1083 : tensor<16x24xf32>) permutation = [1, 0] 
    %1111 = linalg.matmul ins(%transposed_397, %collapsed_68 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%874 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1112 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_396 : tensor<24x16xf32>) outs(%844 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x16xf32>
    %collapsed_398 = tensor.collapse_shape %1112 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_399 = tensor.expand_shape %1110 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %transposed_400 = linalg.transpose ins(%expanded_399 : tensor<6x4x4x4xf32>) outs(%893 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_401 = tensor.collapse_shape %transposed_400 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_402 = linalg.transpose ins(%collapsed_65 : tensor<16x6x6xf32>) outs(%17 : tensor<16x6x6xf32>) permutation = [0, 2, 1] 
    %1113 = linalg.batch_matmul ins(%transposed_402, %collapsed_401 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%55 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_403 = linalg.transpose ins(%expanded_58 : tensor<6x16x4xf32>) outs(%880 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1114 = linalg.batch_matmul ins(%collapsed_401, %transposed_403 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%18 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_404 = tensor.expand_shape %1114 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %1115 = linalg.generic {indexing_maps = [#map6, #map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198, %expanded_404, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %1116 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1115 : tensor<4x4x6x6xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<4x4x6x6xf32>
    %1117 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1116, %183 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %1118 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1117 : tensor<4x4x6x6xf32>) outs(%30 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x1xf32>
    %1119 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183, %1118 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %1120 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1117, %1119 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %1121 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1120 : tensor<4x4x6x6xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_6 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_405 = tensor.collapse_shape %1121 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %transposed_406 = linalg.transpose ins(%expanded_52 : tensor<6x16x4xf32>) outs(%880 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1122 = linalg.batch_matmul ins(%transposed_406, %collapsed_405 : tensor<16x4x6xf32>, tensor<16x6x6xf32>) outs(%890 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_407 = linalg.transpose ins(%collapsed_62 : tensor<16x4x6xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %1123 = linalg.batch_matmul ins(%collapsed_405, %transposed_407 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%55 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_408 = tensor.expand_shape %1122 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %transposed_409 = linalg.transpose ins(%expanded_408 : tensor<4x4x4x6xf32>) outs(%893 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_410 = tensor.collapse_shape %transposed_409 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_411 = linalg.transpose ins(%1113 : tensor<16x6x4xf32>) outs(%894 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_412 = tensor.collapse_shape %transposed_411 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_413 = linalg.transpose ins(%collapsed_410 : tensor<16x6x4xf32>) outs(%894 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_414 = tensor.collapse_shape %transposed_413 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_415 = linalg.transpose ins(%1123 : tensor<16x6x4xf32>) outs(%894 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_416 = tensor.collapse_shape %transposed_415 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %expanded_417 = tensor.expand_shape %collapsed_412 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_418 = tensor.pad %expanded_417 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %expanded_419 = tensor.expand_shape %collapsed_414 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_420 = tensor.pad %expanded_419 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1124 = tensor.empty() : tensor<3x6x4x16xf32>
    %1125 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_418, %padded_420 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1124 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_421 = tensor.expand_shape %collapsed_416 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_422 = tensor.pad %expanded_421 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1126 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1125, %padded_422 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1124 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_423 = tensor.expand_shape %1126 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %1127 = tensor.empty() : tensor<1x6x4x3x16xf32>
    %transposed_424 = linalg.transpose ins(%expanded_423 : tensor<3x6x4x1x16xf32>) outs(%1127 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_425 = tensor.collapse_shape %transposed_424 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %1128 = linalg.matmul ins(%collapsed_425, %arg13 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%60 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %1129 = tensor.empty() : tensor<48x24xf32>
    %transposed_426 = linalg.transpose ins(%collapsed_425 : tensor<24x48xf32>) outs(%1129 : tensor<48x24xf32>) permutation = [1, 0] 
    %1130 = linalg.matmul ins(%transposed_426, %collapsed_43 : tensor<48x24xf32>, tensor<24x16xf32>) outs(%949 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1131 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_425 : tensor<24x48xf32>) outs(%952 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x48xf32>
    %collapsed_427 = tensor.collapse_shape %1131 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_428 = tensor.expand_shape %1128 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1132 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1104, %expanded_428 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1133 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1132, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1133 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1135 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1133 : tensor<6x4x16xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %1136 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1133, %171 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1137 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1136 : tensor<6x4x16xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %1138 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %1137 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1139 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1134, %1135 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1139, %1138 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1141 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %1142 = linalg.generic {indexing_maps = [#map12, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1141, %1140 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1143 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1132, %171 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1144 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1143 : tensor<6x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %1145 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1132 : tensor<6x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %1146 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %1142, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1147 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1146 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_429 = tensor.collapse_shape %1147 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1148 = linalg.matmul ins(%collapsed_429, %arg7 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%109 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %transposed_430 = linalg.transpose ins(%collapsed_429 : tensor<24x16xf32>) outs(%1083 : tensor<16x24xf32>) permutation = [1, 0] 
    %1149 = linalg.matmul ins(%transposed_430, %collapsed_40 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%841 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %1150 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_429 : tensor<24x16xf32>) outs(%844 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x16xf32>
    %collapsed_431 = tensor.collapse_shape %1150 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_432 = tensor.expand_shape %1148 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %1151 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %expanded_432, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%113 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x8xf32>
    %1152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1151 : tensor<6x4x8xf32>) outs(%113 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x8xf32>
    %1153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<6x4x8xf32>) outs(%132 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1198 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %1198 : i1
    } -> tensor<6x4x8xi1>
    %1154 = linalg.generic {indexing_maps = [#map1, #map11, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1153, %cst_2, %1152 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%113 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_433 = tensor.collapse_shape %1154 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %1155 = linalg.matmul ins(%collapsed_433, %arg5 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%60 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_434 = linalg.transpose ins(%collapsed_433 : tensor<24x8xf32>) outs(%1091 : tensor<8x24xf32>) permutation = [1, 0] 
    %1156 = linalg.matmul ins(%transposed_434, %collapsed_36 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%852 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1157 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_433 : tensor<24x8xf32>) outs(%855 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x8xf32>
    %collapsed_435 = tensor.collapse_shape %1157 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_436 = tensor.expand_shape %1155 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1158 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1142, %expanded_436 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1159 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1158, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1160 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1159 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1161 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1159 : tensor<6x4x16xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %1162 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1159, %104 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1163 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1162 : tensor<6x4x16xf32>) outs(%98 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %1164 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %1163 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1165 = linalg.generic {indexing_maps = [#map1, #map12, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1160, %1161 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1166 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1165, %1164 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<6x4x1xf32>) outs(%96 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.divf %in, %cst_8 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x1xf32>
    %1168 = linalg.generic {indexing_maps = [#map12, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1167, %1166 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1169 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1158, %104 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1170 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1169 : tensor<6x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %1171 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1158 : tensor<6x4x16xf32>) outs(%821 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<16xf32>
    %1172 = linalg.generic {indexing_maps = [#map1, #map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %1168, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %1173 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1172 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_437 = tensor.collapse_shape %1173 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1174 = linalg.matmul ins(%collapsed_437, %arg3 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%60 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_438 = linalg.transpose ins(%collapsed_437 : tensor<24x16xf32>) outs(%1083 : tensor<16x24xf32>) permutation = [1, 0] 
    %1175 = linalg.matmul ins(%transposed_438, %collapsed_32 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%874 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1176 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_437 : tensor<24x16xf32>) outs(%844 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x16xf32>
    %collapsed_439 = tensor.collapse_shape %1176 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_440 = tensor.expand_shape %1174 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %transposed_441 = linalg.transpose ins(%expanded_440 : tensor<6x4x4x4xf32>) outs(%893 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_442 = tensor.collapse_shape %transposed_441 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_443 = linalg.transpose ins(%collapsed_29 : tensor<16x6x6xf32>) outs(%17 : tensor<16x6x6xf32>) permutation = [0, 2, 1] 
    %1177 = linalg.batch_matmul ins(%transposed_443, %collapsed_442 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%55 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_444 = linalg.transpose ins(%expanded_21 : tensor<6x16x4xf32>) outs(%880 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1178 = linalg.batch_matmul ins(%collapsed_442, %transposed_444 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%18 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_445 = tensor.expand_shape %1178 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %1179 = linalg.generic {indexing_maps = [#map6, #map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %expanded_445, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_476: f32, %in_477: f32, %out: f32):
      %1198 = arith.select %in, %in_476, %in_477 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %1180 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1179 : tensor<4x4x6x6xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.truncf %cst_4 : f64 to f32
      %1199 = arith.mulf %in, %1198 : f32
      linalg.yield %1199 : f32
    } -> tensor<4x4x6x6xf32>
    %1181 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1180, %32 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %1182 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1181 : tensor<4x4x6x6xf32>) outs(%30 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x1xf32>
    %1183 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %1182 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.mulf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %1184 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1181, %1183 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.subf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %1185 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1184 : tensor<4x4x6x6xf32>) outs(%20 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.mulf %in, %cst_6 : f32
      linalg.yield %1198 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_446 = tensor.collapse_shape %1185 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %transposed_447 = linalg.transpose ins(%expanded_15 : tensor<6x16x4xf32>) outs(%880 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1186 = linalg.batch_matmul ins(%transposed_447, %collapsed_446 : tensor<16x4x6xf32>, tensor<16x6x6xf32>) outs(%890 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_448 = linalg.transpose ins(%collapsed_25 : tensor<16x4x6xf32>) outs(%15 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %1187 = linalg.batch_matmul ins(%collapsed_446, %transposed_448 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%55 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_449 = tensor.expand_shape %1186 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %transposed_450 = linalg.transpose ins(%expanded_449 : tensor<4x4x4x6xf32>) outs(%893 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_451 = tensor.collapse_shape %transposed_450 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_452 = linalg.transpose ins(%1177 : tensor<16x6x4xf32>) outs(%894 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_453 = tensor.collapse_shape %transposed_452 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_454 = linalg.transpose ins(%collapsed_451 : tensor<16x6x4xf32>) outs(%894 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_455 = tensor.collapse_shape %transposed_454 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_456 = linalg.transpose ins(%1187 : tensor<16x6x4xf32>) outs(%894 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_457 = tensor.collapse_shape %transposed_456 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %expanded_458 = tensor.expand_shape %collapsed_453 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_459 = tensor.pad %expanded_458 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %expanded_460 = tensor.expand_shape %collapsed_455 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_461 = tensor.pad %expanded_460 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1188 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_459, %padded_461 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1124 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_462 = tensor.expand_shape %collapsed_457 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_463 = tensor.pad %expanded_462 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg71: index, %arg72: index, %arg73: index, %arg74: index):
      tensor.yield %cst : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1189 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1188, %padded_463 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1124 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_464 = tensor.expand_shape %1189 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %transposed_465 = linalg.transpose ins(%expanded_464 : tensor<3x6x4x1x16xf32>) outs(%1127 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_466 = tensor.collapse_shape %transposed_465 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %1190 = linalg.matmul ins(%collapsed_466, %arg1 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%60 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_467 = linalg.transpose ins(%collapsed_466 : tensor<24x48xf32>) outs(%1129 : tensor<48x24xf32>) permutation = [1, 0] 
    %1191 = linalg.matmul ins(%transposed_467, %collapsed : tensor<48x24xf32>, tensor<24x16xf32>) outs(%949 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1192 = linalg.generic {indexing_maps = [#map5, #map16], iterator_types = ["reduction", "parallel"]} ins(%collapsed_466 : tensor<24x48xf32>) outs(%952 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1198 = arith.addf %in, %out : f32
      linalg.yield %1198 : f32
    } -> tensor<1x48xf32>
    %collapsed_468 = tensor.collapse_shape %1192 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_469 = tensor.expand_shape %1190 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1193 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1168, %expanded_469 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_470 = tensor.collapse_shape %1053 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %expanded_471 = tensor.expand_shape %collapsed_470 [[0], [1, 2]] output_shape [20, 1, 16] : tensor<20x16xf32> into tensor<20x1x16xf32>
    %1194 = scf.for %arg71 = %c0 to %c20 step %c1 iter_args(%arg72 = %805) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_224[%arg71, %c0] : tensor<20x1xi64>
      %1198 = arith.index_cast %extracted : i64 to index
      %extracted_slice_476 = tensor.extract_slice %expanded_471[%arg71, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<20x1x16xf32> to tensor<16xf32>
      %extracted_slice_477 = tensor.extract_slice %arg72[%1198, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %1199 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_476 : tensor<16xf32>) outs(%extracted_slice_477 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1200 = arith.addf %out, %in : f32
        linalg.yield %1200 : f32
      } -> tensor<16xf32>
      %inserted_slice_478 = tensor.insert_slice %1199 into %arg72[%1198, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_478 : tensor<23x16xf32>
    }
    %1195 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%806, %1194 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%804 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<23x16xf32>
    %collapsed_472 = tensor.collapse_shape %arg68 [[0, 1]] : tensor<6x4xi64> into tensor<24xi64>
    %collapsed_473 = tensor.collapse_shape %1193 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %expanded_474 = tensor.expand_shape %collapsed_472 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %expanded_475 = tensor.expand_shape %collapsed_473 [[0], [1, 2]] output_shape [24, 1, 16] : tensor<24x16xf32> into tensor<24x1x16xf32>
    %1196 = scf.for %arg71 = %c0 to %c24 step %c1 iter_args(%arg72 = %805) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_474[%arg71, %c0] : tensor<24x1xi64>
      %1198 = arith.index_cast %extracted : i64 to index
      %extracted_slice_476 = tensor.extract_slice %expanded_475[%arg71, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<24x1x16xf32> to tensor<16xf32>
      %extracted_slice_477 = tensor.extract_slice %arg72[%1198, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %1199 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_476 : tensor<16xf32>) outs(%extracted_slice_477 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1200 = arith.addf %out, %in : f32
        linalg.yield %1200 : f32
      } -> tensor<16xf32>
      %inserted_slice_478 = tensor.insert_slice %1199 into %arg72[%1198, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_478 : tensor<23x16xf32>
    }
    %1197 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%1195, %1196 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%804 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_476: f32, %out: f32):
      %1198 = arith.addf %in, %in_476 : f32
      linalg.yield %1198 : f32
    } -> tensor<23x16xf32>
    return %789, %1197, %1191, %collapsed_468, %1175, %collapsed_439, %1156, %collapsed_435, %1149, %collapsed_431, %1170, %1171, %1144, %1145, %1130, %collapsed_427, %1111, %collapsed_398, %1092, %collapsed_394, %1084, %collapsed_390, %1106, %1107, %1078, %1079, %1065, %1066, %1051, %collapsed_386, %1035, %collapsed_357, %inserted_slice_354, %inserted_slice_352, %997, %collapsed_317, %978, %collapsed_313, %971, %collapsed_309, %1030, %1031, %992, %993, %966, %967, %950, %collapsed_305, %929, %collapsed_276, %inserted_slice_273, %inserted_slice_271, %875, %collapsed_238, %853, %collapsed_234, %842, %collapsed_230, %924, %925, %869, %870, %835, %836, %822, %823, %collapsed_226 : tensor<f32>, tensor<23x16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<23xf32>
  }
}
