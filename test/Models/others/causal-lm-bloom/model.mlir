#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1) -> (d1)>
#map12 = affine_map<(d0, d1) -> (d0, d1)>
#map13 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1) -> (d0)>
#map17 = affine_map<(d0, d1) -> (d0, 0)>
#map18 = affine_map<() -> ()>
#map19 = affine_map<(d0, d1) -> (0, d1)>
#map20 = affine_map<(d0, d1) -> ()>
#map21 = affine_map<(d0, d1, d2) -> ()>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "transformers.models.bloom.modeling_bloom.BloomForCausalLM" bases ["transformers.models.bloom.modeling_bloom.BloomPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin", "transformers.generation.utils.GenerationMixin", "transformers.generation.continuous_batching.continuous_api.ContinuousMixin"] {
    fsdp.module @transformer class "transformers.models.bloom.modeling_bloom.BloomModel" bases ["transformers.models.bloom.modeling_bloom.BloomPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
      fsdp.module @word_embeddings class "torch.nn.modules.sparse.Embedding" {
        fsdp.param @weight : tensor<128x32xf32>
      }
      fsdp.module @word_embeddings_layernorm class "torch.nn.modules.normalization.LayerNorm" {
        fsdp.param @weight : tensor<32xf32>
        fsdp.param @bias : tensor<32xf32>
      }
      fsdp.module @h class "torch.nn.modules.container.ModuleList" {
        fsdp.module @"0" class "transformers.models.bloom.modeling_bloom.BloomBlock" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
          fsdp.module @input_layernorm class "torch.nn.modules.normalization.LayerNorm" {
            fsdp.param @weight : tensor<32xf32>
            fsdp.param @bias : tensor<32xf32>
          }
          fsdp.module @self_attention class "transformers.models.bloom.modeling_bloom.BloomAttention" {
            fsdp.module @query_key_value class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<96x32xf32>
              fsdp.param @bias : tensor<96xf32>
            }
            fsdp.module @dense class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @attention_dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
          }
          fsdp.module @post_attention_layernorm class "torch.nn.modules.normalization.LayerNorm" {
            fsdp.param @weight : tensor<32xf32>
            fsdp.param @bias : tensor<32xf32>
          }
          fsdp.module @mlp class "transformers.models.bloom.modeling_bloom.BloomMLP" {
            fsdp.module @dense_h_to_4h class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<128x32xf32>
              fsdp.param @bias : tensor<128xf32>
            }
            fsdp.module @gelu_impl class "transformers.models.bloom.modeling_bloom.BloomGelu" {
            }
            fsdp.module @dense_4h_to_h class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x128xf32>
              fsdp.param @bias : tensor<32xf32>
            }
          }
        }
        fsdp.module @"1" class "transformers.models.bloom.modeling_bloom.BloomBlock" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
          fsdp.module @input_layernorm class "torch.nn.modules.normalization.LayerNorm" {
            fsdp.param @weight : tensor<32xf32>
            fsdp.param @bias : tensor<32xf32>
          }
          fsdp.module @self_attention class "transformers.models.bloom.modeling_bloom.BloomAttention" {
            fsdp.module @query_key_value class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<96x32xf32>
              fsdp.param @bias : tensor<96xf32>
            }
            fsdp.module @dense class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @attention_dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
          }
          fsdp.module @post_attention_layernorm class "torch.nn.modules.normalization.LayerNorm" {
            fsdp.param @weight : tensor<32xf32>
            fsdp.param @bias : tensor<32xf32>
          }
          fsdp.module @mlp class "transformers.models.bloom.modeling_bloom.BloomMLP" {
            fsdp.module @dense_h_to_4h class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<128x32xf32>
              fsdp.param @bias : tensor<128xf32>
            }
            fsdp.module @gelu_impl class "transformers.models.bloom.modeling_bloom.BloomGelu" {
            }
            fsdp.module @dense_4h_to_h class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x128xf32>
              fsdp.param @bias : tensor<32xf32>
            }
          }
        }
      }
      fsdp.module @ln_f class "torch.nn.modules.normalization.LayerNorm" {
        fsdp.param @weight : tensor<32xf32>
        fsdp.param @bias : tensor<32xf32>
      }
    }
    fsdp.module @lm_head class "torch.nn.modules.linear.Linear" {
      fsdp.alias @weight = @model::@transformer::@word_embeddings::@weight
    }
  }
  func.func @step(%arg0: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@word_embeddings::@weight>}, %arg1: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@word_embeddings_layernorm::@weight>}, %arg2: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@word_embeddings_layernorm::@bias>}, %arg3: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@input_layernorm::@weight>}, %arg4: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@input_layernorm::@bias>}, %arg5: tensor<96x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@self_attention::@query_key_value::@weight>}, %arg6: tensor<96xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@self_attention::@query_key_value::@bias>}, %arg7: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@self_attention::@dense::@weight>}, %arg8: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@self_attention::@dense::@bias>}, %arg9: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@post_attention_layernorm::@weight>}, %arg10: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@post_attention_layernorm::@bias>}, %arg11: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@mlp::@dense_h_to_4h::@weight>}, %arg12: tensor<128xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@mlp::@dense_h_to_4h::@bias>}, %arg13: tensor<32x128xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@mlp::@dense_4h_to_h::@weight>}, %arg14: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@mlp::@dense_4h_to_h::@bias>}, %arg15: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@input_layernorm::@weight>}, %arg16: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@input_layernorm::@bias>}, %arg17: tensor<96x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@self_attention::@query_key_value::@weight>}, %arg18: tensor<96xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@self_attention::@query_key_value::@bias>}, %arg19: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@self_attention::@dense::@weight>}, %arg20: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@self_attention::@dense::@bias>}, %arg21: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@post_attention_layernorm::@weight>}, %arg22: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@post_attention_layernorm::@bias>}, %arg23: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@mlp::@dense_h_to_4h::@weight>}, %arg24: tensor<128xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@mlp::@dense_h_to_4h::@bias>}, %arg25: tensor<32x128xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@mlp::@dense_4h_to_h::@weight>}, %arg26: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@mlp::@dense_4h_to_h::@bias>}, %arg27: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@ln_f::@weight>}, %arg28: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@ln_f::@bias>}, %arg29: tensor<2x16xi64> {fsdp.role = #fsdp.input<"input_ids", indices = [0, 128]>}, %arg30: tensor<2x16xi64> {fsdp.role = #fsdp.input<"labels">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@word_embeddings::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@word_embeddings_layernorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@word_embeddings_layernorm::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@input_layernorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@input_layernorm::@bias>}, tensor<96x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@self_attention::@query_key_value::@weight>}, tensor<96xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@self_attention::@query_key_value::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@self_attention::@dense::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@self_attention::@dense::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@post_attention_layernorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@post_attention_layernorm::@bias>}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@mlp::@dense_h_to_4h::@weight>}, tensor<128xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@mlp::@dense_h_to_4h::@bias>}, tensor<32x128xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@mlp::@dense_4h_to_h::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@mlp::@dense_4h_to_h::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@input_layernorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@input_layernorm::@bias>}, tensor<96x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@self_attention::@query_key_value::@weight>}, tensor<96xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@self_attention::@query_key_value::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@self_attention::@dense::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@self_attention::@dense::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@post_attention_layernorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@post_attention_layernorm::@bias>}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@mlp::@dense_h_to_4h::@weight>}, tensor<128xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@mlp::@dense_h_to_4h::@bias>}, tensor<32x128xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@mlp::@dense_4h_to_h::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@mlp::@dense_4h_to_h::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@ln_f::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@ln_f::@bias>}) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %c127_i64 = arith.constant 127 : i64
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %false = arith.constant false
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_3 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<2.500000e-01> : tensor<f32>
    %cst_6 = arith.constant 0.10703222430000001 : f64
    %cst_7 = arith.constant 4.471500e-02 : f64
    %cst_8 = arith.constant 0.79788455999999996 : f64
    %cst_9 = arith.constant 0.35355339059327373 : f64
    %cst_10 = arith.constant 1.000000e-05 : f64
    %cst_11 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = arith.constant 3.200000e+01 : f64
    %cst_13 = arith.constant 3.200000e+01 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_14 = arith.constant 5.000000e-01 : f32
    %cst_15 = arith.constant 1.000000e+00 : f32
    %cst_16 = arith.constant dense<1> : tensor<i64>
    %cst_17 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<2x16x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg29 : tensor<2x16xi64>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %420 = arith.index_cast %in : i64 to index
      %421 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%420, %421] : tensor<128x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x16x32xf32>
    %2 = tensor.empty() : tensor<2x16x32xf64>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x16x32xf32>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %420 = arith.extf %in : f32 to f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %4 = tensor.empty() : tensor<2x16x1xf64>
    %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<2x16x1xf64>) -> tensor<2x16x1xf64>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x16x32xf64>) outs(%5 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.addf %in, %out : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x16x1xf64>) outs(%4 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.divf %in, %cst_12 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_166: f64, %out: f64):
      %420 = arith.subf %in, %in_166 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_166: f64, %out: f64):
      %420 = arith.mulf %in, %in_166 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x16x32xf64>) outs(%5 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.addf %in, %out : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x16x1xf64>) outs(%4 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.divf %in, %cst_12 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %12 = tensor.empty() : tensor<2x16x1xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x16x1xf64>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %420 = arith.truncf %in : f64 to f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.divf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_10 : f64 to f32
      %421 = arith.addf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<2x16x1xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = math.rsqrt %in : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %16 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %18 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg1 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %arg2 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %23 = tensor.empty() : tensor<4xi32>
    %24 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%23 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %420 = linalg.index 0 : index
      %421 = arith.index_cast %420 : index to i64
      %422 = arith.trunci %421 : i64 to i32
      %423 = arith.addi %422, %c1_i32 : i32
      linalg.yield %423 : i32
    } -> tensor<4xi32>
    %25 = tensor.empty() : tensor<4xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel"]} ins(%cst_5, %24 : tensor<f32>, tensor<4xi32>) outs(%25 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_166: i32, %out: f32):
      %420 = arith.extf %in : f32 to f64
      %421 = arith.sitofp %in_166 : i32 to f64
      %422 = math.powf %420, %421 : f64
      %423 = arith.truncf %422 : f64 to f32
      linalg.yield %423 : f32
    } -> tensor<4xf32>
    %expanded = tensor.expand_shape %26 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xf32> into tensor<4x1x1xf32>
    %27 = tensor.empty() : tensor<16xi64>
    %28 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%27 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %420 = linalg.index 0 : index
      %421 = arith.index_cast %420 : index to i64
      linalg.yield %421 : i64
    } -> tensor<16xi64>
    %29 = tensor.empty() : tensor<4x1x16xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %28 : tensor<4x1x1xf32>, tensor<16xi64>) outs(%29 : tensor<4x1x16xf32>) {
    ^bb0(%in: f32, %in_166: i64, %out: f32):
      %420 = arith.sitofp %in_166 : i64 to f32
      %421 = arith.mulf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<4x1x16xf32>
    %31 = tensor.empty() : tensor<2x4x1x16xf32>
    %32 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<4x1x16xf32>) outs(%31 : tensor<2x4x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x1x16xf32>
    %collapsed = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<2x4x1x16xf32> into tensor<8x1x16xf32>
    %expanded_18 = tensor.expand_shape %28 [[0, 1, 2, 3]] output_shape [1, 1, 16, 1] : tensor<16xi64> into tensor<1x1x16x1xi64>
    %expanded_19 = tensor.expand_shape %28 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xi64> into tensor<1x1x1x16xi64>
    %33 = tensor.empty() : tensor<1x1x16x16xi1>
    %34 = linalg.generic {indexing_maps = [#map8, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19, %expanded_18 : tensor<1x1x1x16xi64>, tensor<1x1x16x1xi64>) outs(%33 : tensor<1x1x16x16xi1>) {
    ^bb0(%in: i64, %in_166: i64, %out: i1):
      %420 = arith.cmpi sle, %in, %in_166 : i64
      linalg.yield %420 : i1
    } -> tensor<1x1x16x16xi1>
    %35 = tensor.empty() : tensor<2x1x16x16xi1>
    %collapsed_20 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<1x1x16x16xi1> into tensor<1x16x16xi1>
    %36 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_20 : tensor<1x16x16xi1>) outs(%35 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x16x16xi1>
    %37 = tensor.empty() : tensor<2x1x16x16xf32>
    %38 = linalg.generic {indexing_maps = [#map7, #map10, #map10, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %cst_4, %cst_3 : tensor<2x1x16x16xi1>, tensor<f32>, tensor<f32>) outs(%37 : tensor<2x1x16x16xf32>) {
    ^bb0(%in: i1, %in_166: f32, %in_167: f32, %out: f32):
      %420 = arith.select %in, %in_166, %in_167 : f32
      linalg.yield %420 : f32
    } -> tensor<2x1x16x16xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x16x32xf32>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %420 = arith.extf %in : f32 to f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %40 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<2x16x32xf64>) outs(%5 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.addf %in, %out : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<2x16x1xf64>) outs(%4 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.divf %in, %cst_12 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %42 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %41 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_166: f64, %out: f64):
      %420 = arith.subf %in, %in_166 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %42 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_166: f64, %out: f64):
      %420 = arith.mulf %in, %in_166 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %44 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43 : tensor<2x16x32xf64>) outs(%5 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.addf %in, %out : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x16x1xf64>) outs(%4 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.divf %in, %cst_12 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<2x16x1xf64>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %420 = arith.truncf %in : f64 to f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%22 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.divf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_10 : f64 to f32
      %421 = arith.addf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<2x16x1xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = math.rsqrt %in : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %48 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %50 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %arg3 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %arg4 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_21 = tensor.collapse_shape %54 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %55 = tensor.empty() : tensor<32x96xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<96x32xf32>) outs(%55 : tensor<32x96xf32>) permutation = [1, 0] 
    %56 = linalg.fill ins(%cst_0 : f32) outs(%55 : tensor<32x96xf32>) -> tensor<32x96xf32>
    %57 = linalg.matmul ins(%collapsed_21, %transposed : tensor<32x32xf32>, tensor<32x96xf32>) outs(%56 : tensor<32x96xf32>) -> tensor<32x96xf32>
    %58 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<96xf32>) outs(%55 : tensor<32x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x96xf32>
    %59 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%57, %58 : tensor<32x96xf32>, tensor<32x96xf32>) outs(%55 : tensor<32x96xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<32x96xf32>
    %expanded_22 = tensor.expand_shape %59 [[0, 1], [2, 3, 4]] output_shape [2, 16, 4, 3, 8] : tensor<32x96xf32> into tensor<2x16x4x3x8xf32>
    %extracted_slice = tensor.extract_slice %expanded_22[0, 0, 0, 0, 0] [2, 16, 4, 1, 8] [1, 1, 1, 1, 1] : tensor<2x16x4x3x8xf32> to tensor<2x16x4x1x8xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice [[0], [1], [2, 3], [4]] : tensor<2x16x4x1x8xf32> into tensor<2x16x4x8xf32>
    %60 = tensor.empty() : tensor<2x4x16x8xf32>
    %transposed_24 = linalg.transpose ins(%collapsed_23 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice_25 = tensor.extract_slice %expanded_22[0, 0, 0, 1, 0] [2, 16, 4, 1, 8] [1, 1, 1, 1, 1] : tensor<2x16x4x3x8xf32> to tensor<2x16x4x1x8xf32>
    %collapsed_26 = tensor.collapse_shape %extracted_slice_25 [[0], [1], [2, 3], [4]] : tensor<2x16x4x1x8xf32> into tensor<2x16x4x8xf32>
    %transposed_27 = linalg.transpose ins(%collapsed_26 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice_28 = tensor.extract_slice %expanded_22[0, 0, 0, 2, 0] [2, 16, 4, 1, 8] [1, 1, 1, 1, 1] : tensor<2x16x4x3x8xf32> to tensor<2x16x4x1x8xf32>
    %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0], [1], [2, 3], [4]] : tensor<2x16x4x1x8xf32> into tensor<2x16x4x8xf32>
    %transposed_30 = linalg.transpose ins(%collapsed_29 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_31 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_32 = tensor.collapse_shape %transposed_27 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %61 = tensor.empty() : tensor<8x8x16xf32>
    %transposed_33 = linalg.transpose ins(%collapsed_32 : tensor<8x16x8xf32>) outs(%61 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %collapsed_34 = tensor.collapse_shape %transposed_30 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %62 = tensor.empty() : tensor<8x16x16xf32>
    %63 = linalg.fill ins(%cst_0 : f32) outs(%62 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %64 = linalg.batch_matmul ins(%collapsed_31, %transposed_33 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%63 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<8x16x16xf32>) outs(%62 : tensor<8x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_9 : f64 to f32
      %421 = arith.mulf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<8x16x16xf32>
    %66 = linalg.generic {indexing_maps = [#map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed, %65 : tensor<8x1x16xf32>, tensor<8x16x16xf32>) outs(%62 : tensor<8x16x16xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<8x16x16xf32>
    %expanded_35 = tensor.expand_shape %66 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %67 = tensor.empty() : tensor<2x4x16x16xf32>
    %68 = linalg.generic {indexing_maps = [#map7, #map14, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35, %38 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%67 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x16xf32>
    %69 = tensor.empty() : tensor<2x4x16xi64>
    %70 = linalg.fill ins(%c0_i64 : i64) outs(%69 : tensor<2x4x16xi64>) -> tensor<2x4x16xi64>
    %71 = tensor.empty() : tensor<2x4x16xf32>
    %72 = linalg.fill ins(%cst_1 : f32) outs(%71 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %73:2 = linalg.generic {indexing_maps = [#map7, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%68 : tensor<2x4x16x16xf32>) outs(%72, %70 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_166: i64):
      %420 = linalg.index 3 : index
      %421 = arith.index_cast %420 : index to i64
      %422 = arith.maximumf %in, %out : f32
      %423 = arith.cmpf ogt, %in, %out : f32
      %424 = arith.select %423, %421, %out_166 : i64
      linalg.yield %422, %424 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_36 = tensor.expand_shape %73#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %74 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %expanded_36 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%67 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x16xf32>
    %75 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x4x16x16xf32>) outs(%67 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = math.exp %in : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x16xf32>
    %76 = tensor.empty() : tensor<2x4x16x1xf32>
    %77 = linalg.fill ins(%cst_0 : f32) outs(%76 : tensor<2x4x16x1xf32>) -> tensor<2x4x16x1xf32>
    %78 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%75 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x1xf32>
    %79 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %78 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%67 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.divf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_37 = tensor.collapse_shape %79 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %80 = tensor.empty() : tensor<8x16x8xf32>
    %81 = linalg.fill ins(%cst_0 : f32) outs(%80 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %82 = linalg.batch_matmul ins(%collapsed_37, %collapsed_34 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%81 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_38 = tensor.expand_shape %82 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %83 = tensor.empty() : tensor<2x16x4x8xf32>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<2x4x16x8xf32>) outs(%83 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_40 = tensor.collapse_shape %transposed_39 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %84 = tensor.empty() : tensor<32x32xf32>
    %transposed_41 = linalg.transpose ins(%arg7 : tensor<32x32xf32>) outs(%84 : tensor<32x32xf32>) permutation = [1, 0] 
    %85 = linalg.fill ins(%cst_0 : f32) outs(%84 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %86 = linalg.matmul ins(%collapsed_40, %transposed_41 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%85 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %87 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<32xf32>) outs(%84 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %88 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%86, %87 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%84 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<32x32xf32>
    %expanded_42 = tensor.expand_shape %88 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %expanded_42 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x16x32xf32>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %420 = arith.extf %in : f32 to f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %91 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%90 : tensor<2x16x32xf64>) outs(%5 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.addf %in, %out : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x16x1xf64>) outs(%4 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.divf %in, %cst_12 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %93 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %92 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_166: f64, %out: f64):
      %420 = arith.subf %in, %in_166 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %93 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_166: f64, %out: f64):
      %420 = arith.mulf %in, %in_166 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %95 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%94 : tensor<2x16x32xf64>) outs(%5 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.addf %in, %out : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x16x1xf64>) outs(%4 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.divf %in, %cst_12 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x16x1xf64>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %420 = arith.truncf %in : f64 to f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%89 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.divf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_10 : f64 to f32
      %421 = arith.addf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<2x16x1xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = math.rsqrt %in : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %99 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %101 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %arg9 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %arg10 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_43 = tensor.collapse_shape %105 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %106 = tensor.empty() : tensor<32x128xf32>
    %transposed_44 = linalg.transpose ins(%arg11 : tensor<128x32xf32>) outs(%106 : tensor<32x128xf32>) permutation = [1, 0] 
    %107 = linalg.fill ins(%cst_0 : f32) outs(%106 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %108 = linalg.matmul ins(%collapsed_43, %transposed_44 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%107 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %109 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg12 : tensor<128xf32>) outs(%106 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x128xf32>
    %110 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%108, %109 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%106 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<32x128xf32>
    %expanded_45 = tensor.expand_shape %110 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32>
    %111 = tensor.empty() : tensor<2x16x128xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.mulf %in, %cst_14 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_8 : f64 to f32
      %421 = arith.mulf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<2x16x128xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_7 : f64 to f32
      %421 = arith.mulf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<2x16x128xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %expanded_45 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %cst_15 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %116 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = math.tanh %in : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %cst_15 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %119 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %collapsed_46 = tensor.collapse_shape %120 [[0, 1], [2]] : tensor<2x16x128xf32> into tensor<32x128xf32>
    %121 = tensor.empty() : tensor<128x32xf32>
    %transposed_47 = linalg.transpose ins(%arg13 : tensor<32x128xf32>) outs(%121 : tensor<128x32xf32>) permutation = [1, 0] 
    %122 = linalg.matmul ins(%collapsed_46, %transposed_47 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%85 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %123 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<32xf32>) outs(%84 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %124 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%122, %123 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%84 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<32x32xf32>
    %expanded_48 = tensor.expand_shape %124 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %expanded_48 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x16x32xf32>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %420 = arith.extf %in : f32 to f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %127 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<2x16x32xf64>) outs(%5 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.addf %in, %out : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x16x1xf64>) outs(%4 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.divf %in, %cst_12 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %129 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %128 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_166: f64, %out: f64):
      %420 = arith.subf %in, %in_166 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %130 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %129 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_166: f64, %out: f64):
      %420 = arith.mulf %in, %in_166 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %131 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%130 : tensor<2x16x32xf64>) outs(%5 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.addf %in, %out : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x16x1xf64>) outs(%4 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.divf %in, %cst_12 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %133 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<2x16x1xf64>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %420 = arith.truncf %in : f64 to f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%125 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.divf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_10 : f64 to f32
      %421 = arith.addf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<2x16x1xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = math.rsqrt %in : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %135 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %137 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %arg15 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %arg16 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_49 = tensor.collapse_shape %141 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_50 = linalg.transpose ins(%arg17 : tensor<96x32xf32>) outs(%55 : tensor<32x96xf32>) permutation = [1, 0] 
    %142 = linalg.matmul ins(%collapsed_49, %transposed_50 : tensor<32x32xf32>, tensor<32x96xf32>) outs(%56 : tensor<32x96xf32>) -> tensor<32x96xf32>
    %143 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<96xf32>) outs(%55 : tensor<32x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x96xf32>
    %144 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%142, %143 : tensor<32x96xf32>, tensor<32x96xf32>) outs(%55 : tensor<32x96xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<32x96xf32>
    %expanded_51 = tensor.expand_shape %144 [[0, 1], [2, 3, 4]] output_shape [2, 16, 4, 3, 8] : tensor<32x96xf32> into tensor<2x16x4x3x8xf32>
    %extracted_slice_52 = tensor.extract_slice %expanded_51[0, 0, 0, 0, 0] [2, 16, 4, 1, 8] [1, 1, 1, 1, 1] : tensor<2x16x4x3x8xf32> to tensor<2x16x4x1x8xf32>
    %collapsed_53 = tensor.collapse_shape %extracted_slice_52 [[0], [1], [2, 3], [4]] : tensor<2x16x4x1x8xf32> into tensor<2x16x4x8xf32>
    %transposed_54 = linalg.transpose ins(%collapsed_53 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice_55 = tensor.extract_slice %expanded_51[0, 0, 0, 1, 0] [2, 16, 4, 1, 8] [1, 1, 1, 1, 1] : tensor<2x16x4x3x8xf32> to tensor<2x16x4x1x8xf32>
    %collapsed_56 = tensor.collapse_shape %extracted_slice_55 [[0], [1], [2, 3], [4]] : tensor<2x16x4x1x8xf32> into tensor<2x16x4x8xf32>
    %transposed_57 = linalg.transpose ins(%collapsed_56 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice_58 = tensor.extract_slice %expanded_51[0, 0, 0, 2, 0] [2, 16, 4, 1, 8] [1, 1, 1, 1, 1] : tensor<2x16x4x3x8xf32> to tensor<2x16x4x1x8xf32>
    %collapsed_59 = tensor.collapse_shape %extracted_slice_58 [[0], [1], [2, 3], [4]] : tensor<2x16x4x1x8xf32> into tensor<2x16x4x8xf32>
    %transposed_60 = linalg.transpose ins(%collapsed_59 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_61 = tensor.collapse_shape %transposed_54 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_62 = tensor.collapse_shape %transposed_57 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_63 = linalg.transpose ins(%collapsed_62 : tensor<8x16x8xf32>) outs(%61 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %collapsed_64 = tensor.collapse_shape %transposed_60 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %145 = linalg.batch_matmul ins(%collapsed_61, %transposed_63 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%63 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<8x16x16xf32>) outs(%62 : tensor<8x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_9 : f64 to f32
      %421 = arith.mulf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<8x16x16xf32>
    %147 = linalg.generic {indexing_maps = [#map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed, %146 : tensor<8x1x16xf32>, tensor<8x16x16xf32>) outs(%62 : tensor<8x16x16xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<8x16x16xf32>
    %expanded_65 = tensor.expand_shape %147 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %148 = linalg.generic {indexing_maps = [#map7, #map14, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_65, %38 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%67 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x16xf32>
    %149:2 = linalg.generic {indexing_maps = [#map7, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%148 : tensor<2x4x16x16xf32>) outs(%72, %70 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_166: i64):
      %420 = linalg.index 3 : index
      %421 = arith.index_cast %420 : index to i64
      %422 = arith.maximumf %in, %out : f32
      %423 = arith.cmpf ogt, %in, %out : f32
      %424 = arith.select %423, %421, %out_166 : i64
      linalg.yield %422, %424 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_66 = tensor.expand_shape %149#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %150 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148, %expanded_66 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%67 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x16xf32>
    %151 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150 : tensor<2x4x16x16xf32>) outs(%67 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = math.exp %in : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x16xf32>
    %152 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%151 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x1xf32>
    %153 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151, %152 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%67 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.divf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_67 = tensor.collapse_shape %153 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %154 = linalg.batch_matmul ins(%collapsed_67, %collapsed_64 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%81 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_68 = tensor.expand_shape %154 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_69 = linalg.transpose ins(%expanded_68 : tensor<2x4x16x8xf32>) outs(%83 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_70 = tensor.collapse_shape %transposed_69 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_71 = linalg.transpose ins(%arg19 : tensor<32x32xf32>) outs(%84 : tensor<32x32xf32>) permutation = [1, 0] 
    %155 = linalg.matmul ins(%collapsed_70, %transposed_71 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%85 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %156 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg20 : tensor<32xf32>) outs(%84 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %157 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%155, %156 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%84 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<32x32xf32>
    %expanded_72 = tensor.expand_shape %157 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %expanded_72 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<2x16x32xf32>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %420 = arith.extf %in : f32 to f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %160 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%159 : tensor<2x16x32xf64>) outs(%5 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.addf %in, %out : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %161 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<2x16x1xf64>) outs(%4 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.divf %in, %cst_12 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %162 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %161 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_166: f64, %out: f64):
      %420 = arith.subf %in, %in_166 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %163 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %162 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_166: f64, %out: f64):
      %420 = arith.mulf %in, %in_166 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %164 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%163 : tensor<2x16x32xf64>) outs(%5 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.addf %in, %out : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %165 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<2x16x1xf64>) outs(%4 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.divf %in, %cst_12 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<2x16x1xf64>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %420 = arith.truncf %in : f64 to f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%158 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.divf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_10 : f64 to f32
      %421 = arith.addf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<2x16x1xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = math.rsqrt %in : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %168 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %170 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %arg21 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %arg22 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_73 = tensor.collapse_shape %174 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_74 = linalg.transpose ins(%arg23 : tensor<128x32xf32>) outs(%106 : tensor<32x128xf32>) permutation = [1, 0] 
    %175 = linalg.matmul ins(%collapsed_73, %transposed_74 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%107 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %176 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg24 : tensor<128xf32>) outs(%106 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x128xf32>
    %177 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%175, %176 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%106 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<32x128xf32>
    %expanded_75 = tensor.expand_shape %177 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.mulf %in, %cst_14 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_8 : f64 to f32
      %421 = arith.mulf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<2x16x128xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_7 : f64 to f32
      %421 = arith.mulf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<2x16x128xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %expanded_75 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %cst_15 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %182 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = math.tanh %in : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %cst_15 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %185 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %collapsed_76 = tensor.collapse_shape %186 [[0, 1], [2]] : tensor<2x16x128xf32> into tensor<32x128xf32>
    %transposed_77 = linalg.transpose ins(%arg25 : tensor<32x128xf32>) outs(%121 : tensor<128x32xf32>) permutation = [1, 0] 
    %187 = linalg.matmul ins(%collapsed_76, %transposed_77 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%85 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %188 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg26 : tensor<32xf32>) outs(%84 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %189 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%187, %188 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%84 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<32x32xf32>
    %expanded_78 = tensor.expand_shape %189 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %190 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %expanded_78 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<2x16x32xf32>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %420 = arith.extf %in : f32 to f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %192 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%191 : tensor<2x16x32xf64>) outs(%5 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.addf %in, %out : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %193 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<2x16x1xf64>) outs(%4 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.divf %in, %cst_12 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %194 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %193 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_166: f64, %out: f64):
      %420 = arith.subf %in, %in_166 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %195 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %194 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%2 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_166: f64, %out: f64):
      %420 = arith.mulf %in, %in_166 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x32xf64>
    %196 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%195 : tensor<2x16x32xf64>) outs(%5 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.addf %in, %out : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %197 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<2x16x1xf64>) outs(%4 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %420 = arith.divf %in, %cst_12 : f64
      linalg.yield %420 : f64
    } -> tensor<2x16x1xf64>
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<2x16x1xf64>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %420 = arith.truncf %in : f64 to f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %199 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%190 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %200 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.divf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_10 : f64 to f32
      %421 = arith.addf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<2x16x1xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = math.rsqrt %in : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %203 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %200 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %204 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %202 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %205 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %arg27 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %arg28 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %transposed_79 = linalg.transpose ins(%arg0 : tensor<128x32xf32>) outs(%106 : tensor<32x128xf32>) permutation = [1, 0] 
    %collapsed_80 = tensor.collapse_shape %206 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %207 = linalg.matmul ins(%collapsed_80, %transposed_79 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%107 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %padded = tensor.pad %arg30 low[0, 0] high[0, 1] {
    ^bb0(%arg31: index, %arg32: index):
      tensor.yield %c-100_i64 : i64
    } : tensor<2x16xi64> to tensor<2x17xi64>
    %extracted_slice_81 = tensor.extract_slice %padded[0, 1] [2, 16] [1, 1] : tensor<2x17xi64> to tensor<2x16xi64>
    %collapsed_82 = tensor.collapse_shape %extracted_slice_81 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %208 = tensor.empty() : tensor<32xi64>
    %209 = linalg.fill ins(%c0_i64 : i64) outs(%208 : tensor<32xi64>) -> tensor<32xi64>
    %210 = tensor.empty() : tensor<32xf32>
    %211 = linalg.fill ins(%cst_1 : f32) outs(%210 : tensor<32xf32>) -> tensor<32xf32>
    %212:2 = linalg.generic {indexing_maps = [#map12, #map16, #map16], iterator_types = ["parallel", "reduction"]} ins(%207 : tensor<32x128xf32>) outs(%211, %209 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_166: i64):
      %420 = linalg.index 1 : index
      %421 = arith.index_cast %420 : index to i64
      %422 = arith.maximumf %in, %out : f32
      %423 = arith.cmpf ogt, %in, %out : f32
      %424 = arith.select %423, %421, %out_166 : i64
      linalg.yield %422, %424 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_83 = tensor.expand_shape %212#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %213 = linalg.generic {indexing_maps = [#map12, #map17, #map12], iterator_types = ["parallel", "parallel"]} ins(%207, %expanded_83 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%106 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<32x128xf32>
    %214 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%213 : tensor<32x128xf32>) outs(%106 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = math.exp %in : f32
      linalg.yield %420 : f32
    } -> tensor<32x128xf32>
    %215 = tensor.empty() : tensor<32x1xf32>
    %216 = linalg.fill ins(%cst_0 : f32) outs(%215 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %217 = linalg.generic {indexing_maps = [#map12, #map17], iterator_types = ["parallel", "reduction"]} ins(%214 : tensor<32x128xf32>) outs(%216 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<32x1xf32>
    %218 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%217 : tensor<32x1xf32>) outs(%215 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = math.log %in : f32
      linalg.yield %420 : f32
    } -> tensor<32x1xf32>
    %219 = linalg.generic {indexing_maps = [#map12, #map17, #map12], iterator_types = ["parallel", "parallel"]} ins(%213, %218 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%106 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<32x128xf32>
    %220 = tensor.empty() : tensor<32xi1>
    %221 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_82 : tensor<32xi64>) outs(%220 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %420 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %420 : i1
    } -> tensor<32xi1>
    %222 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel"]} ins(%221, %collapsed_82, %cst_17 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%208 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_166: i64, %in_167: i64, %out: i64):
      %420 = arith.select %in, %in_166, %in_167 : i64
      linalg.yield %420 : i64
    } -> tensor<32xi64>
    %223 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%222 : tensor<32xi64>) outs(%208 : tensor<32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %420 = arith.maxsi %in, %c0_i64 : i64
      %421 = arith.minsi %420, %c127_i64 : i64
      linalg.yield %421 : i64
    } -> tensor<32xi64>
    %224 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%222, %223 : tensor<32xi64>, tensor<32xi64>) outs(%220 : tensor<32xi1>) {
    ^bb0(%in: i64, %in_166: i64, %out: i1):
      %420 = arith.cmpi ne, %in, %in_166 : i64
      linalg.yield %420 : i1
    } -> tensor<32xi1>
    %225 = tensor.empty() : tensor<i1>
    %226 = linalg.fill ins(%false : i1) outs(%225 : tensor<i1>) -> tensor<i1>
    %227 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%224 : tensor<32xi1>) outs(%226 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %420 = arith.ori %in, %out : i1
      linalg.yield %420 : i1
    } -> tensor<i1>
    %expanded_84 = tensor.expand_shape %222 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %228 = tensor.empty() : tensor<32x1xi64>
    %229 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%expanded_84 : tensor<32x1xi64>) outs(%228 : tensor<32x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %420 = arith.maxsi %in, %c0_i64 : i64
      %421 = arith.minsi %420, %c127_i64 : i64
      linalg.yield %421 : i64
    } -> tensor<32x1xi64>
    %230 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%229 : tensor<32x1xi64>) outs(%216 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %420 = linalg.index 0 : index
      %421 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %219[%420, %421] : tensor<32x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %collapsed_85 = tensor.collapse_shape %230 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %231 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_85 : tensor<32xf32>) outs(%210 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.negf %in : f32
      linalg.yield %420 : f32
    } -> tensor<32xf32>
    %232 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%221 : tensor<32xi1>) outs(%210 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %420 = arith.uitofp %in : i1 to f32
      linalg.yield %420 : f32
    } -> tensor<32xf32>
    %233 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel"]} ins(%221, %231, %cst_4 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%210 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_166: f32, %in_167: f32, %out: f32):
      %420 = arith.select %in, %in_166, %in_167 : f32
      linalg.yield %420 : f32
    } -> tensor<32xf32>
    %234 = tensor.empty() : tensor<f32>
    %235 = linalg.fill ins(%cst_0 : f32) outs(%234 : tensor<f32>) -> tensor<f32>
    %236 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%232 : tensor<32xf32>) outs(%235 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<f32>
    %237 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%233 : tensor<32xf32>) outs(%235 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<f32>
    %238 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = []} ins(%237, %236 : tensor<f32>, tensor<f32>) outs(%234 : tensor<f32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.divf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<f32>
    %239 = linalg.generic {indexing_maps = [#map18, #map18, #map18, #map18], iterator_types = []} ins(%227, %cst_2, %238 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%234 : tensor<f32>) {
    ^bb0(%in: i1, %in_166: f32, %in_167: f32, %out: f32):
      %420 = arith.select %in, %in_166, %in_167 : f32
      linalg.yield %420 : f32
    } -> tensor<f32>
    %240 = tensor.empty() : tensor<128xi64>
    %241 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%240 : tensor<128xi64>) {
    ^bb0(%out: i64):
      %420 = linalg.index 0 : index
      %421 = arith.index_cast %420 : index to i64
      linalg.yield %421 : i64
    } -> tensor<128xi64>
    %expanded_86 = tensor.expand_shape %241 [[0, 1]] output_shape [1, 128] : tensor<128xi64> into tensor<1x128xi64>
    %expanded_87 = tensor.expand_shape %collapsed_82 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %242 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = []} ins(%cst_11, %236 : tensor<f32>, tensor<f32>) outs(%234 : tensor<f32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.divf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<f32>
    %243 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = []} ins(%242 : tensor<f32>) outs(%234 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.negf %in : f32
      linalg.yield %420 : f32
    } -> tensor<f32>
    %244 = tensor.empty() : tensor<32x128xi1>
    %245 = linalg.generic {indexing_maps = [#map19, #map17, #map12], iterator_types = ["parallel", "parallel"]} ins(%expanded_86, %expanded_87 : tensor<1x128xi64>, tensor<32x1xi64>) outs(%244 : tensor<32x128xi1>) {
    ^bb0(%in: i64, %in_166: i64, %out: i1):
      %420 = arith.cmpi eq, %in, %in_166 : i64
      linalg.yield %420 : i1
    } -> tensor<32x128xi1>
    %246 = tensor.empty() : tensor<32x1xi1>
    %247 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%expanded_87 : tensor<32x1xi64>) outs(%246 : tensor<32x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %420 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %420 : i1
    } -> tensor<32x1xi1>
    %248 = linalg.generic {indexing_maps = [#map12, #map17, #map12], iterator_types = ["parallel", "parallel"]} ins(%245, %247 : tensor<32x128xi1>, tensor<32x1xi1>) outs(%244 : tensor<32x128xi1>) {
    ^bb0(%in: i1, %in_166: i1, %out: i1):
      %420 = arith.andi %in, %in_166 : i1
      linalg.yield %420 : i1
    } -> tensor<32x128xi1>
    %249 = linalg.generic {indexing_maps = [#map12, #map20, #map20, #map12], iterator_types = ["parallel", "parallel"]} ins(%248, %243, %cst_4 : tensor<32x128xi1>, tensor<f32>, tensor<f32>) outs(%106 : tensor<32x128xf32>) {
    ^bb0(%in: i1, %in_166: f32, %in_167: f32, %out: f32):
      %420 = arith.select %in, %in_166, %in_167 : f32
      linalg.yield %420 : f32
    } -> tensor<32x128xf32>
    %250 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%219 : tensor<32x128xf32>) outs(%106 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = math.exp %in : f32
      linalg.yield %420 : f32
    } -> tensor<32x128xf32>
    %251 = linalg.generic {indexing_maps = [#map12, #map17], iterator_types = ["parallel", "reduction"]} ins(%249 : tensor<32x128xf32>) outs(%216 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<32x1xf32>
    %252 = linalg.generic {indexing_maps = [#map12, #map17, #map12], iterator_types = ["parallel", "parallel"]} ins(%250, %251 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%106 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<32x128xf32>
    %253 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%249, %252 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%106 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<32x128xf32>
    %transposed_88 = linalg.transpose ins(%253 : tensor<32x128xf32>) outs(%121 : tensor<128x32xf32>) permutation = [1, 0] 
    %254 = linalg.fill ins(%cst_0 : f32) outs(%121 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %255 = linalg.matmul ins(%transposed_88, %collapsed_80 : tensor<128x32xf32>, tensor<32x32xf32>) outs(%254 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %256 = linalg.matmul ins(%253, %arg0 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%85 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_89 = tensor.expand_shape %256 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_89, %arg27 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.mulf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %259 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%257 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %260 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %204 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %261 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%260 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %262 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %261 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %263 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %259 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %264 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %262 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.divf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %266 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %264 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %267 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_89, %204 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %268 = linalg.fill ins(%cst_0 : f32) outs(%210 : tensor<32xf32>) -> tensor<32xf32>
    %269 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction", "parallel"]} ins(%267 : tensor<2x16x32xf32>) outs(%268 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<32xf32>
    %270 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_89 : tensor<2x16x32xf32>) outs(%268 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<32xf32>
    %collapsed_90 = tensor.collapse_shape %266 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %271 = linalg.matmul ins(%collapsed_90, %arg25 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%107 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %transposed_91 = linalg.transpose ins(%collapsed_90 : tensor<32x32xf32>) outs(%84 : tensor<32x32xf32>) permutation = [1, 0] 
    %272 = linalg.matmul ins(%transposed_91, %collapsed_76 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%107 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %273 = tensor.empty() : tensor<1x32xf32>
    %274 = linalg.fill ins(%cst_0 : f32) outs(%273 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %275 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_90 : tensor<32x32xf32>) outs(%274 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<1x32xf32>
    %collapsed_92 = tensor.collapse_shape %275 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_93 = tensor.expand_shape %271 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32>
    %276 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %184 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %277 = linalg.generic {indexing_maps = [#map21, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16, %276 : tensor<i64>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: i64, %in_166: f32, %out: f32):
      %420 = arith.sitofp %in : i64 to f32
      %421 = arith.subf %420, %in_166 : f32
      linalg.yield %421 : f32
    } -> tensor<2x16x128xf32>
    %278 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_6 : f64 to f32
      %421 = arith.mulf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<2x16x128xf32>
    %279 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %expanded_75 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %280 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_8 : f64 to f32
      %421 = arith.addf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<2x16x128xf32>
    %281 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %280 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %282 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %281 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %283 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.mulf %in, %cst_14 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %284 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %283 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %285 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %expanded_93 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %collapsed_94 = tensor.collapse_shape %285 [[0, 1], [2]] : tensor<2x16x128xf32> into tensor<32x128xf32>
    %286 = linalg.matmul ins(%collapsed_94, %arg23 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%85 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_95 = linalg.transpose ins(%collapsed_94 : tensor<32x128xf32>) outs(%121 : tensor<128x32xf32>) permutation = [1, 0] 
    %287 = linalg.matmul ins(%transposed_95, %collapsed_73 : tensor<128x32xf32>, tensor<32x32xf32>) outs(%254 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %288 = tensor.empty() : tensor<1x128xf32>
    %289 = linalg.fill ins(%cst_0 : f32) outs(%288 : tensor<1x128xf32>) -> tensor<1x128xf32>
    %290 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_94 : tensor<32x128xf32>) outs(%289 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<1x128xf32>
    %collapsed_96 = tensor.collapse_shape %290 [[0, 1]] : tensor<1x128xf32> into tensor<128xf32>
    %expanded_97 = tensor.expand_shape %286 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %291 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_97, %arg21 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %292 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.mulf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%291 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %294 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %172 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %295 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%294 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %295 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %297 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %293 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297, %296 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %299 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.divf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %300 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %298 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %301 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_97, %172 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %302 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction", "parallel"]} ins(%301 : tensor<2x16x32xf32>) outs(%268 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<32xf32>
    %303 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_97 : tensor<2x16x32xf32>) outs(%268 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<32xf32>
    %304 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %300 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_98 = tensor.collapse_shape %304 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %305 = linalg.matmul ins(%collapsed_98, %arg19 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%85 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_99 = linalg.transpose ins(%collapsed_98 : tensor<32x32xf32>) outs(%84 : tensor<32x32xf32>) permutation = [1, 0] 
    %306 = linalg.matmul ins(%transposed_99, %collapsed_70 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%85 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %307 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_98 : tensor<32x32xf32>) outs(%274 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<1x32xf32>
    %collapsed_100 = tensor.collapse_shape %307 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_101 = tensor.expand_shape %305 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_102 = linalg.transpose ins(%expanded_101 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_103 = tensor.collapse_shape %transposed_102 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_104 = linalg.transpose ins(%collapsed_67 : tensor<8x16x16xf32>) outs(%62 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %308 = linalg.batch_matmul ins(%transposed_104, %collapsed_103 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%81 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %transposed_105 = linalg.transpose ins(%collapsed_64 : tensor<8x16x8xf32>) outs(%61 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %309 = linalg.batch_matmul ins(%collapsed_103, %transposed_105 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%63 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_106 = tensor.expand_shape %309 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %310 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_106, %153 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%67 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x16xf32>
    %311 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%310 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x1xf32>
    %312 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153, %311 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%67 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x16xf32>
    %313 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%310, %312 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%67 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_107 = tensor.collapse_shape %313 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %314 = linalg.batch_matmul ins(%collapsed_107, %collapsed_62 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%81 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %315 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<8x16x8xf32>) outs(%80 : tensor<8x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_9 : f64 to f32
      %421 = arith.mulf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<8x16x8xf32>
    %transposed_108 = linalg.transpose ins(%collapsed_61 : tensor<8x16x8xf32>) outs(%61 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %316 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %317 = linalg.batch_matmul ins(%transposed_108, %collapsed_107 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%316 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %318 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<8x8x16xf32>) outs(%61 : tensor<8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_9 : f64 to f32
      %421 = arith.mulf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<8x8x16xf32>
    %expanded_109 = tensor.expand_shape %308 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_110 = linalg.transpose ins(%318 : tensor<8x8x16xf32>) outs(%80 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %expanded_111 = tensor.expand_shape %transposed_110 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %expanded_112 = tensor.expand_shape %315 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_113 = linalg.transpose ins(%expanded_109 : tensor<2x4x16x8xf32>) outs(%83 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_114 = tensor.expand_shape %transposed_113 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 1, 8] : tensor<2x16x4x8xf32> into tensor<2x16x4x1x8xf32>
    %padded_115 = tensor.pad %expanded_114 low[0, 0, 0, 2, 0] high[0, 0, 0, 0, 0] {
    ^bb0(%arg31: index, %arg32: index, %arg33: index, %arg34: index, %arg35: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x1x8xf32> to tensor<2x16x4x3x8xf32>
    %transposed_116 = linalg.transpose ins(%expanded_111 : tensor<2x4x16x8xf32>) outs(%83 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_117 = tensor.expand_shape %transposed_116 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 1, 8] : tensor<2x16x4x8xf32> into tensor<2x16x4x1x8xf32>
    %padded_118 = tensor.pad %expanded_117 low[0, 0, 0, 1, 0] high[0, 0, 0, 1, 0] {
    ^bb0(%arg31: index, %arg32: index, %arg33: index, %arg34: index, %arg35: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x1x8xf32> to tensor<2x16x4x3x8xf32>
    %319 = tensor.empty() : tensor<2x16x4x3x8xf32>
    %320 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%padded_115, %padded_118 : tensor<2x16x4x3x8xf32>, tensor<2x16x4x3x8xf32>) outs(%319 : tensor<2x16x4x3x8xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x4x3x8xf32>
    %transposed_119 = linalg.transpose ins(%expanded_112 : tensor<2x4x16x8xf32>) outs(%83 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_120 = tensor.expand_shape %transposed_119 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 1, 8] : tensor<2x16x4x8xf32> into tensor<2x16x4x1x8xf32>
    %padded_121 = tensor.pad %expanded_120 low[0, 0, 0, 0, 0] high[0, 0, 0, 2, 0] {
    ^bb0(%arg31: index, %arg32: index, %arg33: index, %arg34: index, %arg35: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x1x8xf32> to tensor<2x16x4x3x8xf32>
    %321 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%320, %padded_121 : tensor<2x16x4x3x8xf32>, tensor<2x16x4x3x8xf32>) outs(%319 : tensor<2x16x4x3x8xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x4x3x8xf32>
    %collapsed_122 = tensor.collapse_shape %321 [[0, 1], [2, 3, 4]] : tensor<2x16x4x3x8xf32> into tensor<32x96xf32>
    %322 = linalg.matmul ins(%collapsed_122, %arg17 : tensor<32x96xf32>, tensor<96x32xf32>) outs(%85 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %323 = tensor.empty() : tensor<96x32xf32>
    %transposed_123 = linalg.transpose ins(%collapsed_122 : tensor<32x96xf32>) outs(%323 : tensor<96x32xf32>) permutation = [1, 0] 
    %324 = linalg.fill ins(%cst_0 : f32) outs(%323 : tensor<96x32xf32>) -> tensor<96x32xf32>
    %325 = linalg.matmul ins(%transposed_123, %collapsed_49 : tensor<96x32xf32>, tensor<32x32xf32>) outs(%324 : tensor<96x32xf32>) -> tensor<96x32xf32>
    %326 = tensor.empty() : tensor<1x96xf32>
    %327 = linalg.fill ins(%cst_0 : f32) outs(%326 : tensor<1x96xf32>) -> tensor<1x96xf32>
    %328 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_122 : tensor<32x96xf32>) outs(%327 : tensor<1x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<1x96xf32>
    %collapsed_124 = tensor.collapse_shape %328 [[0, 1]] : tensor<1x96xf32> into tensor<96xf32>
    %expanded_125 = tensor.expand_shape %322 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %329 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_125, %arg15 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %330 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.mulf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %331 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%329 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %332 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %139 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %333 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%332 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %334 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %333 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %331 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %336 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335, %334 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %337 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.divf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %338 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337, %336 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %339 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_125, %139 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %340 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction", "parallel"]} ins(%339 : tensor<2x16x32xf32>) outs(%268 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<32xf32>
    %341 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_125 : tensor<2x16x32xf32>) outs(%268 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<32xf32>
    %342 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %338 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_126 = tensor.collapse_shape %342 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %343 = linalg.matmul ins(%collapsed_126, %arg13 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%107 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %transposed_127 = linalg.transpose ins(%collapsed_126 : tensor<32x32xf32>) outs(%84 : tensor<32x32xf32>) permutation = [1, 0] 
    %344 = linalg.matmul ins(%transposed_127, %collapsed_46 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%107 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %345 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_126 : tensor<32x32xf32>) outs(%274 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<1x32xf32>
    %collapsed_128 = tensor.collapse_shape %345 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_129 = tensor.expand_shape %343 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32>
    %346 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %118 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %347 = linalg.generic {indexing_maps = [#map21, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16, %346 : tensor<i64>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: i64, %in_166: f32, %out: f32):
      %420 = arith.sitofp %in : i64 to f32
      %421 = arith.subf %420, %in_166 : f32
      linalg.yield %421 : f32
    } -> tensor<2x16x128xf32>
    %348 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_6 : f64 to f32
      %421 = arith.mulf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<2x16x128xf32>
    %349 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348, %expanded_45 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %350 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_8 : f64 to f32
      %421 = arith.addf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<2x16x128xf32>
    %351 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %350 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %352 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %351 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %353 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.mulf %in, %cst_14 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %354 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352, %353 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %355 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %expanded_129 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%111 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x128xf32>
    %collapsed_130 = tensor.collapse_shape %355 [[0, 1], [2]] : tensor<2x16x128xf32> into tensor<32x128xf32>
    %356 = linalg.matmul ins(%collapsed_130, %arg11 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%85 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_131 = linalg.transpose ins(%collapsed_130 : tensor<32x128xf32>) outs(%121 : tensor<128x32xf32>) permutation = [1, 0] 
    %357 = linalg.matmul ins(%transposed_131, %collapsed_43 : tensor<128x32xf32>, tensor<32x32xf32>) outs(%254 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %358 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_130 : tensor<32x128xf32>) outs(%289 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<1x128xf32>
    %collapsed_132 = tensor.collapse_shape %358 [[0, 1]] : tensor<1x128xf32> into tensor<128xf32>
    %expanded_133 = tensor.expand_shape %356 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %359 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_133, %arg9 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %360 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.mulf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %361 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%359 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %362 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %103 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %363 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%362 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %364 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %363 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %365 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%360, %361 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %366 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %364 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %367 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.divf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %368 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367, %366 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %369 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_133, %103 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %370 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction", "parallel"]} ins(%369 : tensor<2x16x32xf32>) outs(%268 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<32xf32>
    %371 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_133 : tensor<2x16x32xf32>) outs(%268 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<32xf32>
    %372 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342, %368 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_134 = tensor.collapse_shape %372 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %373 = linalg.matmul ins(%collapsed_134, %arg7 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%85 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_135 = linalg.transpose ins(%collapsed_134 : tensor<32x32xf32>) outs(%84 : tensor<32x32xf32>) permutation = [1, 0] 
    %374 = linalg.matmul ins(%transposed_135, %collapsed_40 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%85 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %375 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_134 : tensor<32x32xf32>) outs(%274 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<1x32xf32>
    %collapsed_136 = tensor.collapse_shape %375 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_137 = tensor.expand_shape %373 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_138 = linalg.transpose ins(%expanded_137 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_139 = tensor.collapse_shape %transposed_138 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_140 = linalg.transpose ins(%collapsed_37 : tensor<8x16x16xf32>) outs(%62 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %376 = linalg.batch_matmul ins(%transposed_140, %collapsed_139 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%81 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %transposed_141 = linalg.transpose ins(%collapsed_34 : tensor<8x16x8xf32>) outs(%61 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %377 = linalg.batch_matmul ins(%collapsed_139, %transposed_141 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%63 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_142 = tensor.expand_shape %377 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %378 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_142, %79 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%67 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x16xf32>
    %379 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%378 : tensor<2x4x16x16xf32>) outs(%77 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x1xf32>
    %380 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %379 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%67 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x16xf32>
    %381 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%378, %380 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%67 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_143 = tensor.collapse_shape %381 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %382 = linalg.batch_matmul ins(%collapsed_143, %collapsed_32 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%81 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %383 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382 : tensor<8x16x8xf32>) outs(%80 : tensor<8x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_9 : f64 to f32
      %421 = arith.mulf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<8x16x8xf32>
    %transposed_144 = linalg.transpose ins(%collapsed_31 : tensor<8x16x8xf32>) outs(%61 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %384 = linalg.batch_matmul ins(%transposed_144, %collapsed_143 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%316 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %385 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384 : tensor<8x8x16xf32>) outs(%61 : tensor<8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.truncf %cst_9 : f64 to f32
      %421 = arith.mulf %in, %420 : f32
      linalg.yield %421 : f32
    } -> tensor<8x8x16xf32>
    %expanded_145 = tensor.expand_shape %376 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_146 = linalg.transpose ins(%385 : tensor<8x8x16xf32>) outs(%80 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %expanded_147 = tensor.expand_shape %transposed_146 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %expanded_148 = tensor.expand_shape %383 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_149 = linalg.transpose ins(%expanded_145 : tensor<2x4x16x8xf32>) outs(%83 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_150 = tensor.expand_shape %transposed_149 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 1, 8] : tensor<2x16x4x8xf32> into tensor<2x16x4x1x8xf32>
    %padded_151 = tensor.pad %expanded_150 low[0, 0, 0, 2, 0] high[0, 0, 0, 0, 0] {
    ^bb0(%arg31: index, %arg32: index, %arg33: index, %arg34: index, %arg35: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x1x8xf32> to tensor<2x16x4x3x8xf32>
    %transposed_152 = linalg.transpose ins(%expanded_147 : tensor<2x4x16x8xf32>) outs(%83 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_153 = tensor.expand_shape %transposed_152 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 1, 8] : tensor<2x16x4x8xf32> into tensor<2x16x4x1x8xf32>
    %padded_154 = tensor.pad %expanded_153 low[0, 0, 0, 1, 0] high[0, 0, 0, 1, 0] {
    ^bb0(%arg31: index, %arg32: index, %arg33: index, %arg34: index, %arg35: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x1x8xf32> to tensor<2x16x4x3x8xf32>
    %386 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%padded_151, %padded_154 : tensor<2x16x4x3x8xf32>, tensor<2x16x4x3x8xf32>) outs(%319 : tensor<2x16x4x3x8xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x4x3x8xf32>
    %transposed_155 = linalg.transpose ins(%expanded_148 : tensor<2x4x16x8xf32>) outs(%83 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_156 = tensor.expand_shape %transposed_155 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 1, 8] : tensor<2x16x4x8xf32> into tensor<2x16x4x1x8xf32>
    %padded_157 = tensor.pad %expanded_156 low[0, 0, 0, 0, 0] high[0, 0, 0, 2, 0] {
    ^bb0(%arg31: index, %arg32: index, %arg33: index, %arg34: index, %arg35: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x1x8xf32> to tensor<2x16x4x3x8xf32>
    %387 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%386, %padded_157 : tensor<2x16x4x3x8xf32>, tensor<2x16x4x3x8xf32>) outs(%319 : tensor<2x16x4x3x8xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x4x3x8xf32>
    %collapsed_158 = tensor.collapse_shape %387 [[0, 1], [2, 3, 4]] : tensor<2x16x4x3x8xf32> into tensor<32x96xf32>
    %388 = linalg.matmul ins(%collapsed_158, %arg5 : tensor<32x96xf32>, tensor<96x32xf32>) outs(%85 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_159 = linalg.transpose ins(%collapsed_158 : tensor<32x96xf32>) outs(%323 : tensor<96x32xf32>) permutation = [1, 0] 
    %389 = linalg.matmul ins(%transposed_159, %collapsed_21 : tensor<96x32xf32>, tensor<32x32xf32>) outs(%324 : tensor<96x32xf32>) -> tensor<96x32xf32>
    %390 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["reduction", "parallel"]} ins(%collapsed_158 : tensor<32x96xf32>) outs(%327 : tensor<1x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<1x96xf32>
    %collapsed_160 = tensor.collapse_shape %390 [[0, 1]] : tensor<1x96xf32> into tensor<96xf32>
    %expanded_161 = tensor.expand_shape %388 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %391 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_161, %arg3 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %392 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.mulf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %393 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%391 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %394 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391, %52 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %395 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%394 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %396 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %395 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %397 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392, %393 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %398 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %396 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %399 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.divf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %400 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %398 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %401 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_161, %52 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %402 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction", "parallel"]} ins(%401 : tensor<2x16x32xf32>) outs(%268 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<32xf32>
    %403 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_161 : tensor<2x16x32xf32>) outs(%268 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<32xf32>
    %404 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372, %400 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %405 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404, %arg1 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %406 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.mulf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %407 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%405 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %408 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %20 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %409 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%408 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %410 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %409 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %411 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %407 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %412 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411, %410 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.subf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %413 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.divf %in, %cst_13 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x1xf32>
    %414 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413, %412 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %415 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404, %20 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.mulf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<2x16x32xf32>
    %416 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction", "parallel"]} ins(%415 : tensor<2x16x32xf32>) outs(%268 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<32xf32>
    %417 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction", "parallel"]} ins(%404 : tensor<2x16x32xf32>) outs(%268 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %420 = arith.addf %in, %out : f32
      linalg.yield %420 : f32
    } -> tensor<32xf32>
    %collapsed_162 = tensor.collapse_shape %arg29 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %collapsed_163 = tensor.collapse_shape %414 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %expanded_164 = tensor.expand_shape %collapsed_162 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_165 = tensor.expand_shape %collapsed_163 [[0], [1, 2]] output_shape [32, 1, 32] : tensor<32x32xf32> into tensor<32x1x32xf32>
    %418 = scf.for %arg31 = %c0 to %c32 step %c1 iter_args(%arg32 = %254) -> (tensor<128x32xf32>) {
      %extracted = tensor.extract %expanded_164[%arg31, %c0] : tensor<32x1xi64>
      %420 = arith.index_cast %extracted : i64 to index
      %extracted_slice_166 = tensor.extract_slice %expanded_165[%arg31, 0, 0] [1, 1, 32] [1, 1, 1] : tensor<32x1x32xf32> to tensor<32xf32>
      %extracted_slice_167 = tensor.extract_slice %arg32[%420, 0] [1, 32] [1, 1] : tensor<128x32xf32> to tensor<32xf32>
      %421 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%extracted_slice_166 : tensor<32xf32>) outs(%extracted_slice_167 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %422 = arith.addf %out, %in : f32
        linalg.yield %422 : f32
      } -> tensor<32xf32>
      %inserted_slice = tensor.insert_slice %421 into %arg32[%420, 0] [1, 32] [1, 1] : tensor<32xf32> into tensor<128x32xf32>
      scf.yield %inserted_slice : tensor<128x32xf32>
    }
    %419 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%255, %418 : tensor<128x32xf32>, tensor<128x32xf32>) outs(%121 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_166: f32, %out: f32):
      %420 = arith.addf %in, %in_166 : f32
      linalg.yield %420 : f32
    } -> tensor<128x32xf32>
    return %239, %419, %416, %417, %402, %403, %389, %collapsed_160, %374, %collapsed_136, %370, %371, %357, %collapsed_132, %344, %collapsed_128, %340, %341, %325, %collapsed_124, %306, %collapsed_100, %302, %303, %287, %collapsed_96, %272, %collapsed_92, %269, %270 : tensor<f32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96x32xf32>, tensor<96xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<96x32xf32>, tensor<96xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
  }
}
