#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1, d2) -> (0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d1)>
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
    %cst_3 = arith.constant 1.1111111111111112 : f64
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 9.000000e-01 : f64
    %cst_6 = arith.constant 1.000000e-01 : f64
    %cst_7 = arith.constant 1.0126582278481013 : f64
    %cst_8 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = arith.constant 8.000000e+01 : f64
    %cst_10 = arith.constant 5.000000e-01 : f32
    %cst_11 = arith.constant 1.600000e+01 : f64
    %cst_12 = arith.constant 1.600000e+01 : f32
    %cst_13 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<6x4x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg73 : tensor<6x4xi64>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1250 = arith.index_cast %in : i64 to index
      %1251 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%1250, %1251] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x4x16xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg68 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %3 = tensor.empty() : tensor<16xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg69 : tensor<16xi64>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1250 = arith.sitofp %in : i64 to f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %4 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %6 = tensor.empty() : tensor<5x4x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg74 : tensor<5x4xi64>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1250 = arith.index_cast %in : i64 to index
      %1251 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%1250, %1251] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x4x16xf32>
    %8 = tensor.empty() : tensor<i64>
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg72 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %10 = tensor.empty() : tensor<5x4x16xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1250 = arith.extf %in : f32 to f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %12 = tensor.empty() : tensor<1x4x1xf64>
    %13 = linalg.fill ins(%cst : f64) outs(%12 : tensor<1x4x1xf64>) -> tensor<1x4x1xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel", "reduction"]} ins(%11 : tensor<5x4x16xf64>) outs(%13 : tensor<1x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<1x4x1xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<1x4x1xf64>) outs(%12 : tensor<1x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_9 : f64
      linalg.yield %1250 : f64
    } -> tensor<1x4x1xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<5x4x16xf64>, tensor<1x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.subf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %collapsed = tensor.collapse_shape %15 [[0, 1, 2]] : tensor<1x4x1xf64> into tensor<4xf64>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %16 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %18 = tensor.empty() : tensor<4xf64>
    %19 = linalg.fill ins(%cst : f64) outs(%18 : tensor<4xf64>) -> tensor<4xf64>
    %20 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel", "reduction"]} ins(%17 : tensor<5x4x16xf64>) outs(%19 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<4xf64>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%20 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_9 : f64
      linalg.yield %1250 : f64
    } -> tensor<4xf64>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%21 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.mulf %in, %cst_7 : f64
      linalg.yield %1250 : f64
    } -> tensor<4xf64>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%22 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.mulf %in, %cst_6 : f64
      linalg.yield %1250 : f64
    } -> tensor<4xf64>
    %24 = tensor.empty() : tensor<4xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg71 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_5 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<4xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%23, %25 : tensor<4xf64>, tensor<4xf32>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_485: f32, %out: f64):
      %1250 = arith.extf %in_485 : f32 to f64
      %1251 = arith.addf %in, %1250 : f64
      linalg.yield %1251 : f64
    } -> tensor<4xf64>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%26 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<4xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.mulf %in, %cst_6 : f64
      linalg.yield %1250 : f64
    } -> tensor<4xf64>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg70 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_5 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<4xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%28, %29 : tensor<4xf64>, tensor<4xf32>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_485: f32, %out: f64):
      %1250 = arith.extf %in_485 : f32 to f64
      %1251 = arith.addf %in, %1250 : f64
      linalg.yield %1251 : f64
    } -> tensor<4xf64>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%30 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<4xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<4xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%21 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %cst_4 : f64
      linalg.yield %1250 : f64
    } -> tensor<4xf64>
    %34 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%33 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = math.rsqrt %in : f64
      linalg.yield %1250 : f64
    } -> tensor<4xf64>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%34 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<4xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%35, %arg66 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4xf32>
    %expanded = tensor.expand_shape %32 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %expanded_14 = tensor.expand_shape %36 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %expanded_14 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %expanded_15 = tensor.expand_shape %arg67 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %expanded_15 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_16 = tensor.collapse_shape %5 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %40 = tensor.empty() : tensor<16x48xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x16xf32>) outs(%40 : tensor<16x48xf32>) permutation = [1, 0] 
    %41 = tensor.empty() : tensor<24x48xf32>
    %42 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %43 = linalg.matmul ins(%collapsed_16, %transposed : tensor<24x16xf32>, tensor<16x48xf32>) outs(%42 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %44 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<48xf32>) outs(%41 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %45 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%43, %44 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%41 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<24x48xf32>
    %expanded_17 = tensor.expand_shape %45 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 3, 16] : tensor<24x48xf32> into tensor<1x6x4x3x16xf32>
    %46 = tensor.empty() : tensor<3x6x4x1x16xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<1x6x4x3x16xf32>) outs(%46 : tensor<3x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_19 = tensor.collapse_shape %transposed_18 [[0], [1], [2], [3, 4]] : tensor<3x6x4x1x16xf32> into tensor<3x6x4x16xf32>
    %extracted_slice = tensor.extract_slice %collapsed_19[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_20 = tensor.extract_slice %collapsed_19[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_21 = tensor.extract_slice %collapsed_19[2, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_22 = tensor.collapse_shape %extracted_slice [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_23 = tensor.expand_shape %collapsed_22 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %47 = tensor.empty() : tensor<16x6x4xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<6x16x4xf32>) outs(%47 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_25 = tensor.collapse_shape %extracted_slice_20 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_26 = tensor.expand_shape %collapsed_25 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<6x16x4xf32>) outs(%47 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_28 = tensor.collapse_shape %extracted_slice_21 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_29 = tensor.expand_shape %collapsed_28 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<6x16x4xf32>) outs(%47 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_31 = tensor.expand_shape %transposed_27 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %48 = tensor.empty() : tensor<4x4x4x6xf32>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<4x4x6x4xf32>) outs(%48 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_33 = tensor.collapse_shape %transposed_32 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %49 = tensor.empty() : tensor<16x6x6xf32>
    %50 = linalg.fill ins(%cst_0 : f32) outs(%49 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %51 = linalg.batch_matmul ins(%transposed_24, %collapsed_33 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%50 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_34 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %52 = tensor.empty() : tensor<4x4x6x6xf32>
    %53 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<4x4x6x6xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %54 = tensor.empty() : tensor<4x4x6xi64>
    %55 = linalg.fill ins(%c0_i64 : i64) outs(%54 : tensor<4x4x6xi64>) -> tensor<4x4x6xi64>
    %56 = tensor.empty() : tensor<4x4x6xf32>
    %57 = linalg.fill ins(%cst_1 : f32) outs(%56 : tensor<4x4x6xf32>) -> tensor<4x4x6xf32>
    %58:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<4x4x6x6xf32>) outs(%57, %55 : tensor<4x4x6xf32>, tensor<4x4x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_485: i64):
      %1250 = linalg.index 3 : index
      %1251 = arith.index_cast %1250 : index to i64
      %1252 = arith.maximumf %in, %out : f32
      %1253 = arith.cmpf ogt, %in, %out : f32
      %1254 = arith.select %1253, %1251, %out_485 : i64
      linalg.yield %1252, %1254 : f32, i64
    } -> (tensor<4x4x6xf32>, tensor<4x4x6xi64>)
    %expanded_35 = tensor.expand_shape %58#0 [[0], [1], [2, 3]] output_shape [4, 4, 6, 1] : tensor<4x4x6xf32> into tensor<4x4x6x1xf32>
    %59 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %expanded_35 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %60 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<4x4x6x6xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.exp %in : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %61 = tensor.empty() : tensor<4x4x6x1xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<4x4x6x1xf32>) -> tensor<4x4x6x1xf32>
    %63 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<4x4x6x6xf32>) outs(%62 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x1xf32>
    %64 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %63 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.divf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %66 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%65 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %67 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%66 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %68 = tensor.empty() : tensor<576xi64>
    %69 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%68 : tensor<576xi64>) {
    ^bb0(%out: i64):
      %1250 = linalg.index 0 : index
      %1251 = arith.index_cast %1250 : index to i64
      linalg.yield %1251 : i64
    } -> tensor<576xi64>
    %expanded_36 = tensor.expand_shape %69 [[0, 1, 2, 3]] output_shape [4, 4, 6, 6] : tensor<576xi64> into tensor<4x4x6x6xi64>
    %70 = tensor.empty() : tensor<4x4x6x6xi64>
    %71 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_36, %67 : tensor<4x4x6x6xi64>, tensor<i64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %72 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %73 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %72 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %74 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %75 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %76 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %77 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %76 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %78 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %79 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %80 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %81 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %80 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %82 = tensor.empty() : tensor<4x4x6x6xi1>
    %83 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<4x4x6x6xi64>) outs(%82 : tensor<4x4x6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<4x4x6x6xi1>
    %84 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<4x4x6x6xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<4x4x6x6xf32>
    %85 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %84, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_37 = tensor.collapse_shape %85 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %86 = linalg.fill ins(%cst_0 : f32) outs(%47 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %87 = linalg.batch_matmul ins(%collapsed_37, %transposed_30 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%86 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_38 = tensor.expand_shape %87 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %88 = tensor.empty() : tensor<6x4x4x4xf32>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<4x4x6x4xf32>) outs(%88 : tensor<6x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_40 = tensor.collapse_shape %transposed_39 [[0, 1], [2, 3]] : tensor<6x4x4x4xf32> into tensor<24x16xf32>
    %89 = tensor.empty() : tensor<16x16xf32>
    %transposed_41 = linalg.transpose ins(%arg3 : tensor<16x16xf32>) outs(%89 : tensor<16x16xf32>) permutation = [1, 0] 
    %90 = tensor.empty() : tensor<24x16xf32>
    %91 = linalg.fill ins(%cst_0 : f32) outs(%90 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %92 = linalg.matmul ins(%collapsed_40, %transposed_41 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%91 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %93 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<16xf32>) outs(%90 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %94 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%90 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<24x16xf32>
    %expanded_42 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %95 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %96 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%95 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %97 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%96 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %98 = tensor.empty() : tensor<384xi64>
    %99 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%98 : tensor<384xi64>) {
    ^bb0(%out: i64):
      %1250 = linalg.index 0 : index
      %1251 = arith.index_cast %1250 : index to i64
      linalg.yield %1251 : i64
    } -> tensor<384xi64>
    %expanded_43 = tensor.expand_shape %99 [[0, 1, 2]] output_shape [6, 4, 16] : tensor<384xi64> into tensor<6x4x16xi64>
    %100 = tensor.empty() : tensor<6x4x16xi64>
    %101 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43, %97 : tensor<6x4x16xi64>, tensor<i64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %102 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %106 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %110 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %112 = tensor.empty() : tensor<6x4x16xi1>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<6x4x16xi64>) outs(%112 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<6x4x16xi1>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x16xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %114, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %115 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %117 = tensor.empty() : tensor<6x4x16xf64>
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<6x4x16xf32>) outs(%117 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1250 = arith.extf %in : f32 to f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x16xf64>
    %119 = tensor.empty() : tensor<6x4x1xf64>
    %120 = linalg.fill ins(%cst : f64) outs(%119 : tensor<6x4x1xf64>) -> tensor<6x4x1xf64>
    %121 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%118 : tensor<6x4x16xf64>) outs(%120 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<6x4x1xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %123 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %122 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%117 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.subf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x16xf64>
    %124 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %123 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%117 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x16xf64>
    %125 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%124 : tensor<6x4x16xf64>) outs(%120 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<6x4x1xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %127 = tensor.empty() : tensor<6x4x1xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<6x4x1xf64>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %129 = linalg.fill ins(%cst_0 : f32) outs(%127 : tensor<6x4x1xf32>) -> tensor<6x4x1xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%116 : tensor<6x4x16xf32>) outs(%129 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_4 : f64 to f32
      %1251 = arith.addf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x1xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.rsqrt %in : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %131 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %133 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %arg10 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_44 = tensor.collapse_shape %137 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %138 = tensor.empty() : tensor<16x8xf32>
    %transposed_45 = linalg.transpose ins(%arg5 : tensor<8x16xf32>) outs(%138 : tensor<16x8xf32>) permutation = [1, 0] 
    %139 = tensor.empty() : tensor<24x8xf32>
    %140 = linalg.fill ins(%cst_0 : f32) outs(%139 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %141 = linalg.matmul ins(%collapsed_44, %transposed_45 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%140 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %142 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<8xf32>) outs(%139 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %143 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%141, %142 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%139 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<24x8xf32>
    %expanded_46 = tensor.expand_shape %143 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %144 = tensor.empty() : tensor<6x4x8xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46 : tensor<6x4x8xf32>) outs(%144 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.cmpf ugt, %in, %cst_0 : f32
      %1251 = arith.select %1250, %in, %cst_0 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x8xf32>
    %146 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c7963307307_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %147 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%146 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %148 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%147 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %149 = tensor.empty() : tensor<192xi64>
    %150 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%149 : tensor<192xi64>) {
    ^bb0(%out: i64):
      %1250 = linalg.index 0 : index
      %1251 = arith.index_cast %1250 : index to i64
      linalg.yield %1251 : i64
    } -> tensor<192xi64>
    %expanded_47 = tensor.expand_shape %150 [[0, 1, 2]] output_shape [6, 4, 8] : tensor<192xi64> into tensor<6x4x8xi64>
    %151 = tensor.empty() : tensor<6x4x8xi64>
    %152 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_47, %148 : tensor<6x4x8xi64>, tensor<i64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %153 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %155 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %157 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %158 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %157 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %160 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %161 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %162 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %161 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %163 = tensor.empty() : tensor<6x4x8xi1>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<6x4x8xi64>) outs(%163 : tensor<6x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<6x4x8xi1>
    %165 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<6x4x8xf32>) outs(%144 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x8xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %165, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%144 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_48 = tensor.collapse_shape %166 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %167 = tensor.empty() : tensor<8x16xf32>
    %transposed_49 = linalg.transpose ins(%arg7 : tensor<16x8xf32>) outs(%167 : tensor<8x16xf32>) permutation = [1, 0] 
    %168 = linalg.matmul ins(%collapsed_48, %transposed_49 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%91 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %169 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<16xf32>) outs(%90 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %170 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%168, %169 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%90 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<24x16xf32>
    %expanded_50 = tensor.expand_shape %170 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %171 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c10617743076_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %172 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%171 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %173 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%172 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %174 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43, %173 : tensor<6x4x16xi64>, tensor<i64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %175 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %176 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %175 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %177 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %178 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %179 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %180 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %179 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %182 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %184 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %183 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<6x4x16xi64>) outs(%112 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<6x4x16xi1>
    %186 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x16xf32>
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %186, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %188 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %187 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<6x4x16xf32>) outs(%117 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1250 = arith.extf %in : f32 to f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x16xf64>
    %190 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%189 : tensor<6x4x16xf64>) outs(%120 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %191 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<6x4x1xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %192 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %191 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%117 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.subf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x16xf64>
    %193 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %192 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%117 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x16xf64>
    %194 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%193 : tensor<6x4x16xf64>) outs(%120 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %195 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<6x4x1xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %196 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<6x4x1xf64>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %197 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%188 : tensor<6x4x16xf32>) outs(%129 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %199 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_4 : f64 to f32
      %1251 = arith.addf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x1xf32>
    %200 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.rsqrt %in : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %198 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %200 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %203 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %204 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %arg12 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_51 = tensor.collapse_shape %204 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_52 = linalg.transpose ins(%arg13 : tensor<48x16xf32>) outs(%40 : tensor<16x48xf32>) permutation = [1, 0] 
    %205 = linalg.matmul ins(%collapsed_51, %transposed_52 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%42 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %206 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<48xf32>) outs(%41 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %207 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%205, %206 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%41 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<24x48xf32>
    %expanded_53 = tensor.expand_shape %207 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 3, 16] : tensor<24x48xf32> into tensor<1x6x4x3x16xf32>
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<1x6x4x3x16xf32>) outs(%46 : tensor<3x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_55 = tensor.collapse_shape %transposed_54 [[0], [1], [2], [3, 4]] : tensor<3x6x4x1x16xf32> into tensor<3x6x4x16xf32>
    %extracted_slice_56 = tensor.extract_slice %collapsed_55[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_57 = tensor.extract_slice %collapsed_55[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_58 = tensor.extract_slice %collapsed_55[2, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_59 = tensor.collapse_shape %extracted_slice_56 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_60 = tensor.expand_shape %collapsed_59 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_61 = linalg.transpose ins(%expanded_60 : tensor<6x16x4xf32>) outs(%47 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_62 = tensor.collapse_shape %extracted_slice_57 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_63 = tensor.expand_shape %collapsed_62 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_64 = linalg.transpose ins(%expanded_63 : tensor<6x16x4xf32>) outs(%47 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_65 = tensor.collapse_shape %extracted_slice_58 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_66 = tensor.expand_shape %collapsed_65 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<6x16x4xf32>) outs(%47 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_68 = tensor.expand_shape %transposed_64 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_69 = linalg.transpose ins(%expanded_68 : tensor<4x4x6x4xf32>) outs(%48 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_70 = tensor.collapse_shape %transposed_69 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %208 = linalg.batch_matmul ins(%transposed_61, %collapsed_70 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%50 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_71 = tensor.expand_shape %208 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %209 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_71 : tensor<4x4x6x6xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %210:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%209 : tensor<4x4x6x6xf32>) outs(%57, %55 : tensor<4x4x6xf32>, tensor<4x4x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_485: i64):
      %1250 = linalg.index 3 : index
      %1251 = arith.index_cast %1250 : index to i64
      %1252 = arith.maximumf %in, %out : f32
      %1253 = arith.cmpf ogt, %in, %out : f32
      %1254 = arith.select %1253, %1251, %out_485 : i64
      linalg.yield %1252, %1254 : f32, i64
    } -> (tensor<4x4x6xf32>, tensor<4x4x6xi64>)
    %expanded_72 = tensor.expand_shape %210#0 [[0], [1], [2, 3]] output_shape [4, 4, 6, 1] : tensor<4x4x6xf32> into tensor<4x4x6x1xf32>
    %211 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209, %expanded_72 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %212 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%211 : tensor<4x4x6x6xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.exp %in : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %213 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%212 : tensor<4x4x6x6xf32>) outs(%62 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x1xf32>
    %214 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212, %213 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.divf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %215 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c13272178845_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %216 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%215 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %217 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%216 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %218 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_36, %217 : tensor<4x4x6x6xi64>, tensor<i64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %219 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218 : tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %220 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218, %219 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %221 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220 : tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %222 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221 : tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %223 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%222 : tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %224 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%222, %223 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %225 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%224 : tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %226 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225 : tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %227 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226 : tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %228 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226, %227 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%70 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x6x6xi64>
    %229 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228 : tensor<4x4x6x6xi64>) outs(%82 : tensor<4x4x6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<4x4x6x6xi1>
    %230 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214 : tensor<4x4x6x6xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<4x4x6x6xf32>
    %231 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %230, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_73 = tensor.collapse_shape %231 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %232 = linalg.batch_matmul ins(%collapsed_73, %transposed_67 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%86 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_74 = tensor.expand_shape %232 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_75 = linalg.transpose ins(%expanded_74 : tensor<4x4x6x4xf32>) outs(%88 : tensor<6x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_76 = tensor.collapse_shape %transposed_75 [[0, 1], [2, 3]] : tensor<6x4x4x4xf32> into tensor<24x16xf32>
    %transposed_77 = linalg.transpose ins(%arg15 : tensor<16x16xf32>) outs(%89 : tensor<16x16xf32>) permutation = [1, 0] 
    %233 = linalg.matmul ins(%collapsed_76, %transposed_77 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%91 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %234 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<16xf32>) outs(%90 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %235 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%233, %234 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%90 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<24x16xf32>
    %expanded_78 = tensor.expand_shape %235 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %236 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c15926614614_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %237 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%236 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %238 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%237 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %239 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43, %238 : tensor<6x4x16xi64>, tensor<i64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %240 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %240 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %242 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %243 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %244 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %245 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %244 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %246 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %247 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %248 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %249 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %248 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<6x4x16xi64>) outs(%112 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<6x4x16xi1>
    %251 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_78 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x16xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %251, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %252 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %254 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253 : tensor<6x4x16xf32>) outs(%117 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1250 = arith.extf %in : f32 to f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x16xf64>
    %255 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%254 : tensor<6x4x16xf64>) outs(%120 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %256 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<6x4x1xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %257 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %256 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%117 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.subf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x16xf64>
    %258 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %257 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%117 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x16xf64>
    %259 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%258 : tensor<6x4x16xf64>) outs(%120 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %260 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<6x4x1xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %261 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<6x4x1xf64>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %262 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%253 : tensor<6x4x16xf32>) outs(%129 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %263 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %264 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_4 : f64 to f32
      %1251 = arith.addf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x1xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.rsqrt %in : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %263 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %267 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %265 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %269 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %arg22 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_79 = tensor.collapse_shape %269 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_80 = linalg.transpose ins(%arg17 : tensor<8x16xf32>) outs(%138 : tensor<16x8xf32>) permutation = [1, 0] 
    %270 = linalg.matmul ins(%collapsed_79, %transposed_80 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%140 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %271 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<8xf32>) outs(%139 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %272 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%270, %271 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%139 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<24x8xf32>
    %expanded_81 = tensor.expand_shape %272 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %273 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_81 : tensor<6x4x8xf32>) outs(%144 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.cmpf ugt, %in, %cst_0 : f32
      %1251 = arith.select %1250, %in, %cst_0 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x8xf32>
    %274 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c18581050383_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %275 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%274 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %276 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%275 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %277 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_47, %276 : tensor<6x4x8xi64>, tensor<i64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %278 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277 : tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %279 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %278 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %280 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %281 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280 : tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %282 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281 : tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %283 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %282 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %284 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283 : tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %285 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284 : tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %286 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285 : tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %287 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %286 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%151 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x8xi64>
    %288 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287 : tensor<6x4x8xi64>) outs(%163 : tensor<6x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<6x4x8xi1>
    %289 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<6x4x8xf32>) outs(%144 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x8xf32>
    %290 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %289, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%144 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_82 = tensor.collapse_shape %290 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %transposed_83 = linalg.transpose ins(%arg19 : tensor<16x8xf32>) outs(%167 : tensor<8x16xf32>) permutation = [1, 0] 
    %291 = linalg.matmul ins(%collapsed_82, %transposed_83 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%91 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %292 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg20 : tensor<16xf32>) outs(%90 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %293 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%291, %292 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%90 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<24x16xf32>
    %expanded_84 = tensor.expand_shape %293 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %294 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c21235486152_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %295 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%294 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %296 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%295 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %297 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43, %296 : tensor<6x4x16xi64>, tensor<i64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %298 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %299 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297, %298 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %300 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %301 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %302 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %303 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %302 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %304 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %305 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %306 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305 : tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %307 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305, %306 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%100 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<6x4x16xi64>
    %308 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307 : tensor<6x4x16xi64>) outs(%112 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<6x4x16xi1>
    %309 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_84 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x16xf32>
    %310 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %309, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %311 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %310 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %312 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311 : tensor<6x4x16xf32>) outs(%117 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1250 = arith.extf %in : f32 to f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x16xf64>
    %313 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%312 : tensor<6x4x16xf64>) outs(%120 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %314 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313 : tensor<6x4x1xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %315 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %314 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%117 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.subf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x16xf64>
    %316 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %315 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%117 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x16xf64>
    %317 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%316 : tensor<6x4x16xf64>) outs(%120 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %318 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<6x4x1xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %319 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318 : tensor<6x4x1xf64>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %320 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%311 : tensor<6x4x16xf32>) outs(%129 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %321 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %322 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_4 : f64 to f32
      %1251 = arith.addf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x1xf32>
    %323 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.rsqrt %in : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311, %321 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %323 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %327 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326, %arg24 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %328 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327 : tensor<6x4x16xf32>) outs(%117 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1250 = arith.extf %in : f32 to f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x16xf64>
    %329 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%328 : tensor<6x4x16xf64>) outs(%120 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %330 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329 : tensor<6x4x1xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %331 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %330 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%117 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.subf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x16xf64>
    %332 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331, %331 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%117 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x16xf64>
    %333 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%332 : tensor<6x4x16xf64>) outs(%120 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %334 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333 : tensor<6x4x1xf64>) outs(%119 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<6x4x1xf64>
    %335 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334 : tensor<6x4x1xf64>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %336 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%327 : tensor<6x4x16xf32>) outs(%129 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %337 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %338 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_4 : f64 to f32
      %1251 = arith.addf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x1xf32>
    %339 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.rsqrt %in : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %340 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %337 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %341 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %339 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %342 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %343 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342, %arg26 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_85 = tensor.collapse_shape %39 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_86 = linalg.transpose ins(%arg27 : tensor<48x16xf32>) outs(%40 : tensor<16x48xf32>) permutation = [1, 0] 
    %344 = tensor.empty() : tensor<20x48xf32>
    %345 = linalg.fill ins(%cst_0 : f32) outs(%344 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %346 = linalg.matmul ins(%collapsed_85, %transposed_86 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%345 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %347 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<48xf32>) outs(%344 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %348 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%346, %347 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%344 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x48xf32>
    %expanded_87 = tensor.expand_shape %348 [[0, 1, 2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<20x48xf32> into tensor<1x5x4x3x16xf32>
    %349 = tensor.empty() : tensor<3x5x4x1x16xf32>
    %transposed_88 = linalg.transpose ins(%expanded_87 : tensor<1x5x4x3x16xf32>) outs(%349 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_89 = tensor.collapse_shape %transposed_88 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_90 = tensor.extract_slice %collapsed_89[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_91 = tensor.extract_slice %collapsed_89[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_92 = tensor.extract_slice %collapsed_89[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_93 = tensor.collapse_shape %extracted_slice_90 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_94 = tensor.expand_shape %collapsed_93 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %350 = tensor.empty() : tensor<16x5x4xf32>
    %transposed_95 = linalg.transpose ins(%expanded_94 : tensor<5x16x4xf32>) outs(%350 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_96 = tensor.collapse_shape %extracted_slice_91 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_97 = tensor.expand_shape %collapsed_96 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_98 = linalg.transpose ins(%expanded_97 : tensor<5x16x4xf32>) outs(%350 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_99 = tensor.collapse_shape %extracted_slice_92 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_100 = tensor.expand_shape %collapsed_99 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_101 = linalg.transpose ins(%expanded_100 : tensor<5x16x4xf32>) outs(%350 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_102 = tensor.expand_shape %transposed_98 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %351 = tensor.empty() : tensor<4x4x4x5xf32>
    %transposed_103 = linalg.transpose ins(%expanded_102 : tensor<4x4x5x4xf32>) outs(%351 : tensor<4x4x4x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_104 = tensor.collapse_shape %transposed_103 [[0, 1], [2], [3]] : tensor<4x4x4x5xf32> into tensor<16x4x5xf32>
    %352 = tensor.empty() : tensor<16x5x5xf32>
    %353 = linalg.fill ins(%cst_0 : f32) outs(%352 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %354 = linalg.batch_matmul ins(%transposed_95, %collapsed_104 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%353 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_105 = tensor.expand_shape %354 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %355 = tensor.empty() : tensor<4x4x5x5xf32>
    %356 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_105 : tensor<4x4x5x5xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %357 = tensor.empty() : tensor<4x4x5xi64>
    %358 = linalg.fill ins(%c0_i64 : i64) outs(%357 : tensor<4x4x5xi64>) -> tensor<4x4x5xi64>
    %359 = tensor.empty() : tensor<4x4x5xf32>
    %360 = linalg.fill ins(%cst_1 : f32) outs(%359 : tensor<4x4x5xf32>) -> tensor<4x4x5xf32>
    %361:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%356 : tensor<4x4x5x5xf32>) outs(%360, %358 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_485: i64):
      %1250 = linalg.index 3 : index
      %1251 = arith.index_cast %1250 : index to i64
      %1252 = arith.maximumf %in, %out : f32
      %1253 = arith.cmpf ogt, %in, %out : f32
      %1254 = arith.select %1253, %1251, %out_485 : i64
      linalg.yield %1252, %1254 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_106 = tensor.expand_shape %361#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %362 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%356, %expanded_106 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %363 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%362 : tensor<4x4x5x5xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.exp %in : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %364 = tensor.empty() : tensor<4x4x5x1xf32>
    %365 = linalg.fill ins(%cst_0 : f32) outs(%364 : tensor<4x4x5x1xf32>) -> tensor<4x4x5x1xf32>
    %366 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%363 : tensor<4x4x5x5xf32>) outs(%365 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x1xf32>
    %367 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%363, %366 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.divf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %368 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c23889921921_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %369 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%368 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %370 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%369 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %371 = tensor.empty() : tensor<400xi64>
    %372 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%371 : tensor<400xi64>) {
    ^bb0(%out: i64):
      %1250 = linalg.index 0 : index
      %1251 = arith.index_cast %1250 : index to i64
      linalg.yield %1251 : i64
    } -> tensor<400xi64>
    %expanded_107 = tensor.expand_shape %372 [[0, 1, 2, 3]] output_shape [4, 4, 5, 5] : tensor<400xi64> into tensor<4x4x5x5xi64>
    %373 = tensor.empty() : tensor<4x4x5x5xi64>
    %374 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_107, %370 : tensor<4x4x5x5xi64>, tensor<i64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %375 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%374 : tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %376 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%374, %375 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %377 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%376 : tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %378 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%377 : tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %379 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%378 : tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %380 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%378, %379 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %381 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%380 : tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %382 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%381 : tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %383 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%382 : tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %384 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%382, %383 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %385 = tensor.empty() : tensor<4x4x5x5xi1>
    %386 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%384 : tensor<4x4x5x5xi64>) outs(%385 : tensor<4x4x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<4x4x5x5xi1>
    %387 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%367 : tensor<4x4x5x5xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<4x4x5x5xf32>
    %388 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%386, %387, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_108 = tensor.collapse_shape %388 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %389 = linalg.fill ins(%cst_0 : f32) outs(%350 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %390 = linalg.batch_matmul ins(%collapsed_108, %transposed_101 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%389 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_109 = tensor.expand_shape %390 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %391 = tensor.empty() : tensor<5x4x4x4xf32>
    %transposed_110 = linalg.transpose ins(%expanded_109 : tensor<4x4x5x4xf32>) outs(%391 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_111 = tensor.collapse_shape %transposed_110 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_112 = linalg.transpose ins(%arg29 : tensor<16x16xf32>) outs(%89 : tensor<16x16xf32>) permutation = [1, 0] 
    %392 = tensor.empty() : tensor<20x16xf32>
    %393 = linalg.fill ins(%cst_0 : f32) outs(%392 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %394 = linalg.matmul ins(%collapsed_111, %transposed_112 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %395 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg30 : tensor<16xf32>) outs(%392 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %396 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%394, %395 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%392 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x16xf32>
    %expanded_113 = tensor.expand_shape %396 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %397 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c26544357690_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %398 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%397 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %399 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%398 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %400 = tensor.empty() : tensor<320xi64>
    %401 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%400 : tensor<320xi64>) {
    ^bb0(%out: i64):
      %1250 = linalg.index 0 : index
      %1251 = arith.index_cast %1250 : index to i64
      linalg.yield %1251 : i64
    } -> tensor<320xi64>
    %expanded_114 = tensor.expand_shape %401 [[0, 1, 2]] output_shape [5, 4, 16] : tensor<320xi64> into tensor<5x4x16xi64>
    %402 = tensor.empty() : tensor<5x4x16xi64>
    %403 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_114, %399 : tensor<5x4x16xi64>, tensor<i64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %404 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %405 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403, %404 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %406 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %407 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %408 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%407 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %409 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%407, %408 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %410 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %411 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %412 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %413 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411, %412 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %414 = tensor.empty() : tensor<5x4x16xi1>
    %415 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413 : tensor<5x4x16xi64>) outs(%414 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<5x4x16xi1>
    %416 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x16xf32>
    %417 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%415, %416, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %418 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %417 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %419 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1250 = arith.extf %in : f32 to f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %420 = tensor.empty() : tensor<5x4x1xf64>
    %421 = linalg.fill ins(%cst : f64) outs(%420 : tensor<5x4x1xf64>) -> tensor<5x4x1xf64>
    %422 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%419 : tensor<5x4x16xf64>) outs(%421 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %423 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422 : tensor<5x4x1xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %424 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%419, %423 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.subf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %425 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%424, %424 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %426 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%425 : tensor<5x4x16xf64>) outs(%421 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %427 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426 : tensor<5x4x1xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %428 = tensor.empty() : tensor<5x4x1xf32>
    %429 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427 : tensor<5x4x1xf64>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %430 = linalg.fill ins(%cst_0 : f32) outs(%428 : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
    %431 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%418 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %432 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %433 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_4 : f64 to f32
      %1251 = arith.addf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x1xf32>
    %434 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.rsqrt %in : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %435 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %432 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %436 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %434 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %437 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %438 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %arg40 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %extracted_slice_115 = tensor.extract_slice %arg31[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_116 = tensor.extract_slice %arg31[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_117 = tensor.extract_slice %arg32[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_118 = tensor.extract_slice %arg32[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %collapsed_119 = tensor.collapse_shape %438 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_120 = linalg.transpose ins(%extracted_slice_115 : tensor<16x16xf32>) outs(%89 : tensor<16x16xf32>) permutation = [1, 0] 
    %439 = linalg.matmul ins(%collapsed_119, %transposed_120 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %440 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_117 : tensor<16xf32>) outs(%392 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %441 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%439, %440 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%392 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x16xf32>
    %expanded_121 = tensor.expand_shape %441 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %collapsed_122 = tensor.collapse_shape %343 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %442 = tensor.empty() : tensor<16x32xf32>
    %transposed_123 = linalg.transpose ins(%extracted_slice_116 : tensor<32x16xf32>) outs(%442 : tensor<16x32xf32>) permutation = [1, 0] 
    %443 = tensor.empty() : tensor<24x32xf32>
    %444 = linalg.fill ins(%cst_0 : f32) outs(%443 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %445 = linalg.matmul ins(%collapsed_122, %transposed_123 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%444 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %446 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_118 : tensor<32xf32>) outs(%443 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %447 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%445, %446 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%443 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<24x32xf32>
    %expanded_124 = tensor.expand_shape %447 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 2, 16] : tensor<24x32xf32> into tensor<1x6x4x2x16xf32>
    %448 = tensor.empty() : tensor<2x6x4x1x16xf32>
    %transposed_125 = linalg.transpose ins(%expanded_124 : tensor<1x6x4x2x16xf32>) outs(%448 : tensor<2x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_126 = tensor.collapse_shape %transposed_125 [[0], [1], [2], [3, 4]] : tensor<2x6x4x1x16xf32> into tensor<2x6x4x16xf32>
    %extracted_slice_127 = tensor.extract_slice %collapsed_126[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_128 = tensor.extract_slice %collapsed_126[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_129 = tensor.collapse_shape %expanded_121 [[0], [1, 2]] : tensor<5x4x16xf32> into tensor<5x64xf32>
    %expanded_130 = tensor.expand_shape %collapsed_129 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_131 = linalg.transpose ins(%expanded_130 : tensor<5x16x4xf32>) outs(%350 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_132 = tensor.collapse_shape %extracted_slice_127 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_133 = tensor.expand_shape %collapsed_132 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_134 = linalg.transpose ins(%expanded_133 : tensor<6x16x4xf32>) outs(%47 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_135 = tensor.collapse_shape %extracted_slice_128 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_136 = tensor.expand_shape %collapsed_135 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_137 = linalg.transpose ins(%expanded_136 : tensor<6x16x4xf32>) outs(%47 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_138 = tensor.expand_shape %transposed_134 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_139 = linalg.transpose ins(%expanded_138 : tensor<4x4x6x4xf32>) outs(%48 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_140 = tensor.collapse_shape %transposed_139 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %449 = tensor.empty() : tensor<16x5x6xf32>
    %450 = linalg.fill ins(%cst_0 : f32) outs(%449 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %451 = linalg.batch_matmul ins(%transposed_131, %collapsed_140 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%450 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_141 = tensor.expand_shape %451 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %452 = tensor.empty() : tensor<4x4x5x6xf32>
    %453 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_141 : tensor<4x4x5x6xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %454:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%453 : tensor<4x4x5x6xf32>) outs(%360, %358 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_485: i64):
      %1250 = linalg.index 3 : index
      %1251 = arith.index_cast %1250 : index to i64
      %1252 = arith.maximumf %in, %out : f32
      %1253 = arith.cmpf ogt, %in, %out : f32
      %1254 = arith.select %1253, %1251, %out_485 : i64
      linalg.yield %1252, %1254 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_142 = tensor.expand_shape %454#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %455 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%453, %expanded_142 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %456 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%455 : tensor<4x4x5x6xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.exp %in : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %457 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%456 : tensor<4x4x5x6xf32>) outs(%365 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x1xf32>
    %458 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%456, %457 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.divf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %459 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c29198793459_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %460 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%459 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %461 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%460 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %462 = tensor.empty() : tensor<480xi64>
    %463 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%462 : tensor<480xi64>) {
    ^bb0(%out: i64):
      %1250 = linalg.index 0 : index
      %1251 = arith.index_cast %1250 : index to i64
      linalg.yield %1251 : i64
    } -> tensor<480xi64>
    %expanded_143 = tensor.expand_shape %463 [[0, 1, 2, 3]] output_shape [4, 4, 5, 6] : tensor<480xi64> into tensor<4x4x5x6xi64>
    %464 = tensor.empty() : tensor<4x4x5x6xi64>
    %465 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_143, %461 : tensor<4x4x5x6xi64>, tensor<i64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %466 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%465 : tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %467 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%465, %466 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %468 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%467 : tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %469 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%468 : tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %470 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%469 : tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %471 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%469, %470 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %472 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%471 : tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %473 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%472 : tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %474 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%473 : tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %475 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%473, %474 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %476 = tensor.empty() : tensor<4x4x5x6xi1>
    %477 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%475 : tensor<4x4x5x6xi64>) outs(%476 : tensor<4x4x5x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<4x4x5x6xi1>
    %478 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%458 : tensor<4x4x5x6xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<4x4x5x6xf32>
    %479 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%477, %478, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_144 = tensor.collapse_shape %479 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %480 = linalg.batch_matmul ins(%collapsed_144, %transposed_137 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%389 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_145 = tensor.expand_shape %480 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_146 = linalg.transpose ins(%expanded_145 : tensor<4x4x5x4xf32>) outs(%391 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_147 = tensor.collapse_shape %transposed_146 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_148 = linalg.transpose ins(%arg33 : tensor<16x16xf32>) outs(%89 : tensor<16x16xf32>) permutation = [1, 0] 
    %481 = linalg.matmul ins(%collapsed_147, %transposed_148 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %482 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg34 : tensor<16xf32>) outs(%392 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %483 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%481, %482 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%392 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x16xf32>
    %expanded_149 = tensor.expand_shape %483 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %484 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c31853229228_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %485 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%484 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %486 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%485 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %487 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_114, %486 : tensor<5x4x16xi64>, tensor<i64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %488 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %489 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487, %488 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %490 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%489 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %491 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %492 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %493 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491, %492 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %494 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %495 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %496 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %497 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495, %496 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %498 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497 : tensor<5x4x16xi64>) outs(%414 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<5x4x16xi1>
    %499 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_149 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x16xf32>
    %500 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %499, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %501 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %500 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %502 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1250 = arith.extf %in : f32 to f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %503 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%502 : tensor<5x4x16xf64>) outs(%421 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %504 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503 : tensor<5x4x1xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %505 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%502, %504 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.subf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %506 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %505 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %507 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%506 : tensor<5x4x16xf64>) outs(%421 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %508 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%507 : tensor<5x4x1xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %509 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%508 : tensor<5x4x1xf64>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %510 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%501 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %511 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %512 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_4 : f64 to f32
      %1251 = arith.addf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x1xf32>
    %513 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.rsqrt %in : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %514 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %511 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %515 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %513 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %516 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %517 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516, %arg42 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_150 = tensor.collapse_shape %517 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_151 = linalg.transpose ins(%arg35 : tensor<8x16xf32>) outs(%138 : tensor<16x8xf32>) permutation = [1, 0] 
    %518 = tensor.empty() : tensor<20x8xf32>
    %519 = linalg.fill ins(%cst_0 : f32) outs(%518 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %520 = linalg.matmul ins(%collapsed_150, %transposed_151 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%519 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %521 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg36 : tensor<8xf32>) outs(%518 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %522 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%520, %521 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%518 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x8xf32>
    %expanded_152 = tensor.expand_shape %522 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %523 = tensor.empty() : tensor<5x4x8xf32>
    %524 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_152 : tensor<5x4x8xf32>) outs(%523 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.cmpf ugt, %in, %cst_0 : f32
      %1251 = arith.select %1250, %in, %cst_0 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x8xf32>
    %525 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c34507664997_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %526 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%525 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %527 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%526 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %528 = tensor.empty() : tensor<160xi64>
    %529 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%528 : tensor<160xi64>) {
    ^bb0(%out: i64):
      %1250 = linalg.index 0 : index
      %1251 = arith.index_cast %1250 : index to i64
      linalg.yield %1251 : i64
    } -> tensor<160xi64>
    %expanded_153 = tensor.expand_shape %529 [[0, 1, 2]] output_shape [5, 4, 8] : tensor<160xi64> into tensor<5x4x8xi64>
    %530 = tensor.empty() : tensor<5x4x8xi64>
    %531 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_153, %527 : tensor<5x4x8xi64>, tensor<i64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %532 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531 : tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %533 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531, %532 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %534 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533 : tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %535 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534 : tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %536 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%535 : tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %537 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%535, %536 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %538 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537 : tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %539 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%538 : tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %540 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%539 : tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %541 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%539, %540 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %542 = tensor.empty() : tensor<5x4x8xi1>
    %543 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541 : tensor<5x4x8xi64>) outs(%542 : tensor<5x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<5x4x8xi1>
    %544 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524 : tensor<5x4x8xf32>) outs(%523 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x8xf32>
    %545 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%543, %544, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%523 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_154 = tensor.collapse_shape %545 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_155 = linalg.transpose ins(%arg37 : tensor<16x8xf32>) outs(%167 : tensor<8x16xf32>) permutation = [1, 0] 
    %546 = linalg.matmul ins(%collapsed_154, %transposed_155 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %547 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<16xf32>) outs(%392 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %548 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%546, %547 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%392 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x16xf32>
    %expanded_156 = tensor.expand_shape %548 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %549 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c37162100766_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %550 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%549 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %551 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%550 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %552 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_114, %551 : tensor<5x4x16xi64>, tensor<i64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %553 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%552 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %554 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%552, %553 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %555 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%554 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %556 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %557 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%556 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %558 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%556, %557 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %559 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%558 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %560 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %561 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%560 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %562 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%560, %561 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %563 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%562 : tensor<5x4x16xi64>) outs(%414 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<5x4x16xi1>
    %564 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_156 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x16xf32>
    %565 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563, %564, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %566 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %565 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %567 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1250 = arith.extf %in : f32 to f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %568 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%567 : tensor<5x4x16xf64>) outs(%421 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %569 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%568 : tensor<5x4x1xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %570 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%567, %569 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.subf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %571 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570, %570 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %572 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%571 : tensor<5x4x16xf64>) outs(%421 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %573 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%572 : tensor<5x4x1xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %574 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%573 : tensor<5x4x1xf64>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %575 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%566 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %576 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%575 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %577 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%574 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_4 : f64 to f32
      %1251 = arith.addf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x1xf32>
    %578 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%577 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.rsqrt %in : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %579 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566, %576 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %580 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579, %578 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %581 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%580, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %582 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%581, %arg44 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_157 = tensor.collapse_shape %582 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_158 = linalg.transpose ins(%arg45 : tensor<48x16xf32>) outs(%40 : tensor<16x48xf32>) permutation = [1, 0] 
    %583 = linalg.matmul ins(%collapsed_157, %transposed_158 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%345 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %584 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg46 : tensor<48xf32>) outs(%344 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %585 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%583, %584 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%344 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x48xf32>
    %expanded_159 = tensor.expand_shape %585 [[0, 1, 2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<20x48xf32> into tensor<1x5x4x3x16xf32>
    %transposed_160 = linalg.transpose ins(%expanded_159 : tensor<1x5x4x3x16xf32>) outs(%349 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_161 = tensor.collapse_shape %transposed_160 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_162 = tensor.extract_slice %collapsed_161[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_163 = tensor.extract_slice %collapsed_161[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_164 = tensor.extract_slice %collapsed_161[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_165 = tensor.collapse_shape %extracted_slice_162 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_166 = tensor.expand_shape %collapsed_165 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_167 = linalg.transpose ins(%expanded_166 : tensor<5x16x4xf32>) outs(%350 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_168 = tensor.collapse_shape %extracted_slice_163 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_169 = tensor.expand_shape %collapsed_168 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_170 = linalg.transpose ins(%expanded_169 : tensor<5x16x4xf32>) outs(%350 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_171 = tensor.collapse_shape %extracted_slice_164 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_172 = tensor.expand_shape %collapsed_171 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_173 = linalg.transpose ins(%expanded_172 : tensor<5x16x4xf32>) outs(%350 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_174 = tensor.expand_shape %transposed_170 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_175 = linalg.transpose ins(%expanded_174 : tensor<4x4x5x4xf32>) outs(%351 : tensor<4x4x4x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_176 = tensor.collapse_shape %transposed_175 [[0, 1], [2], [3]] : tensor<4x4x4x5xf32> into tensor<16x4x5xf32>
    %586 = linalg.batch_matmul ins(%transposed_167, %collapsed_176 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%353 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_177 = tensor.expand_shape %586 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %587 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_177 : tensor<4x4x5x5xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %588:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%587 : tensor<4x4x5x5xf32>) outs(%360, %358 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_485: i64):
      %1250 = linalg.index 3 : index
      %1251 = arith.index_cast %1250 : index to i64
      %1252 = arith.maximumf %in, %out : f32
      %1253 = arith.cmpf ogt, %in, %out : f32
      %1254 = arith.select %1253, %1251, %out_485 : i64
      linalg.yield %1252, %1254 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_178 = tensor.expand_shape %588#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %589 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%587, %expanded_178 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %590 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%589 : tensor<4x4x5x5xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.exp %in : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %591 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%590 : tensor<4x4x5x5xf32>) outs(%365 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x1xf32>
    %592 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%590, %591 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.divf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %593 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c39816536535_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %594 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%593 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %595 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%594 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %596 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_107, %595 : tensor<4x4x5x5xi64>, tensor<i64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %597 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%596 : tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %598 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%596, %597 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %599 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%598 : tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %600 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%599 : tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %601 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%600 : tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %602 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%600, %601 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %603 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%602 : tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %604 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%603 : tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %605 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%604 : tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %606 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%604, %605 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%373 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x5xi64>
    %607 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%606 : tensor<4x4x5x5xi64>) outs(%385 : tensor<4x4x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<4x4x5x5xi1>
    %608 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%592 : tensor<4x4x5x5xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<4x4x5x5xf32>
    %609 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%607, %608, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_179 = tensor.collapse_shape %609 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %610 = linalg.batch_matmul ins(%collapsed_179, %transposed_173 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%389 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_180 = tensor.expand_shape %610 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_181 = linalg.transpose ins(%expanded_180 : tensor<4x4x5x4xf32>) outs(%391 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_182 = tensor.collapse_shape %transposed_181 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_183 = linalg.transpose ins(%arg47 : tensor<16x16xf32>) outs(%89 : tensor<16x16xf32>) permutation = [1, 0] 
    %611 = linalg.matmul ins(%collapsed_182, %transposed_183 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %612 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg48 : tensor<16xf32>) outs(%392 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %613 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%611, %612 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%392 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x16xf32>
    %expanded_184 = tensor.expand_shape %613 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %614 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c42470972304_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %615 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%614 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %616 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%615 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %617 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_114, %616 : tensor<5x4x16xi64>, tensor<i64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %618 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%617 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %619 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%617, %618 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %620 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%619 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %621 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %622 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%621 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %623 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%621, %622 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %624 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%623 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %625 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %626 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%625 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %627 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%625, %626 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %628 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%627 : tensor<5x4x16xi64>) outs(%414 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<5x4x16xi1>
    %629 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_184 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x16xf32>
    %630 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%628, %629, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %631 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%582, %630 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %632 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%631 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1250 = arith.extf %in : f32 to f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %633 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%632 : tensor<5x4x16xf64>) outs(%421 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %634 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%633 : tensor<5x4x1xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %635 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%632, %634 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.subf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %636 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%635, %635 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %637 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%636 : tensor<5x4x16xf64>) outs(%421 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %638 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%637 : tensor<5x4x1xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %639 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%638 : tensor<5x4x1xf64>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %640 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%631 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %641 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%640 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %642 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%639 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_4 : f64 to f32
      %1251 = arith.addf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x1xf32>
    %643 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%642 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.rsqrt %in : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %644 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%631, %641 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %645 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%644, %643 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %646 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%645, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %647 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%646, %arg58 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %extracted_slice_185 = tensor.extract_slice %arg49[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_186 = tensor.extract_slice %arg49[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_187 = tensor.extract_slice %arg50[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_188 = tensor.extract_slice %arg50[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %collapsed_189 = tensor.collapse_shape %647 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_190 = linalg.transpose ins(%extracted_slice_185 : tensor<16x16xf32>) outs(%89 : tensor<16x16xf32>) permutation = [1, 0] 
    %648 = linalg.matmul ins(%collapsed_189, %transposed_190 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %649 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_187 : tensor<16xf32>) outs(%392 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %650 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%648, %649 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%392 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x16xf32>
    %expanded_191 = tensor.expand_shape %650 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_192 = linalg.transpose ins(%extracted_slice_186 : tensor<32x16xf32>) outs(%442 : tensor<16x32xf32>) permutation = [1, 0] 
    %651 = linalg.matmul ins(%collapsed_122, %transposed_192 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%444 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %652 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_188 : tensor<32xf32>) outs(%443 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %653 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%651, %652 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%443 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<24x32xf32>
    %expanded_193 = tensor.expand_shape %653 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 2, 16] : tensor<24x32xf32> into tensor<1x6x4x2x16xf32>
    %transposed_194 = linalg.transpose ins(%expanded_193 : tensor<1x6x4x2x16xf32>) outs(%448 : tensor<2x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_195 = tensor.collapse_shape %transposed_194 [[0], [1], [2], [3, 4]] : tensor<2x6x4x1x16xf32> into tensor<2x6x4x16xf32>
    %extracted_slice_196 = tensor.extract_slice %collapsed_195[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_197 = tensor.extract_slice %collapsed_195[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_198 = tensor.collapse_shape %expanded_191 [[0], [1, 2]] : tensor<5x4x16xf32> into tensor<5x64xf32>
    %expanded_199 = tensor.expand_shape %collapsed_198 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_200 = linalg.transpose ins(%expanded_199 : tensor<5x16x4xf32>) outs(%350 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_201 = tensor.collapse_shape %extracted_slice_196 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_202 = tensor.expand_shape %collapsed_201 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_203 = linalg.transpose ins(%expanded_202 : tensor<6x16x4xf32>) outs(%47 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_204 = tensor.collapse_shape %extracted_slice_197 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_205 = tensor.expand_shape %collapsed_204 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_206 = linalg.transpose ins(%expanded_205 : tensor<6x16x4xf32>) outs(%47 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_207 = tensor.expand_shape %transposed_203 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_208 = linalg.transpose ins(%expanded_207 : tensor<4x4x6x4xf32>) outs(%48 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_209 = tensor.collapse_shape %transposed_208 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %654 = linalg.batch_matmul ins(%transposed_200, %collapsed_209 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%450 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_210 = tensor.expand_shape %654 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %655 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_210 : tensor<4x4x5x6xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %656:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%655 : tensor<4x4x5x6xf32>) outs(%360, %358 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_485: i64):
      %1250 = linalg.index 3 : index
      %1251 = arith.index_cast %1250 : index to i64
      %1252 = arith.maximumf %in, %out : f32
      %1253 = arith.cmpf ogt, %in, %out : f32
      %1254 = arith.select %1253, %1251, %out_485 : i64
      linalg.yield %1252, %1254 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_211 = tensor.expand_shape %656#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %657 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%655, %expanded_211 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %658 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%657 : tensor<4x4x5x6xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.exp %in : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %659 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%658 : tensor<4x4x5x6xf32>) outs(%365 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x1xf32>
    %660 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%658, %659 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.divf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %661 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c45125408073_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %662 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%661 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %663 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%662 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %664 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_143, %663 : tensor<4x4x5x6xi64>, tensor<i64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %665 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%664 : tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %666 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%664, %665 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %667 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%666 : tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %668 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%667 : tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %669 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%668 : tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %670 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%668, %669 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %671 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%670 : tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %672 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%671 : tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %673 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%672 : tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %674 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%672, %673 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%464 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<4x4x5x6xi64>
    %675 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%674 : tensor<4x4x5x6xi64>) outs(%476 : tensor<4x4x5x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<4x4x5x6xi1>
    %676 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%660 : tensor<4x4x5x6xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<4x4x5x6xf32>
    %677 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%675, %676, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_212 = tensor.collapse_shape %677 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %678 = linalg.batch_matmul ins(%collapsed_212, %transposed_206 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%389 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_213 = tensor.expand_shape %678 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_214 = linalg.transpose ins(%expanded_213 : tensor<4x4x5x4xf32>) outs(%391 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_215 = tensor.collapse_shape %transposed_214 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_216 = linalg.transpose ins(%arg51 : tensor<16x16xf32>) outs(%89 : tensor<16x16xf32>) permutation = [1, 0] 
    %679 = linalg.matmul ins(%collapsed_215, %transposed_216 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %680 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg52 : tensor<16xf32>) outs(%392 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %681 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%679, %680 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%392 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x16xf32>
    %expanded_217 = tensor.expand_shape %681 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %682 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c47779843842_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %683 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%682 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %684 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%683 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %685 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_114, %684 : tensor<5x4x16xi64>, tensor<i64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %686 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%685 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %687 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%685, %686 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %688 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%687 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %689 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%688 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %690 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%689 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %691 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%689, %690 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %692 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%691 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %693 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%692 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %694 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%693 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %695 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%693, %694 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %696 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%695 : tensor<5x4x16xi64>) outs(%414 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<5x4x16xi1>
    %697 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_217 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x16xf32>
    %698 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%696, %697, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %699 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%647, %698 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %700 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%699 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1250 = arith.extf %in : f32 to f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %701 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%700 : tensor<5x4x16xf64>) outs(%421 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %702 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%701 : tensor<5x4x1xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %703 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%700, %702 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.subf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %704 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%703, %703 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %705 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%704 : tensor<5x4x16xf64>) outs(%421 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %706 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%705 : tensor<5x4x1xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %707 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%706 : tensor<5x4x1xf64>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %708 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%699 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %709 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%708 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %710 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%707 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_4 : f64 to f32
      %1251 = arith.addf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x1xf32>
    %711 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%710 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.rsqrt %in : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %712 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%699, %709 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %713 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%712, %711 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %714 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%713, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %715 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%714, %arg60 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_218 = tensor.collapse_shape %715 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_219 = linalg.transpose ins(%arg53 : tensor<8x16xf32>) outs(%138 : tensor<16x8xf32>) permutation = [1, 0] 
    %716 = linalg.matmul ins(%collapsed_218, %transposed_219 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%519 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %717 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg54 : tensor<8xf32>) outs(%518 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %718 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%716, %717 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%518 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x8xf32>
    %expanded_220 = tensor.expand_shape %718 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %719 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_220 : tensor<5x4x8xf32>) outs(%523 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.cmpf ugt, %in, %cst_0 : f32
      %1251 = arith.select %1250, %in, %cst_0 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x8xf32>
    %720 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c50434279611_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %721 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%720 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %722 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%721 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %723 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_153, %722 : tensor<5x4x8xi64>, tensor<i64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %724 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%723 : tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %725 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%723, %724 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %726 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%725 : tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %727 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%726 : tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %728 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%727 : tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %729 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%727, %728 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %730 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%729 : tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %731 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%730 : tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %732 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%731 : tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %733 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%731, %732 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%530 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x8xi64>
    %734 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%733 : tensor<5x4x8xi64>) outs(%542 : tensor<5x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<5x4x8xi1>
    %735 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%719 : tensor<5x4x8xf32>) outs(%523 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x8xf32>
    %736 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%734, %735, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%523 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_221 = tensor.collapse_shape %736 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_222 = linalg.transpose ins(%arg55 : tensor<16x8xf32>) outs(%167 : tensor<8x16xf32>) permutation = [1, 0] 
    %737 = linalg.matmul ins(%collapsed_221, %transposed_222 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %738 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg56 : tensor<16xf32>) outs(%392 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %739 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%737, %738 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%392 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x16xf32>
    %expanded_223 = tensor.expand_shape %739 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %740 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.addi %in, %c53088715380_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %741 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%740 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %742 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%741 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<i64>
    %743 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_114, %742 : tensor<5x4x16xi64>, tensor<i64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %744 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%743 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %745 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%743, %744 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %746 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%745 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %747 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%746 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %748 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%747 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %749 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%747, %748 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %750 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%749 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %751 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%750 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %752 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%751 : tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1250 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %753 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%751, %752 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%402 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_485: i64, %out: i64):
      %1250 = arith.xori %in, %in_485 : i64
      linalg.yield %1250 : i64
    } -> tensor<5x4x16xi64>
    %754 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%753 : tensor<5x4x16xi64>) outs(%414 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<5x4x16xi1>
    %755 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_223 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x16xf32>
    %756 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%754, %755, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %757 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%715, %756 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %758 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%757 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1250 = arith.extf %in : f32 to f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %759 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%758 : tensor<5x4x16xf64>) outs(%421 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %760 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%759 : tensor<5x4x1xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %761 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%758, %760 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.subf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %762 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%761, %761 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %763 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%762 : tensor<5x4x16xf64>) outs(%421 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %764 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%763 : tensor<5x4x1xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %765 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%764 : tensor<5x4x1xf64>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %766 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%757 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %767 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%766 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %768 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%765 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_4 : f64 to f32
      %1251 = arith.addf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x1xf32>
    %769 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%768 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.rsqrt %in : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %770 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%757, %767 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %771 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%770, %769 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %772 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%771, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %773 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%772, %arg62 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %774 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%773 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1250 = arith.extf %in : f32 to f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %775 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%774 : tensor<5x4x16xf64>) outs(%421 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %776 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%775 : tensor<5x4x1xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %777 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%774, %776 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.subf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %778 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%777, %777 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %779 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%778 : tensor<5x4x16xf64>) outs(%421 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %780 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%779 : tensor<5x4x1xf64>) outs(%420 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_11 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x1xf64>
    %781 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%780 : tensor<5x4x1xf64>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %782 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%773 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %783 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%782 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %784 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%781 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_4 : f64 to f32
      %1251 = arith.addf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x1xf32>
    %785 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%784 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.rsqrt %in : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %786 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%773, %783 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %787 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%786, %785 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %788 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%787, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %789 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%788, %arg64 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_224 = tensor.collapse_shape %789 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %790 = tensor.empty() : tensor<16x23xf32>
    %transposed_225 = linalg.transpose ins(%arg0 : tensor<23x16xf32>) outs(%790 : tensor<16x23xf32>) permutation = [1, 0] 
    %791 = tensor.empty() : tensor<20x23xf32>
    %792 = linalg.fill ins(%cst_0 : f32) outs(%791 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %793 = linalg.matmul ins(%collapsed_224, %transposed_225 : tensor<20x16xf32>, tensor<16x23xf32>) outs(%792 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %794 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg65 : tensor<23xf32>) outs(%791 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x23xf32>
    %795 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%793, %794 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%791 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x23xf32>
    %collapsed_226 = tensor.collapse_shape %arg74 [[0, 1]] : tensor<5x4xi64> into tensor<20xi64>
    %796 = tensor.empty() : tensor<20xi64>
    %797 = linalg.fill ins(%c0_i64 : i64) outs(%796 : tensor<20xi64>) -> tensor<20xi64>
    %798 = tensor.empty() : tensor<20xf32>
    %799 = linalg.fill ins(%cst_1 : f32) outs(%798 : tensor<20xf32>) -> tensor<20xf32>
    %800:2 = linalg.generic {indexing_maps = [#map8, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%795 : tensor<20x23xf32>) outs(%799, %797 : tensor<20xf32>, tensor<20xi64>) {
    ^bb0(%in: f32, %out: f32, %out_485: i64):
      %1250 = linalg.index 1 : index
      %1251 = arith.index_cast %1250 : index to i64
      %1252 = arith.maximumf %in, %out : f32
      %1253 = arith.cmpf ogt, %in, %out : f32
      %1254 = arith.select %1253, %1251, %out_485 : i64
      linalg.yield %1252, %1254 : f32, i64
    } -> (tensor<20xf32>, tensor<20xi64>)
    %expanded_227 = tensor.expand_shape %800#0 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %801 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%795, %expanded_227 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%791 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x23xf32>
    %802 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%801 : tensor<20x23xf32>) outs(%791 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.exp %in : f32
      linalg.yield %1250 : f32
    } -> tensor<20x23xf32>
    %803 = tensor.empty() : tensor<20x1xf32>
    %804 = linalg.fill ins(%cst_0 : f32) outs(%803 : tensor<20x1xf32>) -> tensor<20x1xf32>
    %805 = linalg.generic {indexing_maps = [#map8, #map16], iterator_types = ["parallel", "reduction"]} ins(%802 : tensor<20x23xf32>) outs(%804 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<20x1xf32>
    %806 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%805 : tensor<20x1xf32>) outs(%803 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.log %in : f32
      linalg.yield %1250 : f32
    } -> tensor<20x1xf32>
    %807 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%801, %806 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%791 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x23xf32>
    %808 = tensor.empty() : tensor<20xi1>
    %809 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_226 : tensor<20xi64>) outs(%808 : tensor<20xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<20xi1>
    %810 = linalg.generic {indexing_maps = [#map3, #map3, #map17, #map3], iterator_types = ["parallel"]} ins(%809, %collapsed_226, %cst_13 : tensor<20xi1>, tensor<20xi64>, tensor<i64>) outs(%796 : tensor<20xi64>) {
    ^bb0(%in: i1, %in_485: i64, %in_486: i64, %out: i64):
      %1250 = arith.select %in, %in_485, %in_486 : i64
      linalg.yield %1250 : i64
    } -> tensor<20xi64>
    %expanded_228 = tensor.expand_shape %810 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %811 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_228 : tensor<20x1xi64>) outs(%804 : tensor<20x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1250 = linalg.index 0 : index
      %1251 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %807[%1250, %1251] : tensor<20x23xf32>
      linalg.yield %extracted : f32
    } -> tensor<20x1xf32>
    %collapsed_229 = tensor.collapse_shape %811 [[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
    %812 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_229 : tensor<20xf32>) outs(%798 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.negf %in : f32
      linalg.yield %1250 : f32
    } -> tensor<20xf32>
    %813 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%809 : tensor<20xi1>) outs(%798 : tensor<20xf32>) {
    ^bb0(%in: i1, %out: f32):
      %1250 = arith.uitofp %in : i1 to f32
      linalg.yield %1250 : f32
    } -> tensor<20xf32>
    %814 = linalg.generic {indexing_maps = [#map3, #map3, #map17, #map3], iterator_types = ["parallel"]} ins(%809, %812, %cst_2 : tensor<20xi1>, tensor<20xf32>, tensor<f32>) outs(%798 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<20xf32>
    %815 = tensor.empty() : tensor<f32>
    %816 = linalg.fill ins(%cst_0 : f32) outs(%815 : tensor<f32>) -> tensor<f32>
    %817 = linalg.generic {indexing_maps = [#map3, #map17], iterator_types = ["reduction"]} ins(%813 : tensor<20xf32>) outs(%816 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<f32>
    %818 = linalg.generic {indexing_maps = [#map3, #map17], iterator_types = ["reduction"]} ins(%814 : tensor<20xf32>) outs(%816 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<f32>
    %819 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%818, %817 : tensor<f32>, tensor<f32>) outs(%815 : tensor<f32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.divf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<f32>
    %820 = tensor.empty() : tensor<23xi64>
    %821 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%820 : tensor<23xi64>) {
    ^bb0(%out: i64):
      %1250 = linalg.index 0 : index
      %1251 = arith.index_cast %1250 : index to i64
      linalg.yield %1251 : i64
    } -> tensor<23xi64>
    %expanded_230 = tensor.expand_shape %821 [[0, 1]] output_shape [1, 23] : tensor<23xi64> into tensor<1x23xi64>
    %expanded_231 = tensor.expand_shape %collapsed_226 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %822 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%cst_8, %817 : tensor<f32>, tensor<f32>) outs(%815 : tensor<f32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.divf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<f32>
    %823 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%822 : tensor<f32>) outs(%815 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.negf %in : f32
      linalg.yield %1250 : f32
    } -> tensor<f32>
    %824 = tensor.empty() : tensor<20x23xi1>
    %825 = linalg.generic {indexing_maps = [#map18, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_230, %expanded_231 : tensor<1x23xi64>, tensor<20x1xi64>) outs(%824 : tensor<20x23xi1>) {
    ^bb0(%in: i64, %in_485: i64, %out: i1):
      %1250 = arith.cmpi eq, %in, %in_485 : i64
      linalg.yield %1250 : i1
    } -> tensor<20x23xi1>
    %826 = tensor.empty() : tensor<20x1xi1>
    %827 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_231 : tensor<20x1xi64>) outs(%826 : tensor<20x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1250 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %1250 : i1
    } -> tensor<20x1xi1>
    %828 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%825, %827 : tensor<20x23xi1>, tensor<20x1xi1>) outs(%824 : tensor<20x23xi1>) {
    ^bb0(%in: i1, %in_485: i1, %out: i1):
      %1250 = arith.andi %in, %in_485 : i1
      linalg.yield %1250 : i1
    } -> tensor<20x23xi1>
    %829 = linalg.generic {indexing_maps = [#map8, #map19, #map19, #map8], iterator_types = ["parallel", "parallel"]} ins(%828, %823, %cst_2 : tensor<20x23xi1>, tensor<f32>, tensor<f32>) outs(%791 : tensor<20x23xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x23xf32>
    %830 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%807 : tensor<20x23xf32>) outs(%791 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = math.exp %in : f32
      linalg.yield %1250 : f32
    } -> tensor<20x23xf32>
    %831 = linalg.generic {indexing_maps = [#map8, #map16], iterator_types = ["parallel", "reduction"]} ins(%829 : tensor<20x23xf32>) outs(%804 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<20x1xf32>
    %832 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%830, %831 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%791 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x23xf32>
    %833 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%829, %832 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%791 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<20x23xf32>
    %834 = linalg.matmul ins(%833, %arg0 : tensor<20x23xf32>, tensor<23x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %835 = tensor.empty() : tensor<23x20xf32>
    %transposed_232 = linalg.transpose ins(%833 : tensor<20x23xf32>) outs(%835 : tensor<23x20xf32>) permutation = [1, 0] 
    %836 = tensor.empty() : tensor<23x16xf32>
    %837 = linalg.fill ins(%cst_0 : f32) outs(%836 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %838 = linalg.matmul ins(%transposed_232, %collapsed_224 : tensor<23x20xf32>, tensor<20x16xf32>) outs(%837 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %839 = tensor.empty() : tensor<1x23xf32>
    %840 = linalg.fill ins(%cst_0 : f32) outs(%839 : tensor<1x23xf32>) -> tensor<1x23xf32>
    %841 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%833 : tensor<20x23xf32>) outs(%840 : tensor<1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x23xf32>
    %collapsed_233 = tensor.collapse_shape %841 [[0, 1]] : tensor<1x23xf32> into tensor<23xf32>
    %expanded_234 = tensor.expand_shape %834 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %842 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_234, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %843 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%842 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %844 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%842 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %845 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%842, %787 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %846 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%845 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %847 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%787, %846 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %848 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%843, %844 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %849 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%848, %847 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %850 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%785 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %851 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%850, %849 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %852 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_234, %787 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %853 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
    %854 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%852 : tensor<5x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %855 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_234 : tensor<5x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %856 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%851, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %857 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%856 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %858 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%856 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %859 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%856, %771 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %860 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%859 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %861 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%771, %860 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %862 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%857, %858 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %863 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%862, %861 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %864 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%769 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %865 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%864, %863 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %866 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%851, %771 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %867 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%866 : tensor<5x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %868 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%851 : tensor<5x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %869 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%754, %865, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %870 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%869 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_235 = tensor.collapse_shape %870 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %871 = linalg.matmul ins(%collapsed_235, %arg55 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%519 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %872 = tensor.empty() : tensor<16x20xf32>
    %transposed_236 = linalg.transpose ins(%collapsed_235 : tensor<20x16xf32>) outs(%872 : tensor<16x20xf32>) permutation = [1, 0] 
    %873 = linalg.fill ins(%cst_0 : f32) outs(%138 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %874 = linalg.matmul ins(%transposed_236, %collapsed_221 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%873 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %875 = tensor.empty() : tensor<1x16xf32>
    %876 = linalg.fill ins(%cst_0 : f32) outs(%875 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %877 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_235 : tensor<20x16xf32>) outs(%876 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x16xf32>
    %collapsed_237 = tensor.collapse_shape %877 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_238 = tensor.expand_shape %871 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %878 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%734, %expanded_238, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%523 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x8xf32>
    %879 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%878 : tensor<5x4x8xf32>) outs(%523 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x8xf32>
    %880 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%719 : tensor<5x4x8xf32>) outs(%542 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1250 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %1250 : i1
    } -> tensor<5x4x8xi1>
    %881 = linalg.generic {indexing_maps = [#map1, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%880, %cst_2, %879 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%523 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_239 = tensor.collapse_shape %881 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %882 = linalg.matmul ins(%collapsed_239, %arg53 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %883 = tensor.empty() : tensor<8x20xf32>
    %transposed_240 = linalg.transpose ins(%collapsed_239 : tensor<20x8xf32>) outs(%883 : tensor<8x20xf32>) permutation = [1, 0] 
    %884 = linalg.fill ins(%cst_0 : f32) outs(%167 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %885 = linalg.matmul ins(%transposed_240, %collapsed_218 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%884 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %886 = tensor.empty() : tensor<1x8xf32>
    %887 = linalg.fill ins(%cst_0 : f32) outs(%886 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %888 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_239 : tensor<20x8xf32>) outs(%887 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x8xf32>
    %collapsed_241 = tensor.collapse_shape %888 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_242 = tensor.expand_shape %882 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %889 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%865, %expanded_242 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %890 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%889, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %891 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%890 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %892 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%890 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %893 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%890, %713 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %894 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%893 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %895 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%713, %894 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %896 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%891, %892 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %897 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%896, %895 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %898 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%711 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %899 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%898, %897 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %900 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%889, %713 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %901 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%900 : tensor<5x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %902 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%889 : tensor<5x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %903 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%696, %899, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %904 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%903 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_243 = tensor.collapse_shape %904 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %905 = linalg.matmul ins(%collapsed_243, %arg51 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_244 = linalg.transpose ins(%collapsed_243 : tensor<20x16xf32>) outs(%872 : tensor<16x20xf32>) permutation = [1, 0] 
    %906 = linalg.fill ins(%cst_0 : f32) outs(%89 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %907 = linalg.matmul ins(%transposed_244, %collapsed_215 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%906 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %908 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_243 : tensor<20x16xf32>) outs(%876 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x16xf32>
    %collapsed_245 = tensor.collapse_shape %908 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_246 = tensor.expand_shape %905 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %909 = tensor.empty() : tensor<4x4x5x4xf32>
    %transposed_247 = linalg.transpose ins(%expanded_246 : tensor<5x4x4x4xf32>) outs(%909 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_248 = tensor.collapse_shape %transposed_247 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %910 = tensor.empty() : tensor<16x6x5xf32>
    %transposed_249 = linalg.transpose ins(%collapsed_212 : tensor<16x5x6xf32>) outs(%910 : tensor<16x6x5xf32>) permutation = [0, 2, 1] 
    %911 = linalg.batch_matmul ins(%transposed_249, %collapsed_248 : tensor<16x6x5xf32>, tensor<16x5x4xf32>) outs(%86 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %912 = tensor.empty() : tensor<16x4x6xf32>
    %transposed_250 = linalg.transpose ins(%expanded_205 : tensor<6x16x4xf32>) outs(%912 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %913 = linalg.batch_matmul ins(%collapsed_248, %transposed_250 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%450 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_251 = tensor.expand_shape %913 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %914 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%675, %expanded_251, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %915 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%914 : tensor<4x4x5x6xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<4x4x5x6xf32>
    %916 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%915, %660 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %917 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%916 : tensor<4x4x5x6xf32>) outs(%365 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x1xf32>
    %918 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%660, %917 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %919 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%916, %918 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %920 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%919 : tensor<4x4x5x6xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_252 = tensor.collapse_shape %920 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %921 = tensor.empty() : tensor<16x4x5xf32>
    %transposed_253 = linalg.transpose ins(%expanded_199 : tensor<5x16x4xf32>) outs(%921 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %922 = linalg.fill ins(%cst_0 : f32) outs(%912 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %923 = linalg.batch_matmul ins(%transposed_253, %collapsed_252 : tensor<16x4x5xf32>, tensor<16x5x6xf32>) outs(%922 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_254 = linalg.transpose ins(%collapsed_209 : tensor<16x4x6xf32>) outs(%47 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %924 = linalg.batch_matmul ins(%collapsed_252, %transposed_254 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%389 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_255 = tensor.expand_shape %923 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %925 = tensor.empty() : tensor<4x4x6x4xf32>
    %transposed_256 = linalg.transpose ins(%expanded_255 : tensor<4x4x4x6xf32>) outs(%925 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_257 = tensor.collapse_shape %transposed_256 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %926 = tensor.empty() : tensor<6x16x4xf32>
    %transposed_258 = linalg.transpose ins(%911 : tensor<16x6x4xf32>) outs(%926 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_259 = tensor.collapse_shape %transposed_258 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_260 = linalg.transpose ins(%collapsed_257 : tensor<16x6x4xf32>) outs(%926 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_261 = tensor.collapse_shape %transposed_260 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %927 = tensor.empty() : tensor<5x16x4xf32>
    %transposed_262 = linalg.transpose ins(%924 : tensor<16x5x4xf32>) outs(%927 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_263 = tensor.collapse_shape %transposed_262 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_264 = tensor.expand_shape %collapsed_263 [[0], [1, 2]] output_shape [5, 4, 16] : tensor<5x64xf32> into tensor<5x4x16xf32>
    %expanded_265 = tensor.expand_shape %collapsed_259 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded = tensor.pad %expanded_265 low[1, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %expanded_266 = tensor.expand_shape %collapsed_261 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_267 = tensor.pad %expanded_266 low[0, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %928 = tensor.empty() : tensor<2x6x4x16xf32>
    %929 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded, %padded_267 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%928 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_268 = tensor.expand_shape %929 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %930 = tensor.empty() : tensor<1x6x4x2x16xf32>
    %transposed_269 = linalg.transpose ins(%expanded_268 : tensor<2x6x4x1x16xf32>) outs(%930 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_270 = tensor.collapse_shape %transposed_269 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %931 = linalg.matmul ins(%collapsed_270, %extracted_slice_186 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%91 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %932 = tensor.empty() : tensor<32x24xf32>
    %transposed_271 = linalg.transpose ins(%collapsed_270 : tensor<24x32xf32>) outs(%932 : tensor<32x24xf32>) permutation = [1, 0] 
    %933 = tensor.empty() : tensor<32x16xf32>
    %934 = linalg.fill ins(%cst_0 : f32) outs(%933 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %935 = linalg.matmul ins(%transposed_271, %collapsed_122 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%934 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %936 = tensor.empty() : tensor<1x32xf32>
    %937 = linalg.fill ins(%cst_0 : f32) outs(%936 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %938 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_270 : tensor<24x32xf32>) outs(%937 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x32xf32>
    %collapsed_272 = tensor.collapse_shape %938 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_273 = tensor.expand_shape %931 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %collapsed_274 = tensor.collapse_shape %expanded_264 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %939 = linalg.matmul ins(%collapsed_274, %extracted_slice_185 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_275 = linalg.transpose ins(%collapsed_274 : tensor<20x16xf32>) outs(%872 : tensor<16x20xf32>) permutation = [1, 0] 
    %940 = linalg.matmul ins(%transposed_275, %collapsed_189 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%906 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %941 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_274 : tensor<20x16xf32>) outs(%876 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x16xf32>
    %collapsed_276 = tensor.collapse_shape %941 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_277 = tensor.expand_shape %939 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %942 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%899, %expanded_277 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %943 = tensor.empty() : tensor<48xf32>
    %inserted_slice = tensor.insert_slice %collapsed_276 into %943[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_278 = tensor.insert_slice %collapsed_272 into %inserted_slice[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %944 = tensor.empty() : tensor<48x16xf32>
    %inserted_slice_279 = tensor.insert_slice %940 into %944[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_280 = tensor.insert_slice %935 into %inserted_slice_279[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %945 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%942, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %946 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%945 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %947 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%945 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %948 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%945, %645 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %949 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%948 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %950 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%645, %949 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %951 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%946, %947 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %952 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%951, %950 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %953 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%643 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %954 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%953, %952 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %955 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%942, %645 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %956 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%955 : tensor<5x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %957 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%942 : tensor<5x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %958 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%628, %954, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %959 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%958 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_281 = tensor.collapse_shape %959 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %960 = linalg.matmul ins(%collapsed_281, %arg47 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_282 = linalg.transpose ins(%collapsed_281 : tensor<20x16xf32>) outs(%872 : tensor<16x20xf32>) permutation = [1, 0] 
    %961 = linalg.matmul ins(%transposed_282, %collapsed_182 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%906 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %962 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_281 : tensor<20x16xf32>) outs(%876 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x16xf32>
    %collapsed_283 = tensor.collapse_shape %962 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_284 = tensor.expand_shape %960 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_285 = linalg.transpose ins(%expanded_284 : tensor<5x4x4x4xf32>) outs(%909 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_286 = tensor.collapse_shape %transposed_285 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_287 = linalg.transpose ins(%collapsed_179 : tensor<16x5x5xf32>) outs(%352 : tensor<16x5x5xf32>) permutation = [0, 2, 1] 
    %963 = linalg.batch_matmul ins(%transposed_287, %collapsed_286 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%389 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %transposed_288 = linalg.transpose ins(%expanded_172 : tensor<5x16x4xf32>) outs(%921 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %964 = linalg.batch_matmul ins(%collapsed_286, %transposed_288 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%353 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_289 = tensor.expand_shape %964 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %965 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%607, %expanded_289, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %966 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%965 : tensor<4x4x5x5xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<4x4x5x5xf32>
    %967 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%966, %592 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %968 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%967 : tensor<4x4x5x5xf32>) outs(%365 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x1xf32>
    %969 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%592, %968 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %970 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%967, %969 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %971 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%970 : tensor<4x4x5x5xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_290 = tensor.collapse_shape %971 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %transposed_291 = linalg.transpose ins(%expanded_166 : tensor<5x16x4xf32>) outs(%921 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %972 = linalg.fill ins(%cst_0 : f32) outs(%921 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %973 = linalg.batch_matmul ins(%transposed_291, %collapsed_290 : tensor<16x4x5xf32>, tensor<16x5x5xf32>) outs(%972 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %transposed_292 = linalg.transpose ins(%collapsed_176 : tensor<16x4x5xf32>) outs(%350 : tensor<16x5x4xf32>) permutation = [0, 2, 1] 
    %974 = linalg.batch_matmul ins(%collapsed_290, %transposed_292 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%389 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_293 = tensor.expand_shape %973 [[0, 1], [2], [3]] output_shape [4, 4, 4, 5] : tensor<16x4x5xf32> into tensor<4x4x4x5xf32>
    %transposed_294 = linalg.transpose ins(%expanded_293 : tensor<4x4x4x5xf32>) outs(%909 : tensor<4x4x5x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_295 = tensor.collapse_shape %transposed_294 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_296 = linalg.transpose ins(%963 : tensor<16x5x4xf32>) outs(%927 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_297 = tensor.collapse_shape %transposed_296 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_298 = linalg.transpose ins(%collapsed_295 : tensor<16x5x4xf32>) outs(%927 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_299 = tensor.collapse_shape %transposed_298 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_300 = linalg.transpose ins(%974 : tensor<16x5x4xf32>) outs(%927 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_301 = tensor.collapse_shape %transposed_300 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_302 = tensor.expand_shape %collapsed_297 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_303 = tensor.pad %expanded_302 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_304 = tensor.expand_shape %collapsed_299 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_305 = tensor.pad %expanded_304 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %975 = tensor.empty() : tensor<3x5x4x16xf32>
    %976 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_303, %padded_305 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%975 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_306 = tensor.expand_shape %collapsed_301 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_307 = tensor.pad %expanded_306 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %977 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%976, %padded_307 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%975 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_308 = tensor.expand_shape %977 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %978 = tensor.empty() : tensor<1x5x4x3x16xf32>
    %transposed_309 = linalg.transpose ins(%expanded_308 : tensor<3x5x4x1x16xf32>) outs(%978 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_310 = tensor.collapse_shape %transposed_309 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %979 = linalg.matmul ins(%collapsed_310, %arg45 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %980 = tensor.empty() : tensor<48x20xf32>
    %transposed_311 = linalg.transpose ins(%collapsed_310 : tensor<20x48xf32>) outs(%980 : tensor<48x20xf32>) permutation = [1, 0] 
    %981 = linalg.fill ins(%cst_0 : f32) outs(%944 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %982 = linalg.matmul ins(%transposed_311, %collapsed_157 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%981 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %983 = tensor.empty() : tensor<1x48xf32>
    %984 = linalg.fill ins(%cst_0 : f32) outs(%983 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %985 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_310 : tensor<20x48xf32>) outs(%984 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x48xf32>
    %collapsed_312 = tensor.collapse_shape %985 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_313 = tensor.expand_shape %979 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %986 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%954, %expanded_313 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %987 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%986, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %988 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%987 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %989 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%987 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %990 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%987, %580 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %991 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%990 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %992 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%580, %991 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %993 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%988, %989 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %994 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%993, %992 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %995 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%578 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %996 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%995, %994 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %997 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%986, %580 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %998 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%997 : tensor<5x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %999 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%986 : tensor<5x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %1000 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563, %996, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1001 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1000 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_314 = tensor.collapse_shape %1001 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1002 = linalg.matmul ins(%collapsed_314, %arg37 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%519 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %transposed_315 = linalg.transpose ins(%collapsed_314 : tensor<20x16xf32>) outs(%872 : tensor<16x20xf32>) permutation = [1, 0] 
    %1003 = linalg.matmul ins(%transposed_315, %collapsed_154 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%873 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %1004 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_314 : tensor<20x16xf32>) outs(%876 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x16xf32>
    %collapsed_316 = tensor.collapse_shape %1004 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_317 = tensor.expand_shape %1002 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %1005 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%543, %expanded_317, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%523 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x8xf32>
    %1006 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1005 : tensor<5x4x8xf32>) outs(%523 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x8xf32>
    %1007 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524 : tensor<5x4x8xf32>) outs(%542 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1250 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %1250 : i1
    } -> tensor<5x4x8xi1>
    %1008 = linalg.generic {indexing_maps = [#map1, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1007, %cst_2, %1006 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%523 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_318 = tensor.collapse_shape %1008 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %1009 = linalg.matmul ins(%collapsed_318, %arg35 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_319 = linalg.transpose ins(%collapsed_318 : tensor<20x8xf32>) outs(%883 : tensor<8x20xf32>) permutation = [1, 0] 
    %1010 = linalg.matmul ins(%transposed_319, %collapsed_150 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%884 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1011 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_318 : tensor<20x8xf32>) outs(%887 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x8xf32>
    %collapsed_320 = tensor.collapse_shape %1011 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_321 = tensor.expand_shape %1009 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %1012 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%996, %expanded_321 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1013 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1012, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1014 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1013 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1015 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1013 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %1016 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1013, %515 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1017 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1016 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %1018 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %1017 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1019 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1014, %1015 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1020 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1019, %1018 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1021 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%513 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %1022 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1021, %1020 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1023 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1012, %515 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1024 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1023 : tensor<5x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %1025 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1012 : tensor<5x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %1026 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %1022, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1027 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1026 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_322 = tensor.collapse_shape %1027 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1028 = linalg.matmul ins(%collapsed_322, %arg33 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_323 = linalg.transpose ins(%collapsed_322 : tensor<20x16xf32>) outs(%872 : tensor<16x20xf32>) permutation = [1, 0] 
    %1029 = linalg.matmul ins(%transposed_323, %collapsed_147 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%906 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1030 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_322 : tensor<20x16xf32>) outs(%876 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x16xf32>
    %collapsed_324 = tensor.collapse_shape %1030 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_325 = tensor.expand_shape %1028 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_326 = linalg.transpose ins(%expanded_325 : tensor<5x4x4x4xf32>) outs(%909 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_327 = tensor.collapse_shape %transposed_326 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_328 = linalg.transpose ins(%collapsed_144 : tensor<16x5x6xf32>) outs(%910 : tensor<16x6x5xf32>) permutation = [0, 2, 1] 
    %1031 = linalg.batch_matmul ins(%transposed_328, %collapsed_327 : tensor<16x6x5xf32>, tensor<16x5x4xf32>) outs(%86 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_329 = linalg.transpose ins(%expanded_136 : tensor<6x16x4xf32>) outs(%912 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1032 = linalg.batch_matmul ins(%collapsed_327, %transposed_329 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%450 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_330 = tensor.expand_shape %1032 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %1033 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%477, %expanded_330, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %1034 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1033 : tensor<4x4x5x6xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<4x4x5x6xf32>
    %1035 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1034, %458 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %1036 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1035 : tensor<4x4x5x6xf32>) outs(%365 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x1xf32>
    %1037 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%458, %1036 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %1038 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1035, %1037 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %1039 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1038 : tensor<4x4x5x6xf32>) outs(%452 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_331 = tensor.collapse_shape %1039 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %transposed_332 = linalg.transpose ins(%expanded_130 : tensor<5x16x4xf32>) outs(%921 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %1040 = linalg.batch_matmul ins(%transposed_332, %collapsed_331 : tensor<16x4x5xf32>, tensor<16x5x6xf32>) outs(%922 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_333 = linalg.transpose ins(%collapsed_140 : tensor<16x4x6xf32>) outs(%47 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %1041 = linalg.batch_matmul ins(%collapsed_331, %transposed_333 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%389 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_334 = tensor.expand_shape %1040 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %transposed_335 = linalg.transpose ins(%expanded_334 : tensor<4x4x4x6xf32>) outs(%925 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_336 = tensor.collapse_shape %transposed_335 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_337 = linalg.transpose ins(%1031 : tensor<16x6x4xf32>) outs(%926 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_338 = tensor.collapse_shape %transposed_337 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_339 = linalg.transpose ins(%collapsed_336 : tensor<16x6x4xf32>) outs(%926 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_340 = tensor.collapse_shape %transposed_339 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_341 = linalg.transpose ins(%1041 : tensor<16x5x4xf32>) outs(%927 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_342 = tensor.collapse_shape %transposed_341 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_343 = tensor.expand_shape %collapsed_342 [[0], [1, 2]] output_shape [5, 4, 16] : tensor<5x64xf32> into tensor<5x4x16xf32>
    %expanded_344 = tensor.expand_shape %collapsed_338 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_345 = tensor.pad %expanded_344 low[1, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %expanded_346 = tensor.expand_shape %collapsed_340 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_347 = tensor.pad %expanded_346 low[0, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %1042 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_345, %padded_347 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%928 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_348 = tensor.expand_shape %1042 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %transposed_349 = linalg.transpose ins(%expanded_348 : tensor<2x6x4x1x16xf32>) outs(%930 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_350 = tensor.collapse_shape %transposed_349 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %1043 = linalg.matmul ins(%collapsed_350, %extracted_slice_116 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%91 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_351 = linalg.transpose ins(%collapsed_350 : tensor<24x32xf32>) outs(%932 : tensor<32x24xf32>) permutation = [1, 0] 
    %1044 = linalg.matmul ins(%transposed_351, %collapsed_122 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%934 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %1045 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_350 : tensor<24x32xf32>) outs(%937 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x32xf32>
    %collapsed_352 = tensor.collapse_shape %1045 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_353 = tensor.expand_shape %1043 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1046 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_273, %expanded_353 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_354 = tensor.collapse_shape %expanded_343 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1047 = linalg.matmul ins(%collapsed_354, %extracted_slice_115 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_355 = linalg.transpose ins(%collapsed_354 : tensor<20x16xf32>) outs(%872 : tensor<16x20xf32>) permutation = [1, 0] 
    %1048 = linalg.matmul ins(%transposed_355, %collapsed_119 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%906 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1049 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_354 : tensor<20x16xf32>) outs(%876 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x16xf32>
    %collapsed_356 = tensor.collapse_shape %1049 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_357 = tensor.expand_shape %1047 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %1050 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1022, %expanded_357 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %inserted_slice_358 = tensor.insert_slice %collapsed_356 into %943[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_359 = tensor.insert_slice %collapsed_352 into %inserted_slice_358[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %inserted_slice_360 = tensor.insert_slice %1048 into %944[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_361 = tensor.insert_slice %1044 into %inserted_slice_360[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %1051 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1050, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1052 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1051 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1053 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1051 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %1054 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1051, %436 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1055 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1054 : tensor<5x4x16xf32>) outs(%430 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %1056 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %1055 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1057 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1052, %1053 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1058 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1057, %1056 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1059 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434 : tensor<5x4x1xf32>) outs(%428 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x1xf32>
    %1060 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1059, %1058 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1061 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1050, %436 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1062 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1061 : tensor<5x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %1063 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1050 : tensor<5x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %1064 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%415, %1060, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1065 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1064 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_362 = tensor.collapse_shape %1065 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1066 = linalg.matmul ins(%collapsed_362, %arg29 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_363 = linalg.transpose ins(%collapsed_362 : tensor<20x16xf32>) outs(%872 : tensor<16x20xf32>) permutation = [1, 0] 
    %1067 = linalg.matmul ins(%transposed_363, %collapsed_111 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%906 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1068 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_362 : tensor<20x16xf32>) outs(%876 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x16xf32>
    %collapsed_364 = tensor.collapse_shape %1068 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_365 = tensor.expand_shape %1066 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_366 = linalg.transpose ins(%expanded_365 : tensor<5x4x4x4xf32>) outs(%909 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_367 = tensor.collapse_shape %transposed_366 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_368 = linalg.transpose ins(%collapsed_108 : tensor<16x5x5xf32>) outs(%352 : tensor<16x5x5xf32>) permutation = [0, 2, 1] 
    %1069 = linalg.batch_matmul ins(%transposed_368, %collapsed_367 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%389 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %transposed_369 = linalg.transpose ins(%expanded_100 : tensor<5x16x4xf32>) outs(%921 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %1070 = linalg.batch_matmul ins(%collapsed_367, %transposed_369 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%353 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_370 = tensor.expand_shape %1070 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %1071 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%386, %expanded_370, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %1072 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1071 : tensor<4x4x5x5xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<4x4x5x5xf32>
    %1073 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1072, %367 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %1074 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1073 : tensor<4x4x5x5xf32>) outs(%365 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x1xf32>
    %1075 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%367, %1074 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %1076 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1073, %1075 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %1077 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1076 : tensor<4x4x5x5xf32>) outs(%355 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_371 = tensor.collapse_shape %1077 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %transposed_372 = linalg.transpose ins(%expanded_94 : tensor<5x16x4xf32>) outs(%921 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %1078 = linalg.batch_matmul ins(%transposed_372, %collapsed_371 : tensor<16x4x5xf32>, tensor<16x5x5xf32>) outs(%972 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %transposed_373 = linalg.transpose ins(%collapsed_104 : tensor<16x4x5xf32>) outs(%350 : tensor<16x5x4xf32>) permutation = [0, 2, 1] 
    %1079 = linalg.batch_matmul ins(%collapsed_371, %transposed_373 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%389 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_374 = tensor.expand_shape %1078 [[0, 1], [2], [3]] output_shape [4, 4, 4, 5] : tensor<16x4x5xf32> into tensor<4x4x4x5xf32>
    %transposed_375 = linalg.transpose ins(%expanded_374 : tensor<4x4x4x5xf32>) outs(%909 : tensor<4x4x5x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_376 = tensor.collapse_shape %transposed_375 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_377 = linalg.transpose ins(%1069 : tensor<16x5x4xf32>) outs(%927 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_378 = tensor.collapse_shape %transposed_377 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_379 = linalg.transpose ins(%collapsed_376 : tensor<16x5x4xf32>) outs(%927 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_380 = tensor.collapse_shape %transposed_379 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_381 = linalg.transpose ins(%1079 : tensor<16x5x4xf32>) outs(%927 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_382 = tensor.collapse_shape %transposed_381 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_383 = tensor.expand_shape %collapsed_378 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_384 = tensor.pad %expanded_383 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_385 = tensor.expand_shape %collapsed_380 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_386 = tensor.pad %expanded_385 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %1080 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_384, %padded_386 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%975 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_387 = tensor.expand_shape %collapsed_382 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_388 = tensor.pad %expanded_387 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %1081 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1080, %padded_388 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%975 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_389 = tensor.expand_shape %1081 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %transposed_390 = linalg.transpose ins(%expanded_389 : tensor<3x5x4x1x16xf32>) outs(%978 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_391 = tensor.collapse_shape %transposed_390 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %1082 = linalg.matmul ins(%collapsed_391, %arg27 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%393 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_392 = linalg.transpose ins(%collapsed_391 : tensor<20x48xf32>) outs(%980 : tensor<48x20xf32>) permutation = [1, 0] 
    %1083 = linalg.matmul ins(%transposed_392, %collapsed_85 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%981 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1084 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_391 : tensor<20x48xf32>) outs(%984 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x48xf32>
    %collapsed_393 = tensor.collapse_shape %1084 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_394 = tensor.expand_shape %1082 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %1085 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1060, %expanded_394 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1086 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1046, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1087 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1086 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1088 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1086 : tensor<6x4x16xf32>) outs(%129 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %1089 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1086, %341 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1090 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1089 : tensor<6x4x16xf32>) outs(%129 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %1091 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %1090 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1092 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1087, %1088 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1093 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1092, %1091 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1094 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %1095 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1094, %1093 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1096 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1046, %341 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1097 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1096 : tensor<6x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %1098 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1046 : tensor<6x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %1099 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1095, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1099 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1101 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1099 : tensor<6x4x16xf32>) outs(%129 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %1102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1099, %325 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1103 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1102 : tensor<6x4x16xf32>) outs(%129 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %1104 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %1103 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1105 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1100, %1101 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1105, %1104 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %1108 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1107, %1106 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1095, %325 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1110 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1109 : tensor<6x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %1111 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1095 : tensor<6x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %1112 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %1108, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1112 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_395 = tensor.collapse_shape %1113 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1114 = linalg.matmul ins(%collapsed_395, %arg19 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%140 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %1115 = tensor.empty() : tensor<16x24xf32>
    %transposed_396 = linalg.transpose ins(%collapsed_395 : tensor<24x16xf32>) outs(%1115 : tensor<16x24xf32>) permutation = [1, 0] 
    %1116 = linalg.matmul ins(%transposed_396, %collapsed_82 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%873 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %1117 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_395 : tensor<24x16xf32>) outs(%876 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x16xf32>
    %collapsed_397 = tensor.collapse_shape %1117 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_398 = tensor.expand_shape %1114 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %1118 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %expanded_398, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%144 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x8xf32>
    %1119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1118 : tensor<6x4x8xf32>) outs(%144 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x8xf32>
    %1120 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<6x4x8xf32>) outs(%163 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1250 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %1250 : i1
    } -> tensor<6x4x8xi1>
    %1121 = linalg.generic {indexing_maps = [#map1, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1120, %cst_2, %1119 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%144 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_399 = tensor.collapse_shape %1121 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %1122 = linalg.matmul ins(%collapsed_399, %arg17 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%91 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %1123 = tensor.empty() : tensor<8x24xf32>
    %transposed_400 = linalg.transpose ins(%collapsed_399 : tensor<24x8xf32>) outs(%1123 : tensor<8x24xf32>) permutation = [1, 0] 
    %1124 = linalg.matmul ins(%transposed_400, %collapsed_79 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%884 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1125 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_399 : tensor<24x8xf32>) outs(%887 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x8xf32>
    %collapsed_401 = tensor.collapse_shape %1125 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_402 = tensor.expand_shape %1122 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1126 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1108, %expanded_402 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1127 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1126, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1127 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1129 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1127 : tensor<6x4x16xf32>) outs(%129 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %1130 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1127, %267 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1131 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1130 : tensor<6x4x16xf32>) outs(%129 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %1132 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267, %1131 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1133 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1128, %1129 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1134 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1133, %1132 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %1136 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1135, %1134 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1137 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1126, %267 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1138 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1137 : tensor<6x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %1139 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1126 : tensor<6x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %1140 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %1136, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1141 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1140 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_403 = tensor.collapse_shape %1141 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1142 = linalg.matmul ins(%collapsed_403, %arg15 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%91 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_404 = linalg.transpose ins(%collapsed_403 : tensor<24x16xf32>) outs(%1115 : tensor<16x24xf32>) permutation = [1, 0] 
    %1143 = linalg.matmul ins(%transposed_404, %collapsed_76 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%906 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1144 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_403 : tensor<24x16xf32>) outs(%876 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x16xf32>
    %collapsed_405 = tensor.collapse_shape %1144 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_406 = tensor.expand_shape %1142 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %transposed_407 = linalg.transpose ins(%expanded_406 : tensor<6x4x4x4xf32>) outs(%925 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_408 = tensor.collapse_shape %transposed_407 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_409 = linalg.transpose ins(%collapsed_73 : tensor<16x6x6xf32>) outs(%49 : tensor<16x6x6xf32>) permutation = [0, 2, 1] 
    %1145 = linalg.batch_matmul ins(%transposed_409, %collapsed_408 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%86 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_410 = linalg.transpose ins(%expanded_66 : tensor<6x16x4xf32>) outs(%912 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1146 = linalg.batch_matmul ins(%collapsed_408, %transposed_410 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%50 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_411 = tensor.expand_shape %1146 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %1147 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %expanded_411, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %1148 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1147 : tensor<4x4x6x6xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<4x4x6x6xf32>
    %1149 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1148, %214 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %1150 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1149 : tensor<4x4x6x6xf32>) outs(%62 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x1xf32>
    %1151 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214, %1150 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %1152 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1149, %1151 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %1153 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1152 : tensor<4x4x6x6xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_412 = tensor.collapse_shape %1153 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %transposed_413 = linalg.transpose ins(%expanded_60 : tensor<6x16x4xf32>) outs(%912 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1154 = linalg.batch_matmul ins(%transposed_413, %collapsed_412 : tensor<16x4x6xf32>, tensor<16x6x6xf32>) outs(%922 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_414 = linalg.transpose ins(%collapsed_70 : tensor<16x4x6xf32>) outs(%47 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %1155 = linalg.batch_matmul ins(%collapsed_412, %transposed_414 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%86 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_415 = tensor.expand_shape %1154 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %transposed_416 = linalg.transpose ins(%expanded_415 : tensor<4x4x4x6xf32>) outs(%925 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_417 = tensor.collapse_shape %transposed_416 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_418 = linalg.transpose ins(%1145 : tensor<16x6x4xf32>) outs(%926 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_419 = tensor.collapse_shape %transposed_418 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_420 = linalg.transpose ins(%collapsed_417 : tensor<16x6x4xf32>) outs(%926 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_421 = tensor.collapse_shape %transposed_420 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_422 = linalg.transpose ins(%1155 : tensor<16x6x4xf32>) outs(%926 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_423 = tensor.collapse_shape %transposed_422 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %expanded_424 = tensor.expand_shape %collapsed_419 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_425 = tensor.pad %expanded_424 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %expanded_426 = tensor.expand_shape %collapsed_421 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_427 = tensor.pad %expanded_426 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1156 = tensor.empty() : tensor<3x6x4x16xf32>
    %1157 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_425, %padded_427 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1156 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_428 = tensor.expand_shape %collapsed_423 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_429 = tensor.pad %expanded_428 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1158 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1157, %padded_429 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1156 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_430 = tensor.expand_shape %1158 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %1159 = tensor.empty() : tensor<1x6x4x3x16xf32>
    %transposed_431 = linalg.transpose ins(%expanded_430 : tensor<3x6x4x1x16xf32>) outs(%1159 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_432 = tensor.collapse_shape %transposed_431 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %1160 = linalg.matmul ins(%collapsed_432, %arg13 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%91 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %1161 = tensor.empty() : tensor<48x24xf32>
    %transposed_433 = linalg.transpose ins(%collapsed_432 : tensor<24x48xf32>) outs(%1161 : tensor<48x24xf32>) permutation = [1, 0] 
    %1162 = linalg.matmul ins(%transposed_433, %collapsed_51 : tensor<48x24xf32>, tensor<24x16xf32>) outs(%981 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1163 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_432 : tensor<24x48xf32>) outs(%984 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x48xf32>
    %collapsed_434 = tensor.collapse_shape %1163 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_435 = tensor.expand_shape %1160 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1164 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1136, %expanded_435 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1165 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1164, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1165 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1167 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1165 : tensor<6x4x16xf32>) outs(%129 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %1168 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1165, %202 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1169 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1168 : tensor<6x4x16xf32>) outs(%129 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %1170 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %1169 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1171 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1166, %1167 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1172 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1171, %1170 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1173 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %1174 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1173, %1172 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1175 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1164, %202 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1176 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1175 : tensor<6x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %1177 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1164 : tensor<6x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %1178 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %1174, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1179 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1178 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_436 = tensor.collapse_shape %1179 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1180 = linalg.matmul ins(%collapsed_436, %arg7 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%140 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %transposed_437 = linalg.transpose ins(%collapsed_436 : tensor<24x16xf32>) outs(%1115 : tensor<16x24xf32>) permutation = [1, 0] 
    %1181 = linalg.matmul ins(%transposed_437, %collapsed_48 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%873 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %1182 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_436 : tensor<24x16xf32>) outs(%876 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x16xf32>
    %collapsed_438 = tensor.collapse_shape %1182 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_439 = tensor.expand_shape %1180 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %1183 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %expanded_439, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%144 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x8xf32>
    %1184 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1183 : tensor<6x4x8xf32>) outs(%144 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x8xf32>
    %1185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<6x4x8xf32>) outs(%163 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1250 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %1250 : i1
    } -> tensor<6x4x8xi1>
    %1186 = linalg.generic {indexing_maps = [#map1, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1185, %cst_2, %1184 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%144 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_440 = tensor.collapse_shape %1186 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %1187 = linalg.matmul ins(%collapsed_440, %arg5 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%91 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_441 = linalg.transpose ins(%collapsed_440 : tensor<24x8xf32>) outs(%1123 : tensor<8x24xf32>) permutation = [1, 0] 
    %1188 = linalg.matmul ins(%transposed_441, %collapsed_44 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%884 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1189 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_440 : tensor<24x8xf32>) outs(%887 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x8xf32>
    %collapsed_442 = tensor.collapse_shape %1189 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_443 = tensor.expand_shape %1187 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1190 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1174, %expanded_443 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1191 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1190, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1192 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1191 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1193 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1191 : tensor<6x4x16xf32>) outs(%129 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %1194 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1191, %135 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1195 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1194 : tensor<6x4x16xf32>) outs(%129 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %1196 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %1195 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1197 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1192, %1193 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1198 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1197, %1196 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1199 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<6x4x1xf32>) outs(%127 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.divf %in, %cst_12 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x1xf32>
    %1200 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1199, %1198 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1201 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1190, %135 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1202 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1201 : tensor<6x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %1203 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1190 : tensor<6x4x16xf32>) outs(%853 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<16xf32>
    %1204 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %1200, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1205 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1204 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_444 = tensor.collapse_shape %1205 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1206 = linalg.matmul ins(%collapsed_444, %arg3 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%91 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_445 = linalg.transpose ins(%collapsed_444 : tensor<24x16xf32>) outs(%1115 : tensor<16x24xf32>) permutation = [1, 0] 
    %1207 = linalg.matmul ins(%transposed_445, %collapsed_40 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%906 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1208 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_444 : tensor<24x16xf32>) outs(%876 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x16xf32>
    %collapsed_446 = tensor.collapse_shape %1208 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_447 = tensor.expand_shape %1206 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %transposed_448 = linalg.transpose ins(%expanded_447 : tensor<6x4x4x4xf32>) outs(%925 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_449 = tensor.collapse_shape %transposed_448 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_450 = linalg.transpose ins(%collapsed_37 : tensor<16x6x6xf32>) outs(%49 : tensor<16x6x6xf32>) permutation = [0, 2, 1] 
    %1209 = linalg.batch_matmul ins(%transposed_450, %collapsed_449 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%86 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_451 = linalg.transpose ins(%expanded_29 : tensor<6x16x4xf32>) outs(%912 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1210 = linalg.batch_matmul ins(%collapsed_449, %transposed_451 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%50 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_452 = tensor.expand_shape %1210 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %1211 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %expanded_452, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_485: f32, %in_486: f32, %out: f32):
      %1250 = arith.select %in, %in_485, %in_486 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %1212 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1211 : tensor<4x4x6x6xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.truncf %cst_3 : f64 to f32
      %1251 = arith.mulf %in, %1250 : f32
      linalg.yield %1251 : f32
    } -> tensor<4x4x6x6xf32>
    %1213 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1212, %64 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %1214 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1213 : tensor<4x4x6x6xf32>) outs(%62 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x1xf32>
    %1215 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %1214 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %1216 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1213, %1215 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %1217 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1216 : tensor<4x4x6x6xf32>) outs(%52 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1250 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_453 = tensor.collapse_shape %1217 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %transposed_454 = linalg.transpose ins(%expanded_23 : tensor<6x16x4xf32>) outs(%912 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1218 = linalg.batch_matmul ins(%transposed_454, %collapsed_453 : tensor<16x4x6xf32>, tensor<16x6x6xf32>) outs(%922 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_455 = linalg.transpose ins(%collapsed_33 : tensor<16x4x6xf32>) outs(%47 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %1219 = linalg.batch_matmul ins(%collapsed_453, %transposed_455 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%86 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_456 = tensor.expand_shape %1218 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %transposed_457 = linalg.transpose ins(%expanded_456 : tensor<4x4x4x6xf32>) outs(%925 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_458 = tensor.collapse_shape %transposed_457 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_459 = linalg.transpose ins(%1209 : tensor<16x6x4xf32>) outs(%926 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_460 = tensor.collapse_shape %transposed_459 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_461 = linalg.transpose ins(%collapsed_458 : tensor<16x6x4xf32>) outs(%926 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_462 = tensor.collapse_shape %transposed_461 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_463 = linalg.transpose ins(%1219 : tensor<16x6x4xf32>) outs(%926 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_464 = tensor.collapse_shape %transposed_463 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %expanded_465 = tensor.expand_shape %collapsed_460 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_466 = tensor.pad %expanded_465 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %expanded_467 = tensor.expand_shape %collapsed_462 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_468 = tensor.pad %expanded_467 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1220 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_466, %padded_468 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1156 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_469 = tensor.expand_shape %collapsed_464 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_470 = tensor.pad %expanded_469 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1221 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1220, %padded_470 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1156 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_471 = tensor.expand_shape %1221 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %transposed_472 = linalg.transpose ins(%expanded_471 : tensor<3x6x4x1x16xf32>) outs(%1159 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_473 = tensor.collapse_shape %transposed_472 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %1222 = linalg.matmul ins(%collapsed_473, %arg1 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%91 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_474 = linalg.transpose ins(%collapsed_473 : tensor<24x48xf32>) outs(%1161 : tensor<48x24xf32>) permutation = [1, 0] 
    %1223 = linalg.matmul ins(%transposed_474, %collapsed_16 : tensor<48x24xf32>, tensor<24x16xf32>) outs(%981 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1224 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_473 : tensor<24x48xf32>) outs(%984 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1250 = arith.addf %in, %out : f32
      linalg.yield %1250 : f32
    } -> tensor<1x48xf32>
    %collapsed_475 = tensor.collapse_shape %1224 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_476 = tensor.expand_shape %1222 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1225 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1200, %expanded_476 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<6x4x16xf32>
    %1226 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1085 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1250 = arith.extf %in : f32 to f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %1227 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel", "reduction"]} ins(%1226 : tensor<5x4x16xf64>) outs(%19 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<4xf64>
    %1228 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x4x1xf32>) outs(%12 : tensor<1x4x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1250 = arith.extf %in : f32 to f64
      linalg.yield %1250 : f64
    } -> tensor<1x4x1xf64>
    %1229 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %1228 : tensor<5x4x16xf64>, tensor<1x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.subf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %1230 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1226, %1229 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<5x4x16xf64>
    %1231 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel", "reduction"]} ins(%1230 : tensor<5x4x16xf64>) outs(%19 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.addf %in, %out : f64
      linalg.yield %1250 : f64
    } -> tensor<4xf64>
    %1232 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1231 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_9 : f64
      linalg.yield %1250 : f64
    } -> tensor<4xf64>
    %1233 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%35 : tensor<4xf32>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1250 = arith.extf %in : f32 to f64
      linalg.yield %1250 : f64
    } -> tensor<4xf64>
    %1234 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%1232, %1233 : tensor<4xf64>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<4xf64>
    %1235 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%1234, %1233 : tensor<4xf64>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<4xf64>
    %1236 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1235 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<4xf32>
    %1237 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1227 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1250 = arith.divf %in, %cst_9 : f64
      linalg.yield %1250 : f64
    } -> tensor<4xf64>
    %1238 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1237 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<4xf32>
    %expanded_477 = tensor.expand_shape %1238 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1239 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1085, %expanded_477 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %expanded_478 = tensor.expand_shape %1236 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1240 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %expanded_478 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1241 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1239, %1240 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.subf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1242 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1241, %expanded_14 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.mulf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<5x4x16xf32>
    %1243 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%1231, %1233 : tensor<4xf64>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_485: f64, %out: f64):
      %1250 = arith.mulf %in, %in_485 : f64
      linalg.yield %1250 : f64
    } -> tensor<4xf64>
    %1244 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1243 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<4xf32>
    %1245 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1227 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1250 = arith.truncf %in : f64 to f32
      linalg.yield %1250 : f32
    } -> tensor<4xf32>
    %collapsed_479 = tensor.collapse_shape %1242 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %expanded_480 = tensor.expand_shape %collapsed_479 [[0], [1, 2]] output_shape [20, 1, 16] : tensor<20x16xf32> into tensor<20x1x16xf32>
    %1246 = scf.for %arg76 = %c0 to %c20 step %c1 iter_args(%arg77 = %837) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_231[%arg76, %c0] : tensor<20x1xi64>
      %1250 = arith.index_cast %extracted : i64 to index
      %extracted_slice_485 = tensor.extract_slice %expanded_480[%arg76, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<20x1x16xf32> to tensor<16xf32>
      %extracted_slice_486 = tensor.extract_slice %arg77[%1250, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %1251 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_485 : tensor<16xf32>) outs(%extracted_slice_486 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1252 = arith.addf %out, %in : f32
        linalg.yield %1252 : f32
      } -> tensor<16xf32>
      %inserted_slice_487 = tensor.insert_slice %1251 into %arg77[%1250, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_487 : tensor<23x16xf32>
    }
    %1247 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%838, %1246 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%836 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<23x16xf32>
    %collapsed_481 = tensor.collapse_shape %arg73 [[0, 1]] : tensor<6x4xi64> into tensor<24xi64>
    %collapsed_482 = tensor.collapse_shape %1225 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %expanded_483 = tensor.expand_shape %collapsed_481 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %expanded_484 = tensor.expand_shape %collapsed_482 [[0], [1, 2]] output_shape [24, 1, 16] : tensor<24x16xf32> into tensor<24x1x16xf32>
    %1248 = scf.for %arg76 = %c0 to %c24 step %c1 iter_args(%arg77 = %837) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_483[%arg76, %c0] : tensor<24x1xi64>
      %1250 = arith.index_cast %extracted : i64 to index
      %extracted_slice_485 = tensor.extract_slice %expanded_484[%arg76, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<24x1x16xf32> to tensor<16xf32>
      %extracted_slice_486 = tensor.extract_slice %arg77[%1250, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %1251 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_485 : tensor<16xf32>) outs(%extracted_slice_486 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1252 = arith.addf %out, %in : f32
        linalg.yield %1252 : f32
      } -> tensor<16xf32>
      %inserted_slice_487 = tensor.insert_slice %1251 into %arg77[%1250, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_487 : tensor<23x16xf32>
    }
    %1249 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%1247, %1248 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%836 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_485: f32, %out: f32):
      %1250 = arith.addf %in, %in_485 : f32
      linalg.yield %1250 : f32
    } -> tensor<23x16xf32>
    return %31, %27, %9, %819, %1249, %1223, %collapsed_475, %1207, %collapsed_446, %1188, %collapsed_442, %1181, %collapsed_438, %1202, %1203, %1176, %1177, %1162, %collapsed_434, %1143, %collapsed_405, %1124, %collapsed_401, %1116, %collapsed_397, %1138, %1139, %1110, %1111, %1097, %1098, %1083, %collapsed_393, %1067, %collapsed_364, %inserted_slice_361, %inserted_slice_359, %1029, %collapsed_324, %1010, %collapsed_320, %1003, %collapsed_316, %1062, %1063, %1024, %1025, %998, %999, %982, %collapsed_312, %961, %collapsed_283, %inserted_slice_280, %inserted_slice_278, %907, %collapsed_245, %885, %collapsed_241, %874, %collapsed_237, %956, %957, %901, %902, %867, %868, %854, %855, %collapsed_233, %1244, %1245 : tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<f32>, tensor<23x16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<23xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
