// What PyTorch's test_fsdp_ignored_modules.py shows of a transformer with a tied
// weight: with its 8032 elements of `nn.Transformer` ignored, as a module or by
// all its params, exactly the other 395 are managed, and with every Linear
// wrapped and the weight no longer tied, 763. The ignored ones stay arguments.

// RUN: split-file %s %t
// RUN: fsdp-opt %t/tied.mlir --fsdp-normalize-input=grid=2 --fsdp-resolve-ignored=ignore-modules=transformer --fsdp-auto-wrap --fsdp-form-units --fsdp-verify-units "--fsdp-assign-layouts=alignment=1" | FileCheck %s --check-prefixes=TIED,STATE
// RUN: fsdp-opt %t/tied.mlir --fsdp-normalize-input=grid=2 --fsdp-resolve-ignored=ignore-states=transformer.encoder.layers.0.self_attn.in_proj_weight,transformer.encoder.layers.0.self_attn.in_proj_bias,transformer.encoder.layers.0.self_attn.out_proj.weight,transformer.encoder.layers.0.self_attn.out_proj.bias,transformer.encoder.layers.0.linear1.weight,transformer.encoder.layers.0.linear1.bias,transformer.encoder.layers.0.linear2.weight,transformer.encoder.layers.0.linear2.bias,transformer.encoder.layers.0.norm1.weight,transformer.encoder.layers.0.norm1.bias,transformer.encoder.layers.0.norm2.weight,transformer.encoder.layers.0.norm2.bias,transformer.encoder.layers.1.self_attn.in_proj_weight,transformer.encoder.layers.1.self_attn.in_proj_bias,transformer.encoder.layers.1.self_attn.out_proj.weight,transformer.encoder.layers.1.self_attn.out_proj.bias,transformer.encoder.layers.1.linear1.weight,transformer.encoder.layers.1.linear1.bias,transformer.encoder.layers.1.linear2.weight,transformer.encoder.layers.1.linear2.bias,transformer.encoder.layers.1.norm1.weight,transformer.encoder.layers.1.norm1.bias,transformer.encoder.layers.1.norm2.weight,transformer.encoder.layers.1.norm2.bias,transformer.encoder.norm.weight,transformer.encoder.norm.bias,transformer.decoder.layers.0.self_attn.in_proj_weight,transformer.decoder.layers.0.self_attn.in_proj_bias,transformer.decoder.layers.0.self_attn.out_proj.weight,transformer.decoder.layers.0.self_attn.out_proj.bias,transformer.decoder.layers.0.multihead_attn.in_proj_weight,transformer.decoder.layers.0.multihead_attn.in_proj_bias,transformer.decoder.layers.0.multihead_attn.out_proj.weight,transformer.decoder.layers.0.multihead_attn.out_proj.bias,transformer.decoder.layers.0.linear1.weight,transformer.decoder.layers.0.linear1.bias,transformer.decoder.layers.0.linear2.weight,transformer.decoder.layers.0.linear2.bias,transformer.decoder.layers.0.norm1.weight,transformer.decoder.layers.0.norm1.bias,transformer.decoder.layers.0.norm2.weight,transformer.decoder.layers.0.norm2.bias,transformer.decoder.layers.0.norm3.weight,transformer.decoder.layers.0.norm3.bias,transformer.decoder.layers.1.self_attn.in_proj_weight,transformer.decoder.layers.1.self_attn.in_proj_bias,transformer.decoder.layers.1.self_attn.out_proj.weight,transformer.decoder.layers.1.self_attn.out_proj.bias,transformer.decoder.layers.1.multihead_attn.in_proj_weight,transformer.decoder.layers.1.multihead_attn.in_proj_bias,transformer.decoder.layers.1.multihead_attn.out_proj.weight,transformer.decoder.layers.1.multihead_attn.out_proj.bias,transformer.decoder.layers.1.linear1.weight,transformer.decoder.layers.1.linear1.bias,transformer.decoder.layers.1.linear2.weight,transformer.decoder.layers.1.linear2.bias,transformer.decoder.layers.1.norm1.weight,transformer.decoder.layers.1.norm1.bias,transformer.decoder.layers.1.norm2.weight,transformer.decoder.layers.1.norm2.bias,transformer.decoder.layers.1.norm3.weight,transformer.decoder.layers.1.norm3.bias,transformer.decoder.norm.weight,transformer.decoder.norm.bias --fsdp-auto-wrap --fsdp-form-units --fsdp-verify-units "--fsdp-assign-layouts=alignment=1" | FileCheck %s --check-prefixes=TIED,STATE
// RUN: fsdp-opt %t/untied.mlir --fsdp-normalize-input=grid=2 --fsdp-resolve-ignored=ignore-modules=transformer --fsdp-auto-wrap=wrap=class:Linear --fsdp-form-units --fsdp-verify-units --fsdp-assign-layouts | FileCheck %s --check-prefixes=UNTIED,STATE
// RUN: fsdp-opt %t/untied.mlir --fsdp-normalize-input=grid=2 --fsdp-resolve-ignored=ignore-states=transformer.encoder.layers.0.self_attn.in_proj_weight,transformer.encoder.layers.0.self_attn.in_proj_bias,transformer.encoder.layers.0.self_attn.out_proj.weight,transformer.encoder.layers.0.self_attn.out_proj.bias,transformer.encoder.layers.0.linear1.weight,transformer.encoder.layers.0.linear1.bias,transformer.encoder.layers.0.linear2.weight,transformer.encoder.layers.0.linear2.bias,transformer.encoder.layers.0.norm1.weight,transformer.encoder.layers.0.norm1.bias,transformer.encoder.layers.0.norm2.weight,transformer.encoder.layers.0.norm2.bias,transformer.encoder.layers.1.self_attn.in_proj_weight,transformer.encoder.layers.1.self_attn.in_proj_bias,transformer.encoder.layers.1.self_attn.out_proj.weight,transformer.encoder.layers.1.self_attn.out_proj.bias,transformer.encoder.layers.1.linear1.weight,transformer.encoder.layers.1.linear1.bias,transformer.encoder.layers.1.linear2.weight,transformer.encoder.layers.1.linear2.bias,transformer.encoder.layers.1.norm1.weight,transformer.encoder.layers.1.norm1.bias,transformer.encoder.layers.1.norm2.weight,transformer.encoder.layers.1.norm2.bias,transformer.encoder.norm.weight,transformer.encoder.norm.bias,transformer.decoder.layers.0.self_attn.in_proj_weight,transformer.decoder.layers.0.self_attn.in_proj_bias,transformer.decoder.layers.0.self_attn.out_proj.weight,transformer.decoder.layers.0.self_attn.out_proj.bias,transformer.decoder.layers.0.multihead_attn.in_proj_weight,transformer.decoder.layers.0.multihead_attn.in_proj_bias,transformer.decoder.layers.0.multihead_attn.out_proj.weight,transformer.decoder.layers.0.multihead_attn.out_proj.bias,transformer.decoder.layers.0.linear1.weight,transformer.decoder.layers.0.linear1.bias,transformer.decoder.layers.0.linear2.weight,transformer.decoder.layers.0.linear2.bias,transformer.decoder.layers.0.norm1.weight,transformer.decoder.layers.0.norm1.bias,transformer.decoder.layers.0.norm2.weight,transformer.decoder.layers.0.norm2.bias,transformer.decoder.layers.0.norm3.weight,transformer.decoder.layers.0.norm3.bias,transformer.decoder.layers.1.self_attn.in_proj_weight,transformer.decoder.layers.1.self_attn.in_proj_bias,transformer.decoder.layers.1.self_attn.out_proj.weight,transformer.decoder.layers.1.self_attn.out_proj.bias,transformer.decoder.layers.1.multihead_attn.in_proj_weight,transformer.decoder.layers.1.multihead_attn.in_proj_bias,transformer.decoder.layers.1.multihead_attn.out_proj.weight,transformer.decoder.layers.1.multihead_attn.out_proj.bias,transformer.decoder.layers.1.linear1.weight,transformer.decoder.layers.1.linear1.bias,transformer.decoder.layers.1.linear2.weight,transformer.decoder.layers.1.linear2.bias,transformer.decoder.layers.1.norm1.weight,transformer.decoder.layers.1.norm1.bias,transformer.decoder.layers.1.norm2.weight,transformer.decoder.layers.1.norm2.bias,transformer.decoder.layers.1.norm3.weight,transformer.decoder.layers.1.norm3.bias,transformer.decoder.norm.weight,transformer.decoder.norm.bias --fsdp-auto-wrap=wrap=class:Linear --fsdp-form-units --fsdp-verify-units --fsdp-assign-layouts | FileCheck %s --check-prefixes=UNTIED,STATE

// 368 + 23 + 2 + 2 = 395; the tied weight once.
// TIED-NOT: fsdp.unit
// TIED: fsdp.unit @root of @model params [@model::@embed_tokens::@weight, @model::@output_proj::@bias, @model::@bn::@weight, @model::@bn::@bias]
// TIED-SAME: numels = [368, 23, 2, 2]
// TIED-NOT: fsdp.unit

// 372 + 391 = 763; Linear modules inside the ignored one are no units.
// UNTIED-NOT: fsdp.unit
// UNTIED: fsdp.unit @root of @model params
// UNTIED-SAME: numels = [368, 2, 2]
// UNTIED-NEXT: fsdp.unit @output_proj of @model::@output_proj params
// UNTIED-SAME: numels = [368, 23]
// UNTIED-NOT: fsdp.unit

// STATE: func.func @step
// STATE-SAME: fsdp.role = #fsdp.state<@model::@transformer::@encoder::@layers::@"0"::@self_attn::@in_proj_weight>
// STATE-SAME: fsdp.role = #fsdp.state<@model::@transformer::@decoder::@norm::@bias>

//--- tied.mlir
shard.grid @grid(shape = ?)
fsdp.module @model class "zoo.TransformerWithSharedParams" {
  fsdp.buffer @vocab_bias : tensor<16xf32>
  fsdp.buffer @long_buffer : tensor<16xi64>
  fsdp.module @embed_tokens class "torch.nn.Embedding" {
    fsdp.param @weight : tensor<23x16xf32>
  }
  fsdp.module @transformer class "torch.nn.Transformer" {
    fsdp.module @encoder class "torch.nn.TransformerEncoder" {
      fsdp.module @layers class "torch.nn.ModuleList" {
        fsdp.module @"0" class "torch.nn.TransformerEncoderLayer" {
          fsdp.module @self_attn class "torch.nn.MultiheadAttention" {
            fsdp.param @in_proj_weight : tensor<48x16xf32>
            fsdp.param @in_proj_bias : tensor<48xf32>
            fsdp.module @out_proj class "torch.nn.NonDynamicallyQuantizableLinear" bases ["torch.nn.Linear"] {
              fsdp.param @weight : tensor<16x16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
          }
          fsdp.module @linear1 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<8x16xf32>
            fsdp.param @bias : tensor<8xf32>
          }
          fsdp.module @linear2 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x8xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm1 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm2 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
        fsdp.module @"1" class "torch.nn.TransformerEncoderLayer" {
          fsdp.module @self_attn class "torch.nn.MultiheadAttention" {
            fsdp.param @in_proj_weight : tensor<48x16xf32>
            fsdp.param @in_proj_bias : tensor<48xf32>
            fsdp.module @out_proj class "torch.nn.NonDynamicallyQuantizableLinear" bases ["torch.nn.Linear"] {
              fsdp.param @weight : tensor<16x16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
          }
          fsdp.module @linear1 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<8x16xf32>
            fsdp.param @bias : tensor<8xf32>
          }
          fsdp.module @linear2 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x8xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm1 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm2 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
      }
      fsdp.module @norm class "torch.nn.LayerNorm" {
        fsdp.param @weight : tensor<16xf32>
        fsdp.param @bias : tensor<16xf32>
      }
    }
    fsdp.module @decoder class "torch.nn.TransformerDecoder" {
      fsdp.module @layers class "torch.nn.ModuleList" {
        fsdp.module @"0" class "torch.nn.TransformerDecoderLayer" {
          fsdp.module @self_attn class "torch.nn.MultiheadAttention" {
            fsdp.param @in_proj_weight : tensor<48x16xf32>
            fsdp.param @in_proj_bias : tensor<48xf32>
            fsdp.module @out_proj class "torch.nn.NonDynamicallyQuantizableLinear" bases ["torch.nn.Linear"] {
              fsdp.param @weight : tensor<16x16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
          }
          fsdp.module @multihead_attn class "torch.nn.MultiheadAttention" {
            fsdp.param @in_proj_weight : tensor<48x16xf32>
            fsdp.param @in_proj_bias : tensor<48xf32>
            fsdp.module @out_proj class "torch.nn.NonDynamicallyQuantizableLinear" bases ["torch.nn.Linear"] {
              fsdp.param @weight : tensor<16x16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
          }
          fsdp.module @linear1 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<8x16xf32>
            fsdp.param @bias : tensor<8xf32>
          }
          fsdp.module @linear2 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x8xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm1 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm2 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm3 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
        fsdp.module @"1" class "torch.nn.TransformerDecoderLayer" {
          fsdp.module @self_attn class "torch.nn.MultiheadAttention" {
            fsdp.param @in_proj_weight : tensor<48x16xf32>
            fsdp.param @in_proj_bias : tensor<48xf32>
            fsdp.module @out_proj class "torch.nn.NonDynamicallyQuantizableLinear" bases ["torch.nn.Linear"] {
              fsdp.param @weight : tensor<16x16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
          }
          fsdp.module @multihead_attn class "torch.nn.MultiheadAttention" {
            fsdp.param @in_proj_weight : tensor<48x16xf32>
            fsdp.param @in_proj_bias : tensor<48xf32>
            fsdp.module @out_proj class "torch.nn.NonDynamicallyQuantizableLinear" bases ["torch.nn.Linear"] {
              fsdp.param @weight : tensor<16x16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
          }
          fsdp.module @linear1 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<8x16xf32>
            fsdp.param @bias : tensor<8xf32>
          }
          fsdp.module @linear2 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x8xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm1 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm2 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm3 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
      }
      fsdp.module @norm class "torch.nn.LayerNorm" {
        fsdp.param @weight : tensor<16xf32>
        fsdp.param @bias : tensor<16xf32>
      }
    }
  }
  fsdp.module @output_proj class "torch.nn.modules.linear.Linear" {
    fsdp.alias @weight = @model::@embed_tokens::@weight
    fsdp.param @bias : tensor<23xf32>
  }
  fsdp.module @bn class "torch.nn.BatchNorm1d" bases ["torch.nn._BatchNorm"] {
    fsdp.param @weight : tensor<2xf32>
    fsdp.param @bias : tensor<2xf32>
    fsdp.buffer @running_mean : tensor<2xf32>
    fsdp.buffer @running_var : tensor<2xf32>
    fsdp.buffer @num_batches_tracked : tensor<i64>
  }
}
func.func @step() {
  return
}

//--- untied.mlir
shard.grid @grid(shape = ?)
fsdp.module @model class "zoo.TransformerWithSharedParams" {
  fsdp.buffer @vocab_bias : tensor<16xf32>
  fsdp.buffer @long_buffer : tensor<16xi64>
  fsdp.module @embed_tokens class "torch.nn.Embedding" {
    fsdp.param @weight : tensor<23x16xf32>
  }
  fsdp.module @transformer class "torch.nn.Transformer" {
    fsdp.module @encoder class "torch.nn.TransformerEncoder" {
      fsdp.module @layers class "torch.nn.ModuleList" {
        fsdp.module @"0" class "torch.nn.TransformerEncoderLayer" {
          fsdp.module @self_attn class "torch.nn.MultiheadAttention" {
            fsdp.param @in_proj_weight : tensor<48x16xf32>
            fsdp.param @in_proj_bias : tensor<48xf32>
            fsdp.module @out_proj class "torch.nn.NonDynamicallyQuantizableLinear" bases ["torch.nn.Linear"] {
              fsdp.param @weight : tensor<16x16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
          }
          fsdp.module @linear1 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<8x16xf32>
            fsdp.param @bias : tensor<8xf32>
          }
          fsdp.module @linear2 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x8xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm1 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm2 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
        fsdp.module @"1" class "torch.nn.TransformerEncoderLayer" {
          fsdp.module @self_attn class "torch.nn.MultiheadAttention" {
            fsdp.param @in_proj_weight : tensor<48x16xf32>
            fsdp.param @in_proj_bias : tensor<48xf32>
            fsdp.module @out_proj class "torch.nn.NonDynamicallyQuantizableLinear" bases ["torch.nn.Linear"] {
              fsdp.param @weight : tensor<16x16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
          }
          fsdp.module @linear1 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<8x16xf32>
            fsdp.param @bias : tensor<8xf32>
          }
          fsdp.module @linear2 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x8xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm1 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm2 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
      }
      fsdp.module @norm class "torch.nn.LayerNorm" {
        fsdp.param @weight : tensor<16xf32>
        fsdp.param @bias : tensor<16xf32>
      }
    }
    fsdp.module @decoder class "torch.nn.TransformerDecoder" {
      fsdp.module @layers class "torch.nn.ModuleList" {
        fsdp.module @"0" class "torch.nn.TransformerDecoderLayer" {
          fsdp.module @self_attn class "torch.nn.MultiheadAttention" {
            fsdp.param @in_proj_weight : tensor<48x16xf32>
            fsdp.param @in_proj_bias : tensor<48xf32>
            fsdp.module @out_proj class "torch.nn.NonDynamicallyQuantizableLinear" bases ["torch.nn.Linear"] {
              fsdp.param @weight : tensor<16x16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
          }
          fsdp.module @multihead_attn class "torch.nn.MultiheadAttention" {
            fsdp.param @in_proj_weight : tensor<48x16xf32>
            fsdp.param @in_proj_bias : tensor<48xf32>
            fsdp.module @out_proj class "torch.nn.NonDynamicallyQuantizableLinear" bases ["torch.nn.Linear"] {
              fsdp.param @weight : tensor<16x16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
          }
          fsdp.module @linear1 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<8x16xf32>
            fsdp.param @bias : tensor<8xf32>
          }
          fsdp.module @linear2 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x8xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm1 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm2 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm3 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
        fsdp.module @"1" class "torch.nn.TransformerDecoderLayer" {
          fsdp.module @self_attn class "torch.nn.MultiheadAttention" {
            fsdp.param @in_proj_weight : tensor<48x16xf32>
            fsdp.param @in_proj_bias : tensor<48xf32>
            fsdp.module @out_proj class "torch.nn.NonDynamicallyQuantizableLinear" bases ["torch.nn.Linear"] {
              fsdp.param @weight : tensor<16x16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
          }
          fsdp.module @multihead_attn class "torch.nn.MultiheadAttention" {
            fsdp.param @in_proj_weight : tensor<48x16xf32>
            fsdp.param @in_proj_bias : tensor<48xf32>
            fsdp.module @out_proj class "torch.nn.NonDynamicallyQuantizableLinear" bases ["torch.nn.Linear"] {
              fsdp.param @weight : tensor<16x16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
          }
          fsdp.module @linear1 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<8x16xf32>
            fsdp.param @bias : tensor<8xf32>
          }
          fsdp.module @linear2 class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x8xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm1 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm2 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @norm3 class "torch.nn.LayerNorm" {
            fsdp.param @weight : tensor<16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
      }
      fsdp.module @norm class "torch.nn.LayerNorm" {
        fsdp.param @weight : tensor<16xf32>
        fsdp.param @bias : tensor<16xf32>
      }
    }
  }
  fsdp.module @output_proj class "torch.nn.modules.linear.Linear" {
    fsdp.param @weight : tensor<23x16xf32>
    fsdp.param @bias : tensor<23xf32>
  }
  fsdp.module @bn class "torch.nn.BatchNorm1d" bases ["torch.nn._BatchNorm"] {
    fsdp.param @weight : tensor<2xf32>
    fsdp.param @bias : tensor<2xf32>
    fsdp.buffer @running_mean : tensor<2xf32>
    fsdp.buffer @running_var : tensor<2xf32>
    fsdp.buffer @num_batches_tracked : tensor<i64>
  }
}
func.func @step() {
  return
}
