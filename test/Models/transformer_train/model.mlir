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
      %1255 = arith.index_cast %in : i64 to index
      %1256 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%1255, %1256] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x4x16xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg68 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %3 = tensor.empty() : tensor<16xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg69 : tensor<16xi64>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1255 = arith.sitofp %in : i64 to f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %4 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %6 = tensor.empty() : tensor<5x4x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg74 : tensor<5x4xi64>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1255 = arith.index_cast %in : i64 to index
      %1256 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%1255, %1256] : tensor<23x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x4x16xf32>
    %8 = tensor.empty() : tensor<i64>
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg72 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %10 = tensor.empty() : tensor<5x4x16xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %12 = tensor.empty() : tensor<1x4x1xf64>
    %13 = linalg.fill ins(%cst : f64) outs(%12 : tensor<1x4x1xf64>) -> tensor<1x4x1xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel", "reduction"]} ins(%11 : tensor<5x4x16xf64>) outs(%13 : tensor<1x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<1x4x1xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<1x4x1xf64>) outs(%12 : tensor<1x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_9 : f64
      linalg.yield %1255 : f64
    } -> tensor<1x4x1xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<5x4x16xf64>, tensor<1x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.subf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %collapsed = tensor.collapse_shape %15 [[0, 1, 2]] : tensor<1x4x1xf64> into tensor<4xf64>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %16 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %18 = tensor.empty() : tensor<4xf64>
    %19 = linalg.fill ins(%cst : f64) outs(%18 : tensor<4xf64>) -> tensor<4xf64>
    %20 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel", "reduction"]} ins(%17 : tensor<5x4x16xf64>) outs(%19 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<4xf64>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%20 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_9 : f64
      linalg.yield %1255 : f64
    } -> tensor<4xf64>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%21 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.mulf %in, %cst_7 : f64
      linalg.yield %1255 : f64
    } -> tensor<4xf64>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%22 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.mulf %in, %cst_6 : f64
      linalg.yield %1255 : f64
    } -> tensor<4xf64>
    %24 = tensor.empty() : tensor<4xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg71 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_5 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<4xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%23, %25 : tensor<4xf64>, tensor<4xf32>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_486: f32, %out: f64):
      %1255 = arith.extf %in_486 : f32 to f64
      %1256 = arith.addf %in, %1255 : f64
      linalg.yield %1256 : f64
    } -> tensor<4xf64>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%26 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<4xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.mulf %in, %cst_6 : f64
      linalg.yield %1255 : f64
    } -> tensor<4xf64>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg70 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_5 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<4xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%28, %29 : tensor<4xf64>, tensor<4xf32>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_486: f32, %out: f64):
      %1255 = arith.extf %in_486 : f32 to f64
      %1256 = arith.addf %in, %1255 : f64
      linalg.yield %1256 : f64
    } -> tensor<4xf64>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%30 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<4xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%21 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %cst_4 : f64
      linalg.yield %1255 : f64
    } -> tensor<4xf64>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%32 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = math.rsqrt %in : f64
      linalg.yield %1255 : f64
    } -> tensor<4xf64>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%33, %arg66 : tensor<4xf64>, tensor<4xf32>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_486: f32, %out: f64):
      %1255 = arith.extf %in_486 : f32 to f64
      %1256 = arith.mulf %in, %1255 : f64
      linalg.yield %1256 : f64
    } -> tensor<4xf64>
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed, %34 : tensor<4xf64>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<4xf64>
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg67, %35 : tensor<4xf32>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f32, %in_486: f64, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      %1256 = arith.subf %1255, %in_486 : f64
      linalg.yield %1256 : f64
    } -> tensor<4xf64>
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%34 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<4xf32>
    %expanded = tensor.expand_shape %37 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%36 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<4xf32>
    %expanded_14 = tensor.expand_shape %38 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %expanded_14 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<4xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%33 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
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
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
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
      %1255 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %57 = tensor.empty() : tensor<4x4x6xi64>
    %58 = linalg.fill ins(%c0_i64 : i64) outs(%57 : tensor<4x4x6xi64>) -> tensor<4x4x6xi64>
    %59 = tensor.empty() : tensor<4x4x6xf32>
    %60 = linalg.fill ins(%cst_1 : f32) outs(%59 : tensor<4x4x6xf32>) -> tensor<4x4x6xf32>
    %61:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<4x4x6x6xf32>) outs(%60, %58 : tensor<4x4x6xf32>, tensor<4x4x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_486: i64):
      %1255 = linalg.index 3 : index
      %1256 = arith.index_cast %1255 : index to i64
      %1257 = arith.maximumf %in, %out : f32
      %1258 = arith.cmpf ogt, %in, %out : f32
      %1259 = arith.select %1258, %1256, %out_486 : i64
      linalg.yield %1257, %1259 : f32, i64
    } -> (tensor<4x4x6xf32>, tensor<4x4x6xi64>)
    %expanded_34 = tensor.expand_shape %61#0 [[0], [1], [2, 3]] output_shape [4, 4, 6, 1] : tensor<4x4x6xf32> into tensor<4x4x6x1xf32>
    %62 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %expanded_34 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %63 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.exp %in : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %64 = tensor.empty() : tensor<4x4x6x1xf32>
    %65 = linalg.fill ins(%cst_0 : f32) outs(%64 : tensor<4x4x6x1xf32>) -> tensor<4x4x6x1xf32>
    %66 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<4x4x6x6xf32>) outs(%65 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x1xf32>
    %67 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %66 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.divf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %68 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %69 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%68 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %70 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%69 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %71 = tensor.empty() : tensor<576xi64>
    %72 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%71 : tensor<576xi64>) {
    ^bb0(%out: i64):
      %1255 = linalg.index 0 : index
      %1256 = arith.index_cast %1255 : index to i64
      linalg.yield %1256 : i64
    } -> tensor<576xi64>
    %expanded_35 = tensor.expand_shape %72 [[0, 1, 2, 3]] output_shape [4, 4, 6, 6] : tensor<576xi64> into tensor<4x4x6x6xi64>
    %73 = tensor.empty() : tensor<4x4x6x6xi64>
    %74 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35, %70 : tensor<4x4x6x6xi64>, tensor<i64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %75 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %76 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %75 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %77 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %78 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %79 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %80 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %79 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %81 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %82 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %83 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %84 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %83 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %85 = tensor.empty() : tensor<4x4x6x6xi1>
    %86 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<4x4x6x6xi64>) outs(%85 : tensor<4x4x6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<4x4x6x6xi1>
    %87 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<4x4x6x6xf32>
    %88 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %87, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
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
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<24x16xf32>
    %expanded_41 = tensor.expand_shape %97 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %98 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %99 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%98 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %100 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%99 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %101 = tensor.empty() : tensor<384xi64>
    %102 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%101 : tensor<384xi64>) {
    ^bb0(%out: i64):
      %1255 = linalg.index 0 : index
      %1256 = arith.index_cast %1255 : index to i64
      linalg.yield %1256 : i64
    } -> tensor<384xi64>
    %expanded_42 = tensor.expand_shape %102 [[0, 1, 2]] output_shape [6, 4, 16] : tensor<384xi64> into tensor<6x4x16xi64>
    %103 = tensor.empty() : tensor<6x4x16xi64>
    %104 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %100 : tensor<6x4x16xi64>, tensor<i64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %105 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %109 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %113 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %115 = tensor.empty() : tensor<6x4x16xi1>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<6x4x16xi64>) outs(%115 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<6x4x16xi1>
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x16xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %117, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %118 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %120 = tensor.empty() : tensor<6x4x16xf64>
    %121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<6x4x16xf32>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x16xf64>
    %122 = tensor.empty() : tensor<6x4x1xf64>
    %123 = linalg.fill ins(%cst : f64) outs(%122 : tensor<6x4x1xf64>) -> tensor<6x4x1xf64>
    %124 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%121 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %126 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %125 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.subf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x16xf64>
    %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %126 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x16xf64>
    %128 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%127 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %130 = tensor.empty() : tensor<6x4x1xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<6x4x1xf64>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %132 = linalg.fill ins(%cst_0 : f32) outs(%130 : tensor<6x4x1xf32>) -> tensor<6x4x1xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%119 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_4 : f64 to f32
      %1256 = arith.addf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x1xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.rsqrt %in : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %134 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %136 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %arg10 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
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
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<24x8xf32>
    %expanded_45 = tensor.expand_shape %146 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %147 = tensor.empty() : tensor<6x4x8xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<6x4x8xf32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.cmpf ugt, %in, %cst_0 : f32
      %1256 = arith.select %1255, %in, %cst_0 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x8xf32>
    %149 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c7963307307_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %150 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%149 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %151 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%150 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %152 = tensor.empty() : tensor<192xi64>
    %153 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%152 : tensor<192xi64>) {
    ^bb0(%out: i64):
      %1255 = linalg.index 0 : index
      %1256 = arith.index_cast %1255 : index to i64
      linalg.yield %1256 : i64
    } -> tensor<192xi64>
    %expanded_46 = tensor.expand_shape %153 [[0, 1, 2]] output_shape [6, 4, 8] : tensor<192xi64> into tensor<6x4x8xi64>
    %154 = tensor.empty() : tensor<6x4x8xi64>
    %155 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %151 : tensor<6x4x8xi64>, tensor<i64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %156 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %160 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %160 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %164 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %166 = tensor.empty() : tensor<6x4x8xi1>
    %167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<6x4x8xi64>) outs(%166 : tensor<6x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<6x4x8xi1>
    %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<6x4x8xf32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x8xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %168, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
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
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<24x16xf32>
    %expanded_49 = tensor.expand_shape %173 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %174 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c10617743076_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %175 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%174 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %176 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%175 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %177 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %176 : tensor<6x4x16xi64>, tensor<i64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %178 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %178 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %182 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %182 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %184 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %186 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %186 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %188 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<6x4x16xi64>) outs(%115 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<6x4x16xi1>
    %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x16xf32>
    %190 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %189, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %190 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<6x4x16xf32>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x16xf64>
    %193 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%192 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %194 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %195 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %194 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.subf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x16xf64>
    %196 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %195 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x16xf64>
    %197 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%196 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %199 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<6x4x1xf64>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %200 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%191 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_4 : f64 to f32
      %1256 = arith.addf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x1xf32>
    %203 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.rsqrt %in : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %204 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %201 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %205 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %203 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %arg12 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_50 = tensor.collapse_shape %207 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_51 = linalg.transpose ins(%arg13 : tensor<48x16xf32>) outs(%43 : tensor<16x48xf32>) permutation = [1, 0] 
    %208 = linalg.matmul ins(%collapsed_50, %transposed_51 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%45 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %209 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<48xf32>) outs(%44 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %210 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%208, %209 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%44 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
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
      %1255 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %213:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%212 : tensor<4x4x6x6xf32>) outs(%60, %58 : tensor<4x4x6xf32>, tensor<4x4x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_486: i64):
      %1255 = linalg.index 3 : index
      %1256 = arith.index_cast %1255 : index to i64
      %1257 = arith.maximumf %in, %out : f32
      %1258 = arith.cmpf ogt, %in, %out : f32
      %1259 = arith.select %1258, %1256, %out_486 : i64
      linalg.yield %1257, %1259 : f32, i64
    } -> (tensor<4x4x6xf32>, tensor<4x4x6xi64>)
    %expanded_71 = tensor.expand_shape %213#0 [[0], [1], [2, 3]] output_shape [4, 4, 6, 1] : tensor<4x4x6xf32> into tensor<4x4x6x1xf32>
    %214 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212, %expanded_71 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %215 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.exp %in : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %216 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%215 : tensor<4x4x6x6xf32>) outs(%65 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x1xf32>
    %217 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215, %216 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.divf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %218 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c13272178845_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %219 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%218 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %220 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%219 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %221 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35, %220 : tensor<4x4x6x6xi64>, tensor<i64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %222 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %223 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %222 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %224 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %225 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%224 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %226 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %227 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225, %226 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %228 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %229 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %230 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %231 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %230 : tensor<4x4x6x6xi64>, tensor<4x4x6x6xi64>) outs(%73 : tensor<4x4x6x6xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x6x6xi64>
    %232 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231 : tensor<4x4x6x6xi64>) outs(%85 : tensor<4x4x6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<4x4x6x6xi1>
    %233 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<4x4x6x6xf32>
    %234 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%232, %233, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
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
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<24x16xf32>
    %expanded_77 = tensor.expand_shape %238 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %239 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c15926614614_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %240 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%239 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %241 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%240 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %242 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %241 : tensor<6x4x16xi64>, tensor<i64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %243 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %244 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %243 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %245 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %246 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %247 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %248 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %247 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %249 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %251 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %252 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %251 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %253 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<6x4x16xi64>) outs(%115 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<6x4x16xi1>
    %254 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_77 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x16xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %254, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %255 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<6x4x16xf32>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x16xf64>
    %258 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%257 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %259 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %260 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %259 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.subf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x16xf64>
    %261 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %260 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x16xf64>
    %262 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%261 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %263 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %264 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<6x4x1xf64>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%256 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %267 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_4 : f64 to f32
      %1256 = arith.addf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x1xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.rsqrt %in : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %269 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %266 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %270 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %268 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %271 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %272 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %arg22 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_78 = tensor.collapse_shape %272 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %transposed_79 = linalg.transpose ins(%arg17 : tensor<8x16xf32>) outs(%141 : tensor<16x8xf32>) permutation = [1, 0] 
    %273 = linalg.matmul ins(%collapsed_78, %transposed_79 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%143 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %274 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<8xf32>) outs(%142 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %275 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%273, %274 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%142 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<24x8xf32>
    %expanded_80 = tensor.expand_shape %275 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %276 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80 : tensor<6x4x8xf32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.cmpf ugt, %in, %cst_0 : f32
      %1256 = arith.select %1255, %in, %cst_0 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x8xf32>
    %277 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c18581050383_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %278 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%277 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %279 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%278 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %280 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %279 : tensor<6x4x8xi64>, tensor<i64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %281 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %282 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %281 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %283 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %284 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %285 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %286 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %285 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %287 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %288 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %289 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288 : tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %290 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %289 : tensor<6x4x8xi64>, tensor<6x4x8xi64>) outs(%154 : tensor<6x4x8xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x8xi64>
    %291 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<6x4x8xi64>) outs(%166 : tensor<6x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<6x4x8xi1>
    %292 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<6x4x8xf32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x8xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %292, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_81 = tensor.collapse_shape %293 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %transposed_82 = linalg.transpose ins(%arg19 : tensor<16x8xf32>) outs(%170 : tensor<8x16xf32>) permutation = [1, 0] 
    %294 = linalg.matmul ins(%collapsed_81, %transposed_82 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %295 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg20 : tensor<16xf32>) outs(%93 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %296 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%294, %295 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%93 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<24x16xf32>
    %expanded_83 = tensor.expand_shape %296 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %297 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c21235486152_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %298 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%297 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %299 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%298 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %300 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %299 : tensor<6x4x16xi64>, tensor<i64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %301 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %302 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %301 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %303 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %304 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %305 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %306 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %305 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %307 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %308 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %309 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308 : tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %310 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %309 : tensor<6x4x16xi64>, tensor<6x4x16xi64>) outs(%103 : tensor<6x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<6x4x16xi64>
    %311 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310 : tensor<6x4x16xi64>) outs(%115 : tensor<6x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<6x4x16xi1>
    %312 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_83 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x16xf32>
    %313 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311, %312, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %314 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %313 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %315 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<6x4x16xf32>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x16xf64>
    %316 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%315 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %317 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %318 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %317 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.subf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x16xf64>
    %319 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318, %318 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x16xf64>
    %320 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%319 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %321 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %322 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321 : tensor<6x4x1xf64>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %323 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%314 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_4 : f64 to f32
      %1256 = arith.addf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x1xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.rsqrt %in : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %327 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %324 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %328 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %326 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %329 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %330 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %arg24 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %331 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330 : tensor<6x4x16xf32>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x16xf64>
    %332 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%331 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %333 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %334 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331, %333 : tensor<6x4x16xf64>, tensor<6x4x1xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.subf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x16xf64>
    %335 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334, %334 : tensor<6x4x16xf64>, tensor<6x4x16xf64>) outs(%120 : tensor<6x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x16xf64>
    %336 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%335 : tensor<6x4x16xf64>) outs(%123 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %337 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336 : tensor<6x4x1xf64>) outs(%122 : tensor<6x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<6x4x1xf64>
    %338 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337 : tensor<6x4x1xf64>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %339 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%330 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %340 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %341 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_4 : f64 to f32
      %1256 = arith.addf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x1xf32>
    %342 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.rsqrt %in : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %343 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %340 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %344 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343, %342 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %345 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %346 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %arg26 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
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
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
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
      %1255 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %360 = tensor.empty() : tensor<4x4x5xi64>
    %361 = linalg.fill ins(%c0_i64 : i64) outs(%360 : tensor<4x4x5xi64>) -> tensor<4x4x5xi64>
    %362 = tensor.empty() : tensor<4x4x5xf32>
    %363 = linalg.fill ins(%cst_1 : f32) outs(%362 : tensor<4x4x5xf32>) -> tensor<4x4x5xf32>
    %364:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%359 : tensor<4x4x5x5xf32>) outs(%363, %361 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_486: i64):
      %1255 = linalg.index 3 : index
      %1256 = arith.index_cast %1255 : index to i64
      %1257 = arith.maximumf %in, %out : f32
      %1258 = arith.cmpf ogt, %in, %out : f32
      %1259 = arith.select %1258, %1256, %out_486 : i64
      linalg.yield %1257, %1259 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_105 = tensor.expand_shape %364#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %365 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%359, %expanded_105 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %366 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%365 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.exp %in : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %367 = tensor.empty() : tensor<4x4x5x1xf32>
    %368 = linalg.fill ins(%cst_0 : f32) outs(%367 : tensor<4x4x5x1xf32>) -> tensor<4x4x5x1xf32>
    %369 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%366 : tensor<4x4x5x5xf32>) outs(%368 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x1xf32>
    %370 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%366, %369 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.divf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %371 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c23889921921_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %372 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%371 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %373 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%372 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %374 = tensor.empty() : tensor<400xi64>
    %375 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%374 : tensor<400xi64>) {
    ^bb0(%out: i64):
      %1255 = linalg.index 0 : index
      %1256 = arith.index_cast %1255 : index to i64
      linalg.yield %1256 : i64
    } -> tensor<400xi64>
    %expanded_106 = tensor.expand_shape %375 [[0, 1, 2, 3]] output_shape [4, 4, 5, 5] : tensor<400xi64> into tensor<4x4x5x5xi64>
    %376 = tensor.empty() : tensor<4x4x5x5xi64>
    %377 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_106, %373 : tensor<4x4x5x5xi64>, tensor<i64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %378 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%377 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %379 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%377, %378 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %380 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%379 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %381 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%380 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %382 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%381 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %383 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%381, %382 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %384 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%383 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %385 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%384 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %386 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %387 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385, %386 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %388 = tensor.empty() : tensor<4x4x5x5xi1>
    %389 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%387 : tensor<4x4x5x5xi64>) outs(%388 : tensor<4x4x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<4x4x5x5xi1>
    %390 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%370 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<4x4x5x5xf32>
    %391 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%389, %390, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
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
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<20x16xf32>
    %expanded_112 = tensor.expand_shape %399 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %400 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c26544357690_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %401 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%400 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %402 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%401 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %403 = tensor.empty() : tensor<320xi64>
    %404 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%403 : tensor<320xi64>) {
    ^bb0(%out: i64):
      %1255 = linalg.index 0 : index
      %1256 = arith.index_cast %1255 : index to i64
      linalg.yield %1256 : i64
    } -> tensor<320xi64>
    %expanded_113 = tensor.expand_shape %404 [[0, 1, 2]] output_shape [5, 4, 16] : tensor<320xi64> into tensor<5x4x16xi64>
    %405 = tensor.empty() : tensor<5x4x16xi64>
    %406 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113, %402 : tensor<5x4x16xi64>, tensor<i64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %407 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %408 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %407 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %409 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %410 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %411 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %412 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410, %411 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %413 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %414 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %415 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %416 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %415 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %417 = tensor.empty() : tensor<5x4x16xi1>
    %418 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%416 : tensor<5x4x16xi64>) outs(%417 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<5x4x16xi1>
    %419 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_112 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x16xf32>
    %420 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %419, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %421 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %420 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %422 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %423 = tensor.empty() : tensor<5x4x1xf64>
    %424 = linalg.fill ins(%cst : f64) outs(%423 : tensor<5x4x1xf64>) -> tensor<5x4x1xf64>
    %425 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%422 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %426 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %427 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %426 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.subf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %428 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427, %427 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %429 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%428 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %430 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %431 = tensor.empty() : tensor<5x4x1xf32>
    %432 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430 : tensor<5x4x1xf64>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %433 = linalg.fill ins(%cst_0 : f32) outs(%431 : tensor<5x4x1xf32>) -> tensor<5x4x1xf32>
    %434 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%421 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %435 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %436 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_4 : f64 to f32
      %1256 = arith.addf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x1xf32>
    %437 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.rsqrt %in : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %438 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %435 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %439 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %437 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %440 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %441 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440, %arg40 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
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
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
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
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
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
      %1255 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %457:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%456 : tensor<4x4x5x6xf32>) outs(%363, %361 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_486: i64):
      %1255 = linalg.index 3 : index
      %1256 = arith.index_cast %1255 : index to i64
      %1257 = arith.maximumf %in, %out : f32
      %1258 = arith.cmpf ogt, %in, %out : f32
      %1259 = arith.select %1258, %1256, %out_486 : i64
      linalg.yield %1257, %1259 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_141 = tensor.expand_shape %457#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %458 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%456, %expanded_141 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %459 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%458 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.exp %in : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %460 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%459 : tensor<4x4x5x6xf32>) outs(%368 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x1xf32>
    %461 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%459, %460 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.divf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %462 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c29198793459_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %463 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%462 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %464 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%463 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %465 = tensor.empty() : tensor<480xi64>
    %466 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%465 : tensor<480xi64>) {
    ^bb0(%out: i64):
      %1255 = linalg.index 0 : index
      %1256 = arith.index_cast %1255 : index to i64
      linalg.yield %1256 : i64
    } -> tensor<480xi64>
    %expanded_142 = tensor.expand_shape %466 [[0, 1, 2, 3]] output_shape [4, 4, 5, 6] : tensor<480xi64> into tensor<4x4x5x6xi64>
    %467 = tensor.empty() : tensor<4x4x5x6xi64>
    %468 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_142, %464 : tensor<4x4x5x6xi64>, tensor<i64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %469 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%468 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %470 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%468, %469 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %471 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%470 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %472 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%471 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %473 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%472 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %474 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%472, %473 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %475 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%474 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %476 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%475 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %477 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%476 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %478 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%476, %477 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %479 = tensor.empty() : tensor<4x4x5x6xi1>
    %480 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%478 : tensor<4x4x5x6xi64>) outs(%479 : tensor<4x4x5x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<4x4x5x6xi1>
    %481 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%461 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<4x4x5x6xf32>
    %482 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%480, %481, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
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
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<20x16xf32>
    %expanded_148 = tensor.expand_shape %486 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %487 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c31853229228_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %488 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%487 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %489 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%488 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %490 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113, %489 : tensor<5x4x16xi64>, tensor<i64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %491 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %492 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %491 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %493 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %494 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %495 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %496 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %495 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %497 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%496 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %498 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %499 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %500 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %499 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %501 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%500 : tensor<5x4x16xi64>) outs(%417 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<5x4x16xi1>
    %502 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_148 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x16xf32>
    %503 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %502, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %504 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441, %503 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %505 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %506 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%505 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %507 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%506 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %508 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %507 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.subf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %509 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%508, %508 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %510 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%509 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %511 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %512 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511 : tensor<5x4x1xf64>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %513 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%504 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %514 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%513 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %515 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_4 : f64 to f32
      %1256 = arith.addf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x1xf32>
    %516 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.rsqrt %in : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %517 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504, %514 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %518 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %516 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %519 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %520 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %arg42 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
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
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<20x8xf32>
    %expanded_151 = tensor.expand_shape %525 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %526 = tensor.empty() : tensor<5x4x8xf32>
    %527 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_151 : tensor<5x4x8xf32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.cmpf ugt, %in, %cst_0 : f32
      %1256 = arith.select %1255, %in, %cst_0 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x8xf32>
    %528 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c34507664997_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %529 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%528 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %530 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%529 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %531 = tensor.empty() : tensor<160xi64>
    %532 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%531 : tensor<160xi64>) {
    ^bb0(%out: i64):
      %1255 = linalg.index 0 : index
      %1256 = arith.index_cast %1255 : index to i64
      linalg.yield %1256 : i64
    } -> tensor<160xi64>
    %expanded_152 = tensor.expand_shape %532 [[0, 1, 2]] output_shape [5, 4, 8] : tensor<160xi64> into tensor<5x4x8xi64>
    %533 = tensor.empty() : tensor<5x4x8xi64>
    %534 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_152, %530 : tensor<5x4x8xi64>, tensor<i64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %535 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %536 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534, %535 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %537 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %538 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %539 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%538 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %540 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%538, %539 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %541 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%540 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %542 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %543 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %544 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542, %543 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %545 = tensor.empty() : tensor<5x4x8xi1>
    %546 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%544 : tensor<5x4x8xi64>) outs(%545 : tensor<5x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<5x4x8xi1>
    %547 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%527 : tensor<5x4x8xf32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x8xf32>
    %548 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546, %547, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_153 = tensor.collapse_shape %548 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_154 = linalg.transpose ins(%arg37 : tensor<16x8xf32>) outs(%170 : tensor<8x16xf32>) permutation = [1, 0] 
    %549 = linalg.matmul ins(%collapsed_153, %transposed_154 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %550 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %551 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%549, %550 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<20x16xf32>
    %expanded_155 = tensor.expand_shape %551 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %552 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c37162100766_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %553 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%552 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %554 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%553 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %555 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113, %554 : tensor<5x4x16xi64>, tensor<i64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %556 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %557 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555, %556 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %558 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%557 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %559 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%558 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %560 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %561 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559, %560 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %562 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%561 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %563 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%562 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %564 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %565 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563, %564 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %566 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%565 : tensor<5x4x16xi64>) outs(%417 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<5x4x16xi1>
    %567 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_155 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x16xf32>
    %568 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566, %567, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %569 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%520, %568 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %570 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %571 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%570 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %572 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%571 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %573 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570, %572 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.subf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %574 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%573, %573 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %575 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%574 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %576 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%575 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %577 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%576 : tensor<5x4x1xf64>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %578 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%569 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %579 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%578 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %580 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%577 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_4 : f64 to f32
      %1256 = arith.addf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x1xf32>
    %581 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%580 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.rsqrt %in : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %582 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569, %579 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %583 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%582, %581 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %584 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%583, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %585 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%584, %arg44 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_156 = tensor.collapse_shape %585 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_157 = linalg.transpose ins(%arg45 : tensor<48x16xf32>) outs(%43 : tensor<16x48xf32>) permutation = [1, 0] 
    %586 = linalg.matmul ins(%collapsed_156, %transposed_157 : tensor<20x16xf32>, tensor<16x48xf32>) outs(%348 : tensor<20x48xf32>) -> tensor<20x48xf32>
    %587 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg46 : tensor<48xf32>) outs(%347 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x48xf32>
    %588 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%586, %587 : tensor<20x48xf32>, tensor<20x48xf32>) outs(%347 : tensor<20x48xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
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
      %1255 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %591:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%590 : tensor<4x4x5x5xf32>) outs(%363, %361 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_486: i64):
      %1255 = linalg.index 3 : index
      %1256 = arith.index_cast %1255 : index to i64
      %1257 = arith.maximumf %in, %out : f32
      %1258 = arith.cmpf ogt, %in, %out : f32
      %1259 = arith.select %1258, %1256, %out_486 : i64
      linalg.yield %1257, %1259 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_177 = tensor.expand_shape %591#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %592 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%590, %expanded_177 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %593 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%592 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.exp %in : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %594 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%593 : tensor<4x4x5x5xf32>) outs(%368 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x1xf32>
    %595 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%593, %594 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.divf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %596 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c39816536535_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %597 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%596 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %598 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%597 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %599 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_106, %598 : tensor<4x4x5x5xi64>, tensor<i64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %600 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%599 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %601 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%599, %600 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %602 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%601 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %603 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%602 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %604 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%603 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %605 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%603, %604 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %606 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%605 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %607 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%606 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %608 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%607 : tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %609 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%607, %608 : tensor<4x4x5x5xi64>, tensor<4x4x5x5xi64>) outs(%376 : tensor<4x4x5x5xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x5xi64>
    %610 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%609 : tensor<4x4x5x5xi64>) outs(%388 : tensor<4x4x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<4x4x5x5xi1>
    %611 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%595 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<4x4x5x5xf32>
    %612 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%610, %611, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
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
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<20x16xf32>
    %expanded_183 = tensor.expand_shape %616 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %617 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c42470972304_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %618 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%617 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %619 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%618 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %620 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113, %619 : tensor<5x4x16xi64>, tensor<i64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %621 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %622 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620, %621 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %623 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%622 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %624 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%623 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %625 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %626 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624, %625 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %627 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%626 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %628 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%627 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %629 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%628 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %630 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%628, %629 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %631 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%630 : tensor<5x4x16xi64>) outs(%417 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<5x4x16xi1>
    %632 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_183 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x16xf32>
    %633 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%631, %632, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %634 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%585, %633 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %635 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %636 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%635 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %637 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%636 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %638 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%635, %637 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.subf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %639 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%638, %638 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %640 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%639 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %641 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%640 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %642 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%641 : tensor<5x4x1xf64>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %643 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%634 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %644 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%643 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %645 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%642 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_4 : f64 to f32
      %1256 = arith.addf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x1xf32>
    %646 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%645 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.rsqrt %in : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %647 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634, %644 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %648 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%647, %646 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %649 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%648, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %650 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%649, %arg58 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
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
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<20x16xf32>
    %expanded_190 = tensor.expand_shape %653 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %transposed_191 = linalg.transpose ins(%extracted_slice_185 : tensor<32x16xf32>) outs(%445 : tensor<16x32xf32>) permutation = [1, 0] 
    %654 = linalg.matmul ins(%collapsed_121, %transposed_191 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%447 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %655 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_187 : tensor<32xf32>) outs(%446 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %656 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%654, %655 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%446 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
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
      %1255 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %659:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%658 : tensor<4x4x5x6xf32>) outs(%363, %361 : tensor<4x4x5xf32>, tensor<4x4x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_486: i64):
      %1255 = linalg.index 3 : index
      %1256 = arith.index_cast %1255 : index to i64
      %1257 = arith.maximumf %in, %out : f32
      %1258 = arith.cmpf ogt, %in, %out : f32
      %1259 = arith.select %1258, %1256, %out_486 : i64
      linalg.yield %1257, %1259 : f32, i64
    } -> (tensor<4x4x5xf32>, tensor<4x4x5xi64>)
    %expanded_210 = tensor.expand_shape %659#0 [[0], [1], [2, 3]] output_shape [4, 4, 5, 1] : tensor<4x4x5xf32> into tensor<4x4x5x1xf32>
    %660 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%658, %expanded_210 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %661 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%660 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.exp %in : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %662 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%661 : tensor<4x4x5x6xf32>) outs(%368 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x1xf32>
    %663 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%661, %662 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.divf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %664 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c45125408073_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %665 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%664 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %666 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%665 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %667 = linalg.generic {indexing_maps = [#map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_142, %666 : tensor<4x4x5x6xi64>, tensor<i64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %668 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%667 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %669 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%667, %668 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %670 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%669 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %671 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%670 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %672 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%671 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %673 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%671, %672 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %674 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%673 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %675 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%674 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %676 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%675 : tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %677 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%675, %676 : tensor<4x4x5x6xi64>, tensor<4x4x5x6xi64>) outs(%467 : tensor<4x4x5x6xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<4x4x5x6xi64>
    %678 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%677 : tensor<4x4x5x6xi64>) outs(%479 : tensor<4x4x5x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<4x4x5x6xi1>
    %679 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%663 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<4x4x5x6xf32>
    %680 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%678, %679, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
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
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<20x16xf32>
    %expanded_216 = tensor.expand_shape %684 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %685 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c47779843842_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %686 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%685 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %687 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%686 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %688 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113, %687 : tensor<5x4x16xi64>, tensor<i64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %689 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%688 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %690 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%688, %689 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %691 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%690 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %692 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%691 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %693 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%692 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %694 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%692, %693 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %695 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%694 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %696 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%695 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %697 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%696 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %698 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%696, %697 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %699 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%698 : tensor<5x4x16xi64>) outs(%417 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<5x4x16xi1>
    %700 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_216 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x16xf32>
    %701 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%699, %700, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %702 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%650, %701 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %703 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%702 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %704 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%703 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %705 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%704 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %706 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%703, %705 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.subf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %707 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%706, %706 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %708 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%707 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %709 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%708 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %710 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%709 : tensor<5x4x1xf64>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %711 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%702 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %712 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%711 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %713 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%710 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_4 : f64 to f32
      %1256 = arith.addf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x1xf32>
    %714 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%713 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.rsqrt %in : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %715 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%702, %712 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %716 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%715, %714 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %717 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%716, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %718 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%717, %arg60 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_217 = tensor.collapse_shape %718 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %transposed_218 = linalg.transpose ins(%arg53 : tensor<8x16xf32>) outs(%141 : tensor<16x8xf32>) permutation = [1, 0] 
    %719 = linalg.matmul ins(%collapsed_217, %transposed_218 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%522 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %720 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg54 : tensor<8xf32>) outs(%521 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x8xf32>
    %721 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%719, %720 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%521 : tensor<20x8xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<20x8xf32>
    %expanded_219 = tensor.expand_shape %721 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %722 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_219 : tensor<5x4x8xf32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.cmpf ugt, %in, %cst_0 : f32
      %1256 = arith.select %1255, %in, %cst_0 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x8xf32>
    %723 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c50434279611_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %724 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%723 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %725 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%724 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %726 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_152, %725 : tensor<5x4x8xi64>, tensor<i64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %727 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%726 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %728 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%726, %727 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %729 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%728 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %730 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%729 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %731 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%730 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %732 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%730, %731 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %733 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%732 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %734 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%733 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %735 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%734 : tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %736 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%734, %735 : tensor<5x4x8xi64>, tensor<5x4x8xi64>) outs(%533 : tensor<5x4x8xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x8xi64>
    %737 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%736 : tensor<5x4x8xi64>) outs(%545 : tensor<5x4x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<5x4x8xi1>
    %738 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%722 : tensor<5x4x8xf32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x8xf32>
    %739 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%737, %738, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_220 = tensor.collapse_shape %739 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %transposed_221 = linalg.transpose ins(%arg55 : tensor<16x8xf32>) outs(%170 : tensor<8x16xf32>) permutation = [1, 0] 
    %740 = linalg.matmul ins(%collapsed_220, %transposed_221 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %741 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg56 : tensor<16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x16xf32>
    %742 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%740, %741 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%395 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<20x16xf32>
    %expanded_222 = tensor.expand_shape %742 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %743 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg75 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.addi %in, %c53088715380_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %744 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%743 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %745 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%744 : tensor<i64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<i64>
    %746 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113, %745 : tensor<5x4x16xi64>, tensor<i64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %747 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%746 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %748 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%746, %747 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %749 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%748 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %750 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%749 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %751 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%750 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %752 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%750, %751 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %753 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%752 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %754 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%753 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %755 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%754 : tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1255 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %756 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%754, %755 : tensor<5x4x16xi64>, tensor<5x4x16xi64>) outs(%405 : tensor<5x4x16xi64>) {
    ^bb0(%in: i64, %in_486: i64, %out: i64):
      %1255 = arith.xori %in, %in_486 : i64
      linalg.yield %1255 : i64
    } -> tensor<5x4x16xi64>
    %757 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%756 : tensor<5x4x16xi64>) outs(%417 : tensor<5x4x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<5x4x16xi1>
    %758 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_222 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x16xf32>
    %759 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%757, %758, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %760 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%718, %759 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %761 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%760 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %762 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%761 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %763 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%762 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %764 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%761, %763 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.subf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %765 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%764, %764 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %766 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%765 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %767 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%766 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %768 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%767 : tensor<5x4x1xf64>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %769 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%760 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %770 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%769 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %771 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%768 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_4 : f64 to f32
      %1256 = arith.addf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x1xf32>
    %772 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%771 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.rsqrt %in : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %773 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%760, %770 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %774 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%773, %772 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %775 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%774, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %776 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%775, %arg62 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %777 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%776 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %778 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%777 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %779 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%778 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %780 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%777, %779 : tensor<5x4x16xf64>, tensor<5x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.subf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %781 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%780, %780 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %782 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%781 : tensor<5x4x16xf64>) outs(%424 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %783 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%782 : tensor<5x4x1xf64>) outs(%423 : tensor<5x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_11 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x1xf64>
    %784 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%783 : tensor<5x4x1xf64>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %785 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%776 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %786 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%785 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %787 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%784 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_4 : f64 to f32
      %1256 = arith.addf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x1xf32>
    %788 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%787 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.rsqrt %in : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %789 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%776, %786 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %790 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%789, %788 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %791 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%790, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %792 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%791, %arg64 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
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
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<20x23xf32>
    %collapsed_225 = tensor.collapse_shape %arg74 [[0, 1]] : tensor<5x4xi64> into tensor<20xi64>
    %799 = tensor.empty() : tensor<20xi64>
    %800 = linalg.fill ins(%c0_i64 : i64) outs(%799 : tensor<20xi64>) -> tensor<20xi64>
    %801 = tensor.empty() : tensor<20xf32>
    %802 = linalg.fill ins(%cst_1 : f32) outs(%801 : tensor<20xf32>) -> tensor<20xf32>
    %803:2 = linalg.generic {indexing_maps = [#map8, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%798 : tensor<20x23xf32>) outs(%802, %800 : tensor<20xf32>, tensor<20xi64>) {
    ^bb0(%in: f32, %out: f32, %out_486: i64):
      %1255 = linalg.index 1 : index
      %1256 = arith.index_cast %1255 : index to i64
      %1257 = arith.maximumf %in, %out : f32
      %1258 = arith.cmpf ogt, %in, %out : f32
      %1259 = arith.select %1258, %1256, %out_486 : i64
      linalg.yield %1257, %1259 : f32, i64
    } -> (tensor<20xf32>, tensor<20xi64>)
    %expanded_226 = tensor.expand_shape %803#0 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %804 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%798, %expanded_226 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%794 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<20x23xf32>
    %805 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%804 : tensor<20x23xf32>) outs(%794 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.exp %in : f32
      linalg.yield %1255 : f32
    } -> tensor<20x23xf32>
    %806 = tensor.empty() : tensor<20x1xf32>
    %807 = linalg.fill ins(%cst_0 : f32) outs(%806 : tensor<20x1xf32>) -> tensor<20x1xf32>
    %808 = linalg.generic {indexing_maps = [#map8, #map16], iterator_types = ["parallel", "reduction"]} ins(%805 : tensor<20x23xf32>) outs(%807 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<20x1xf32>
    %809 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%808 : tensor<20x1xf32>) outs(%806 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.log %in : f32
      linalg.yield %1255 : f32
    } -> tensor<20x1xf32>
    %810 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%804, %809 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%794 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<20x23xf32>
    %811 = tensor.empty() : tensor<20xi1>
    %812 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_225 : tensor<20xi64>) outs(%811 : tensor<20xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<20xi1>
    %813 = linalg.generic {indexing_maps = [#map3, #map3, #map17, #map3], iterator_types = ["parallel"]} ins(%812, %collapsed_225, %cst_13 : tensor<20xi1>, tensor<20xi64>, tensor<i64>) outs(%799 : tensor<20xi64>) {
    ^bb0(%in: i1, %in_486: i64, %in_487: i64, %out: i64):
      %1255 = arith.select %in, %in_486, %in_487 : i64
      linalg.yield %1255 : i64
    } -> tensor<20xi64>
    %expanded_227 = tensor.expand_shape %813 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %814 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_227 : tensor<20x1xi64>) outs(%807 : tensor<20x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1255 = linalg.index 0 : index
      %1256 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %810[%1255, %1256] : tensor<20x23xf32>
      linalg.yield %extracted : f32
    } -> tensor<20x1xf32>
    %collapsed_228 = tensor.collapse_shape %814 [[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
    %815 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_228 : tensor<20xf32>) outs(%801 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.negf %in : f32
      linalg.yield %1255 : f32
    } -> tensor<20xf32>
    %816 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%812 : tensor<20xi1>) outs(%801 : tensor<20xf32>) {
    ^bb0(%in: i1, %out: f32):
      %1255 = arith.uitofp %in : i1 to f32
      linalg.yield %1255 : f32
    } -> tensor<20xf32>
    %817 = linalg.generic {indexing_maps = [#map3, #map3, #map17, #map3], iterator_types = ["parallel"]} ins(%812, %815, %cst_2 : tensor<20xi1>, tensor<20xf32>, tensor<f32>) outs(%801 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<20xf32>
    %818 = tensor.empty() : tensor<f32>
    %819 = linalg.fill ins(%cst_0 : f32) outs(%818 : tensor<f32>) -> tensor<f32>
    %820 = linalg.generic {indexing_maps = [#map3, #map17], iterator_types = ["reduction"]} ins(%816 : tensor<20xf32>) outs(%819 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<f32>
    %821 = linalg.generic {indexing_maps = [#map3, #map17], iterator_types = ["reduction"]} ins(%817 : tensor<20xf32>) outs(%819 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<f32>
    %822 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%821, %820 : tensor<f32>, tensor<f32>) outs(%818 : tensor<f32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.divf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<f32>
    %823 = tensor.empty() : tensor<23xi64>
    %824 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%823 : tensor<23xi64>) {
    ^bb0(%out: i64):
      %1255 = linalg.index 0 : index
      %1256 = arith.index_cast %1255 : index to i64
      linalg.yield %1256 : i64
    } -> tensor<23xi64>
    %expanded_229 = tensor.expand_shape %824 [[0, 1]] output_shape [1, 23] : tensor<23xi64> into tensor<1x23xi64>
    %expanded_230 = tensor.expand_shape %collapsed_225 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %825 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%cst_8, %820 : tensor<f32>, tensor<f32>) outs(%818 : tensor<f32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.divf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<f32>
    %826 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%825 : tensor<f32>) outs(%818 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.negf %in : f32
      linalg.yield %1255 : f32
    } -> tensor<f32>
    %827 = tensor.empty() : tensor<20x23xi1>
    %828 = linalg.generic {indexing_maps = [#map18, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_229, %expanded_230 : tensor<1x23xi64>, tensor<20x1xi64>) outs(%827 : tensor<20x23xi1>) {
    ^bb0(%in: i64, %in_486: i64, %out: i1):
      %1255 = arith.cmpi eq, %in, %in_486 : i64
      linalg.yield %1255 : i1
    } -> tensor<20x23xi1>
    %829 = tensor.empty() : tensor<20x1xi1>
    %830 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_230 : tensor<20x1xi64>) outs(%829 : tensor<20x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1255 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %1255 : i1
    } -> tensor<20x1xi1>
    %831 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%828, %830 : tensor<20x23xi1>, tensor<20x1xi1>) outs(%827 : tensor<20x23xi1>) {
    ^bb0(%in: i1, %in_486: i1, %out: i1):
      %1255 = arith.andi %in, %in_486 : i1
      linalg.yield %1255 : i1
    } -> tensor<20x23xi1>
    %832 = linalg.generic {indexing_maps = [#map8, #map19, #map19, #map8], iterator_types = ["parallel", "parallel"]} ins(%831, %826, %cst_2 : tensor<20x23xi1>, tensor<f32>, tensor<f32>) outs(%794 : tensor<20x23xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<20x23xf32>
    %833 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%810 : tensor<20x23xf32>) outs(%794 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = math.exp %in : f32
      linalg.yield %1255 : f32
    } -> tensor<20x23xf32>
    %834 = linalg.generic {indexing_maps = [#map8, #map16], iterator_types = ["parallel", "reduction"]} ins(%832 : tensor<20x23xf32>) outs(%807 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<20x1xf32>
    %835 = linalg.generic {indexing_maps = [#map8, #map16, #map8], iterator_types = ["parallel", "parallel"]} ins(%833, %834 : tensor<20x23xf32>, tensor<20x1xf32>) outs(%794 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<20x23xf32>
    %836 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%832, %835 : tensor<20x23xf32>, tensor<20x23xf32>) outs(%794 : tensor<20x23xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<20x23xf32>
    %837 = linalg.matmul ins(%836, %arg0 : tensor<20x23xf32>, tensor<23x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %838 = tensor.empty() : tensor<23x20xf32>
    %transposed_231 = linalg.transpose ins(%836 : tensor<20x23xf32>) outs(%838 : tensor<23x20xf32>) permutation = [1, 0] 
    %839 = tensor.empty() : tensor<23x16xf32>
    %840 = linalg.fill ins(%cst_0 : f32) outs(%839 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %841 = linalg.matmul ins(%transposed_231, %collapsed_223 : tensor<23x20xf32>, tensor<20x16xf32>) outs(%840 : tensor<23x16xf32>) -> tensor<23x16xf32>
    %842 = tensor.empty() : tensor<1x23xf32>
    %843 = linalg.fill ins(%cst_0 : f32) outs(%842 : tensor<1x23xf32>) -> tensor<1x23xf32>
    %844 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%836 : tensor<20x23xf32>) outs(%843 : tensor<1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x23xf32>
    %collapsed_232 = tensor.collapse_shape %844 [[0, 1]] : tensor<1x23xf32> into tensor<23xf32>
    %expanded_233 = tensor.expand_shape %837 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %845 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_233, %arg63 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %846 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%845 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %847 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%845 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %848 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%845, %790 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %849 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%848 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %850 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%790, %849 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %851 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%846, %847 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %852 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%851, %850 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %853 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%788 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %854 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%853, %852 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %855 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_233, %790 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %856 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
    %857 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%855 : tensor<5x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %858 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_233 : tensor<5x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %859 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%854, %arg61 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %860 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%859 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %861 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%859 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %862 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%859, %774 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %863 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%862 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %864 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%774, %863 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %865 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%860, %861 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %866 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%865, %864 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %867 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%772 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %868 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%867, %866 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %869 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%854, %774 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %870 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%869 : tensor<5x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %871 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%854 : tensor<5x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %872 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%757, %868, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %873 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%872 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_234 = tensor.collapse_shape %873 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %874 = linalg.matmul ins(%collapsed_234, %arg55 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%522 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %875 = tensor.empty() : tensor<16x20xf32>
    %transposed_235 = linalg.transpose ins(%collapsed_234 : tensor<20x16xf32>) outs(%875 : tensor<16x20xf32>) permutation = [1, 0] 
    %876 = linalg.fill ins(%cst_0 : f32) outs(%141 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %877 = linalg.matmul ins(%transposed_235, %collapsed_220 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%876 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %878 = tensor.empty() : tensor<1x16xf32>
    %879 = linalg.fill ins(%cst_0 : f32) outs(%878 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %880 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_234 : tensor<20x16xf32>) outs(%879 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x16xf32>
    %collapsed_236 = tensor.collapse_shape %880 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_237 = tensor.expand_shape %874 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %881 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%737, %expanded_237, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x8xf32>
    %882 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%881 : tensor<5x4x8xf32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x8xf32>
    %883 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%722 : tensor<5x4x8xf32>) outs(%545 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1255 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %1255 : i1
    } -> tensor<5x4x8xi1>
    %884 = linalg.generic {indexing_maps = [#map1, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%883, %cst_2, %882 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_238 = tensor.collapse_shape %884 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %885 = linalg.matmul ins(%collapsed_238, %arg53 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %886 = tensor.empty() : tensor<8x20xf32>
    %transposed_239 = linalg.transpose ins(%collapsed_238 : tensor<20x8xf32>) outs(%886 : tensor<8x20xf32>) permutation = [1, 0] 
    %887 = linalg.fill ins(%cst_0 : f32) outs(%170 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %888 = linalg.matmul ins(%transposed_239, %collapsed_217 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%887 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %889 = tensor.empty() : tensor<1x8xf32>
    %890 = linalg.fill ins(%cst_0 : f32) outs(%889 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %891 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_238 : tensor<20x8xf32>) outs(%890 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x8xf32>
    %collapsed_240 = tensor.collapse_shape %891 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_241 = tensor.expand_shape %885 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %892 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%868, %expanded_241 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %893 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%892, %arg59 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %894 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%893 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %895 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%893 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %896 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%893, %716 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %897 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%896 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %898 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%716, %897 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %899 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%894, %895 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %900 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%899, %898 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %901 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%714 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %902 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%901, %900 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %903 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%892, %716 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %904 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%903 : tensor<5x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %905 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%892 : tensor<5x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %906 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%699, %902, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %907 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%906 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_242 = tensor.collapse_shape %907 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %908 = linalg.matmul ins(%collapsed_242, %arg51 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_243 = linalg.transpose ins(%collapsed_242 : tensor<20x16xf32>) outs(%875 : tensor<16x20xf32>) permutation = [1, 0] 
    %909 = linalg.fill ins(%cst_0 : f32) outs(%92 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %910 = linalg.matmul ins(%transposed_243, %collapsed_214 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%909 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %911 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_242 : tensor<20x16xf32>) outs(%879 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x16xf32>
    %collapsed_244 = tensor.collapse_shape %911 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_245 = tensor.expand_shape %908 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %912 = tensor.empty() : tensor<4x4x5x4xf32>
    %transposed_246 = linalg.transpose ins(%expanded_245 : tensor<5x4x4x4xf32>) outs(%912 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_247 = tensor.collapse_shape %transposed_246 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %913 = tensor.empty() : tensor<16x6x5xf32>
    %transposed_248 = linalg.transpose ins(%collapsed_211 : tensor<16x5x6xf32>) outs(%913 : tensor<16x6x5xf32>) permutation = [0, 2, 1] 
    %914 = linalg.batch_matmul ins(%transposed_248, %collapsed_247 : tensor<16x6x5xf32>, tensor<16x5x4xf32>) outs(%89 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %915 = tensor.empty() : tensor<16x4x6xf32>
    %transposed_249 = linalg.transpose ins(%expanded_204 : tensor<6x16x4xf32>) outs(%915 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %916 = linalg.batch_matmul ins(%collapsed_247, %transposed_249 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%453 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_250 = tensor.expand_shape %916 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %917 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%678, %expanded_250, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %918 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%917 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<4x4x5x6xf32>
    %919 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%918, %663 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %920 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%919 : tensor<4x4x5x6xf32>) outs(%368 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x1xf32>
    %921 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%663, %920 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %922 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%919, %921 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %923 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%922 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_251 = tensor.collapse_shape %923 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %924 = tensor.empty() : tensor<16x4x5xf32>
    %transposed_252 = linalg.transpose ins(%expanded_198 : tensor<5x16x4xf32>) outs(%924 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %925 = linalg.fill ins(%cst_0 : f32) outs(%915 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %926 = linalg.batch_matmul ins(%transposed_252, %collapsed_251 : tensor<16x4x5xf32>, tensor<16x5x6xf32>) outs(%925 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_253 = linalg.transpose ins(%collapsed_208 : tensor<16x4x6xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %927 = linalg.batch_matmul ins(%collapsed_251, %transposed_253 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%392 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_254 = tensor.expand_shape %926 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %928 = tensor.empty() : tensor<4x4x6x4xf32>
    %transposed_255 = linalg.transpose ins(%expanded_254 : tensor<4x4x4x6xf32>) outs(%928 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_256 = tensor.collapse_shape %transposed_255 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %929 = tensor.empty() : tensor<6x16x4xf32>
    %transposed_257 = linalg.transpose ins(%914 : tensor<16x6x4xf32>) outs(%929 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_258 = tensor.collapse_shape %transposed_257 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_259 = linalg.transpose ins(%collapsed_256 : tensor<16x6x4xf32>) outs(%929 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_260 = tensor.collapse_shape %transposed_259 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %930 = tensor.empty() : tensor<5x16x4xf32>
    %transposed_261 = linalg.transpose ins(%927 : tensor<16x5x4xf32>) outs(%930 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_262 = tensor.collapse_shape %transposed_261 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_263 = tensor.expand_shape %collapsed_262 [[0], [1, 2]] output_shape [5, 4, 16] : tensor<5x64xf32> into tensor<5x4x16xf32>
    %expanded_264 = tensor.expand_shape %collapsed_258 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded = tensor.pad %expanded_264 low[1, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %expanded_265 = tensor.expand_shape %collapsed_260 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_266 = tensor.pad %expanded_265 low[0, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %931 = tensor.empty() : tensor<2x6x4x16xf32>
    %932 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded, %padded_266 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%931 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_267 = tensor.expand_shape %932 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %933 = tensor.empty() : tensor<1x6x4x2x16xf32>
    %transposed_268 = linalg.transpose ins(%expanded_267 : tensor<2x6x4x1x16xf32>) outs(%933 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_269 = tensor.collapse_shape %transposed_268 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %934 = linalg.matmul ins(%collapsed_269, %extracted_slice_185 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %935 = tensor.empty() : tensor<32x24xf32>
    %transposed_270 = linalg.transpose ins(%collapsed_269 : tensor<24x32xf32>) outs(%935 : tensor<32x24xf32>) permutation = [1, 0] 
    %936 = tensor.empty() : tensor<32x16xf32>
    %937 = linalg.fill ins(%cst_0 : f32) outs(%936 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %938 = linalg.matmul ins(%transposed_270, %collapsed_121 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%937 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %939 = tensor.empty() : tensor<1x32xf32>
    %940 = linalg.fill ins(%cst_0 : f32) outs(%939 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %941 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_269 : tensor<24x32xf32>) outs(%940 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x32xf32>
    %collapsed_271 = tensor.collapse_shape %941 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_272 = tensor.expand_shape %934 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %collapsed_273 = tensor.collapse_shape %expanded_263 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %942 = linalg.matmul ins(%collapsed_273, %extracted_slice_184 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_274 = linalg.transpose ins(%collapsed_273 : tensor<20x16xf32>) outs(%875 : tensor<16x20xf32>) permutation = [1, 0] 
    %943 = linalg.matmul ins(%transposed_274, %collapsed_188 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%909 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %944 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_273 : tensor<20x16xf32>) outs(%879 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x16xf32>
    %collapsed_275 = tensor.collapse_shape %944 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_276 = tensor.expand_shape %942 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %945 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%902, %expanded_276 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %946 = tensor.empty() : tensor<48xf32>
    %inserted_slice = tensor.insert_slice %collapsed_275 into %946[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_277 = tensor.insert_slice %collapsed_271 into %inserted_slice[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %947 = tensor.empty() : tensor<48x16xf32>
    %inserted_slice_278 = tensor.insert_slice %943 into %947[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_279 = tensor.insert_slice %938 into %inserted_slice_278[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %948 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%945, %arg57 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %949 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%948 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %950 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%948 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %951 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%948, %648 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %952 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%951 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %953 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%648, %952 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %954 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%949, %950 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %955 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%954, %953 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %956 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%646 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %957 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%956, %955 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %958 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%945, %648 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %959 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%958 : tensor<5x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %960 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%945 : tensor<5x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %961 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%631, %957, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %962 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%961 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_280 = tensor.collapse_shape %962 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %963 = linalg.matmul ins(%collapsed_280, %arg47 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_281 = linalg.transpose ins(%collapsed_280 : tensor<20x16xf32>) outs(%875 : tensor<16x20xf32>) permutation = [1, 0] 
    %964 = linalg.matmul ins(%transposed_281, %collapsed_181 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%909 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %965 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_280 : tensor<20x16xf32>) outs(%879 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x16xf32>
    %collapsed_282 = tensor.collapse_shape %965 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_283 = tensor.expand_shape %963 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_284 = linalg.transpose ins(%expanded_283 : tensor<5x4x4x4xf32>) outs(%912 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_285 = tensor.collapse_shape %transposed_284 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_286 = linalg.transpose ins(%collapsed_178 : tensor<16x5x5xf32>) outs(%355 : tensor<16x5x5xf32>) permutation = [0, 2, 1] 
    %966 = linalg.batch_matmul ins(%transposed_286, %collapsed_285 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%392 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %transposed_287 = linalg.transpose ins(%expanded_171 : tensor<5x16x4xf32>) outs(%924 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %967 = linalg.batch_matmul ins(%collapsed_285, %transposed_287 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%356 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_288 = tensor.expand_shape %967 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %968 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%610, %expanded_288, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %969 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%968 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<4x4x5x5xf32>
    %970 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%969, %595 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %971 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%970 : tensor<4x4x5x5xf32>) outs(%368 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x1xf32>
    %972 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%595, %971 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %973 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%970, %972 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %974 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%973 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_289 = tensor.collapse_shape %974 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %transposed_290 = linalg.transpose ins(%expanded_165 : tensor<5x16x4xf32>) outs(%924 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %975 = linalg.fill ins(%cst_0 : f32) outs(%924 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %976 = linalg.batch_matmul ins(%transposed_290, %collapsed_289 : tensor<16x4x5xf32>, tensor<16x5x5xf32>) outs(%975 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %transposed_291 = linalg.transpose ins(%collapsed_175 : tensor<16x4x5xf32>) outs(%353 : tensor<16x5x4xf32>) permutation = [0, 2, 1] 
    %977 = linalg.batch_matmul ins(%collapsed_289, %transposed_291 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%392 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_292 = tensor.expand_shape %976 [[0, 1], [2], [3]] output_shape [4, 4, 4, 5] : tensor<16x4x5xf32> into tensor<4x4x4x5xf32>
    %transposed_293 = linalg.transpose ins(%expanded_292 : tensor<4x4x4x5xf32>) outs(%912 : tensor<4x4x5x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_294 = tensor.collapse_shape %transposed_293 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_295 = linalg.transpose ins(%966 : tensor<16x5x4xf32>) outs(%930 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_296 = tensor.collapse_shape %transposed_295 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_297 = linalg.transpose ins(%collapsed_294 : tensor<16x5x4xf32>) outs(%930 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_298 = tensor.collapse_shape %transposed_297 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_299 = linalg.transpose ins(%977 : tensor<16x5x4xf32>) outs(%930 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_300 = tensor.collapse_shape %transposed_299 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_301 = tensor.expand_shape %collapsed_296 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_302 = tensor.pad %expanded_301 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_303 = tensor.expand_shape %collapsed_298 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_304 = tensor.pad %expanded_303 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %978 = tensor.empty() : tensor<3x5x4x16xf32>
    %979 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_302, %padded_304 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%978 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_305 = tensor.expand_shape %collapsed_300 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_306 = tensor.pad %expanded_305 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %980 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%979, %padded_306 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%978 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_307 = tensor.expand_shape %980 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %981 = tensor.empty() : tensor<1x5x4x3x16xf32>
    %transposed_308 = linalg.transpose ins(%expanded_307 : tensor<3x5x4x1x16xf32>) outs(%981 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_309 = tensor.collapse_shape %transposed_308 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %982 = linalg.matmul ins(%collapsed_309, %arg45 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %983 = tensor.empty() : tensor<48x20xf32>
    %transposed_310 = linalg.transpose ins(%collapsed_309 : tensor<20x48xf32>) outs(%983 : tensor<48x20xf32>) permutation = [1, 0] 
    %984 = linalg.fill ins(%cst_0 : f32) outs(%947 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %985 = linalg.matmul ins(%transposed_310, %collapsed_156 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%984 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %986 = tensor.empty() : tensor<1x48xf32>
    %987 = linalg.fill ins(%cst_0 : f32) outs(%986 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %988 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_309 : tensor<20x48xf32>) outs(%987 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x48xf32>
    %collapsed_311 = tensor.collapse_shape %988 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_312 = tensor.expand_shape %982 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %989 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%957, %expanded_312 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %990 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%989, %arg43 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %991 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%990 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %992 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%990 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %993 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%990, %583 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %994 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%993 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %995 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%583, %994 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %996 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%991, %992 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %997 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%996, %995 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %998 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%581 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %999 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%998, %997 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1000 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%989, %583 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1001 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1000 : tensor<5x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %1002 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%989 : tensor<5x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %1003 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566, %999, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1004 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1003 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_313 = tensor.collapse_shape %1004 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1005 = linalg.matmul ins(%collapsed_313, %arg37 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%522 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %transposed_314 = linalg.transpose ins(%collapsed_313 : tensor<20x16xf32>) outs(%875 : tensor<16x20xf32>) permutation = [1, 0] 
    %1006 = linalg.matmul ins(%transposed_314, %collapsed_153 : tensor<16x20xf32>, tensor<20x8xf32>) outs(%876 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %1007 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_313 : tensor<20x16xf32>) outs(%879 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x16xf32>
    %collapsed_315 = tensor.collapse_shape %1007 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_316 = tensor.expand_shape %1005 [[0, 1], [2]] output_shape [5, 4, 8] : tensor<20x8xf32> into tensor<5x4x8xf32>
    %1008 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546, %expanded_316, %cst_2 : tensor<5x4x8xi1>, tensor<5x4x8xf32>, tensor<f32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x8xf32>
    %1009 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1008 : tensor<5x4x8xf32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x8xf32>
    %1010 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%527 : tensor<5x4x8xf32>) outs(%545 : tensor<5x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1255 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %1255 : i1
    } -> tensor<5x4x8xi1>
    %1011 = linalg.generic {indexing_maps = [#map1, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1010, %cst_2, %1009 : tensor<5x4x8xi1>, tensor<f32>, tensor<5x4x8xf32>) outs(%526 : tensor<5x4x8xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x8xf32>
    %collapsed_317 = tensor.collapse_shape %1011 [[0, 1], [2]] : tensor<5x4x8xf32> into tensor<20x8xf32>
    %1012 = linalg.matmul ins(%collapsed_317, %arg35 : tensor<20x8xf32>, tensor<8x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_318 = linalg.transpose ins(%collapsed_317 : tensor<20x8xf32>) outs(%886 : tensor<8x20xf32>) permutation = [1, 0] 
    %1013 = linalg.matmul ins(%transposed_318, %collapsed_149 : tensor<8x20xf32>, tensor<20x16xf32>) outs(%887 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1014 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_317 : tensor<20x8xf32>) outs(%890 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x8xf32>
    %collapsed_319 = tensor.collapse_shape %1014 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_320 = tensor.expand_shape %1012 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %1015 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%999, %expanded_320 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1016 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1015, %arg41 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1017 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1016 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1018 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1016 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %1019 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1016, %518 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1020 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1019 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %1021 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518, %1020 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1022 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1017, %1018 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1023 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1022, %1021 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1024 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %1025 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1024, %1023 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1026 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1015, %518 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1027 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1026 : tensor<5x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %1028 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1015 : tensor<5x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %1029 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %1025, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1030 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1029 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_321 = tensor.collapse_shape %1030 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1031 = linalg.matmul ins(%collapsed_321, %arg33 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_322 = linalg.transpose ins(%collapsed_321 : tensor<20x16xf32>) outs(%875 : tensor<16x20xf32>) permutation = [1, 0] 
    %1032 = linalg.matmul ins(%transposed_322, %collapsed_146 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%909 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1033 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_321 : tensor<20x16xf32>) outs(%879 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x16xf32>
    %collapsed_323 = tensor.collapse_shape %1033 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_324 = tensor.expand_shape %1031 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_325 = linalg.transpose ins(%expanded_324 : tensor<5x4x4x4xf32>) outs(%912 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_326 = tensor.collapse_shape %transposed_325 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_327 = linalg.transpose ins(%collapsed_143 : tensor<16x5x6xf32>) outs(%913 : tensor<16x6x5xf32>) permutation = [0, 2, 1] 
    %1034 = linalg.batch_matmul ins(%transposed_327, %collapsed_326 : tensor<16x6x5xf32>, tensor<16x5x4xf32>) outs(%89 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_328 = linalg.transpose ins(%expanded_135 : tensor<6x16x4xf32>) outs(%915 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1035 = linalg.batch_matmul ins(%collapsed_326, %transposed_328 : tensor<16x5x4xf32>, tensor<16x4x6xf32>) outs(%453 : tensor<16x5x6xf32>) -> tensor<16x5x6xf32>
    %expanded_329 = tensor.expand_shape %1035 [[0, 1], [2], [3]] output_shape [4, 4, 5, 6] : tensor<16x5x6xf32> into tensor<4x4x5x6xf32>
    %1036 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%480, %expanded_329, %cst_2 : tensor<4x4x5x6xi1>, tensor<4x4x5x6xf32>, tensor<f32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %1037 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1036 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<4x4x5x6xf32>
    %1038 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1037, %461 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %1039 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1038 : tensor<4x4x5x6xf32>) outs(%368 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x1xf32>
    %1040 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%461, %1039 : tensor<4x4x5x6xf32>, tensor<4x4x5x1xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %1041 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1038, %1040 : tensor<4x4x5x6xf32>, tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %1042 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1041 : tensor<4x4x5x6xf32>) outs(%455 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x6xf32>
    %collapsed_330 = tensor.collapse_shape %1042 [[0, 1], [2], [3]] : tensor<4x4x5x6xf32> into tensor<16x5x6xf32>
    %transposed_331 = linalg.transpose ins(%expanded_129 : tensor<5x16x4xf32>) outs(%924 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %1043 = linalg.batch_matmul ins(%transposed_331, %collapsed_330 : tensor<16x4x5xf32>, tensor<16x5x6xf32>) outs(%925 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_332 = linalg.transpose ins(%collapsed_139 : tensor<16x4x6xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %1044 = linalg.batch_matmul ins(%collapsed_330, %transposed_332 : tensor<16x5x6xf32>, tensor<16x6x4xf32>) outs(%392 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_333 = tensor.expand_shape %1043 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %transposed_334 = linalg.transpose ins(%expanded_333 : tensor<4x4x4x6xf32>) outs(%928 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_335 = tensor.collapse_shape %transposed_334 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_336 = linalg.transpose ins(%1034 : tensor<16x6x4xf32>) outs(%929 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_337 = tensor.collapse_shape %transposed_336 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_338 = linalg.transpose ins(%collapsed_335 : tensor<16x6x4xf32>) outs(%929 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_339 = tensor.collapse_shape %transposed_338 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_340 = linalg.transpose ins(%1044 : tensor<16x5x4xf32>) outs(%930 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_341 = tensor.collapse_shape %transposed_340 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_342 = tensor.expand_shape %collapsed_341 [[0], [1, 2]] output_shape [5, 4, 16] : tensor<5x64xf32> into tensor<5x4x16xf32>
    %expanded_343 = tensor.expand_shape %collapsed_337 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_344 = tensor.pad %expanded_343 low[1, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %expanded_345 = tensor.expand_shape %collapsed_339 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_346 = tensor.pad %expanded_345 low[0, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<2x6x4x16xf32>
    %1045 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_344, %padded_346 : tensor<2x6x4x16xf32>, tensor<2x6x4x16xf32>) outs(%931 : tensor<2x6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<2x6x4x16xf32>
    %expanded_347 = tensor.expand_shape %1045 [[0], [1], [2], [3, 4]] output_shape [2, 6, 4, 1, 16] : tensor<2x6x4x16xf32> into tensor<2x6x4x1x16xf32>
    %transposed_348 = linalg.transpose ins(%expanded_347 : tensor<2x6x4x1x16xf32>) outs(%933 : tensor<1x6x4x2x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_349 = tensor.collapse_shape %transposed_348 [[0, 1, 2], [3, 4]] : tensor<1x6x4x2x16xf32> into tensor<24x32xf32>
    %1046 = linalg.matmul ins(%collapsed_349, %extracted_slice_115 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_350 = linalg.transpose ins(%collapsed_349 : tensor<24x32xf32>) outs(%935 : tensor<32x24xf32>) permutation = [1, 0] 
    %1047 = linalg.matmul ins(%transposed_350, %collapsed_121 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%937 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %1048 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_349 : tensor<24x32xf32>) outs(%940 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x32xf32>
    %collapsed_351 = tensor.collapse_shape %1048 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_352 = tensor.expand_shape %1046 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1049 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_272, %expanded_352 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_353 = tensor.collapse_shape %expanded_342 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1050 = linalg.matmul ins(%collapsed_353, %extracted_slice_114 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_354 = linalg.transpose ins(%collapsed_353 : tensor<20x16xf32>) outs(%875 : tensor<16x20xf32>) permutation = [1, 0] 
    %1051 = linalg.matmul ins(%transposed_354, %collapsed_118 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%909 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1052 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_353 : tensor<20x16xf32>) outs(%879 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x16xf32>
    %collapsed_355 = tensor.collapse_shape %1052 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_356 = tensor.expand_shape %1050 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %1053 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1025, %expanded_356 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %inserted_slice_357 = tensor.insert_slice %collapsed_355 into %946[0] [16] [1] : tensor<16xf32> into tensor<48xf32>
    %inserted_slice_358 = tensor.insert_slice %collapsed_351 into %inserted_slice_357[16] [32] [1] : tensor<32xf32> into tensor<48xf32>
    %inserted_slice_359 = tensor.insert_slice %1051 into %947[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<48x16xf32>
    %inserted_slice_360 = tensor.insert_slice %1047 into %inserted_slice_359[16, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<48x16xf32>
    %1054 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1053, %arg39 : tensor<5x4x16xf32>, tensor<16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1055 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1054 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1056 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1054 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %1057 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1054, %439 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1058 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1057 : tensor<5x4x16xf32>) outs(%433 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %1059 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439, %1058 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1060 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1055, %1056 : tensor<5x4x16xf32>, tensor<5x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1061 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1060, %1059 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1062 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437 : tensor<5x4x1xf32>) outs(%431 : tensor<5x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x1xf32>
    %1063 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1062, %1061 : tensor<5x4x1xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1064 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1053, %439 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1065 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1064 : tensor<5x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %1066 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1053 : tensor<5x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %1067 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %1063, %cst_2 : tensor<5x4x16xi1>, tensor<5x4x16xf32>, tensor<f32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1068 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1067 : tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<5x4x16xf32>
    %collapsed_361 = tensor.collapse_shape %1068 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %1069 = linalg.matmul ins(%collapsed_361, %arg29 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_362 = linalg.transpose ins(%collapsed_361 : tensor<20x16xf32>) outs(%875 : tensor<16x20xf32>) permutation = [1, 0] 
    %1070 = linalg.matmul ins(%transposed_362, %collapsed_110 : tensor<16x20xf32>, tensor<20x16xf32>) outs(%909 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1071 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_361 : tensor<20x16xf32>) outs(%879 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x16xf32>
    %collapsed_363 = tensor.collapse_shape %1071 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_364 = tensor.expand_shape %1069 [[0, 1], [2, 3]] output_shape [5, 4, 4, 4] : tensor<20x16xf32> into tensor<5x4x4x4xf32>
    %transposed_365 = linalg.transpose ins(%expanded_364 : tensor<5x4x4x4xf32>) outs(%912 : tensor<4x4x5x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_366 = tensor.collapse_shape %transposed_365 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_367 = linalg.transpose ins(%collapsed_107 : tensor<16x5x5xf32>) outs(%355 : tensor<16x5x5xf32>) permutation = [0, 2, 1] 
    %1072 = linalg.batch_matmul ins(%transposed_367, %collapsed_366 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%392 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %transposed_368 = linalg.transpose ins(%expanded_99 : tensor<5x16x4xf32>) outs(%924 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %1073 = linalg.batch_matmul ins(%collapsed_366, %transposed_368 : tensor<16x5x4xf32>, tensor<16x4x5xf32>) outs(%356 : tensor<16x5x5xf32>) -> tensor<16x5x5xf32>
    %expanded_369 = tensor.expand_shape %1073 [[0, 1], [2], [3]] output_shape [4, 4, 5, 5] : tensor<16x5x5xf32> into tensor<4x4x5x5xf32>
    %1074 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%389, %expanded_369, %cst_2 : tensor<4x4x5x5xi1>, tensor<4x4x5x5xf32>, tensor<f32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %1075 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1074 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<4x4x5x5xf32>
    %1076 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1075, %370 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %1077 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1076 : tensor<4x4x5x5xf32>) outs(%368 : tensor<4x4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x1xf32>
    %1078 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%370, %1077 : tensor<4x4x5x5xf32>, tensor<4x4x5x1xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %1079 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1076, %1078 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %1080 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1079 : tensor<4x4x5x5xf32>) outs(%358 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x5x5xf32>
    %collapsed_370 = tensor.collapse_shape %1080 [[0, 1], [2], [3]] : tensor<4x4x5x5xf32> into tensor<16x5x5xf32>
    %transposed_371 = linalg.transpose ins(%expanded_93 : tensor<5x16x4xf32>) outs(%924 : tensor<16x4x5xf32>) permutation = [1, 2, 0] 
    %1081 = linalg.batch_matmul ins(%transposed_371, %collapsed_370 : tensor<16x4x5xf32>, tensor<16x5x5xf32>) outs(%975 : tensor<16x4x5xf32>) -> tensor<16x4x5xf32>
    %transposed_372 = linalg.transpose ins(%collapsed_103 : tensor<16x4x5xf32>) outs(%353 : tensor<16x5x4xf32>) permutation = [0, 2, 1] 
    %1082 = linalg.batch_matmul ins(%collapsed_370, %transposed_372 : tensor<16x5x5xf32>, tensor<16x5x4xf32>) outs(%392 : tensor<16x5x4xf32>) -> tensor<16x5x4xf32>
    %expanded_373 = tensor.expand_shape %1081 [[0, 1], [2], [3]] output_shape [4, 4, 4, 5] : tensor<16x4x5xf32> into tensor<4x4x4x5xf32>
    %transposed_374 = linalg.transpose ins(%expanded_373 : tensor<4x4x4x5xf32>) outs(%912 : tensor<4x4x5x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_375 = tensor.collapse_shape %transposed_374 [[0, 1], [2], [3]] : tensor<4x4x5x4xf32> into tensor<16x5x4xf32>
    %transposed_376 = linalg.transpose ins(%1072 : tensor<16x5x4xf32>) outs(%930 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_377 = tensor.collapse_shape %transposed_376 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_378 = linalg.transpose ins(%collapsed_375 : tensor<16x5x4xf32>) outs(%930 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_379 = tensor.collapse_shape %transposed_378 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %transposed_380 = linalg.transpose ins(%1082 : tensor<16x5x4xf32>) outs(%930 : tensor<5x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_381 = tensor.collapse_shape %transposed_380 [[0], [1, 2]] : tensor<5x16x4xf32> into tensor<5x64xf32>
    %expanded_382 = tensor.expand_shape %collapsed_377 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_383 = tensor.pad %expanded_382 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %expanded_384 = tensor.expand_shape %collapsed_379 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_385 = tensor.pad %expanded_384 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %1083 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_383, %padded_385 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%978 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_386 = tensor.expand_shape %collapsed_381 [[0, 1], [2, 3]] output_shape [1, 5, 4, 16] : tensor<5x64xf32> into tensor<1x5x4x16xf32>
    %padded_387 = tensor.pad %expanded_386 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x5x4x16xf32> to tensor<3x5x4x16xf32>
    %1084 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1083, %padded_387 : tensor<3x5x4x16xf32>, tensor<3x5x4x16xf32>) outs(%978 : tensor<3x5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<3x5x4x16xf32>
    %expanded_388 = tensor.expand_shape %1084 [[0], [1], [2], [3, 4]] output_shape [3, 5, 4, 1, 16] : tensor<3x5x4x16xf32> into tensor<3x5x4x1x16xf32>
    %transposed_389 = linalg.transpose ins(%expanded_388 : tensor<3x5x4x1x16xf32>) outs(%981 : tensor<1x5x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_390 = tensor.collapse_shape %transposed_389 [[0, 1, 2], [3, 4]] : tensor<1x5x4x3x16xf32> into tensor<20x48xf32>
    %1085 = linalg.matmul ins(%collapsed_390, %arg27 : tensor<20x48xf32>, tensor<48x16xf32>) outs(%396 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %transposed_391 = linalg.transpose ins(%collapsed_390 : tensor<20x48xf32>) outs(%983 : tensor<48x20xf32>) permutation = [1, 0] 
    %1086 = linalg.matmul ins(%transposed_391, %collapsed_84 : tensor<48x20xf32>, tensor<20x16xf32>) outs(%984 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1087 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_390 : tensor<20x48xf32>) outs(%987 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x48xf32>
    %collapsed_392 = tensor.collapse_shape %1087 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_393 = tensor.expand_shape %1085 [[0, 1], [2]] output_shape [5, 4, 16] : tensor<20x16xf32> into tensor<5x4x16xf32>
    %1088 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1063, %expanded_393 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1089 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1049, %arg25 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1090 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1089 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1091 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1089 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %1092 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1089, %344 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1093 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1092 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %1094 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344, %1093 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1095 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1090, %1091 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1096 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1095, %1094 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1097 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %1098 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1097, %1096 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1099 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1049, %344 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1100 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1099 : tensor<6x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %1101 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1049 : tensor<6x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %1102 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1098, %arg23 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1102 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1104 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1102 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %1105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1102, %328 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1106 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1105 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %1107 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %1106 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1108 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1103, %1104 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1108, %1107 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %1111 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1110, %1109 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1098, %328 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1113 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1112 : tensor<6x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %1114 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1098 : tensor<6x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %1115 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311, %1111, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1115 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_394 = tensor.collapse_shape %1116 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1117 = linalg.matmul ins(%collapsed_394, %arg19 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%143 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %1118 = tensor.empty() : tensor<16x24xf32>
    %transposed_395 = linalg.transpose ins(%collapsed_394 : tensor<24x16xf32>) outs(%1118 : tensor<16x24xf32>) permutation = [1, 0] 
    %1119 = linalg.matmul ins(%transposed_395, %collapsed_81 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%876 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %1120 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_394 : tensor<24x16xf32>) outs(%879 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x16xf32>
    %collapsed_396 = tensor.collapse_shape %1120 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_397 = tensor.expand_shape %1117 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %1121 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %expanded_397, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x8xf32>
    %1122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1121 : tensor<6x4x8xf32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x8xf32>
    %1123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<6x4x8xf32>) outs(%166 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1255 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %1255 : i1
    } -> tensor<6x4x8xi1>
    %1124 = linalg.generic {indexing_maps = [#map1, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1123, %cst_2, %1122 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_398 = tensor.collapse_shape %1124 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %1125 = linalg.matmul ins(%collapsed_398, %arg17 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %1126 = tensor.empty() : tensor<8x24xf32>
    %transposed_399 = linalg.transpose ins(%collapsed_398 : tensor<24x8xf32>) outs(%1126 : tensor<8x24xf32>) permutation = [1, 0] 
    %1127 = linalg.matmul ins(%transposed_399, %collapsed_78 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%887 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1128 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_398 : tensor<24x8xf32>) outs(%890 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x8xf32>
    %collapsed_400 = tensor.collapse_shape %1128 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_401 = tensor.expand_shape %1125 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1129 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1111, %expanded_401 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1130 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1129, %arg21 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1130 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1132 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1130 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %1133 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1130, %270 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1134 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1133 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %1135 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %1134 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1136 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1131, %1132 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1137 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1136, %1135 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1138 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %1139 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1138, %1137 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1129, %270 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1141 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1140 : tensor<6x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %1142 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1129 : tensor<6x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %1143 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %1139, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1144 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1143 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_402 = tensor.collapse_shape %1144 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1145 = linalg.matmul ins(%collapsed_402, %arg15 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_403 = linalg.transpose ins(%collapsed_402 : tensor<24x16xf32>) outs(%1118 : tensor<16x24xf32>) permutation = [1, 0] 
    %1146 = linalg.matmul ins(%transposed_403, %collapsed_75 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%909 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1147 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_402 : tensor<24x16xf32>) outs(%879 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x16xf32>
    %collapsed_404 = tensor.collapse_shape %1147 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_405 = tensor.expand_shape %1145 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %transposed_406 = linalg.transpose ins(%expanded_405 : tensor<6x4x4x4xf32>) outs(%928 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_407 = tensor.collapse_shape %transposed_406 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_408 = linalg.transpose ins(%collapsed_72 : tensor<16x6x6xf32>) outs(%52 : tensor<16x6x6xf32>) permutation = [0, 2, 1] 
    %1148 = linalg.batch_matmul ins(%transposed_408, %collapsed_407 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%89 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_409 = linalg.transpose ins(%expanded_65 : tensor<6x16x4xf32>) outs(%915 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1149 = linalg.batch_matmul ins(%collapsed_407, %transposed_409 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%53 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_410 = tensor.expand_shape %1149 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %1150 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%232, %expanded_410, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %1151 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1150 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<4x4x6x6xf32>
    %1152 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1151, %217 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %1153 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1152 : tensor<4x4x6x6xf32>) outs(%65 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x1xf32>
    %1154 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217, %1153 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %1155 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1152, %1154 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %1156 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1155 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_411 = tensor.collapse_shape %1156 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %transposed_412 = linalg.transpose ins(%expanded_59 : tensor<6x16x4xf32>) outs(%915 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1157 = linalg.batch_matmul ins(%transposed_412, %collapsed_411 : tensor<16x4x6xf32>, tensor<16x6x6xf32>) outs(%925 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_413 = linalg.transpose ins(%collapsed_69 : tensor<16x4x6xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %1158 = linalg.batch_matmul ins(%collapsed_411, %transposed_413 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%89 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_414 = tensor.expand_shape %1157 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %transposed_415 = linalg.transpose ins(%expanded_414 : tensor<4x4x4x6xf32>) outs(%928 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_416 = tensor.collapse_shape %transposed_415 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_417 = linalg.transpose ins(%1148 : tensor<16x6x4xf32>) outs(%929 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_418 = tensor.collapse_shape %transposed_417 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_419 = linalg.transpose ins(%collapsed_416 : tensor<16x6x4xf32>) outs(%929 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_420 = tensor.collapse_shape %transposed_419 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_421 = linalg.transpose ins(%1158 : tensor<16x6x4xf32>) outs(%929 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_422 = tensor.collapse_shape %transposed_421 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %expanded_423 = tensor.expand_shape %collapsed_418 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_424 = tensor.pad %expanded_423 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %expanded_425 = tensor.expand_shape %collapsed_420 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_426 = tensor.pad %expanded_425 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1159 = tensor.empty() : tensor<3x6x4x16xf32>
    %1160 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_424, %padded_426 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1159 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_427 = tensor.expand_shape %collapsed_422 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_428 = tensor.pad %expanded_427 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1161 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1160, %padded_428 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1159 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_429 = tensor.expand_shape %1161 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %1162 = tensor.empty() : tensor<1x6x4x3x16xf32>
    %transposed_430 = linalg.transpose ins(%expanded_429 : tensor<3x6x4x1x16xf32>) outs(%1162 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_431 = tensor.collapse_shape %transposed_430 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %1163 = linalg.matmul ins(%collapsed_431, %arg13 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %1164 = tensor.empty() : tensor<48x24xf32>
    %transposed_432 = linalg.transpose ins(%collapsed_431 : tensor<24x48xf32>) outs(%1164 : tensor<48x24xf32>) permutation = [1, 0] 
    %1165 = linalg.matmul ins(%transposed_432, %collapsed_50 : tensor<48x24xf32>, tensor<24x16xf32>) outs(%984 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1166 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_431 : tensor<24x48xf32>) outs(%987 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x48xf32>
    %collapsed_433 = tensor.collapse_shape %1166 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_434 = tensor.expand_shape %1163 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1167 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1139, %expanded_434 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1168 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1167, %arg11 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1169 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1168 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1170 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1168 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %1171 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1168, %205 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1172 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1171 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %1173 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %1172 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1174 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1169, %1170 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1175 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1174, %1173 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %1177 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1176, %1175 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1178 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1167, %205 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1179 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1178 : tensor<6x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %1180 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1167 : tensor<6x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %1181 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %1177, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1182 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1181 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_435 = tensor.collapse_shape %1182 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1183 = linalg.matmul ins(%collapsed_435, %arg7 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%143 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %transposed_436 = linalg.transpose ins(%collapsed_435 : tensor<24x16xf32>) outs(%1118 : tensor<16x24xf32>) permutation = [1, 0] 
    %1184 = linalg.matmul ins(%transposed_436, %collapsed_47 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%876 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %1185 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_435 : tensor<24x16xf32>) outs(%879 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x16xf32>
    %collapsed_437 = tensor.collapse_shape %1185 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_438 = tensor.expand_shape %1183 [[0, 1], [2]] output_shape [6, 4, 8] : tensor<24x8xf32> into tensor<6x4x8xf32>
    %1186 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %expanded_438, %cst_2 : tensor<6x4x8xi1>, tensor<6x4x8xf32>, tensor<f32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x8xf32>
    %1187 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1186 : tensor<6x4x8xf32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x8xf32>
    %1188 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<6x4x8xf32>) outs(%166 : tensor<6x4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1255 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %1255 : i1
    } -> tensor<6x4x8xi1>
    %1189 = linalg.generic {indexing_maps = [#map1, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1188, %cst_2, %1187 : tensor<6x4x8xi1>, tensor<f32>, tensor<6x4x8xf32>) outs(%147 : tensor<6x4x8xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x8xf32>
    %collapsed_439 = tensor.collapse_shape %1189 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %1190 = linalg.matmul ins(%collapsed_439, %arg5 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_440 = linalg.transpose ins(%collapsed_439 : tensor<24x8xf32>) outs(%1126 : tensor<8x24xf32>) permutation = [1, 0] 
    %1191 = linalg.matmul ins(%transposed_440, %collapsed_43 : tensor<8x24xf32>, tensor<24x16xf32>) outs(%887 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1192 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_439 : tensor<24x8xf32>) outs(%890 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x8xf32>
    %collapsed_441 = tensor.collapse_shape %1192 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %expanded_442 = tensor.expand_shape %1190 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1193 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1177, %expanded_442 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1194 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1193, %arg9 : tensor<6x4x16xf32>, tensor<16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1195 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1194 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1196 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1194 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %1197 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1194, %138 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1198 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1197 : tensor<6x4x16xf32>) outs(%132 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %1199 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %1198 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1200 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1195, %1196 : tensor<6x4x16xf32>, tensor<6x4x1xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1201 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1200, %1199 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1202 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<6x4x1xf32>) outs(%130 : tensor<6x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.divf %in, %cst_12 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x1xf32>
    %1203 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1202, %1201 : tensor<6x4x1xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1204 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1193, %138 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1205 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1204 : tensor<6x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %1206 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%1193 : tensor<6x4x16xf32>) outs(%856 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<16xf32>
    %1207 = linalg.generic {indexing_maps = [#map1, #map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %1203, %cst_2 : tensor<6x4x16xi1>, tensor<6x4x16xf32>, tensor<f32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %1208 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1207 : tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<6x4x16xf32>
    %collapsed_443 = tensor.collapse_shape %1208 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %1209 = linalg.matmul ins(%collapsed_443, %arg3 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_444 = linalg.transpose ins(%collapsed_443 : tensor<24x16xf32>) outs(%1118 : tensor<16x24xf32>) permutation = [1, 0] 
    %1210 = linalg.matmul ins(%transposed_444, %collapsed_39 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%909 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1211 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_443 : tensor<24x16xf32>) outs(%879 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x16xf32>
    %collapsed_445 = tensor.collapse_shape %1211 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_446 = tensor.expand_shape %1209 [[0, 1], [2, 3]] output_shape [6, 4, 4, 4] : tensor<24x16xf32> into tensor<6x4x4x4xf32>
    %transposed_447 = linalg.transpose ins(%expanded_446 : tensor<6x4x4x4xf32>) outs(%928 : tensor<4x4x6x4xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_448 = tensor.collapse_shape %transposed_447 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_449 = linalg.transpose ins(%collapsed_36 : tensor<16x6x6xf32>) outs(%52 : tensor<16x6x6xf32>) permutation = [0, 2, 1] 
    %1212 = linalg.batch_matmul ins(%transposed_449, %collapsed_448 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%89 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %transposed_450 = linalg.transpose ins(%expanded_28 : tensor<6x16x4xf32>) outs(%915 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1213 = linalg.batch_matmul ins(%collapsed_448, %transposed_450 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%53 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_451 = tensor.expand_shape %1213 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %1214 = linalg.generic {indexing_maps = [#map9, #map9, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %expanded_451, %cst_2 : tensor<4x4x6x6xi1>, tensor<4x4x6x6xf32>, tensor<f32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_486: f32, %in_487: f32, %out: f32):
      %1255 = arith.select %in, %in_486, %in_487 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %1215 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1214 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.truncf %cst_3 : f64 to f32
      %1256 = arith.mulf %in, %1255 : f32
      linalg.yield %1256 : f32
    } -> tensor<4x4x6x6xf32>
    %1216 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1215, %67 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %1217 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1216 : tensor<4x4x6x6xf32>) outs(%65 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x1xf32>
    %1218 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %1217 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %1219 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1216, %1218 : tensor<4x4x6x6xf32>, tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %1220 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1219 : tensor<4x4x6x6xf32>) outs(%55 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1255 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_452 = tensor.collapse_shape %1220 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %transposed_453 = linalg.transpose ins(%expanded_22 : tensor<6x16x4xf32>) outs(%915 : tensor<16x4x6xf32>) permutation = [1, 2, 0] 
    %1221 = linalg.batch_matmul ins(%transposed_453, %collapsed_452 : tensor<16x4x6xf32>, tensor<16x6x6xf32>) outs(%925 : tensor<16x4x6xf32>) -> tensor<16x4x6xf32>
    %transposed_454 = linalg.transpose ins(%collapsed_32 : tensor<16x4x6xf32>) outs(%50 : tensor<16x6x4xf32>) permutation = [0, 2, 1] 
    %1222 = linalg.batch_matmul ins(%collapsed_452, %transposed_454 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%89 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_455 = tensor.expand_shape %1221 [[0, 1], [2], [3]] output_shape [4, 4, 4, 6] : tensor<16x4x6xf32> into tensor<4x4x4x6xf32>
    %transposed_456 = linalg.transpose ins(%expanded_455 : tensor<4x4x4x6xf32>) outs(%928 : tensor<4x4x6x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_457 = tensor.collapse_shape %transposed_456 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %transposed_458 = linalg.transpose ins(%1212 : tensor<16x6x4xf32>) outs(%929 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_459 = tensor.collapse_shape %transposed_458 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_460 = linalg.transpose ins(%collapsed_457 : tensor<16x6x4xf32>) outs(%929 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_461 = tensor.collapse_shape %transposed_460 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %transposed_462 = linalg.transpose ins(%1222 : tensor<16x6x4xf32>) outs(%929 : tensor<6x16x4xf32>) permutation = [1, 0, 2] 
    %collapsed_463 = tensor.collapse_shape %transposed_462 [[0], [1, 2]] : tensor<6x16x4xf32> into tensor<6x64xf32>
    %expanded_464 = tensor.expand_shape %collapsed_459 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_465 = tensor.pad %expanded_464 low[2, 0, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %expanded_466 = tensor.expand_shape %collapsed_461 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_467 = tensor.pad %expanded_466 low[1, 0, 0, 0] high[1, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1223 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_465, %padded_467 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1159 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_468 = tensor.expand_shape %collapsed_463 [[0, 1], [2, 3]] output_shape [1, 6, 4, 16] : tensor<6x64xf32> into tensor<1x6x4x16xf32>
    %padded_469 = tensor.pad %expanded_468 low[0, 0, 0, 0] high[2, 0, 0, 0] {
    ^bb0(%arg76: index, %arg77: index, %arg78: index, %arg79: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x6x4x16xf32> to tensor<3x6x4x16xf32>
    %1224 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1223, %padded_469 : tensor<3x6x4x16xf32>, tensor<3x6x4x16xf32>) outs(%1159 : tensor<3x6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<3x6x4x16xf32>
    %expanded_470 = tensor.expand_shape %1224 [[0], [1], [2], [3, 4]] output_shape [3, 6, 4, 1, 16] : tensor<3x6x4x16xf32> into tensor<3x6x4x1x16xf32>
    %transposed_471 = linalg.transpose ins(%expanded_470 : tensor<3x6x4x1x16xf32>) outs(%1162 : tensor<1x6x4x3x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed_472 = tensor.collapse_shape %transposed_471 [[0, 1, 2], [3, 4]] : tensor<1x6x4x3x16xf32> into tensor<24x48xf32>
    %1225 = linalg.matmul ins(%collapsed_472, %arg1 : tensor<24x48xf32>, tensor<48x16xf32>) outs(%94 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %transposed_473 = linalg.transpose ins(%collapsed_472 : tensor<24x48xf32>) outs(%1164 : tensor<48x24xf32>) permutation = [1, 0] 
    %1226 = linalg.matmul ins(%transposed_473, %collapsed_15 : tensor<48x24xf32>, tensor<24x16xf32>) outs(%984 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1227 = linalg.generic {indexing_maps = [#map8, #map18], iterator_types = ["reduction", "parallel"]} ins(%collapsed_472 : tensor<24x48xf32>) outs(%987 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1255 = arith.addf %in, %out : f32
      linalg.yield %1255 : f32
    } -> tensor<1x48xf32>
    %collapsed_474 = tensor.collapse_shape %1227 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_475 = tensor.expand_shape %1225 [[0, 1], [2]] output_shape [6, 4, 16] : tensor<24x16xf32> into tensor<6x4x16xf32>
    %1228 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1203, %expanded_475 : tensor<6x4x16xf32>, tensor<6x4x16xf32>) outs(%0 : tensor<6x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<6x4x16xf32>
    %expanded_476 = tensor.expand_shape %41 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1229 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded_476 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1230 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1088 : tensor<5x4x16xf32>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %1231 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel", "reduction"]} ins(%1230 : tensor<5x4x16xf64>) outs(%19 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<4xf64>
    %1232 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_476 : tensor<1x4x1xf32>) outs(%12 : tensor<1x4x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      linalg.yield %1255 : f64
    } -> tensor<1x4x1xf64>
    %1233 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %1232 : tensor<5x4x16xf64>, tensor<1x4x1xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.subf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %1234 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1230, %1233 : tensor<5x4x16xf64>, tensor<5x4x16xf64>) outs(%10 : tensor<5x4x16xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<5x4x16xf64>
    %1235 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel", "reduction"]} ins(%1234 : tensor<5x4x16xf64>) outs(%19 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.addf %in, %out : f64
      linalg.yield %1255 : f64
    } -> tensor<4xf64>
    %1236 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1235 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_9 : f64
      linalg.yield %1255 : f64
    } -> tensor<4xf64>
    %1237 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%42 : tensor<4xf32>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1255 = arith.extf %in : f32 to f64
      linalg.yield %1255 : f64
    } -> tensor<4xf64>
    %1238 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%1236, %1237 : tensor<4xf64>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<4xf64>
    %1239 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%1238, %1237 : tensor<4xf64>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<4xf64>
    %1240 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1239 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<4xf32>
    %1241 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%42, %arg66 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<4xf32>
    %1242 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1231 : tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1255 = arith.divf %in, %cst_9 : f64
      linalg.yield %1255 : f64
    } -> tensor<4xf64>
    %1243 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1242 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<4xf32>
    %expanded_477 = tensor.expand_shape %1243 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1244 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1088, %expanded_477 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %expanded_478 = tensor.expand_shape %1240 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1245 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1229, %expanded_478 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1246 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1244, %1245 : tensor<5x4x16xf32>, tensor<5x4x16xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.subf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %expanded_479 = tensor.expand_shape %1241 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %1247 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1246, %expanded_479 : tensor<5x4x16xf32>, tensor<1x4x1xf32>) outs(%6 : tensor<5x4x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.mulf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<5x4x16xf32>
    %1248 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%1235, %1237 : tensor<4xf64>, tensor<4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_486: f64, %out: f64):
      %1255 = arith.mulf %in, %in_486 : f64
      linalg.yield %1255 : f64
    } -> tensor<4xf64>
    %1249 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1248 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<4xf32>
    %1250 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%1231 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1255 = arith.truncf %in : f64 to f32
      linalg.yield %1255 : f32
    } -> tensor<4xf32>
    %collapsed_480 = tensor.collapse_shape %1247 [[0, 1], [2]] : tensor<5x4x16xf32> into tensor<20x16xf32>
    %expanded_481 = tensor.expand_shape %collapsed_480 [[0], [1, 2]] output_shape [20, 1, 16] : tensor<20x16xf32> into tensor<20x1x16xf32>
    %1251 = scf.for %arg76 = %c0 to %c20 step %c1 iter_args(%arg77 = %840) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_230[%arg76, %c0] : tensor<20x1xi64>
      %1255 = arith.index_cast %extracted : i64 to index
      %extracted_slice_486 = tensor.extract_slice %expanded_481[%arg76, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<20x1x16xf32> to tensor<16xf32>
      %extracted_slice_487 = tensor.extract_slice %arg77[%1255, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %1256 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_486 : tensor<16xf32>) outs(%extracted_slice_487 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1257 = arith.addf %out, %in : f32
        linalg.yield %1257 : f32
      } -> tensor<16xf32>
      %inserted_slice_488 = tensor.insert_slice %1256 into %arg77[%1255, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_488 : tensor<23x16xf32>
    }
    %1252 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%841, %1251 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%839 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<23x16xf32>
    %collapsed_482 = tensor.collapse_shape %arg73 [[0, 1]] : tensor<6x4xi64> into tensor<24xi64>
    %collapsed_483 = tensor.collapse_shape %1228 [[0, 1], [2]] : tensor<6x4x16xf32> into tensor<24x16xf32>
    %expanded_484 = tensor.expand_shape %collapsed_482 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %expanded_485 = tensor.expand_shape %collapsed_483 [[0], [1, 2]] output_shape [24, 1, 16] : tensor<24x16xf32> into tensor<24x1x16xf32>
    %1253 = scf.for %arg76 = %c0 to %c24 step %c1 iter_args(%arg77 = %840) -> (tensor<23x16xf32>) {
      %extracted = tensor.extract %expanded_484[%arg76, %c0] : tensor<24x1xi64>
      %1255 = arith.index_cast %extracted : i64 to index
      %extracted_slice_486 = tensor.extract_slice %expanded_485[%arg76, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<24x1x16xf32> to tensor<16xf32>
      %extracted_slice_487 = tensor.extract_slice %arg77[%1255, 0] [1, 16] [1, 1] : tensor<23x16xf32> to tensor<16xf32>
      %1256 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_486 : tensor<16xf32>) outs(%extracted_slice_487 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1257 = arith.addf %out, %in : f32
        linalg.yield %1257 : f32
      } -> tensor<16xf32>
      %inserted_slice_488 = tensor.insert_slice %1256 into %arg77[%1255, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<23x16xf32>
      scf.yield %inserted_slice_488 : tensor<23x16xf32>
    }
    %1254 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%1252, %1253 : tensor<23x16xf32>, tensor<23x16xf32>) outs(%839 : tensor<23x16xf32>) {
    ^bb0(%in: f32, %in_486: f32, %out: f32):
      %1255 = arith.addf %in, %in_486 : f32
      linalg.yield %1255 : f32
    } -> tensor<23x16xf32>
    return %31, %27, %9, %822, %1254, %1226, %collapsed_474, %1210, %collapsed_445, %1191, %collapsed_441, %1184, %collapsed_437, %1205, %1206, %1179, %1180, %1165, %collapsed_433, %1146, %collapsed_404, %1127, %collapsed_400, %1119, %collapsed_396, %1141, %1142, %1113, %1114, %1100, %1101, %1086, %collapsed_392, %1070, %collapsed_363, %inserted_slice_360, %inserted_slice_358, %1032, %collapsed_323, %1013, %collapsed_319, %1006, %collapsed_315, %1065, %1066, %1027, %1028, %1001, %1002, %985, %collapsed_311, %964, %collapsed_282, %inserted_slice_279, %inserted_slice_277, %910, %collapsed_244, %888, %collapsed_240, %877, %collapsed_236, %959, %960, %904, %905, %870, %871, %857, %858, %collapsed_232, %1249, %1250 : tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<f32>, tensor<23x16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<23xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
