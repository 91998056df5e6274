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
      %1253 = arith.index_cast %in : i64 to index
      %1254 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%1253, %1254] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x4x16xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg68 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %3 = tensor.empty() : tensor<16xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg69 : tensor<16xi64>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1253 = arith.sitofp %in : i64 to f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %4 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %6 = tensor.empty() : tensor<5x4x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg74 : tensor<5x4xi64>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1253 = arith.index_cast %in : i64 to index
      %1254 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%1253, %1254] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x4x16xf32>
    %8 = tensor.empty() : tensor<i64>
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg72 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %10 = tensor.empty() : tensor<5x4x16xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %12 = tensor.empty() : tensor<1x4x1xf64>
    %13 = linalg.fill ins(%cst : f64) outs(%12 : tensor<1x4x1xf64>) -> tensor<1x4x1xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel", "reduction"]} ins(%11 : tensor<5x4x16xf64>) outs(%13 : tensor<1x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<1x4x1xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<1x4x1xf64>) outs(%12 : tensor<1x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_9 : f64
      linalg.yield %1253 : f64
    } -> tensor<1x4x1xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<5x4x16xf64>, tensor<1x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.subf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %collapsed = tensor.collapse_shape %15 [[0, 1, 2]] : tensor<1x4x1xf64> into tensor<4xf64>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %16 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %18 = tensor.empty() : tensor<4xf64>
    %19 = linalg.fill ins(%cst : f64) outs(%18 : tensor<4xf64>) -> tensor<4xf64>
    %20 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel", "reduction"]} ins(%17 : tensor<5x4x16xf64>) outs(%19 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<4xf64>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%20 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_9 : f64
      linalg.yield %1253 : f64
    } -> tensor<4xf64>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%21 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.mulf %in, %cst_7 : f64
      linalg.yield %1253 : f64
    } -> tensor<4xf64>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%22 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.mulf %in, %cst_6 : f64
      linalg.yield %1253 : f64
    } -> tensor<4xf64>
    %24 = tensor.empty() : tensor<4xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg71 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_5 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<4xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%23, %25 : tensor<4xf64>, tensor<4xf32>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_487: f32, %out: f64):
      %1253 = arith.extf %in_487 : f32 to f64
      %1254 = arith.addf %in, %1253 : f64
      linalg.yield %1254 : f64
    } -> tensor<4xf64>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%26 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<4xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.mulf %in, %cst_6 : f64
      linalg.yield %1253 : f64
    } -> tensor<4xf64>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg70 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_5 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<4xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%28, %29 : tensor<4xf64>, tensor<4xf32>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_487: f32, %out: f64):
      %1253 = arith.extf %in_487 : f32 to f64
      %1254 = arith.addf %in, %1253 : f64
      linalg.yield %1254 : f64
    } -> tensor<4xf64>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%30 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<4xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%21 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %cst_4 : f64
      linalg.yield %1253 : f64
    } -> tensor<4xf64>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%32 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = math.rsqrt %in : f64
      linalg.yield %1253 : f64
    } -> tensor<4xf64>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%33, %arg66 : tensor<4xf64>, tensor<4xf32>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_487: f32, %out: f64):
      %1253 = arith.extf %in_487 : f32 to f64
      %1254 = arith.mulf %in, %1253 : f64
      linalg.yield %1254 : f64
    } -> tensor<4xf64>
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed, %34 : tensor<4xf64>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<4xf64>
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg67, %35 : tensor<4xf32>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f32, %in_487: f64, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      %1254 = arith.subf %1253, %in_487 : f64
      linalg.yield %1254 : f64
    } -> tensor<4xf64>
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%34 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<4xf32>
    %expanded = tensor.expand_shape %37 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%36 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<4xf32>
    %expanded_14 = tensor.expand_shape %38 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %expanded_14 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<4xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%33 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<4xf32>
    %collapsed_15 = tensor.collapse_shape %5 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %43 = tensor.empty() : tensor<16x48xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x16xf32>) outs(%43 : tensor<16x48xf32>) permutation = [1, 0] 
    %44 = tensor.empty() : tensor<24x48xf32>
    %45 = linalg.fill ins(%cst_0 : f32) outs(%44 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %46 = linalg.matmul ins(%collapsed_15, %transposed : tensor<24x16xf32>, tensor<16x48xf32>) outs(%45 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %47 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<48xf32>) outs(%44 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %48 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%46, %47 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%44 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<24x48xf32>
    %expanded_16 = tensor.expand_shape %48 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 3, 16] : tensor<24x48xf32> into tensor<1x6x4x3x16xf32>
    %49 = tensor.empty() : tensor<3x6x4x1x16xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<1x6x4x3x16xf32>) outs(%49 : tensor<3x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0], [1], [2], [3, 4]] : tensor<3x6x4x1x16xf32> into tensor<3x6x4x16xf32>
    %extracted_slice = tensor.extract_slice %collapsed_18[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_19 = tensor.extract_slice %collapsed_18[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_20 = tensor.extract_slice %collapsed_18[2, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_21 = tensor.collapse_shape %extracted_slice [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_22 = tensor.expand_shape %collapsed_21 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %50 = tensor.empty() : tensor<16x6x4xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_24 = tensor.collapse_shape %extracted_slice_19 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_25 = tensor.expand_shape %collapsed_24 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_27 = tensor.collapse_shape %extracted_slice_20 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_28 = tensor.expand_shape %collapsed_27 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_30 = tensor.expand_shape %transposed_26 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %51 = tensor.empty() : tensor<4x4x4x6xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<4x4x6x4xf32>) outs(%51 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %52 = tensor.empty() : tensor<16x6x6xf32>
    %53 = linalg.fill ins(%cst_0 : f32) outs(%52 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %54 = linalg.batch_matmul ins(%transposed_23, %collapsed_32 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%53 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_33 = tensor.expand_shape %54 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %55 = tensor.empty() : tensor<4x4x6x6xf32>
    %56 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %57 = tensor.empty() : tensor<4x4x6xi64>
    %58 = linalg.fill ins(%c0_i64 : i64) outs(%57 : tensor<4x4x6xi64>) -> tensor<4x4x6xi64>
    %59 = tensor.empty() : tensor<4x4x6xf32>
    %60 = linalg.fill ins(%cst_1 : f32) outs(%59 : tensor<4x4x6xf32>) -> tensor<4x4x6xf32>
    %61:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<4x4x6x6xf32>) outs(%60, %58 : tensor<4x4x6xf32>, tensor<4x4x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_487: i64):
      %1253 = linalg.index 3 : index
      %1254 = arith.index_cast %1253 : index to i64
      %1255 = arith.maximumf %in, %out : f32
      %1256 = arith.cmpf ogt, %in, %out : f32
      %1257 = arith.select %1256, %1254, %out_487 : i64
      linalg.yield %1255, %1257 : f32, i64
    } -> (tensor<4x4x6xf32>, tensor<4x4x6xi64>)
    %expanded_34 = tensor.expand_shape %61#0 [[0], [1], [2, 3]] output_shape [4, 4, 6, 1] : tensor<4x4x6xf32> into tensor<4x4x6x1xf32>
    %62 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %expanded_34 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %63 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.exp %in : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %64 = tensor.empty() : tensor<4x4x6x1xf32>
    %65 = linalg.fill ins(%cst_0 : f32) outs(%64 : tensor<4x4x6x1xf32>) -> tensor<4x4x6x1xf32>
    %66 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<4x4x6x6xf32>) outs(%65 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x1xf32>
    %67 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %66 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.divf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %68 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %69 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%68 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %70 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%69 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %71 = tensor.empty() : tensor<576xi64>
    %72 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%71 : tensor<576xi64>) {
    ^bb0(%out: i64):
      %1253 = linalg.index 0 : index
      %1254 = arith.index_cast %1253 : index to i64
      linalg.yield %1254 : i64
    } -> tensor<576xi64>
    %expanded_35 = tensor.expand_shape %72 [[0, 1, 2, 3]] output_shape [4, 4, 6, 6] : tensor<576xi64> into tensor<4x4x6x6xi64>
    %73 = tensor.empty() : tensor<4x4x6x6xi64>
    %74 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35, %70 : tensor<4x4x6x6xi64>, tensor<i64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %75 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %76 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %75 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %77 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %78 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %79 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %80 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %79 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %81 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %82 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %83 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %84 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %83 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %85 = tensor.empty() : tensor<4x4x6x6xi1>
    %86 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<4x4x6x6xi64>) outs(%85 : tensor<4x4x6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<4x4x6x6xi1>
    %87 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<4x4x6x6xf32>
    %88 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %87, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_36 = tensor.collapse_shape %88 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %89 = linalg.fill ins(%cst_0 : f32) outs(%50 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %90 = linalg.batch_matmul ins(%collapsed_36, %transposed_29 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%89 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_37 = tensor.expand_shape %90 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %91 = tensor.empty() : tensor<6x4x4x4xf32>
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<4x4x6x4xf32>) outs(%91 : tensor<6x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_39 = tensor.collapse_shape %transposed_38 [[0, 1], [2, 3]] : tensor<6x4x4x4xf32> into tensor<24x16xf32>
    %92 = tensor.empty() : tensor<16x16xf32>
    %transposed_40 = linalg.transpose ins(%arg3 : tensor<16x16xf32>) outs(%92 : tensor<16x16xf32>) permutation = [1, 0] 
    %93 = tensor.empty() : tensor<24x16xf32>
    %94 = linalg.fill ins(%cst_0 : f32) outs(%93 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %95 = linalg.matmul ins(%collapsed_39, %transposed_40 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %96 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<16xf32>) outs(%93 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %97 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%95, %96 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%93 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<24x16xf32>
    %expanded_41 = tensor.expand_shape %97 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %98 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %99 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%98 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %100 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%99 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %101 = tensor.empty() : tensor<384xi64>
    %102 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%101 : tensor<384xi64>) {
    ^bb0(%out: i64):
      %1253 = linalg.index 0 : index
      %1254 = arith.index_cast %1253 : index to i64
      linalg.yield %1254 : i64
    } -> tensor<384xi64>
    %expanded_42 = tensor.expand_shape %102 [[0, 1, 2]] output_shape [6, 4, 16] : tensor<384xi64> into tensor<6x4x16xi64>
    %103 = tensor.empty() : tensor<6x4x16xi64>
    %104 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %100 : tensor<6x4x16xi64>, tensor<i64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %105 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %109 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %113 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %115 = tensor.empty() : tensor<6x4x16xi1>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<6x4x16xi64>) outs(%115 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<6x4x16xi1>
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x16xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %117, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %118 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %120 = tensor.empty() : tensor<6x4x16xf64>
    %121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<6x4x16xf32>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x16xf64>
    %122 = tensor.empty() : tensor<6x4x1xf64>
    %123 = linalg.fill ins(%cst : f64) outs(%122 : tensor<6x4x1xf64>) -> tensor<6x4x1xf64>
    %124 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%121 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %126 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %125 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.subf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x16xf64>
    %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %126 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x16xf64>
    %128 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%127 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %130 = tensor.empty() : tensor<6x4x1xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<6x4x1xf64>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %132 = linalg.fill ins(%cst_0 : f32) outs(%130 : tensor<6x4x1xf32>) -> tensor<6x4x1xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%119 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_4 : f64 to f32
      %1254 = arith.addf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x1xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.rsqrt %in : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %134 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %136 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %arg10 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_43 = tensor.collapse_shape %140 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %141 = tensor.empty() : tensor<16x8xf32>
    %transposed_44 = linalg.transpose ins(%arg5 : tensor<8x16xf32>) outs(%141 : tensor<16x8xf32>) permutation = [1, 0] 
    %142 = tensor.empty() : tensor<24x8xf32>
    %143 = linalg.fill ins(%cst_0 : f32) outs(%142 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %144 = linalg.matmul ins(%collapsed_43, %transposed_44 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%143 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %145 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<8xf32>) outs(%142 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %146 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%144, %145 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%142 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<24x8xf32>
    %expanded_45 = tensor.expand_shape %146 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %147 = tensor.empty() : tensor<6x4x8xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<6x4x8xf32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.cmpf ugt, %in, %cst_0 : f32
      %1254 = arith.select %1253, %in, %cst_0 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x8xf32>
    %149 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c7963307307_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %150 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%149 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %151 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%150 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %152 = tensor.empty() : tensor<192xi64>
    %153 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%152 : tensor<192xi64>) {
    ^bb0(%out: i64):
      %1253 = linalg.index 0 : index
      %1254 = arith.index_cast %1253 : index to i64
      linalg.yield %1254 : i64
    } -> tensor<192xi64>
    %expanded_46 = tensor.expand_shape %153 [[0, 1, 2]] output_shape [6, 4, 8] : tensor<192xi64> into tensor<6x4x8xi64>
    %154 = tensor.empty() : tensor<6x4x8xi64>
    %155 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %151 : tensor<6x4x8xi64>, tensor<i64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %156 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %160 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %160 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %164 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %166 = tensor.empty() : tensor<6x4x8xi1>
    %167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<6x4x8xi64>) outs(%166 : tensor<6x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<6x4x8xi1>
    %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<6x4x8xf32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x8xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %168, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_47 = tensor.collapse_shape %169 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %170 = tensor.empty() : tensor<8x16xf32>
    %transposed_48 = linalg.transpose ins(%arg7 : tensor<16x8xf32>) outs(%170 : tensor<8x16xf32>) permutation = [1, 0] 
    %171 = linalg.matmul ins(%collapsed_47, %transposed_48 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %172 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<16xf32>) outs(%93 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %173 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%171, %172 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%93 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<24x16xf32>
    %expanded_49 = tensor.expand_shape %173 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %174 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c10617743076_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %175 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%174 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %176 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%175 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %177 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %176 : tensor<6x4x16xi64>, tensor<i64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %178 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %178 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %182 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %182 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %184 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %186 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %186 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %188 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<6x4x16xi64>) outs(%115 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<6x4x16xi1>
    %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x16xf32>
    %190 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %189, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %190 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<6x4x16xf32>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x16xf64>
    %193 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%192 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %194 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %195 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %194 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.subf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x16xf64>
    %196 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %195 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x16xf64>
    %197 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%196 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %199 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<6x4x1xf64>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %200 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%191 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_4 : f64 to f32
      %1254 = arith.addf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x1xf32>
    %203 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.rsqrt %in : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %204 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %201 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %205 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %203 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %arg12 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_50 = tensor.collapse_shape %207 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_51 = linalg.transpose ins(%arg13 : tensor<48x16xf32>) outs(%43 : tensor<16x48xf32>) permutation = [1, 0] 
    %208 = linalg.matmul ins(%collapsed_50, %transposed_51 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%45 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %209 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<48xf32>) outs(%44 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %210 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%208, %209 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%44 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<24x48xf32>
    %expanded_52 = tensor.expand_shape %210 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 3, 16] : tensor<24x48xf32> into tensor<1x6x4x3x16xf32>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<1x6x4x3x16xf32>) outs(%49 : tensor<3x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_54 = tensor.collapse_shape %transposed_53 [[0], [1], [2], [3, 4]] : tensor<3x6x4x1x16xf32> into tensor<3x6x4x16xf32>
    %extracted_slice_55 = tensor.extract_slice %collapsed_54[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_56 = tensor.extract_slice %collapsed_54[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_57 = tensor.extract_slice %collapsed_54[2, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<3x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_58 = tensor.collapse_shape %extracted_slice_55 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_59 = tensor.expand_shape %collapsed_58 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_60 = linalg.transpose ins(%expanded_59 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_61 = tensor.collapse_shape %extracted_slice_56 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_62 = tensor.expand_shape %collapsed_61 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_63 = linalg.transpose ins(%expanded_62 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_64 = tensor.collapse_shape %extracted_slice_57 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_65 = tensor.expand_shape %collapsed_64 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_66 = linalg.transpose ins(%expanded_65 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_67 = tensor.expand_shape %transposed_63 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_68 = linalg.transpose ins(%expanded_67 : tensor<4x4x6x4xf32>) outs(%51 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_69 = tensor.collapse_shape %transposed_68 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %211 = linalg.batch_matmul ins(%transposed_60, %collapsed_69 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%53 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_70 = tensor.expand_shape %211 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %212 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_70 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %213:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%212 : tensor<4x4x6x6xf32>) outs(%60, %58 : tensor<4x4x6xf32>, tensor<4x4x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_487: i64):
      %1253 = linalg.index 3 : index
      %1254 = arith.index_cast %1253 : index to i64
      %1255 = arith.maximumf %in, %out : f32
      %1256 = arith.cmpf ogt, %in, %out : f32
      %1257 = arith.select %1256, %1254, %out_487 : i64
      linalg.yield %1255, %1257 : f32, i64
    } -> (tensor<4x4x6xf32>, tensor<4x4x6xi64>)
    %expanded_71 = tensor.expand_shape %213#0 [[0], [1], [2, 3]] output_shape [4, 4, 6, 1] : tensor<4x4x6xf32> into tensor<4x4x6x1xf32>
    %214 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212, %expanded_71 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %215 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.exp %in : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %216 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%215 : tensor<4x4x6x6xf32>) outs(%65 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x1xf32>
    %217 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215, %216 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.divf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %218 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c13272178845_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %219 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%218 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %220 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%219 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %221 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35, %220 : tensor<4x4x6x6xi64>, tensor<i64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %222 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %223 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %222 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %224 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %225 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%224 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %226 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %227 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225, %226 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %228 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %229 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %230 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %231 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %230 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x6x6xi64>
    %232 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231 : tensor<4x4x6x6xi64>) outs(%85 : tensor<4x4x6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<4x4x6x6xi1>
    %233 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<4x4x6x6xf32>
    %234 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%232, %233, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_72 = tensor.collapse_shape %234 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %235 = linalg.batch_matmul ins(%collapsed_72, %transposed_66 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%89 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_73 = tensor.expand_shape %235 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_74 = linalg.transpose ins(%expanded_73 : tensor<4x4x6x4xf32>) outs(%91 : tensor<6x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_75 = tensor.collapse_shape %transposed_74 [[0, 1], [2, 3]] : tensor<6x4x4x4xf32> into tensor<24x16xf32>
    %transposed_76 = linalg.transpose ins(%arg15 : tensor<16x16xf32>) outs(%92 : tensor<16x16xf32>) permutation = [1, 0] 
    %236 = linalg.matmul ins(%collapsed_75, %transposed_76 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %237 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<16xf32>) outs(%93 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %238 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%236, %237 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%93 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<24x16xf32>
    %expanded_77 = tensor.expand_shape %238 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %239 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c15926614614_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %240 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%239 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %241 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%240 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %242 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %241 : tensor<6x4x16xi64>, tensor<i64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %243 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %244 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %243 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %245 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %246 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %247 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %248 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %247 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %249 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %251 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %252 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %251 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %253 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<6x4x16xi64>) outs(%115 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<6x4x16xi1>
    %254 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_77 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x16xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %254, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %255 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<6x4x16xf32>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x16xf64>
    %258 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%257 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %259 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %260 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %259 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.subf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x16xf64>
    %261 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %260 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x16xf64>
    %262 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%261 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %263 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %264 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<6x4x1xf64>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%256 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %267 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_4 : f64 to f32
      %1254 = arith.addf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x1xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.rsqrt %in : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %269 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %266 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %270 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %268 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %271 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %272 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %arg22 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_78 = tensor.collapse_shape %272 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_79 = linalg.transpose ins(%arg17 : tensor<8x16xf32>) outs(%141 : tensor<16x8xf32>) permutation = [1, 0] 
    %273 = linalg.matmul ins(%collapsed_78, %transposed_79 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%143 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %274 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<8xf32>) outs(%142 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %275 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%273, %274 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%142 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<24x8xf32>
    %expanded_80 = tensor.expand_shape %275 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %276 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80 : tensor<6x4x8xf32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.cmpf ugt, %in, %cst_0 : f32
      %1254 = arith.select %1253, %in, %cst_0 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x8xf32>
    %277 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c18581050383_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %278 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%277 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %279 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%278 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %280 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %279 : tensor<6x4x8xi64>, tensor<i64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %281 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %282 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %281 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %283 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %284 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %285 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %286 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %285 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %287 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %288 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %289 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %290 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %289 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x8xi64>
    %291 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<6x4x8xi64>) outs(%166 : tensor<6x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<6x4x8xi1>
    %292 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<6x4x8xf32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x8xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %292, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_81 = tensor.collapse_shape %293 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %transposed_82 = linalg.transpose ins(%arg19 : tensor<16x8xf32>) outs(%170 : tensor<8x16xf32>) permutation = [1, 0] 
    %294 = linalg.matmul ins(%collapsed_81, %transposed_82 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %295 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg20 : tensor<16xf32>) outs(%93 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %296 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%294, %295 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%93 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<24x16xf32>
    %expanded_83 = tensor.expand_shape %296 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %297 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c21235486152_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %298 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%297 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %299 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%298 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %300 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %299 : tensor<6x4x16xi64>, tensor<i64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %301 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %302 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %301 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %303 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %304 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %305 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %306 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %305 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %307 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %308 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %309 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %310 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %309 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<6x4x16xi64>
    %311 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310 : tensor<6x4x16xi64>) outs(%115 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<6x4x16xi1>
    %312 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_83 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x16xf32>
    %313 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311, %312, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %314 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %313 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %315 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<6x4x16xf32>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x16xf64>
    %316 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%315 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %317 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %318 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %317 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.subf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x16xf64>
    %319 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318, %318 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x16xf64>
    %320 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%319 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %321 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %322 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321 : tensor<6x4x1xf64>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %323 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%314 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_4 : f64 to f32
      %1254 = arith.addf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x1xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.rsqrt %in : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %327 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %324 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %328 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %326 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %329 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %330 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %arg24 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %331 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330 : tensor<6x4x16xf32>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x16xf64>
    %332 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%331 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %333 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %334 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331, %333 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.subf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x16xf64>
    %335 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334, %334 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x16xf64>
    %336 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%335 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %337 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<6x4x1xf64>
    %338 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337 : tensor<6x4x1xf64>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %339 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%330 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %340 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %341 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_4 : f64 to f32
      %1254 = arith.addf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x1xf32>
    %342 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.rsqrt %in : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %343 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %340 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %344 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343, %342 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %345 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %346 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %arg26 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_84 = tensor.collapse_shape %40 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_85 = linalg.transpose ins(%arg27 : tensor<48x16xf32>) outs(%43 : tensor<16x48xf32>) permutation = [1, 0] 
    %347 = tensor.empty() : tensor<20x48xf32>
    %348 = linalg.fill ins(%cst_0 : f32) outs(%347 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %349 = linalg.matmul ins(%collapsed_84, %transposed_85 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%348 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %350 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<48xf32>) outs(%347 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %351 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%349, %350 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%347 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x48xf32>
    %expanded_86 = tensor.expand_shape %351 [[0, 1, 2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<20x48xf32> into tensor<1x5x4x3x16xf32>
    %352 = tensor.empty() : tensor<3x5x4x1x16xf32>
    %transposed_87 = linalg.transpose ins(%expanded_86 : tensor<1x5x4x3x16xf32>) outs(%352 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_88 = tensor.collapse_shape %transposed_87 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_89 = tensor.extract_slice %collapsed_88[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_90 = tensor.extract_slice %collapsed_88[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_91 = tensor.extract_slice %collapsed_88[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_92 = tensor.collapse_shape %extracted_slice_89 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_93 = tensor.expand_shape %collapsed_92 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %353 = tensor.empty() : tensor<16x5x4xf32>
    %transposed_94 = linalg.transpose ins(%expanded_93 : tensor<5x16x4xf32>) outs(%353 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_95 = tensor.collapse_shape %extracted_slice_90 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_96 = tensor.expand_shape %collapsed_95 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_97 = linalg.transpose ins(%expanded_96 : tensor<5x16x4xf32>) outs(%353 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_98 = tensor.collapse_shape %extracted_slice_91 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_99 = tensor.expand_shape %collapsed_98 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_100 = linalg.transpose ins(%expanded_99 : tensor<5x16x4xf32>) outs(%353 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_101 = tensor.expand_shape %transposed_97 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %354 = tensor.empty() : tensor<4x4x4x5xf32>
    %transposed_102 = linalg.transpose ins(%expanded_101 : tensor<4x4x5x4xf32>) outs(%354 : tensor<4x4x4x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_103 = tensor.collapse_shape %transposed_102 [[0, 1], [2], [3]] : tensor<4x4x4x5xf32> into tensor<16x4x5xf32>
    %355 = tensor.empty() : tensor<16x5x5xf32>
    %356 = linalg.fill ins(%cst_0 : f32) outs(%355 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %357 = linalg.batch_matmul ins(%transposed_94, %collapsed_103 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%356 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_104 = tensor.expand_shape %357 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %358 = tensor.empty() : tensor<4x4x5x5xf32>
    %359 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_104 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %360 = tensor.empty() : tensor<4x4x5xi64>
    %361 = linalg.fill ins(%c0_i64 : i64) outs(%360 : tensor<4x4x5xi64>) -> tensor<4x4x5xi64>
    %362 = tensor.empty() : tensor<4x4x5xf32>
    %363 = linalg.fill ins(%cst_1 : f32) outs(%362 : tensor<4x4x5xf32>) -> tensor<4x4x5xf32>
    %364:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%359 : tensor<4x4x5x5xf32>) outs(%363, %361 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_487: i64):
      %1253 = linalg.index 3 : index
      %1254 = arith.index_cast %1253 : index to i64
      %1255 = arith.maximumf %in, %out : f32
      %1256 = arith.cmpf ogt, %in, %out : f32
      %1257 = arith.select %1256, %1254, %out_487 : i64
      linalg.yield %1255, %1257 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_105 = tensor.expand_shape %364#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %365 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%359, %expanded_105 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %366 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%365 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.exp %in : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %367 = tensor.empty() : tensor<4x4x5x1xf32>
    %368 = linalg.fill ins(%cst_0 : f32) outs(%367 : tensor<4x4x5x1xf32>) -> tensor<4x4x5x1xf32>
    %369 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%366 : tensor<4x4x5x5xf32>) outs(%368 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x1xf32>
    %370 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%366, %369 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.divf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %371 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c23889921921_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %372 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%371 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %373 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%372 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %374 = tensor.empty() : tensor<400xi64>
    %375 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%374 : tensor<400xi64>) {
    ^bb0(%out: i64):
      %1253 = linalg.index 0 : index
      %1254 = arith.index_cast %1253 : index to i64
      linalg.yield %1254 : i64
    } -> tensor<400xi64>
    %expanded_106 = tensor.expand_shape %375 [[0, 1, 2, 3]] output_shape [4, 4, 5, 5] : tensor<400xi64> into tensor<4x4x5x5xi64>
    %376 = tensor.empty() : tensor<4x4x5x5xi64>
    %377 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_106, %373 : tensor<4x4x5x5xi64>, tensor<i64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %378 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%377 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %379 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%377, %378 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %380 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%379 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %381 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%380 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %382 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%381 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %383 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%381, %382 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %384 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%383 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %385 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%384 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %386 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %387 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385, %386 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %388 = tensor.empty() : tensor<4x4x5x5xi1>
    %389 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%387 : tensor<4x4x5x5xi64>) outs(%388 : tensor<4x4x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<4x4x5x5xi1>
    %390 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%370 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<4x4x5x5xf32>
    %391 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%389, %390, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_107 = tensor.collapse_shape %391 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %392 = linalg.fill ins(%cst_0 : f32) outs(%353 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %393 = linalg.batch_matmul ins(%collapsed_107, %transposed_100 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%392 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_108 = tensor.expand_shape %393 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %394 = tensor.empty() : tensor<5x4x4x4xf32>
    %transposed_109 = linalg.transpose ins(%expanded_108 : tensor<4x4x5x4xf32>) outs(%394 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_110 = tensor.collapse_shape %transposed_109 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_111 = linalg.transpose ins(%arg29 : tensor<16x16xf32>) outs(%92 : tensor<16x16xf32>) permutation = [1, 0] 
    %395 = tensor.empty() : tensor<20x16xf32>
    %396 = linalg.fill ins(%cst_0 : f32) outs(%395 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %397 = linalg.matmul ins(%collapsed_110, %transposed_111 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %398 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg30 : tensor<16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %399 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%397, %398 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x16xf32>
    %expanded_112 = tensor.expand_shape %399 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %400 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c26544357690_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %401 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%400 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %402 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%401 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %403 = tensor.empty() : tensor<320xi64>
    %404 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%403 : tensor<320xi64>) {
    ^bb0(%out: i64):
      %1253 = linalg.index 0 : index
      %1254 = arith.index_cast %1253 : index to i64
      linalg.yield %1254 : i64
    } -> tensor<320xi64>
    %expanded_113 = tensor.expand_shape %404 [[0, 1, 2]] output_shape [5, 4, 16] : tensor<320xi64> into tensor<5x4x16xi64>
    %405 = tensor.empty() : tensor<5x4x16xi64>
    %406 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113, %402 : tensor<5x4x16xi64>, tensor<i64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %407 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %408 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %407 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %409 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %410 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %411 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %412 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410, %411 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %413 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %414 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %415 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %416 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %415 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %417 = tensor.empty() : tensor<5x4x16xi1>
    %418 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%416 : tensor<5x4x16xi64>) outs(%417 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<5x4x16xi1>
    %419 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_112 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x16xf32>
    %420 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %419, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %421 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %420 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %422 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %423 = tensor.empty() : tensor<5x4x1xf64>
    %424 = linalg.fill ins(%cst : f64) outs(%423 : tensor<5x4x1xf64>) -> tensor<5x4x1xf64>
    %425 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%422 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %426 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %427 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %426 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.subf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %428 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427, %427 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %429 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%428 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %430 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %431 = tensor.empty() : tensor<5x4x1xf32>
    %432 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430 : tensor<5x4x1xf64>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %433 = linalg.fill ins(%cst_0 : f32) outs(%431 : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
    %434 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%421 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %435 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %436 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_4 : f64 to f32
      %1254 = arith.addf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x1xf32>
    %437 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.rsqrt %in : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %438 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %435 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %439 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %437 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %440 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %441 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440, %arg40 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %extracted_slice_114 = tensor.extract_slice %arg31[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_115 = tensor.extract_slice %arg31[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_116 = tensor.extract_slice %arg32[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_117 = tensor.extract_slice %arg32[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %collapsed_118 = tensor.collapse_shape %441 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_119 = linalg.transpose ins(%extracted_slice_114 : tensor<16x16xf32>) outs(%92 : tensor<16x16xf32>) permutation = [1, 0] 
    %442 = linalg.matmul ins(%collapsed_118, %transposed_119 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %443 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_116 : tensor<16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %444 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%442, %443 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x16xf32>
    %expanded_120 = tensor.expand_shape %444 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %collapsed_121 = tensor.collapse_shape %346 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %445 = tensor.empty() : tensor<16x32xf32>
    %transposed_122 = linalg.transpose ins(%extracted_slice_115 : tensor<32x16xf32>) outs(%445 : tensor<16x32xf32>) permutation = [1, 0] 
    %446 = tensor.empty() : tensor<24x32xf32>
    %447 = linalg.fill ins(%cst_0 : f32) outs(%446 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %448 = linalg.matmul ins(%collapsed_121, %transposed_122 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%447 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %449 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_117 : tensor<32xf32>) outs(%446 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %450 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%448, %449 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%446 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<24x32xf32>
    %expanded_123 = tensor.expand_shape %450 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 2, 16] : tensor<24x32xf32> into tensor<1x6x4x2x16xf32>
    %451 = tensor.empty() : tensor<2x6x4x1x16xf32>
    %transposed_124 = linalg.transpose ins(%expanded_123 : tensor<1x6x4x2x16xf32>) outs(%451 : tensor<2x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_125 = tensor.collapse_shape %transposed_124 [[0], [1], [2], [3, 4]] : tensor<2x6x4x1x16xf32> into tensor<2x6x4x16xf32>
    %extracted_slice_126 = tensor.extract_slice %collapsed_125[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_127 = tensor.extract_slice %collapsed_125[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_128 = tensor.collapse_shape %expanded_120 [[0], [1, 2]] : tensor<5x4x16xf32> into tensor<5x64xf32>
    %expanded_129 = tensor.expand_shape %collapsed_128 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_130 = linalg.transpose ins(%expanded_129 : tensor<5x16x4xf32>) outs(%353 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_131 = tensor.collapse_shape %extracted_slice_126 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_132 = tensor.expand_shape %collapsed_131 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_133 = linalg.transpose ins(%expanded_132 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_134 = tensor.collapse_shape %extracted_slice_127 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_135 = tensor.expand_shape %collapsed_134 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_136 = linalg.transpose ins(%expanded_135 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_137 = tensor.expand_shape %transposed_133 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_138 = linalg.transpose ins(%expanded_137 : tensor<4x4x6x4xf32>) outs(%51 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_139 = tensor.collapse_shape %transposed_138 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %452 = tensor.empty() : tensor<16x5x6xf32>
    %453 = linalg.fill ins(%cst_0 : f32) outs(%452 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %454 = linalg.batch_matmul ins(%transposed_130, %collapsed_139 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%453 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_140 = tensor.expand_shape %454 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %455 = tensor.empty() : tensor<4x4x5x6xf32>
    %456 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_140 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %457:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%456 : tensor<4x4x5x6xf32>) outs(%363, %361 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_487: i64):
      %1253 = linalg.index 3 : index
      %1254 = arith.index_cast %1253 : index to i64
      %1255 = arith.maximumf %in, %out : f32
      %1256 = arith.cmpf ogt, %in, %out : f32
      %1257 = arith.select %1256, %1254, %out_487 : i64
      linalg.yield %1255, %1257 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_141 = tensor.expand_shape %457#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %458 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%456, %expanded_141 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %459 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%458 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.exp %in : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %460 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%459 : tensor<4x4x5x6xf32>) outs(%368 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x1xf32>
    %461 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%459, %460 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.divf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %462 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c29198793459_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %463 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%462 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %464 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%463 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %465 = tensor.empty() : tensor<480xi64>
    %466 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%465 : tensor<480xi64>) {
    ^bb0(%out: i64):
      %1253 = linalg.index 0 : index
      %1254 = arith.index_cast %1253 : index to i64
      linalg.yield %1254 : i64
    } -> tensor<480xi64>
    %expanded_142 = tensor.expand_shape %466 [[0, 1, 2, 3]] output_shape [4, 4, 5, 6] : tensor<480xi64> into tensor<4x4x5x6xi64>
    %467 = tensor.empty() : tensor<4x4x5x6xi64>
    %468 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_142, %464 : tensor<4x4x5x6xi64>, tensor<i64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %469 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%468 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %470 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%468, %469 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %471 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%470 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %472 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%471 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %473 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%472 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %474 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%472, %473 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %475 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%474 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %476 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%475 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %477 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%476 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %478 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%476, %477 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %479 = tensor.empty() : tensor<4x4x5x6xi1>
    %480 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%478 : tensor<4x4x5x6xi64>) outs(%479 : tensor<4x4x5x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<4x4x5x6xi1>
    %481 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%461 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<4x4x5x6xf32>
    %482 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%480, %481, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_143 = tensor.collapse_shape %482 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %483 = linalg.batch_matmul ins(%collapsed_143, %transposed_136 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%392 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_144 = tensor.expand_shape %483 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_145 = linalg.transpose ins(%expanded_144 : tensor<4x4x5x4xf32>) outs(%394 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_146 = tensor.collapse_shape %transposed_145 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_147 = linalg.transpose ins(%arg33 : tensor<16x16xf32>) outs(%92 : tensor<16x16xf32>) permutation = [1, 0] 
    %484 = linalg.matmul ins(%collapsed_146, %transposed_147 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %485 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg34 : tensor<16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %486 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%484, %485 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x16xf32>
    %expanded_148 = tensor.expand_shape %486 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %487 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c31853229228_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %488 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%487 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %489 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%488 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %490 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113, %489 : tensor<5x4x16xi64>, tensor<i64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %491 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %492 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %491 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %493 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %494 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %495 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %496 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %495 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %497 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%496 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %498 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %499 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %500 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %499 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %501 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%500 : tensor<5x4x16xi64>) outs(%417 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<5x4x16xi1>
    %502 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_148 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x16xf32>
    %503 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %502, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %504 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441, %503 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %505 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %506 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%505 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %507 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%506 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %508 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %507 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.subf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %509 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%508, %508 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %510 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%509 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %511 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %512 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511 : tensor<5x4x1xf64>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %513 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%504 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %514 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%513 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %515 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_4 : f64 to f32
      %1254 = arith.addf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x1xf32>
    %516 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.rsqrt %in : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %517 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504, %514 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %518 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %516 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %519 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %520 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %arg42 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_149 = tensor.collapse_shape %520 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_150 = linalg.transpose ins(%arg35 : tensor<8x16xf32>) outs(%141 : tensor<16x8xf32>) permutation = [1, 0] 
    %521 = tensor.empty() : tensor<20x8xf32>
    %522 = linalg.fill ins(%cst_0 : f32) outs(%521 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %523 = linalg.matmul ins(%collapsed_149, %transposed_150 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%522 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %524 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg36 : tensor<8xf32>) outs(%521 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %525 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%523, %524 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%521 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x8xf32>
    %expanded_151 = tensor.expand_shape %525 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %526 = tensor.empty() : tensor<5x4x8xf32>
    %527 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_151 : tensor<5x4x8xf32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.cmpf ugt, %in, %cst_0 : f32
      %1254 = arith.select %1253, %in, %cst_0 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x8xf32>
    %528 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c34507664997_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %529 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%528 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %530 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%529 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %531 = tensor.empty() : tensor<160xi64>
    %532 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%531 : tensor<160xi64>) {
    ^bb0(%out: i64):
      %1253 = linalg.index 0 : index
      %1254 = arith.index_cast %1253 : index to i64
      linalg.yield %1254 : i64
    } -> tensor<160xi64>
    %expanded_152 = tensor.expand_shape %532 [[0, 1, 2]] output_shape [5, 4, 8] : tensor<160xi64> into tensor<5x4x8xi64>
    %533 = tensor.empty() : tensor<5x4x8xi64>
    %534 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_152, %530 : tensor<5x4x8xi64>, tensor<i64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %535 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %536 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534, %535 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %537 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %538 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %539 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%538 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %540 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%538, %539 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %541 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%540 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %542 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %543 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %544 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542, %543 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %545 = tensor.empty() : tensor<5x4x8xi1>
    %546 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%544 : tensor<5x4x8xi64>) outs(%545 : tensor<5x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<5x4x8xi1>
    %547 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%527 : tensor<5x4x8xf32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x8xf32>
    %548 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546, %547, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_153 = tensor.collapse_shape %548 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_154 = linalg.transpose ins(%arg37 : tensor<16x8xf32>) outs(%170 : tensor<8x16xf32>) permutation = [1, 0] 
    %549 = linalg.matmul ins(%collapsed_153, %transposed_154 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %550 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %551 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%549, %550 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x16xf32>
    %expanded_155 = tensor.expand_shape %551 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %552 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c37162100766_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %553 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%552 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %554 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%553 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %555 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113, %554 : tensor<5x4x16xi64>, tensor<i64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %556 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %557 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555, %556 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %558 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%557 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %559 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%558 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %560 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %561 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559, %560 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %562 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%561 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %563 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%562 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %564 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %565 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563, %564 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %566 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%565 : tensor<5x4x16xi64>) outs(%417 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<5x4x16xi1>
    %567 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_155 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x16xf32>
    %568 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566, %567, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %569 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%520, %568 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %570 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %571 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%570 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %572 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%571 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %573 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570, %572 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.subf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %574 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%573, %573 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %575 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%574 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %576 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%575 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %577 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%576 : tensor<5x4x1xf64>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %578 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%569 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %579 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%578 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %580 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%577 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_4 : f64 to f32
      %1254 = arith.addf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x1xf32>
    %581 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%580 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.rsqrt %in : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %582 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569, %579 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %583 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%582, %581 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %584 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%583, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %585 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%584, %arg44 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_156 = tensor.collapse_shape %585 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_157 = linalg.transpose ins(%arg45 : tensor<48x16xf32>) outs(%43 : tensor<16x48xf32>) permutation = [1, 0] 
    %586 = linalg.matmul ins(%collapsed_156, %transposed_157 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%348 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %587 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg46 : tensor<48xf32>) outs(%347 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %588 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%586, %587 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%347 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x48xf32>
    %expanded_158 = tensor.expand_shape %588 [[0, 1, 2], [3, 4]] output_shape [1, 5, 4, 3, 16] : tensor<20x48xf32> into tensor<1x5x4x3x16xf32>
    %transposed_159 = linalg.transpose ins(%expanded_158 : tensor<1x5x4x3x16xf32>) outs(%352 : tensor<3x5x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_160 = tensor.collapse_shape %transposed_159 [[0], [1], [2], [3, 4]] : tensor<3x5x4x1x16xf32> into tensor<3x5x4x16xf32>
    %extracted_slice_161 = tensor.extract_slice %collapsed_160[0, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_162 = tensor.extract_slice %collapsed_160[1, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %extracted_slice_163 = tensor.extract_slice %collapsed_160[2, 0, 0, 0] [1, 5, 4, 16] [1, 1, 1, 1] : tensor<3x5x4x16xf32> to tensor<1x5x4x16xf32>
    %collapsed_164 = tensor.collapse_shape %extracted_slice_161 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_165 = tensor.expand_shape %collapsed_164 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_166 = linalg.transpose ins(%expanded_165 : tensor<5x16x4xf32>) outs(%353 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_167 = tensor.collapse_shape %extracted_slice_162 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_168 = tensor.expand_shape %collapsed_167 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_169 = linalg.transpose ins(%expanded_168 : tensor<5x16x4xf32>) outs(%353 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_170 = tensor.collapse_shape %extracted_slice_163 [[0, 1], [2, 3]] : tensor<1x5x4x16xf32> into tensor<5x64xf32>
    %expanded_171 = tensor.expand_shape %collapsed_170 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_172 = linalg.transpose ins(%expanded_171 : tensor<5x16x4xf32>) outs(%353 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %expanded_173 = tensor.expand_shape %transposed_169 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_174 = linalg.transpose ins(%expanded_173 : tensor<4x4x5x4xf32>) outs(%354 : tensor<4x4x4x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_175 = tensor.collapse_shape %transposed_174 [[0, 1], [2], [3]] : tensor<4x4x4x5xf32> into tensor<16x4x5xf32>
    %589 = linalg.batch_matmul ins(%transposed_166, %collapsed_175 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%356 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_176 = tensor.expand_shape %589 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %590 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_176 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %591:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%590 : tensor<4x4x5x5xf32>) outs(%363, %361 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_487: i64):
      %1253 = linalg.index 3 : index
      %1254 = arith.index_cast %1253 : index to i64
      %1255 = arith.maximumf %in, %out : f32
      %1256 = arith.cmpf ogt, %in, %out : f32
      %1257 = arith.select %1256, %1254, %out_487 : i64
      linalg.yield %1255, %1257 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_177 = tensor.expand_shape %591#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %592 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%590, %expanded_177 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %593 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%592 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.exp %in : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %594 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%593 : tensor<4x4x5x5xf32>) outs(%368 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x1xf32>
    %595 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%593, %594 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.divf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %596 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c39816536535_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %597 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%596 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %598 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%597 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %599 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_106, %598 : tensor<4x4x5x5xi64>, tensor<i64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %600 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%599 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %601 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%599, %600 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %602 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%601 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %603 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%602 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %604 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%603 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %605 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%603, %604 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %606 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%605 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %607 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%606 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %608 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%607 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %609 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%607, %608 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x5xi64>
    %610 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%609 : tensor<4x4x5x5xi64>) outs(%388 : tensor<4x4x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<4x4x5x5xi1>
    %611 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%595 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<4x4x5x5xf32>
    %612 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%610, %611, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_178 = tensor.collapse_shape %612 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %613 = linalg.batch_matmul ins(%collapsed_178, %transposed_172 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%392 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_179 = tensor.expand_shape %613 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_180 = linalg.transpose ins(%expanded_179 : tensor<4x4x5x4xf32>) outs(%394 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_181 = tensor.collapse_shape %transposed_180 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_182 = linalg.transpose ins(%arg47 : tensor<16x16xf32>) outs(%92 : tensor<16x16xf32>) permutation = [1, 0] 
    %614 = linalg.matmul ins(%collapsed_181, %transposed_182 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %615 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg48 : tensor<16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %616 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%614, %615 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x16xf32>
    %expanded_183 = tensor.expand_shape %616 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %617 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c42470972304_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %618 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%617 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %619 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%618 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %620 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113, %619 : tensor<5x4x16xi64>, tensor<i64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %621 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %622 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620, %621 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %623 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%622 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %624 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%623 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %625 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %626 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624, %625 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %627 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%626 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %628 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%627 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %629 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%628 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %630 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%628, %629 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %631 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%630 : tensor<5x4x16xi64>) outs(%417 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<5x4x16xi1>
    %632 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_183 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x16xf32>
    %633 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%631, %632, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %634 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%585, %633 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %635 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %636 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%635 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %637 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%636 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %638 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%635, %637 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.subf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %639 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%638, %638 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %640 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%639 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %641 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%640 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %642 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%641 : tensor<5x4x1xf64>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %643 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%634 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %644 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%643 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %645 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%642 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_4 : f64 to f32
      %1254 = arith.addf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x1xf32>
    %646 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%645 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.rsqrt %in : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %647 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634, %644 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %648 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%647, %646 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %649 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%648, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %650 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%649, %arg58 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %extracted_slice_184 = tensor.extract_slice %arg49[0, 0] [16, 16] [1, 1] : tensor<48x16xf32> to tensor<16x16xf32>
    %extracted_slice_185 = tensor.extract_slice %arg49[16, 0] [32, 16] [1, 1] : tensor<48x16xf32> to tensor<32x16xf32>
    %extracted_slice_186 = tensor.extract_slice %arg50[0] [16] [1] : tensor<48xf32> to tensor<16xf32>
    %extracted_slice_187 = tensor.extract_slice %arg50[16] [32] [1] : tensor<48xf32> to tensor<32xf32>
    %collapsed_188 = tensor.collapse_shape %650 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_189 = linalg.transpose ins(%extracted_slice_184 : tensor<16x16xf32>) outs(%92 : tensor<16x16xf32>) permutation = [1, 0] 
    %651 = linalg.matmul ins(%collapsed_188, %transposed_189 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %652 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_186 : tensor<16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %653 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%651, %652 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x16xf32>
    %expanded_190 = tensor.expand_shape %653 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_191 = linalg.transpose ins(%extracted_slice_185 : tensor<32x16xf32>) outs(%445 : tensor<16x32xf32>) permutation = [1, 0] 
    %654 = linalg.matmul ins(%collapsed_121, %transposed_191 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%447 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %655 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_187 : tensor<32xf32>) outs(%446 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %656 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%654, %655 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%446 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<24x32xf32>
    %expanded_192 = tensor.expand_shape %656 [[0, 1, 2], [3, 4]] output_shape [1, 6, 4, 2, 16] : tensor<24x32xf32> into tensor<1x6x4x2x16xf32>
    %transposed_193 = linalg.transpose ins(%expanded_192 : tensor<1x6x4x2x16xf32>) outs(%451 : tensor<2x6x4x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_194 = tensor.collapse_shape %transposed_193 [[0], [1], [2], [3, 4]] : tensor<2x6x4x1x16xf32> into tensor<2x6x4x16xf32>
    %extracted_slice_195 = tensor.extract_slice %collapsed_194[0, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %extracted_slice_196 = tensor.extract_slice %collapsed_194[1, 0, 0, 0] [1, 6, 4, 16] [1, 1, 1, 1] : tensor<2x6x4x16xf32> to tensor<1x6x4x16xf32>
    %collapsed_197 = tensor.collapse_shape %expanded_190 [[0], [1, 2]] : tensor<5x4x16xf32> into tensor<5x64xf32>
    %expanded_198 = tensor.expand_shape %collapsed_197 [[0], [1, 2]] output_shape [5, 16, 4] : tensor<5x64xf32> into tensor<5x16x4xf32>
    %transposed_199 = linalg.transpose ins(%expanded_198 : tensor<5x16x4xf32>) outs(%353 : tensor<16x5x4xf32>) permutation = [1, 0, 2] 
    %collapsed_200 = tensor.collapse_shape %extracted_slice_195 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_201 = tensor.expand_shape %collapsed_200 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_202 = linalg.transpose ins(%expanded_201 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %collapsed_203 = tensor.collapse_shape %extracted_slice_196 [[0, 1], [2, 3]] : tensor<1x6x4x16xf32> into tensor<6x64xf32>
    %expanded_204 = tensor.expand_shape %collapsed_203 [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
    %transposed_205 = linalg.transpose ins(%expanded_204 : tensor<6x16x4xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [1, 0, 2] 
    %expanded_206 = tensor.expand_shape %transposed_202 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %transposed_207 = linalg.transpose ins(%expanded_206 : tensor<4x4x6x4xf32>) outs(%51 : tensor<4x4x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_208 = tensor.collapse_shape %transposed_207 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %657 = linalg.batch_matmul ins(%transposed_199, %collapsed_208 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%453 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_209 = tensor.expand_shape %657 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %658 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_209 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %659:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%658 : tensor<4x4x5x6xf32>) outs(%363, %361 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_487: i64):
      %1253 = linalg.index 3 : index
      %1254 = arith.index_cast %1253 : index to i64
      %1255 = arith.maximumf %in, %out : f32
      %1256 = arith.cmpf ogt, %in, %out : f32
      %1257 = arith.select %1256, %1254, %out_487 : i64
      linalg.yield %1255, %1257 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_210 = tensor.expand_shape %659#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %660 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%658, %expanded_210 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %661 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%660 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.exp %in : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %662 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%661 : tensor<4x4x5x6xf32>) outs(%368 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x1xf32>
    %663 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%661, %662 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.divf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %664 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c45125408073_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %665 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%664 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %666 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%665 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %667 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_142, %666 : tensor<4x4x5x6xi64>, tensor<i64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %668 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%667 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %669 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%667, %668 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %670 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%669 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %671 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%670 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %672 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%671 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %673 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%671, %672 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %674 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%673 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %675 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%674 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %676 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%675 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %677 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%675, %676 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<4x4x5x6xi64>
    %678 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%677 : tensor<4x4x5x6xi64>) outs(%479 : tensor<4x4x5x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<4x4x5x6xi1>
    %679 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%663 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<4x4x5x6xf32>
    %680 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%678, %679, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_211 = tensor.collapse_shape %680 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %681 = linalg.batch_matmul ins(%collapsed_211, %transposed_205 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%392 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_212 = tensor.expand_shape %681 [[0, 1], [2], [3]] output_shape [4, 4, 5, 4] : tensor<16x5x4xf32> into tensor<4x4x5x4xf32>
    %transposed_213 = linalg.transpose ins(%expanded_212 : tensor<4x4x5x4xf32>) outs(%394 : tensor<5x4x4x4xf32>) permutation = [2, 0, 1, 3] 
    %collapsed_214 = tensor.collapse_shape %transposed_213 [[0, 1], [2, 3]] : tensor<5x4x4x4xf32> into tensor<20x16xf32>
    %transposed_215 = linalg.transpose ins(%arg51 : tensor<16x16xf32>) outs(%92 : tensor<16x16xf32>) permutation = [1, 0] 
    %682 = linalg.matmul ins(%collapsed_214, %transposed_215 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %683 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg52 : tensor<16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %684 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%682, %683 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x16xf32>
    %expanded_216 = tensor.expand_shape %684 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %685 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c47779843842_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %686 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%685 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %687 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%686 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %688 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113, %687 : tensor<5x4x16xi64>, tensor<i64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %689 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%688 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %690 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%688, %689 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %691 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%690 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %692 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%691 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %693 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%692 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %694 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%692, %693 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %695 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%694 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %696 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%695 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %697 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%696 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %698 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%696, %697 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %699 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%698 : tensor<5x4x16xi64>) outs(%417 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<5x4x16xi1>
    %700 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_216 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x16xf32>
    %701 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%699, %700, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %702 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%650, %701 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %703 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%702 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %704 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%703 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %705 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%704 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %706 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%703, %705 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.subf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %707 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%706, %706 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %708 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%707 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %709 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%708 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %710 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%709 : tensor<5x4x1xf64>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %711 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%702 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %712 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%711 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %713 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%710 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_4 : f64 to f32
      %1254 = arith.addf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x1xf32>
    %714 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%713 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.rsqrt %in : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %715 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%702, %712 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %716 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%715, %714 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %717 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%716, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %718 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%717, %arg60 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_217 = tensor.collapse_shape %718 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_218 = linalg.transpose ins(%arg53 : tensor<8x16xf32>) outs(%141 : tensor<16x8xf32>) permutation = [1, 0] 
    %719 = linalg.matmul ins(%collapsed_217, %transposed_218 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%522 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %720 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg54 : tensor<8xf32>) outs(%521 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %721 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%719, %720 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%521 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x8xf32>
    %expanded_219 = tensor.expand_shape %721 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %722 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_219 : tensor<5x4x8xf32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.cmpf ugt, %in, %cst_0 : f32
      %1254 = arith.select %1253, %in, %cst_0 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x8xf32>
    %723 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c50434279611_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %724 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%723 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %725 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%724 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %726 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_152, %725 : tensor<5x4x8xi64>, tensor<i64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %727 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%726 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %728 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%726, %727 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %729 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%728 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %730 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%729 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %731 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%730 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %732 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%730, %731 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %733 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%732 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %734 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%733 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %735 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%734 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %736 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%734, %735 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x8xi64>
    %737 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%736 : tensor<5x4x8xi64>) outs(%545 : tensor<5x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<5x4x8xi1>
    %738 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%722 : tensor<5x4x8xf32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x8xf32>
    %739 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%737, %738, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_220 = tensor.collapse_shape %739 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_221 = linalg.transpose ins(%arg55 : tensor<16x8xf32>) outs(%170 : tensor<8x16xf32>) permutation = [1, 0] 
    %740 = linalg.matmul ins(%collapsed_220, %transposed_221 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %741 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg56 : tensor<16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %742 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%740, %741 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x16xf32>
    %expanded_222 = tensor.expand_shape %742 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %743 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.addi %in, %c53088715380_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %744 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%743 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %745 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%744 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<i64>
    %746 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113, %745 : tensor<5x4x16xi64>, tensor<i64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %747 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%746 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %748 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%746, %747 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %749 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%748 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %750 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%749 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %751 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%750 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %752 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%750, %751 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %753 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%752 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %754 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%753 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %755 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%754 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1253 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %756 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%754, %755 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_487: i64, %out: i64):
      %1253 = arith.xori %in, %in_487 : i64
      linalg.yield %1253 : i64
    } -> tensor<5x4x16xi64>
    %757 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%756 : tensor<5x4x16xi64>) outs(%417 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<5x4x16xi1>
    %758 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_222 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x16xf32>
    %759 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%757, %758, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %760 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%718, %759 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %761 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%760 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %762 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%761 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %763 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%762 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %764 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%761, %763 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.subf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %765 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%764, %764 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %766 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%765 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %767 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%766 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %768 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%767 : tensor<5x4x1xf64>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %769 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%760 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %770 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%769 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %771 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%768 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_4 : f64 to f32
      %1254 = arith.addf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x1xf32>
    %772 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%771 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.rsqrt %in : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %773 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%760, %770 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %774 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%773, %772 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %775 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%774, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %776 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%775, %arg62 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %777 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%776 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %778 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%777 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %779 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%778 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %780 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%777, %779 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.subf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %781 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%780, %780 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %782 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%781 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %783 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%782 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_11 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x1xf64>
    %784 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%783 : tensor<5x4x1xf64>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %785 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%776 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %786 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%785 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %787 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%784 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_4 : f64 to f32
      %1254 = arith.addf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x1xf32>
    %788 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%787 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.rsqrt %in : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %789 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%776, %786 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %790 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%789, %788 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %791 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%790, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %792 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%791, %arg64 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_223 = tensor.collapse_shape %792 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %793 = tensor.empty() : tensor<16x23xf32>
    %transposed_224 = linalg.transpose ins(%arg0 : tensor<23x16xf32>) outs(%793 : tensor<16x23xf32>) permutation = [1, 0] 
    %794 = tensor.empty() : tensor<20x23xf32>
    %795 = linalg.fill ins(%cst_0 : f32) outs(%794 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %796 = linalg.matmul ins(%collapsed_223, %transposed_224 : tensor<20x16xf32>, tensor<16x23xf32>) outs(%795 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %797 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg65 : tensor<23xf32>) outs(%794 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x23xf32>
    %798 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%796, %797 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%794 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x23xf32>
    %collapsed_225 = tensor.collapse_shape %arg74 [[0, 1]] : tensor<5x4xi64> into tensor<20xi64>
    %799 = tensor.empty() : tensor<20xi64>
    %800 = linalg.fill ins(%c0_i64 : i64) outs(%799 : tensor<20xi64>) -> tensor<20xi64>
    %801 = tensor.empty() : tensor<20xf32>
    %802 = linalg.fill ins(%cst_1 : f32) outs(%801 : tensor<20xf32>) -> tensor<20xf32>
    %803:2 = linalg.generic {indexing_maps = [#map8, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%798 : tensor<20x23xf32>) outs(%802, %800 : tensor<20xf32>, tensor<20xi64>) {
    ^bb0(%in: f32, %out: f32, %out_487: i64):
      %1253 = linalg.index 1 : index
      %1254 = arith.index_cast %1253 : index to i64
      %1255 = arith.maximumf %in, %out : f32
      %1256 = arith.cmpf ogt, %in, %out : f32
      %1257 = arith.select %1256, %1254, %out_487 : i64
      linalg.yield %1255, %1257 : f32, i64
    } -> (tensor<20xf32>, tensor<20xi64>)
    %expanded_226 = tensor.expand_shape %803#0 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %804 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%798, %expanded_226 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%794 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x23xf32>
    %805 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%804 : tensor<20x23xf32>) outs(%794 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.exp %in : f32
      linalg.yield %1253 : f32
    } -> tensor<20x23xf32>
    %806 = tensor.empty() : tensor<20x1xf32>
    %807 = linalg.fill ins(%cst_0 : f32) outs(%806 : tensor<20x1xf32>) -> tensor<20x1xf32>
    %808 = linalg.generic {indexing_maps = [#map8, #map16], iterator_types = ["parallel", "reduction"]} ins(%805 : tensor<20x23xf32>) outs(%807 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<20x1xf32>
    %809 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%808 : tensor<20x1xf32>) outs(%806 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.log %in : f32
      linalg.yield %1253 : f32
    } -> tensor<20x1xf32>
    %810 = tensor.empty() : tensor<20xi1>
    %811 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_225 : tensor<20xi64>) outs(%810 : tensor<20xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1253 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %1253 : i1
    } -> tensor<20xi1>
    %812 = linalg.generic {indexing_maps = [#map3, #map3, #map17, #map3], iterator_types = ["parallel"]} ins(%811, %collapsed_225, %cst_13 : tensor<20xi1>, tensor<20xi64>, tensor<i64>) outs(%799 : tensor<20xi64>) {
    ^bb0(%in: i1, %in_487: i64, %in_488: i64, %out: i64):
      %1253 = arith.select %in, %in_487, %in_488 : i64
      linalg.yield %1253 : i64
    } -> tensor<20xi64>
    %expanded_227 = tensor.expand_shape %812 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %813 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_227 : tensor<20x1xi64>) outs(%807 : tensor<20x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1253 = linalg.index 0 : index
      %1254 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %798[%1253, %1254] : tensor<20x23xf32>
      linalg.yield %extracted : f32
    } -> tensor<20x1xf32>
    %814 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%813, %expanded_226 : tensor<20x1xf32>, tensor<20x1xf32>) outs(%806 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x1xf32>
    %815 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%809, %814 : tensor<20x1xf32>, tensor<20x1xf32>) outs(%806 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x1xf32>
    %collapsed_228 = tensor.collapse_shape %815 [[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
    %816 = linalg.generic {indexing_maps = [#map3, #map3, #map17, #map3], iterator_types = ["parallel"]} ins(%811, %collapsed_228, %cst_2 : tensor<20xi1>, tensor<20xf32>, tensor<f32>) outs(%801 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<20xf32>
    %817 = tensor.empty() : tensor<f32>
    %818 = linalg.fill ins(%cst_0 : f32) outs(%817 : tensor<f32>) -> tensor<f32>
    %819 = linalg.generic {indexing_maps = [#map3, #map17], iterator_types = ["reduction"]} ins(%816 : tensor<20xf32>) outs(%818 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<f32>
    %820 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<i64>) -> tensor<i64>
    %821 = linalg.generic {indexing_maps = [#map3, #map17], iterator_types = ["reduction"]} ins(%811 : tensor<20xi1>) outs(%820 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %1253 = arith.extui %in : i1 to i64
      %1254 = arith.addi %1253, %out : i64
      linalg.yield %1254 : i64
    } -> tensor<i64>
    %822 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%819, %821 : tensor<f32>, tensor<i64>) outs(%817 : tensor<f32>) {
    ^bb0(%in: f32, %in_487: i64, %out: f32):
      %1253 = arith.sitofp %in_487 : i64 to f32
      %1254 = arith.divf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<f32>
    %823 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%cst_8, %821 : tensor<f32>, tensor<i64>) outs(%817 : tensor<f32>) {
    ^bb0(%in: f32, %in_487: i64, %out: f32):
      %1253 = arith.sitofp %in_487 : i64 to f32
      %1254 = arith.divf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<f32>
    %824 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel"]} ins(%823 : tensor<f32>) outs(%801 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20xf32>
    %825 = linalg.generic {indexing_maps = [#map3, #map3, #map17, #map3], iterator_types = ["parallel"]} ins(%811, %824, %cst_2 : tensor<20xi1>, tensor<20xf32>, tensor<f32>) outs(%801 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<20xf32>
    %expanded_229 = tensor.expand_shape %825 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %826 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%804, %809 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%794 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x23xf32>
    %827 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%826 : tensor<20x23xf32>) outs(%794 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = math.exp %in : f32
      linalg.yield %1253 : f32
    } -> tensor<20x23xf32>
    %828 = tensor.empty() : tensor<23xi64>
    %829 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%828 : tensor<23xi64>) {
    ^bb0(%out: i64):
      %1253 = linalg.index 0 : index
      %1254 = arith.index_cast %1253 : index to i64
      linalg.yield %1254 : i64
    } -> tensor<23xi64>
    %expanded_230 = tensor.expand_shape %829 [[0, 1]] output_shape [1, 23] : tensor<23xi64> into tensor<1x23xi64>
    %expanded_231 = tensor.expand_shape %collapsed_225 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %830 = tensor.empty() : tensor<20x23xi1>
    %831 = linalg.generic {indexing_maps = [#map18, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_230, %expanded_231 : tensor<1x23xi64>, tensor<20x1xi64>) outs(%830 : tensor<20x23xi1>) {
    ^bb0(%in: i64, %in_487: i64, %out: i1):
      %1253 = arith.cmpi eq, %in, %in_487 : i64
      linalg.yield %1253 : i1
    } -> tensor<20x23xi1>
    %832 = linalg.generic {indexing_maps = [#map8, #map19, #map19, #map8], iterator_types = ["parallel", "parallel"]} ins(%831, %cst_8, %cst_2 : tensor<20x23xi1>, tensor<f32>, tensor<f32>) outs(%794 : tensor<20x23xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x23xf32>
    %833 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%827, %832 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%794 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x23xf32>
    %834 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%833, %expanded_229 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%794 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<20x23xf32>
    %835 = linalg.matmul ins(%834, %arg0 : tensor<20x23xf32>, tensor<23x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %836 = tensor.empty() : tensor<23x20xf32>
    %transposed_232 = linalg.transpose ins(%834 : tensor<20x23xf32>) outs(%836 : tensor<23x20xf32>) permutation = [1, 0] 
    %837 = tensor.empty() : tensor<23x16xf32>
    %838 = linalg.fill ins(%cst_0 : f32) outs(%837 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %839 = linalg.matmul ins(%transposed_232, %collapsed_223 : tensor<23x20xf32>, tensor<20x16xf32>) outs(%838 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %840 = tensor.empty() : tensor<1x23xf32>
    %841 = linalg.fill ins(%cst_0 : f32) outs(%840 : tensor<1x23xf32>) -> tensor<1x23xf32>
    %842 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%834 : tensor<20x23xf32>) outs(%841 : tensor<1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x23xf32>
    %collapsed_233 = tensor.collapse_shape %842 [[0, 1]] : tensor<1x23xf32> into tensor<23xf32>
    %expanded_234 = tensor.expand_shape %835 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %843 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_234, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %844 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%843 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %845 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%843 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %846 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%843, %790 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %847 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%846 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %848 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%790, %847 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %849 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%844, %845 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %850 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%849, %848 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %851 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%788 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %852 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%851, %850 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %853 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_234, %790 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %854 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
    %855 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%853 : tensor<5x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %856 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_234 : tensor<5x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %857 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%852, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %858 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%857 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %859 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%857 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %860 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%857, %774 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %861 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%860 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %862 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%774, %861 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %863 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%858, %859 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %864 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%863, %862 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %865 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%772 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %866 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%865, %864 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %867 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%852, %774 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %868 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%867 : tensor<5x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %869 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%852 : tensor<5x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %870 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%757, %866, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %871 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%870 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_235 = tensor.collapse_shape %871 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %872 = linalg.matmul ins(%collapsed_235, %arg55 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%522 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %873 = tensor.empty() : tensor<16x20xf32>
    %transposed_236 = linalg.transpose ins(%collapsed_235 : tensor<20x16xf32>) outs(%873 : tensor<16x20xf32>) permutation = [1, 0] 
    %874 = linalg.fill ins(%cst_0 : f32) outs(%141 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %875 = linalg.matmul ins(%transposed_236, %collapsed_220 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%874 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %876 = tensor.empty() : tensor<1x16xf32>
    %877 = linalg.fill ins(%cst_0 : f32) outs(%876 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %878 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_235 : tensor<20x16xf32>) outs(%877 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x16xf32>
    %collapsed_237 = tensor.collapse_shape %878 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_238 = tensor.expand_shape %872 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %879 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%737, %expanded_238, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x8xf32>
    %880 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%879 : tensor<5x4x8xf32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x8xf32>
    %881 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%722 : tensor<5x4x8xf32>) outs(%545 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1253 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %1253 : i1
    } -> tensor<5x4x8xi1>
    %882 = linalg.generic {indexing_maps = [#map1, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%881, %cst_2, %880 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_239 = tensor.collapse_shape %882 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %883 = linalg.matmul ins(%collapsed_239, %arg53 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %884 = tensor.empty() : tensor<8x20xf32>
    %transposed_240 = linalg.transpose ins(%collapsed_239 : tensor<20x8xf32>) outs(%884 : tensor<8x20xf32>) permutation = [1, 0] 
    %885 = linalg.fill ins(%cst_0 : f32) outs(%170 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %886 = linalg.matmul ins(%transposed_240, %collapsed_217 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%885 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %887 = tensor.empty() : tensor<1x8xf32>
    %888 = linalg.fill ins(%cst_0 : f32) outs(%887 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %889 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_239 : tensor<20x8xf32>) outs(%888 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x8xf32>
    %collapsed_241 = tensor.collapse_shape %889 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_242 = tensor.expand_shape %883 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %890 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%866, %expanded_242 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %891 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%890, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %892 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%891 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %893 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%891 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %894 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%891, %716 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %895 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%894 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %896 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%716, %895 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %897 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%892, %893 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %898 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%897, %896 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %899 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%714 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %900 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%899, %898 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %901 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%890, %716 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %902 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%901 : tensor<5x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %903 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%890 : tensor<5x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %904 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%699, %900, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %905 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%904 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_243 = tensor.collapse_shape %905 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %906 = linalg.matmul ins(%collapsed_243, %arg51 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_244 = linalg.transpose ins(%collapsed_243 : tensor<20x16xf32>) outs(%873 : tensor<16x20xf32>) permutation = [1, 0] 
    %907 = linalg.fill ins(%cst_0 : f32) outs(%92 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %908 = linalg.matmul ins(%transposed_244, %collapsed_214 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%907 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %909 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_243 : tensor<20x16xf32>) outs(%877 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x16xf32>
    %collapsed_245 = tensor.collapse_shape %909 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_246 = tensor.expand_shape %906 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %910 = tensor.empty() : tensor<4x4x5x4xf32>
    %transposed_247 = linalg.transpose ins(%expanded_246 : tensor<5x4x4x4xf32>) outs(%910 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_248 = tensor.collapse_shape %transposed_247 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %911 = tensor.empty() : tensor<16x6x5xf32>
    %transposed_249 = linalg.transpose ins(%collapsed_211 : tensor<16x5x6xf32>) outs(%911 : tensor<16x6x5xf32>) permutation = [0, 2, 1] 
    %912 = linalg.batch_matmul ins(%transposed_249, %collapsed_248 : tensor<16x6x5xf32>, tensor<16x5x4xf32>) outs(%89 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %913 = tensor.empty() : tensor<16x4x6xf32>
    %transposed_250 = linalg.transpose ins(%expanded_204 : tensor<6x16x4xf32>) outs(%913 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %914 = linalg.batch_matmul ins(%collapsed_248, %transposed_250 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%453 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_251 = tensor.expand_shape %914 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %915 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%678, %expanded_251, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %916 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%915 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<4x4x5x6xf32>
    %917 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%916, %663 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %918 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%917 : tensor<4x4x5x6xf32>) outs(%368 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x1xf32>
    %919 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%663, %918 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %920 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%917, %919 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %921 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%920 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_252 = tensor.collapse_shape %921 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %922 = tensor.empty() : tensor<16x4x5xf32>
    %transposed_253 = linalg.transpose ins(%expanded_198 : tensor<5x16x4xf32>) outs(%922 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %923 = linalg.fill ins(%cst_0 : f32) outs(%913 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %924 = linalg.batch_matmul ins(%transposed_253, %collapsed_252 : tensor<16x4x5xf32>, tensor<16x5x6xf32>) outs(%923 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_254 = linalg.transpose ins(%collapsed_208 : tensor<16x4x6xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %925 = linalg.batch_matmul ins(%collapsed_252, %transposed_254 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%392 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_255 = tensor.expand_shape %924 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %926 = tensor.empty() : tensor<4x4x6x4xf32>
    %transposed_256 = linalg.transpose ins(%expanded_255 : tensor<4x4x4x6xf32>) outs(%926 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_257 = tensor.collapse_shape %transposed_256 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %927 = tensor.empty() : tensor<6x16x4xf32>
    %transposed_258 = linalg.transpose ins(%912 : tensor<16x6x4xf32>) outs(%927 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_259 = tensor.collapse_shape %transposed_258 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_260 = linalg.transpose ins(%collapsed_257 : tensor<16x6x4xf32>) outs(%927 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_261 = tensor.collapse_shape %transposed_260 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %928 = tensor.empty() : tensor<5x16x4xf32>
    %transposed_262 = linalg.transpose ins(%925 : tensor<16x5x4xf32>) outs(%928 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
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
    %929 = tensor.empty() : tensor<2x6x4x16xf32>
    %930 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded, %padded_267 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%929 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_268 = tensor.expand_shape %930 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %931 = tensor.empty() : tensor<1x6x4x2x16xf32>
    %transposed_269 = linalg.transpose ins(%expanded_268 : tensor<2x6x4x1x16xf32>) outs(%931 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_270 = tensor.collapse_shape %transposed_269 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %932 = linalg.matmul ins(%collapsed_270, %extracted_slice_185 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %933 = tensor.empty() : tensor<32x24xf32>
    %transposed_271 = linalg.transpose ins(%collapsed_270 : tensor<24x32xf32>) outs(%933 : tensor<32x24xf32>) permutation = [1, 0] 
    %934 = tensor.empty() : tensor<32x16xf32>
    %935 = linalg.fill ins(%cst_0 : f32) outs(%934 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %936 = linalg.matmul ins(%transposed_271, %collapsed_121 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%935 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %937 = tensor.empty() : tensor<1x32xf32>
    %938 = linalg.fill ins(%cst_0 : f32) outs(%937 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %939 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_270 : tensor<24x32xf32>) outs(%938 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x32xf32>
    %collapsed_272 = tensor.collapse_shape %939 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_273 = tensor.expand_shape %932 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %collapsed_274 = tensor.collapse_shape %expanded_264 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %940 = linalg.matmul ins(%collapsed_274, %extracted_slice_184 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_275 = linalg.transpose ins(%collapsed_274 : tensor<20x16xf32>) outs(%873 : tensor<16x20xf32>) permutation = [1, 0] 
    %941 = linalg.matmul ins(%transposed_275, %collapsed_188 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%907 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %942 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_274 : tensor<20x16xf32>) outs(%877 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x16xf32>
    %collapsed_276 = tensor.collapse_shape %942 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_277 = tensor.expand_shape %940 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %943 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%900, %expanded_277 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %944 = tensor.empty() : tensor<48xf32>
    %inserted_slice = tensor.insert_slice %collapsed_276 into %944[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_278 = tensor.insert_slice %collapsed_272 into %inserted_slice[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %945 = tensor.empty() : tensor<48x16xf32>
    %inserted_slice_279 = tensor.insert_slice %941 into %945[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_280 = tensor.insert_slice %936 into %inserted_slice_279[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %946 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%943, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %947 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%946 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %948 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%946 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %949 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%946, %648 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %950 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%949 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %951 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%648, %950 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %952 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%947, %948 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %953 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%952, %951 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %954 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%646 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %955 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%954, %953 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %956 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%943, %648 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %957 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%956 : tensor<5x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %958 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%943 : tensor<5x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %959 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%631, %955, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %960 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%959 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_281 = tensor.collapse_shape %960 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %961 = linalg.matmul ins(%collapsed_281, %arg47 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_282 = linalg.transpose ins(%collapsed_281 : tensor<20x16xf32>) outs(%873 : tensor<16x20xf32>) permutation = [1, 0] 
    %962 = linalg.matmul ins(%transposed_282, %collapsed_181 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%907 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %963 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_281 : tensor<20x16xf32>) outs(%877 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x16xf32>
    %collapsed_283 = tensor.collapse_shape %963 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_284 = tensor.expand_shape %961 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_285 = linalg.transpose ins(%expanded_284 : tensor<5x4x4x4xf32>) outs(%910 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_286 = tensor.collapse_shape %transposed_285 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_287 = linalg.transpose ins(%collapsed_178 : tensor<16x5x5xf32>) outs(%355 : tensor<16x5x5xf32>) permutation = [0, 2, 1] 
    %964 = linalg.batch_matmul ins(%transposed_287, %collapsed_286 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%392 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %transposed_288 = linalg.transpose ins(%expanded_171 : tensor<5x16x4xf32>) outs(%922 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %965 = linalg.batch_matmul ins(%collapsed_286, %transposed_288 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%356 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_289 = tensor.expand_shape %965 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %966 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%610, %expanded_289, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %967 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%966 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<4x4x5x5xf32>
    %968 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%967, %595 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %969 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%968 : tensor<4x4x5x5xf32>) outs(%368 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x1xf32>
    %970 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%595, %969 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %971 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%968, %970 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %972 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%971 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_290 = tensor.collapse_shape %972 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %transposed_291 = linalg.transpose ins(%expanded_165 : tensor<5x16x4xf32>) outs(%922 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %973 = linalg.fill ins(%cst_0 : f32) outs(%922 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %974 = linalg.batch_matmul ins(%transposed_291, %collapsed_290 : tensor<16x4x5xf32>, tensor<16x5x5xf32>) outs(%973 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %transposed_292 = linalg.transpose ins(%collapsed_175 : tensor<16x4x5xf32>) outs(%353 : tensor<16x5x4xf32>) permutation = [0, 2, 1] 
    %975 = linalg.batch_matmul ins(%collapsed_290, %transposed_292 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%392 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_293 = tensor.expand_shape %974 [[0, 1], [2], [3]] output_shape [4, 4, 4, 5] : tensor<16x4x5xf32> into tensor<4x4x4x5xf32>
    %transposed_294 = linalg.transpose ins(%expanded_293 : tensor<4x4x4x5xf32>) outs(%910 : tensor<4x4x5x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_295 = tensor.collapse_shape %transposed_294 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_296 = linalg.transpose ins(%964 : tensor<16x5x4xf32>) outs(%928 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_297 = tensor.collapse_shape %transposed_296 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_298 = linalg.transpose ins(%collapsed_295 : tensor<16x5x4xf32>) outs(%928 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_299 = tensor.collapse_shape %transposed_298 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_300 = linalg.transpose ins(%975 : tensor<16x5x4xf32>) outs(%928 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
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
    %976 = tensor.empty() : tensor<3x5x4x16xf32>
    %977 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_303, %padded_305 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%976 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_306 = tensor.expand_shape %collapsed_301 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_307 = tensor.pad %expanded_306 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %978 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%977, %padded_307 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%976 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_308 = tensor.expand_shape %978 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %979 = tensor.empty() : tensor<1x5x4x3x16xf32>
    %transposed_309 = linalg.transpose ins(%expanded_308 : tensor<3x5x4x1x16xf32>) outs(%979 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_310 = tensor.collapse_shape %transposed_309 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %980 = linalg.matmul ins(%collapsed_310, %arg45 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %981 = tensor.empty() : tensor<48x20xf32>
    %transposed_311 = linalg.transpose ins(%collapsed_310 : tensor<20x48xf32>) outs(%981 : tensor<48x20xf32>) permutation = [1, 0] 
    %982 = linalg.fill ins(%cst_0 : f32) outs(%945 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %983 = linalg.matmul ins(%transposed_311, %collapsed_156 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%982 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %984 = tensor.empty() : tensor<1x48xf32>
    %985 = linalg.fill ins(%cst_0 : f32) outs(%984 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %986 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_310 : tensor<20x48xf32>) outs(%985 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x48xf32>
    %collapsed_312 = tensor.collapse_shape %986 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_313 = tensor.expand_shape %980 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %987 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%955, %expanded_313 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %988 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%987, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %989 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%988 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %990 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%988 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %991 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%988, %583 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %992 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%991 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %993 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%583, %992 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %994 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%989, %990 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %995 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%994, %993 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %996 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%581 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %997 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%996, %995 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %998 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%987, %583 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %999 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%998 : tensor<5x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %1000 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%987 : tensor<5x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %1001 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566, %997, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1002 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1001 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_314 = tensor.collapse_shape %1002 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1003 = linalg.matmul ins(%collapsed_314, %arg37 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%522 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %transposed_315 = linalg.transpose ins(%collapsed_314 : tensor<20x16xf32>) outs(%873 : tensor<16x20xf32>) permutation = [1, 0] 
    %1004 = linalg.matmul ins(%transposed_315, %collapsed_153 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%874 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %1005 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_314 : tensor<20x16xf32>) outs(%877 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x16xf32>
    %collapsed_316 = tensor.collapse_shape %1005 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_317 = tensor.expand_shape %1003 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %1006 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546, %expanded_317, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x8xf32>
    %1007 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1006 : tensor<5x4x8xf32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x8xf32>
    %1008 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%527 : tensor<5x4x8xf32>) outs(%545 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1253 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %1253 : i1
    } -> tensor<5x4x8xi1>
    %1009 = linalg.generic {indexing_maps = [#map1, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1008, %cst_2, %1007 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_318 = tensor.collapse_shape %1009 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %1010 = linalg.matmul ins(%collapsed_318, %arg35 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_319 = linalg.transpose ins(%collapsed_318 : tensor<20x8xf32>) outs(%884 : tensor<8x20xf32>) permutation = [1, 0] 
    %1011 = linalg.matmul ins(%transposed_319, %collapsed_149 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%885 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1012 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_318 : tensor<20x8xf32>) outs(%888 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x8xf32>
    %collapsed_320 = tensor.collapse_shape %1012 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_321 = tensor.expand_shape %1010 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %1013 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%997, %expanded_321 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1014 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1013, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1015 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1014 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1016 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1014 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %1017 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1014, %518 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1018 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1017 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %1019 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518, %1018 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1020 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1015, %1016 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1021 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1020, %1019 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1022 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %1023 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1022, %1021 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1024 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1013, %518 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1025 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1024 : tensor<5x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %1026 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1013 : tensor<5x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %1027 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %1023, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1028 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1027 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_322 = tensor.collapse_shape %1028 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1029 = linalg.matmul ins(%collapsed_322, %arg33 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_323 = linalg.transpose ins(%collapsed_322 : tensor<20x16xf32>) outs(%873 : tensor<16x20xf32>) permutation = [1, 0] 
    %1030 = linalg.matmul ins(%transposed_323, %collapsed_146 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%907 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1031 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_322 : tensor<20x16xf32>) outs(%877 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x16xf32>
    %collapsed_324 = tensor.collapse_shape %1031 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_325 = tensor.expand_shape %1029 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_326 = linalg.transpose ins(%expanded_325 : tensor<5x4x4x4xf32>) outs(%910 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_327 = tensor.collapse_shape %transposed_326 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_328 = linalg.transpose ins(%collapsed_143 : tensor<16x5x6xf32>) outs(%911 : tensor<16x6x5xf32>) permutation = [0, 2, 1] 
    %1032 = linalg.batch_matmul ins(%transposed_328, %collapsed_327 : tensor<16x6x5xf32>, tensor<16x5x4xf32>) outs(%89 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_329 = linalg.transpose ins(%expanded_135 : tensor<6x16x4xf32>) outs(%913 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1033 = linalg.batch_matmul ins(%collapsed_327, %transposed_329 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%453 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_330 = tensor.expand_shape %1033 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %1034 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%480, %expanded_330, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %1035 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1034 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<4x4x5x6xf32>
    %1036 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1035, %461 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %1037 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1036 : tensor<4x4x5x6xf32>) outs(%368 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x1xf32>
    %1038 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%461, %1037 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %1039 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1036, %1038 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %1040 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1039 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_331 = tensor.collapse_shape %1040 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %transposed_332 = linalg.transpose ins(%expanded_129 : tensor<5x16x4xf32>) outs(%922 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %1041 = linalg.batch_matmul ins(%transposed_332, %collapsed_331 : tensor<16x4x5xf32>, tensor<16x5x6xf32>) outs(%923 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_333 = linalg.transpose ins(%collapsed_139 : tensor<16x4x6xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %1042 = linalg.batch_matmul ins(%collapsed_331, %transposed_333 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%392 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_334 = tensor.expand_shape %1041 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %transposed_335 = linalg.transpose ins(%expanded_334 : tensor<4x4x4x6xf32>) outs(%926 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_336 = tensor.collapse_shape %transposed_335 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_337 = linalg.transpose ins(%1032 : tensor<16x6x4xf32>) outs(%927 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_338 = tensor.collapse_shape %transposed_337 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_339 = linalg.transpose ins(%collapsed_336 : tensor<16x6x4xf32>) outs(%927 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_340 = tensor.collapse_shape %transposed_339 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_341 = linalg.transpose ins(%1042 : tensor<16x5x4xf32>) outs(%928 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
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
    %1043 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_345, %padded_347 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%929 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_348 = tensor.expand_shape %1043 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %transposed_349 = linalg.transpose ins(%expanded_348 : tensor<2x6x4x1x16xf32>) outs(%931 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_350 = tensor.collapse_shape %transposed_349 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %1044 = linalg.matmul ins(%collapsed_350, %extracted_slice_115 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_351 = linalg.transpose ins(%collapsed_350 : tensor<24x32xf32>) outs(%933 : tensor<32x24xf32>) permutation = [1, 0] 
    %1045 = linalg.matmul ins(%transposed_351, %collapsed_121 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%935 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %1046 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_350 : tensor<24x32xf32>) outs(%938 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x32xf32>
    %collapsed_352 = tensor.collapse_shape %1046 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_353 = tensor.expand_shape %1044 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1047 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_273, %expanded_353 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_354 = tensor.collapse_shape %expanded_343 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1048 = linalg.matmul ins(%collapsed_354, %extracted_slice_114 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_355 = linalg.transpose ins(%collapsed_354 : tensor<20x16xf32>) outs(%873 : tensor<16x20xf32>) permutation = [1, 0] 
    %1049 = linalg.matmul ins(%transposed_355, %collapsed_118 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%907 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1050 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_354 : tensor<20x16xf32>) outs(%877 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x16xf32>
    %collapsed_356 = tensor.collapse_shape %1050 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_357 = tensor.expand_shape %1048 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %1051 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1023, %expanded_357 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %inserted_slice_358 = tensor.insert_slice %collapsed_356 into %944[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_359 = tensor.insert_slice %collapsed_352 into %inserted_slice_358[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %inserted_slice_360 = tensor.insert_slice %1049 into %945[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_361 = tensor.insert_slice %1045 into %inserted_slice_360[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %1052 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1051, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1053 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1052 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1054 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1052 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %1055 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1052, %439 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1056 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1055 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %1057 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439, %1056 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1058 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1053, %1054 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1059 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1058, %1057 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1060 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x1xf32>
    %1061 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1060, %1059 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1062 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1051, %439 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1063 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1062 : tensor<5x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %1064 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1051 : tensor<5x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %1065 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %1061, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1066 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1065 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_362 = tensor.collapse_shape %1066 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1067 = linalg.matmul ins(%collapsed_362, %arg29 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_363 = linalg.transpose ins(%collapsed_362 : tensor<20x16xf32>) outs(%873 : tensor<16x20xf32>) permutation = [1, 0] 
    %1068 = linalg.matmul ins(%transposed_363, %collapsed_110 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%907 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1069 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_362 : tensor<20x16xf32>) outs(%877 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x16xf32>
    %collapsed_364 = tensor.collapse_shape %1069 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_365 = tensor.expand_shape %1067 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_366 = linalg.transpose ins(%expanded_365 : tensor<5x4x4x4xf32>) outs(%910 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_367 = tensor.collapse_shape %transposed_366 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_368 = linalg.transpose ins(%collapsed_107 : tensor<16x5x5xf32>) outs(%355 : tensor<16x5x5xf32>) permutation = [0, 2, 1] 
    %1070 = linalg.batch_matmul ins(%transposed_368, %collapsed_367 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%392 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %transposed_369 = linalg.transpose ins(%expanded_99 : tensor<5x16x4xf32>) outs(%922 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %1071 = linalg.batch_matmul ins(%collapsed_367, %transposed_369 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%356 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_370 = tensor.expand_shape %1071 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %1072 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%389, %expanded_370, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %1073 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1072 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<4x4x5x5xf32>
    %1074 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1073, %370 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %1075 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1074 : tensor<4x4x5x5xf32>) outs(%368 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x1xf32>
    %1076 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%370, %1075 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %1077 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1074, %1076 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %1078 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1077 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_371 = tensor.collapse_shape %1078 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %transposed_372 = linalg.transpose ins(%expanded_93 : tensor<5x16x4xf32>) outs(%922 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %1079 = linalg.batch_matmul ins(%transposed_372, %collapsed_371 : tensor<16x4x5xf32>, tensor<16x5x5xf32>) outs(%973 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %transposed_373 = linalg.transpose ins(%collapsed_103 : tensor<16x4x5xf32>) outs(%353 : tensor<16x5x4xf32>) permutation = [0, 2, 1] 
    %1080 = linalg.batch_matmul ins(%collapsed_371, %transposed_373 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%392 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_374 = tensor.expand_shape %1079 [[0, 1], [2], [3]] output_shape [4, 4, 4, 5] : tensor<16x4x5xf32> into tensor<4x4x4x5xf32>
    %transposed_375 = linalg.transpose ins(%expanded_374 : tensor<4x4x4x5xf32>) outs(%910 : tensor<4x4x5x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_376 = tensor.collapse_shape %transposed_375 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_377 = linalg.transpose ins(%1070 : tensor<16x5x4xf32>) outs(%928 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_378 = tensor.collapse_shape %transposed_377 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_379 = linalg.transpose ins(%collapsed_376 : tensor<16x5x4xf32>) outs(%928 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_380 = tensor.collapse_shape %transposed_379 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_381 = linalg.transpose ins(%1080 : tensor<16x5x4xf32>) outs(%928 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
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
    %1081 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_384, %padded_386 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%976 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_387 = tensor.expand_shape %collapsed_382 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_388 = tensor.pad %expanded_387 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %1082 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1081, %padded_388 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%976 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_389 = tensor.expand_shape %1082 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %transposed_390 = linalg.transpose ins(%expanded_389 : tensor<3x5x4x1x16xf32>) outs(%979 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_391 = tensor.collapse_shape %transposed_390 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %1083 = linalg.matmul ins(%collapsed_391, %arg27 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_392 = linalg.transpose ins(%collapsed_391 : tensor<20x48xf32>) outs(%981 : tensor<48x20xf32>) permutation = [1, 0] 
    %1084 = linalg.matmul ins(%transposed_392, %collapsed_84 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%982 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1085 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_391 : tensor<20x48xf32>) outs(%985 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x48xf32>
    %collapsed_393 = tensor.collapse_shape %1085 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_394 = tensor.expand_shape %1083 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %1086 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1061, %expanded_394 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1087 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1047, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1088 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1087 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1089 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1087 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %1090 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1087, %344 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1091 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1090 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %1092 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344, %1091 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1093 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1088, %1089 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1094 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1093, %1092 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1095 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %1096 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1095, %1094 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1097 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1047, %344 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1098 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1097 : tensor<6x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %1099 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1047 : tensor<6x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %1100 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1096, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1100 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1102 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1100 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %1103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1100, %328 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1104 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1103 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %1105 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %1104 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1106 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1101, %1102 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1106, %1105 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %1109 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1108, %1107 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1096, %328 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1111 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1110 : tensor<6x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %1112 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1096 : tensor<6x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %1113 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311, %1109, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1113 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_395 = tensor.collapse_shape %1114 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1115 = linalg.matmul ins(%collapsed_395, %arg19 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%143 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %1116 = tensor.empty() : tensor<16x24xf32>
    %transposed_396 = linalg.transpose ins(%collapsed_395 : tensor<24x16xf32>) outs(%1116 : tensor<16x24xf32>) permutation = [1, 0] 
    %1117 = linalg.matmul ins(%transposed_396, %collapsed_81 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%874 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %1118 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_395 : tensor<24x16xf32>) outs(%877 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x16xf32>
    %collapsed_397 = tensor.collapse_shape %1118 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_398 = tensor.expand_shape %1115 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %1119 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %expanded_398, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x8xf32>
    %1120 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1119 : tensor<6x4x8xf32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x8xf32>
    %1121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<6x4x8xf32>) outs(%166 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1253 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %1253 : i1
    } -> tensor<6x4x8xi1>
    %1122 = linalg.generic {indexing_maps = [#map1, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1121, %cst_2, %1120 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_399 = tensor.collapse_shape %1122 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %1123 = linalg.matmul ins(%collapsed_399, %arg17 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %1124 = tensor.empty() : tensor<8x24xf32>
    %transposed_400 = linalg.transpose ins(%collapsed_399 : tensor<24x8xf32>) outs(%1124 : tensor<8x24xf32>) permutation = [1, 0] 
    %1125 = linalg.matmul ins(%transposed_400, %collapsed_78 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%885 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1126 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_399 : tensor<24x8xf32>) outs(%888 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x8xf32>
    %collapsed_401 = tensor.collapse_shape %1126 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_402 = tensor.expand_shape %1123 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1109, %expanded_402 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1128 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1127, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1128 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1130 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1128 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %1131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1128, %270 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1132 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1131 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %1133 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %1132 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1134 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1129, %1130 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1135 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1134, %1133 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1136 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %1137 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1136, %1135 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1138 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1127, %270 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1139 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1138 : tensor<6x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %1140 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1127 : tensor<6x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %1141 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %1137, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1142 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1141 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_403 = tensor.collapse_shape %1142 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1143 = linalg.matmul ins(%collapsed_403, %arg15 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_404 = linalg.transpose ins(%collapsed_403 : tensor<24x16xf32>) outs(%1116 : tensor<16x24xf32>) permutation = [1, 0] 
    %1144 = linalg.matmul ins(%transposed_404, %collapsed_75 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%907 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1145 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_403 : tensor<24x16xf32>) outs(%877 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x16xf32>
    %collapsed_405 = tensor.collapse_shape %1145 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_406 = tensor.expand_shape %1143 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %transposed_407 = linalg.transpose ins(%expanded_406 : tensor<6x4x4x4xf32>) outs(%926 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_408 = tensor.collapse_shape %transposed_407 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_409 = linalg.transpose ins(%collapsed_72 : tensor<16x6x6xf32>) outs(%52 : tensor<16x6x6xf32>) permutation = [0, 2, 1] 
    %1146 = linalg.batch_matmul ins(%transposed_409, %collapsed_408 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%89 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_410 = linalg.transpose ins(%expanded_65 : tensor<6x16x4xf32>) outs(%913 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1147 = linalg.batch_matmul ins(%collapsed_408, %transposed_410 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%53 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_411 = tensor.expand_shape %1147 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %1148 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%232, %expanded_411, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %1149 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1148 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<4x4x6x6xf32>
    %1150 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1149, %217 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %1151 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1150 : tensor<4x4x6x6xf32>) outs(%65 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x1xf32>
    %1152 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217, %1151 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %1153 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1150, %1152 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %1154 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1153 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_412 = tensor.collapse_shape %1154 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %transposed_413 = linalg.transpose ins(%expanded_59 : tensor<6x16x4xf32>) outs(%913 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1155 = linalg.batch_matmul ins(%transposed_413, %collapsed_412 : tensor<16x4x6xf32>, tensor<16x6x6xf32>) outs(%923 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_414 = linalg.transpose ins(%collapsed_69 : tensor<16x4x6xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %1156 = linalg.batch_matmul ins(%collapsed_412, %transposed_414 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%89 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_415 = tensor.expand_shape %1155 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %transposed_416 = linalg.transpose ins(%expanded_415 : tensor<4x4x4x6xf32>) outs(%926 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_417 = tensor.collapse_shape %transposed_416 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_418 = linalg.transpose ins(%1146 : tensor<16x6x4xf32>) outs(%927 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_419 = tensor.collapse_shape %transposed_418 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_420 = linalg.transpose ins(%collapsed_417 : tensor<16x6x4xf32>) outs(%927 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_421 = tensor.collapse_shape %transposed_420 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_422 = linalg.transpose ins(%1156 : tensor<16x6x4xf32>) outs(%927 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
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
    %1157 = tensor.empty() : tensor<3x6x4x16xf32>
    %1158 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_425, %padded_427 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1157 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_428 = tensor.expand_shape %collapsed_423 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_429 = tensor.pad %expanded_428 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1159 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1158, %padded_429 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1157 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_430 = tensor.expand_shape %1159 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %1160 = tensor.empty() : tensor<1x6x4x3x16xf32>
    %transposed_431 = linalg.transpose ins(%expanded_430 : tensor<3x6x4x1x16xf32>) outs(%1160 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_432 = tensor.collapse_shape %transposed_431 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %1161 = linalg.matmul ins(%collapsed_432, %arg13 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %1162 = tensor.empty() : tensor<48x24xf32>
    %transposed_433 = linalg.transpose ins(%collapsed_432 : tensor<24x48xf32>) outs(%1162 : tensor<48x24xf32>) permutation = [1, 0] 
    %1163 = linalg.matmul ins(%transposed_433, %collapsed_50 : tensor<48x24xf32>, tensor<24x16xf32>) outs(%982 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1164 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_432 : tensor<24x48xf32>) outs(%985 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x48xf32>
    %collapsed_434 = tensor.collapse_shape %1164 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_435 = tensor.expand_shape %1161 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1137, %expanded_435 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1166 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1165, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1166 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1168 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1166 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %1169 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1166, %205 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1170 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1169 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %1171 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %1170 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1172 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1167, %1168 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1173 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1172, %1171 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1174 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %1175 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1174, %1173 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1176 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1165, %205 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1177 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1176 : tensor<6x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %1178 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1165 : tensor<6x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %1179 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %1175, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1179 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_436 = tensor.collapse_shape %1180 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1181 = linalg.matmul ins(%collapsed_436, %arg7 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%143 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %transposed_437 = linalg.transpose ins(%collapsed_436 : tensor<24x16xf32>) outs(%1116 : tensor<16x24xf32>) permutation = [1, 0] 
    %1182 = linalg.matmul ins(%transposed_437, %collapsed_47 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%874 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %1183 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_436 : tensor<24x16xf32>) outs(%877 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x16xf32>
    %collapsed_438 = tensor.collapse_shape %1183 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_439 = tensor.expand_shape %1181 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %1184 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %expanded_439, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x8xf32>
    %1185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1184 : tensor<6x4x8xf32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x8xf32>
    %1186 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<6x4x8xf32>) outs(%166 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1253 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %1253 : i1
    } -> tensor<6x4x8xi1>
    %1187 = linalg.generic {indexing_maps = [#map1, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1186, %cst_2, %1185 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_440 = tensor.collapse_shape %1187 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %1188 = linalg.matmul ins(%collapsed_440, %arg5 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_441 = linalg.transpose ins(%collapsed_440 : tensor<24x8xf32>) outs(%1124 : tensor<8x24xf32>) permutation = [1, 0] 
    %1189 = linalg.matmul ins(%transposed_441, %collapsed_43 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%885 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1190 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_440 : tensor<24x8xf32>) outs(%888 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x8xf32>
    %collapsed_442 = tensor.collapse_shape %1190 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_443 = tensor.expand_shape %1188 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1175, %expanded_443 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1192 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1191, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1193 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1192 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1194 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1192 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %1195 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1192, %138 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1196 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1195 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %1197 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %1196 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1198 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1193, %1194 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1199 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1198, %1197 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1200 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.divf %in, %cst_12 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x1xf32>
    %1201 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1200, %1199 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1202 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1191, %138 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1203 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1202 : tensor<6x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %1204 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1191 : tensor<6x4x16xf32>) outs(%854 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<16xf32>
    %1205 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %1201, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %1206 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1205 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_444 = tensor.collapse_shape %1206 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1207 = linalg.matmul ins(%collapsed_444, %arg3 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_445 = linalg.transpose ins(%collapsed_444 : tensor<24x16xf32>) outs(%1116 : tensor<16x24xf32>) permutation = [1, 0] 
    %1208 = linalg.matmul ins(%transposed_445, %collapsed_39 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%907 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1209 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_444 : tensor<24x16xf32>) outs(%877 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x16xf32>
    %collapsed_446 = tensor.collapse_shape %1209 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_447 = tensor.expand_shape %1207 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %transposed_448 = linalg.transpose ins(%expanded_447 : tensor<6x4x4x4xf32>) outs(%926 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_449 = tensor.collapse_shape %transposed_448 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_450 = linalg.transpose ins(%collapsed_36 : tensor<16x6x6xf32>) outs(%52 : tensor<16x6x6xf32>) permutation = [0, 2, 1] 
    %1210 = linalg.batch_matmul ins(%transposed_450, %collapsed_449 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%89 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_451 = linalg.transpose ins(%expanded_28 : tensor<6x16x4xf32>) outs(%913 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1211 = linalg.batch_matmul ins(%collapsed_449, %transposed_451 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%53 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_452 = tensor.expand_shape %1211 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %1212 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %expanded_452, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_487: f32, %in_488: f32, %out: f32):
      %1253 = arith.select %in, %in_487, %in_488 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %1213 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1212 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.truncf %cst_3 : f64 to f32
      %1254 = arith.mulf %in, %1253 : f32
      linalg.yield %1254 : f32
    } -> tensor<4x4x6x6xf32>
    %1214 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1213, %67 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %1215 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1214 : tensor<4x4x6x6xf32>) outs(%65 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x1xf32>
    %1216 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %1215 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %1217 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1214, %1216 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %1218 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1217 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1253 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_453 = tensor.collapse_shape %1218 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %transposed_454 = linalg.transpose ins(%expanded_22 : tensor<6x16x4xf32>) outs(%913 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1219 = linalg.batch_matmul ins(%transposed_454, %collapsed_453 : tensor<16x4x6xf32>, tensor<16x6x6xf32>) outs(%923 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_455 = linalg.transpose ins(%collapsed_32 : tensor<16x4x6xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %1220 = linalg.batch_matmul ins(%collapsed_453, %transposed_455 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%89 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_456 = tensor.expand_shape %1219 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %transposed_457 = linalg.transpose ins(%expanded_456 : tensor<4x4x4x6xf32>) outs(%926 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_458 = tensor.collapse_shape %transposed_457 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_459 = linalg.transpose ins(%1210 : tensor<16x6x4xf32>) outs(%927 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_460 = tensor.collapse_shape %transposed_459 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_461 = linalg.transpose ins(%collapsed_458 : tensor<16x6x4xf32>) outs(%927 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_462 = tensor.collapse_shape %transposed_461 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_463 = linalg.transpose ins(%1220 : tensor<16x6x4xf32>) outs(%927 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
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
    %1221 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_466, %padded_468 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1157 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_469 = tensor.expand_shape %collapsed_464 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_470 = tensor.pad %expanded_469 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1222 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1221, %padded_470 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1157 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_471 = tensor.expand_shape %1222 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %transposed_472 = linalg.transpose ins(%expanded_471 : tensor<3x6x4x1x16xf32>) outs(%1160 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_473 = tensor.collapse_shape %transposed_472 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %1223 = linalg.matmul ins(%collapsed_473, %arg1 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_474 = linalg.transpose ins(%collapsed_473 : tensor<24x48xf32>) outs(%1162 : tensor<48x24xf32>) permutation = [1, 0] 
    %1224 = linalg.matmul ins(%transposed_474, %collapsed_15 : tensor<48x24xf32>, tensor<24x16xf32>) outs(%982 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1225 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_473 : tensor<24x48xf32>) outs(%985 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1253 = arith.addf %in, %out : f32
      linalg.yield %1253 : f32
    } -> tensor<1x48xf32>
    %collapsed_475 = tensor.collapse_shape %1225 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_476 = tensor.expand_shape %1223 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1226 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1201, %expanded_476 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<6x4x16xf32>
    %expanded_477 = tensor.expand_shape %41 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1227 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded_477 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1228 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1086 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %1229 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel", "reduction"]} ins(%1228 : tensor<5x4x16xf64>) outs(%19 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<4xf64>
    %1230 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_477 : tensor<1x4x1xf32>) outs(%12 : tensor<1x4x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      linalg.yield %1253 : f64
    } -> tensor<1x4x1xf64>
    %1231 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %1230 : tensor<5x4x16xf64>, tensor<1x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.subf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %1232 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1228, %1231 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<5x4x16xf64>
    %1233 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel", "reduction"]} ins(%1232 : tensor<5x4x16xf64>) outs(%19 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.addf %in, %out : f64
      linalg.yield %1253 : f64
    } -> tensor<4xf64>
    %1234 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1233 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_9 : f64
      linalg.yield %1253 : f64
    } -> tensor<4xf64>
    %1235 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%42 : tensor<4xf32>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1253 = arith.extf %in : f32 to f64
      linalg.yield %1253 : f64
    } -> tensor<4xf64>
    %1236 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%1234, %1235 : tensor<4xf64>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<4xf64>
    %1237 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%1236, %1235 : tensor<4xf64>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<4xf64>
    %1238 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1237 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<4xf32>
    %1239 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%42, %arg66 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<4xf32>
    %1240 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1229 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1253 = arith.divf %in, %cst_9 : f64
      linalg.yield %1253 : f64
    } -> tensor<4xf64>
    %1241 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1240 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<4xf32>
    %expanded_478 = tensor.expand_shape %1241 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1242 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1086, %expanded_478 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %expanded_479 = tensor.expand_shape %1238 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1243 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1227, %expanded_479 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1244 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1242, %1243 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.subf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %expanded_480 = tensor.expand_shape %1239 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1245 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1244, %expanded_480 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.mulf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<5x4x16xf32>
    %1246 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%1233, %1235 : tensor<4xf64>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_487: f64, %out: f64):
      %1253 = arith.mulf %in, %in_487 : f64
      linalg.yield %1253 : f64
    } -> tensor<4xf64>
    %1247 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1246 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<4xf32>
    %1248 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1229 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1253 = arith.truncf %in : f64 to f32
      linalg.yield %1253 : f32
    } -> tensor<4xf32>
    %collapsed_481 = tensor.collapse_shape %1245 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %expanded_482 = tensor.expand_shape %collapsed_481 [[0], [1, 2]] output_shape [20, 1, 16] : tensor<20x16xf32> into tensor<20x1x16xf32>
    %1249 = scf.for %arg76 = %c0 to %c20 step %c1 iter_args(%arg77 = %838) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_231[%arg76, %c0] : tensor<20x1xi64>
      %1253 = arith.index_cast %extracted : i64 to index
      %extracted_slice_487 = tensor.extract_slice %expanded_482[%arg76, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<20x1x16xf32> to tensor<16xf32>
      %extracted_slice_488 = tensor.extract_slice %arg77[%1253, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %1254 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_487 : tensor<16xf32>) outs(%extracted_slice_488 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1255 = arith.addf %out, %in : f32
        linalg.yield %1255 : f32
      } -> tensor<16xf32>
      %inserted_slice_489 = tensor.insert_slice %1254 into %arg77[%1253, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_489 : tensor<23x16xf32>
    }
    %1250 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%839, %1249 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%837 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<23x16xf32>
    %collapsed_483 = tensor.collapse_shape %arg73 [[0, 1]] : tensor<6x4xi64> into tensor<24xi64>
    %collapsed_484 = tensor.collapse_shape %1226 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %expanded_485 = tensor.expand_shape %collapsed_483 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %expanded_486 = tensor.expand_shape %collapsed_484 [[0], [1, 2]] output_shape [24, 1, 16] : tensor<24x16xf32> into tensor<24x1x16xf32>
    %1251 = scf.for %arg76 = %c0 to %c24 step %c1 iter_args(%arg77 = %838) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_485[%arg76, %c0] : tensor<24x1xi64>
      %1253 = arith.index_cast %extracted : i64 to index
      %extracted_slice_487 = tensor.extract_slice %expanded_486[%arg76, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<24x1x16xf32> to tensor<16xf32>
      %extracted_slice_488 = tensor.extract_slice %arg77[%1253, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %1254 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_487 : tensor<16xf32>) outs(%extracted_slice_488 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1255 = arith.addf %out, %in : f32
        linalg.yield %1255 : f32
      } -> tensor<16xf32>
      %inserted_slice_489 = tensor.insert_slice %1254 into %arg77[%1253, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_489 : tensor<23x16xf32>
    }
    %1252 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%1250, %1251 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%837 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_487: f32, %out: f32):
      %1253 = arith.addf %in, %in_487 : f32
      linalg.yield %1253 : f32
    } -> tensor<23x16xf32>
    return %31, %27, %9, %822, %1252, %1224, %collapsed_475, %1208, %collapsed_446, %1189, %collapsed_442, %1182, %collapsed_438, %1203, %1204, %1177, %1178, %1163, %collapsed_434, %1144, %collapsed_405, %1125, %collapsed_401, %1117, %collapsed_397, %1139, %1140, %1111, %1112, %1098, %1099, %1084, %collapsed_393, %1068, %collapsed_364, %inserted_slice_361, %inserted_slice_359, %1030, %collapsed_324, %1011, %collapsed_320, %1004, %collapsed_316, %1063, %1064, %1025, %1026, %999, %1000, %983, %collapsed_312, %962, %collapsed_283, %inserted_slice_280, %inserted_slice_278, %908, %collapsed_245, %886, %collapsed_241, %875, %collapsed_237, %957, %958, %902, %903, %868, %869, %855, %856, %collapsed_233, %1247, %1248 : tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<f32>, tensor<23x16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<23xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
