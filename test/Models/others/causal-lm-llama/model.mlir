#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map9 = affine_map<(d0, d1, d2) -> ()>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, 0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> ()>
#map17 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map18 = affine_map<(d0, d1, d2) -> (d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map24 = affine_map<(d0, d1) -> (d0)>
#map25 = affine_map<(d0) -> ()>
#map26 = affine_map<() -> ()>
#map27 = affine_map<(d0, d1) -> ()>
#map28 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map29 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, 0, d3, d4)>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "transformers.models.llama.modeling_llama.LlamaForCausalLM" bases ["transformers.models.llama.modeling_llama.LlamaPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin", "transformers.generation.utils.GenerationMixin", "transformers.generation.continuous_batching.continuous_api.ContinuousMixin"] {
    fsdp.module @model class "transformers.models.llama.modeling_llama.LlamaModel" bases ["transformers.models.llama.modeling_llama.LlamaPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
      fsdp.module @embed_tokens class "torch.nn.modules.sparse.Embedding" {
        fsdp.param @weight : tensor<128x32xf32>
      }
      fsdp.module @layers class "torch.nn.modules.container.ModuleList" {
        fsdp.module @"0" class "transformers.models.llama.modeling_llama.LlamaDecoderLayer" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
          fsdp.module @self_attn class "transformers.models.llama.modeling_llama.LlamaAttention" {
            fsdp.module @q_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
            }
            fsdp.module @k_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<16x32xf32>
            }
            fsdp.module @v_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<16x32xf32>
            }
            fsdp.module @o_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
            }
          }
          fsdp.module @mlp class "transformers.models.llama.modeling_llama.LlamaMLP" {
            fsdp.module @gate_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<64x32xf32>
            }
            fsdp.module @up_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<64x32xf32>
            }
            fsdp.module @down_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x64xf32>
            }
            fsdp.module @act_fn class "transformers.activations.SiLUActivation" {
            }
          }
          fsdp.module @input_layernorm class "transformers.models.llama.modeling_llama.LlamaRMSNorm" {
            fsdp.param @weight : tensor<32xf32>
          }
          fsdp.module @post_attention_layernorm class "transformers.models.llama.modeling_llama.LlamaRMSNorm" {
            fsdp.param @weight : tensor<32xf32>
          }
        }
        fsdp.module @"1" class "transformers.models.llama.modeling_llama.LlamaDecoderLayer" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
          fsdp.module @self_attn class "transformers.models.llama.modeling_llama.LlamaAttention" {
            fsdp.module @q_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
            }
            fsdp.module @k_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<16x32xf32>
            }
            fsdp.module @v_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<16x32xf32>
            }
            fsdp.module @o_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
            }
          }
          fsdp.module @mlp class "transformers.models.llama.modeling_llama.LlamaMLP" {
            fsdp.module @gate_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<64x32xf32>
            }
            fsdp.module @up_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<64x32xf32>
            }
            fsdp.module @down_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x64xf32>
            }
            fsdp.module @act_fn class "transformers.activations.SiLUActivation" {
            }
          }
          fsdp.module @input_layernorm class "transformers.models.llama.modeling_llama.LlamaRMSNorm" {
            fsdp.param @weight : tensor<32xf32>
          }
          fsdp.module @post_attention_layernorm class "transformers.models.llama.modeling_llama.LlamaRMSNorm" {
            fsdp.param @weight : tensor<32xf32>
          }
        }
      }
      fsdp.module @norm class "transformers.models.llama.modeling_llama.LlamaRMSNorm" {
        fsdp.param @weight : tensor<32xf32>
      }
      fsdp.module @rotary_emb class "transformers.models.llama.modeling_llama.LlamaRotaryEmbedding" {
        fsdp.buffer transient @inv_freq : tensor<4xf32>
        fsdp.buffer transient @original_inv_freq : tensor<4xf32>
      }
    }
    fsdp.module @lm_head class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<128x32xf32>
    }
  }
  func.func @step(%arg0: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@model::@embed_tokens::@weight>}, %arg1: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@self_attn::@q_proj::@weight>}, %arg2: tensor<16x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@self_attn::@k_proj::@weight>}, %arg3: tensor<16x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@self_attn::@v_proj::@weight>}, %arg4: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@self_attn::@o_proj::@weight>}, %arg5: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@mlp::@gate_proj::@weight>}, %arg6: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@mlp::@up_proj::@weight>}, %arg7: tensor<32x64xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@mlp::@down_proj::@weight>}, %arg8: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@input_layernorm::@weight>}, %arg9: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@post_attention_layernorm::@weight>}, %arg10: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@self_attn::@q_proj::@weight>}, %arg11: tensor<16x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@self_attn::@k_proj::@weight>}, %arg12: tensor<16x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@self_attn::@v_proj::@weight>}, %arg13: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@self_attn::@o_proj::@weight>}, %arg14: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@mlp::@gate_proj::@weight>}, %arg15: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@mlp::@up_proj::@weight>}, %arg16: tensor<32x64xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@mlp::@down_proj::@weight>}, %arg17: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@input_layernorm::@weight>}, %arg18: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@post_attention_layernorm::@weight>}, %arg19: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@norm::@weight>}, %arg20: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@lm_head::@weight>}, %arg21: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@model::@rotary_emb::@inv_freq>}, %arg22: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@model::@rotary_emb::@original_inv_freq>}, %arg23: tensor<2x16xi64> {fsdp.role = #fsdp.input<"input_ids", indices = [0, 128]>}, %arg24: tensor<2x16xi64> {fsdp.role = #fsdp.input<"labels">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@embed_tokens::@weight>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@self_attn::@q_proj::@weight>}, tensor<16x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@self_attn::@k_proj::@weight>}, tensor<16x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@self_attn::@v_proj::@weight>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@self_attn::@o_proj::@weight>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@mlp::@gate_proj::@weight>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@mlp::@up_proj::@weight>}, tensor<32x64xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@mlp::@down_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@input_layernorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@post_attention_layernorm::@weight>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@self_attn::@q_proj::@weight>}, tensor<16x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@self_attn::@k_proj::@weight>}, tensor<16x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@self_attn::@v_proj::@weight>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@self_attn::@o_proj::@weight>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@mlp::@gate_proj::@weight>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@mlp::@up_proj::@weight>}, tensor<32x64xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@mlp::@down_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@input_layernorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@post_attention_layernorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@norm::@weight>}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@lm_head::@weight>}) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %c127_i64 = arith.constant 127 : i64
    %c-100_i64 = arith.constant -100 : i64
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %false = arith.constant false
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<2x4x16x16xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_6 = arith.constant dense<true> : tensor<i1>
    %cst_7 = arith.constant 0.59460355750136051 : f64
    %cst_8 = arith.constant 0xFFF0000000000000 : f64
    %cst_9 = arith.constant 9.9999999999999995E-7 : f64
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = arith.constant 3.200000e+01 : f32
    %cst_12 = arith.constant -5.000000e-01 : f32
    %cst_13 = arith.constant 2.000000e+00 : f32
    %cst_14 = arith.constant dense<1> : tensor<i64>
    %cst_15 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<2x16x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg23 : tensor<2x16xi64>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %416 = arith.index_cast %in : i64 to index
      %417 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%416, %417] : tensor<128x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x16x32xf32>
    %2 = tensor.empty() : tensor<16xi64>
    %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%2 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %416 = linalg.index 0 : index
      %417 = arith.index_cast %416 : index to i64
      linalg.yield %417 : i64
    } -> tensor<16xi64>
    %4 = tensor.empty() : tensor<2x16xi64>
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<16xi64>) outs(%4 : tensor<2x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x16xi64>
    %extracted_slice = tensor.extract_slice %5[0, 0] [2, 1] [1, 1] : tensor<2x16xi64> to tensor<2x1xi64>
    %6 = tensor.empty() : tensor<2x1xi64>
    %7 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<2x1xi64>) outs(%6 : tensor<2x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %416 = arith.subi %in, %c1_i64 : i64
      linalg.yield %416 : i64
    } -> tensor<2x1xi64>
    %8 = tensor.empty() : tensor<2x17xi64>
    %inserted_slice = tensor.insert_slice %7 into %8[0, 0] [2, 1] [1, 1] : tensor<2x1xi64> into tensor<2x17xi64>
    %inserted_slice_16 = tensor.insert_slice %5 into %inserted_slice[0, 1] [2, 16] [1, 1] : tensor<2x16xi64> into tensor<2x17xi64>
    %extracted_slice_17 = tensor.extract_slice %inserted_slice_16[0, 0] [2, 16] [1, 1] : tensor<2x17xi64> to tensor<2x16xi64>
    %9 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%5, %extracted_slice_17 : tensor<2x16xi64>, tensor<2x16xi64>) outs(%4 : tensor<2x16xi64>) {
    ^bb0(%in: i64, %in_223: i64, %out: i64):
      %416 = arith.subi %in, %in_223 : i64
      linalg.yield %416 : i64
    } -> tensor<2x16xi64>
    %10 = tensor.empty() : tensor<2x16xi1>
    %11 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<2x16xi64>) outs(%10 : tensor<2x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %416 = arith.cmpi ne, %in, %c1_i64 : i64
      linalg.yield %416 : i1
    } -> tensor<2x16xi1>
    %12 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<2x16xi1>) outs(%4 : tensor<2x16xi64>) {
    ^bb0(%in: i1, %out: i64):
      %416 = arith.extui %in : i1 to i64
      linalg.yield %416 : i64
    } -> tensor<2x16xi64>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [1, 16] : tensor<16xi64> into tensor<1x16xi64>
    %expanded_18 = tensor.expand_shape %3 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %13 = tensor.empty() : tensor<16x16xi1>
    %14 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_18 : tensor<1x16xi64>, tensor<16x1xi64>) outs(%13 : tensor<16x16xi1>) {
    ^bb0(%in: i64, %in_223: i64, %out: i1):
      %416 = arith.cmpi sle, %in, %in_223 : i64
      linalg.yield %416 : i1
    } -> tensor<16x16xi1>
    %expanded_19 = tensor.expand_shape %12 [[0], [1, 2]] output_shape [2, 1, 16] : tensor<2x16xi64> into tensor<2x1x16xi64>
    %15 = tensor.empty() : tensor<2x16x16xi64>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %expanded_19, %cst_15 : tensor<16x16xi1>, tensor<2x1x16xi64>, tensor<i64>) outs(%15 : tensor<2x16x16xi64>) {
    ^bb0(%in: i1, %in_223: i64, %in_224: i64, %out: i64):
      %416 = arith.select %in, %in_223, %in_224 : i64
      linalg.yield %416 : i64
    } -> tensor<2x16x16xi64>
    %17 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<2x16xi64>) -> tensor<2x16xi64>
    %18 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<2x16x16xi64>) outs(%17 : tensor<2x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %416 = arith.addi %in, %out : i64
      linalg.yield %416 : i64
    } -> tensor<2x16xi64>
    %19 = tensor.empty() : tensor<2xi64>
    %20 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%19 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %416 = linalg.index 0 : index
      %417 = arith.index_cast %416 : index to i64
      linalg.yield %417 : i64
    } -> tensor<2xi64>
    %expanded_20 = tensor.expand_shape %20 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_21 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 16, 1] : tensor<16xi64> into tensor<1x1x16x1xi64>
    %expanded_22 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xi64> into tensor<1x1x1x16xi64>
    %21 = tensor.empty() : tensor<2x1x16x1xi64>
    %22 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20, %expanded_21 : tensor<2x1x1x1xi64>, tensor<1x1x16x1xi64>) outs(%21 : tensor<2x1x16x1xi64>) {
    ^bb0(%in: i64, %in_223: i64, %out: i64):
      %416 = arith.cmpi slt, %in, %c0_i64 : i64
      %417 = arith.addi %in, %c2_i64 : i64
      %418 = arith.select %416, %417, %in : i64
      %419 = arith.index_cast %418 : i64 to index
      %420 = arith.cmpi slt, %in_223, %c0_i64 : i64
      %421 = arith.addi %in_223, %c16_i64 : i64
      %422 = arith.select %420, %421, %in_223 : i64
      %423 = arith.index_cast %422 : i64 to index
      %extracted = tensor.extract %18[%419, %423] : tensor<2x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x16x1xi64>
    %23 = tensor.empty() : tensor<2x1x1x16xi64>
    %24 = linalg.generic {indexing_maps = [#map10, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20, %expanded_22 : tensor<2x1x1x1xi64>, tensor<1x1x1x16xi64>) outs(%23 : tensor<2x1x1x16xi64>) {
    ^bb0(%in: i64, %in_223: i64, %out: i64):
      %416 = arith.cmpi slt, %in, %c0_i64 : i64
      %417 = arith.addi %in, %c2_i64 : i64
      %418 = arith.select %416, %417, %in : i64
      %419 = arith.index_cast %418 : i64 to index
      %420 = arith.cmpi slt, %in_223, %c0_i64 : i64
      %421 = arith.addi %in_223, %c16_i64 : i64
      %422 = arith.select %420, %421, %in_223 : i64
      %423 = arith.index_cast %422 : i64 to index
      %extracted = tensor.extract %18[%419, %423] : tensor<2x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x1x16xi64>
    %25 = tensor.empty() : tensor<2x1x16x16xi1>
    %26 = linalg.generic {indexing_maps = [#map14, #map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %24 : tensor<2x1x16x1xi64>, tensor<2x1x1x16xi64>) outs(%25 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i64, %in_223: i64, %out: i1):
      %416 = arith.cmpi eq, %in, %in_223 : i64
      linalg.yield %416 : i1
    } -> tensor<2x1x16x16xi1>
    %27 = linalg.generic {indexing_maps = [#map16, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6, %26 : tensor<i1>, tensor<2x1x16x16xi1>) outs(%25 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i1, %in_223: i1, %out: i1):
      %416 = arith.andi %in, %in_223 : i1
      linalg.yield %416 : i1
    } -> tensor<2x1x16x16xi1>
    %28 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20, %expanded_21 : tensor<2x1x1x1xi64>, tensor<1x1x16x1xi64>) outs(%21 : tensor<2x1x16x1xi64>) {
    ^bb0(%in: i64, %in_223: i64, %out: i64):
      %416 = arith.cmpi slt, %in, %c0_i64 : i64
      %417 = arith.addi %in, %c2_i64 : i64
      %418 = arith.select %416, %417, %in : i64
      %419 = arith.index_cast %418 : i64 to index
      %420 = arith.cmpi slt, %in_223, %c0_i64 : i64
      %421 = arith.addi %in_223, %c16_i64 : i64
      %422 = arith.select %420, %421, %in_223 : i64
      %423 = arith.index_cast %422 : i64 to index
      %extracted = tensor.extract %5[%419, %423] : tensor<2x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x16x1xi64>
    %29 = linalg.generic {indexing_maps = [#map10, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20, %expanded_22 : tensor<2x1x1x1xi64>, tensor<1x1x1x16xi64>) outs(%23 : tensor<2x1x1x16xi64>) {
    ^bb0(%in: i64, %in_223: i64, %out: i64):
      %416 = arith.cmpi slt, %in, %c0_i64 : i64
      %417 = arith.addi %in, %c2_i64 : i64
      %418 = arith.select %416, %417, %in : i64
      %419 = arith.index_cast %418 : i64 to index
      %420 = arith.cmpi slt, %in_223, %c0_i64 : i64
      %421 = arith.addi %in_223, %c16_i64 : i64
      %422 = arith.select %420, %421, %in_223 : i64
      %423 = arith.index_cast %422 : i64 to index
      %extracted = tensor.extract %5[%419, %423] : tensor<2x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x1x16xi64>
    %30 = linalg.generic {indexing_maps = [#map15, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %28 : tensor<2x1x1x16xi64>, tensor<2x1x16x1xi64>) outs(%25 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i64, %in_223: i64, %out: i1):
      %416 = arith.cmpi sle, %in, %in_223 : i64
      linalg.yield %416 : i1
    } -> tensor<2x1x16x16xi1>
    %31 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %30 : tensor<2x1x16x16xi1>, tensor<2x1x16x16xi1>) outs(%25 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i1, %in_223: i1, %out: i1):
      %416 = arith.andi %in, %in_223 : i1
      linalg.yield %416 : i1
    } -> tensor<2x1x16x16xi1>
    %expanded_23 = tensor.expand_shape %3 [[0, 1, 2]] output_shape [1, 16, 1] : tensor<16xi64> into tensor<1x16x1xi64>
    %32 = tensor.empty() : tensor<1x16x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<1x16x1xi64>) outs(%32 : tensor<1x16x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      linalg.yield %416 : f32
    } -> tensor<1x16x1xf32>
    %34 = tensor.empty() : tensor<1x16x4xf32>
    %35 = linalg.generic {indexing_maps = [#map17, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %arg21 : tensor<1x16x1xf32>, tensor<4xf32>) outs(%34 : tensor<1x16x4xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<1x16x4xf32>
    %36 = tensor.empty() : tensor<1x16x8xf32>
    %inserted_slice_24 = tensor.insert_slice %35 into %36[0, 0, 0] [1, 16, 4] [1, 1, 1] : tensor<1x16x4xf32> into tensor<1x16x8xf32>
    %inserted_slice_25 = tensor.insert_slice %35 into %inserted_slice_24[0, 0, 4] [1, 16, 4] [1, 1, 1] : tensor<1x16x4xf32> into tensor<1x16x8xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_25 : tensor<1x16x8xf32>) outs(%36 : tensor<1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.cos %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x16x8xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_25 : tensor<1x16x8xf32>) outs(%36 : tensor<1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.sin %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x16x8xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %40 = tensor.empty() : tensor<2x16x1xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.divf %in, %cst_11 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.truncf %cst_9 : f64 to f32
      %417 = arith.addf %in, %416 : f32
      linalg.yield %417 : f32
    } -> tensor<2x16x1xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.rsqrt %in : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %45 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %47 = linalg.generic {indexing_maps = [#map18, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %46 : tensor<32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %48 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %47 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %50 = linalg.matmul ins(%collapsed, %transposed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_26 = tensor.expand_shape %50 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %51 = tensor.empty() : tensor<2x4x16x8xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<2x16x4x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %52 = tensor.empty() : tensor<32x16xf32>
    %transposed_28 = linalg.transpose ins(%arg2 : tensor<16x32xf32>) outs(%52 : tensor<32x16xf32>) permutation = [1, 0] 
    %53 = linalg.fill ins(%cst : f32) outs(%52 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %54 = linalg.matmul ins(%collapsed, %transposed_28 : tensor<32x32xf32>, tensor<32x16xf32>) outs(%53 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_29 = tensor.expand_shape %54 [[0, 1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<32x16xf32> into tensor<2x16x2x8xf32>
    %55 = tensor.empty() : tensor<2x2x16x8xf32>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x16x2x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_31 = linalg.transpose ins(%arg3 : tensor<16x32xf32>) outs(%52 : tensor<32x16xf32>) permutation = [1, 0] 
    %56 = linalg.matmul ins(%collapsed, %transposed_31 : tensor<32x32xf32>, tensor<32x16xf32>) outs(%53 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_32 = tensor.expand_shape %56 [[0, 1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<32x16xf32> into tensor<2x16x2x8xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<2x16x2x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_34 = tensor.expand_shape %37 [[0], [1, 2], [3]] output_shape [1, 1, 16, 8] : tensor<1x16x8xf32> into tensor<1x1x16x8xf32>
    %expanded_35 = tensor.expand_shape %38 [[0], [1, 2], [3]] output_shape [1, 1, 16, 8] : tensor<1x16x8xf32> into tensor<1x1x16x8xf32>
    %57 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_27, %expanded_34 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x8xf32>
    %extracted_slice_36 = tensor.extract_slice %transposed_27[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %extracted_slice_37 = tensor.extract_slice %transposed_27[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %58 = tensor.empty() : tensor<2x4x16x4xf32>
    %59 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_37 : tensor<2x4x16x4xf32>) outs(%58 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x4xf32>
    %inserted_slice_38 = tensor.insert_slice %59 into %51[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x4xf32> into tensor<2x4x16x8xf32>
    %inserted_slice_39 = tensor.insert_slice %extracted_slice_36 into %inserted_slice_38[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x4xf32> into tensor<2x4x16x8xf32>
    %60 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_39, %expanded_35 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x8xf32>
    %61 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %60 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x8xf32>
    %62 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_30, %expanded_34 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x8xf32>
    %extracted_slice_40 = tensor.extract_slice %transposed_30[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %extracted_slice_41 = tensor.extract_slice %transposed_30[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %63 = tensor.empty() : tensor<2x2x16x4xf32>
    %64 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_41 : tensor<2x2x16x4xf32>) outs(%63 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x4xf32>
    %inserted_slice_42 = tensor.insert_slice %64 into %55[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x2x16x8xf32>
    %inserted_slice_43 = tensor.insert_slice %extracted_slice_40 into %inserted_slice_42[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x2x16x8xf32>
    %65 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_43, %expanded_35 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x8xf32>
    %66 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %65 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x8xf32>
    %67 = tensor.empty() : tensor<2x2x2x16x8xf32>
    %68 = linalg.generic {indexing_maps = [#map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x2x16x8xf32>) outs(%67 : tensor<2x2x2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x16x8xf32>
    %collapsed_44 = tensor.collapse_shape %68 [[0], [1, 2], [3], [4]] : tensor<2x2x2x16x8xf32> into tensor<2x4x16x8xf32>
    %69 = linalg.generic {indexing_maps = [#map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_33 : tensor<2x2x16x8xf32>) outs(%67 : tensor<2x2x2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x16x8xf32>
    %70 = tensor.empty() : tensor<2x1x16x16xf32>
    %71 = linalg.generic {indexing_maps = [#map12, #map16, #map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %cst_4, %cst_5 : tensor<2x1x16x16xi1>, tensor<f32>, tensor<f32>) outs(%70 : tensor<2x1x16x16xf32>) {
    ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
      %416 = arith.select %in, %in_223, %in_224 : f32
      linalg.yield %416 : f32
    } -> tensor<2x1x16x16xf32>
    %72 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.truncf %cst_7 : f64 to f32
      %417 = arith.mulf %in, %416 : f32
      linalg.yield %417 : f32
    } -> tensor<2x4x16x8xf32>
    %73 = tensor.empty() : tensor<2x4x8x16xf32>
    %transposed_45 = linalg.transpose ins(%collapsed_44 : tensor<2x4x16x8xf32>) outs(%73 : tensor<2x4x8x16xf32>) permutation = [0, 1, 3, 2] 
    %74 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_45 : tensor<2x4x8x16xf32>) outs(%73 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.truncf %cst_7 : f64 to f32
      %417 = arith.mulf %in, %416 : f32
      linalg.yield %417 : f32
    } -> tensor<2x4x8x16xf32>
    %collapsed_46 = tensor.collapse_shape %72 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_47 = tensor.collapse_shape %74 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %75 = tensor.empty() : tensor<8x16x16xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%75 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %77 = linalg.batch_matmul ins(%collapsed_46, %collapsed_47 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%76 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_48 = tensor.expand_shape %77 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %78 = tensor.empty() : tensor<2x4x16x16xf32>
    %79 = linalg.generic {indexing_maps = [#map12, #map22, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_48, %71 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%78 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x16xf32>
    %80 = tensor.empty() : tensor<2x4x16xi64>
    %81 = linalg.fill ins(%c0_i64 : i64) outs(%80 : tensor<2x4x16xi64>) -> tensor<2x4x16xi64>
    %82 = tensor.empty() : tensor<2x4x16xf32>
    %83 = linalg.fill ins(%cst_0 : f32) outs(%82 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %84:2 = linalg.generic {indexing_maps = [#map12, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%79 : tensor<2x4x16x16xf32>) outs(%83, %81 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_223: i64):
      %416 = linalg.index 3 : index
      %417 = arith.index_cast %416 : index to i64
      %418 = arith.maximumf %in, %out : f32
      %419 = arith.cmpf ogt, %in, %out : f32
      %420 = arith.select %419, %417, %out_223 : i64
      linalg.yield %418, %420 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_49 = tensor.expand_shape %84#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %85 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %expanded_49 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%78 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.subf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x16xf32>
    %86 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<2x4x16x16xf32>) outs(%78 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.exp %in : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x16xf32>
    %87 = tensor.empty() : tensor<2x4x16x1xf32>
    %88 = linalg.fill ins(%cst : f32) outs(%87 : tensor<2x4x16x1xf32>) -> tensor<2x4x16x1xf32>
    %89 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%86 : tensor<2x4x16x16xf32>) outs(%88 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x1xf32>
    %90 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %89 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%78 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.divf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x16xf32>
    %91 = tensor.empty() : tensor<2x4x16x16xi1>
    %92 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<2x4x16x16xf32>) outs(%91 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %416 = arith.extf %in : f32 to f64
      %417 = arith.cmpf oeq, %416, %cst_8 : f64
      linalg.yield %417 : i1
    } -> tensor<2x4x16x16xi1>
    %93 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<2x4x16x16xi1>) outs(%91 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %416 = arith.cmpi eq, %in, %false : i1
      linalg.yield %416 : i1
    } -> tensor<2x4x16x16xi1>
    %94 = tensor.empty() : tensor<2x4x16x1xi1>
    %95 = linalg.fill ins(%false : i1) outs(%94 : tensor<2x4x16x1xi1>) -> tensor<2x4x16x1xi1>
    %96 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%93 : tensor<2x4x16x16xi1>) outs(%95 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %416 = arith.ori %in, %out : i1
      linalg.yield %416 : i1
    } -> tensor<2x4x16x1xi1>
    %97 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<2x4x16x1xi1>) outs(%94 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %416 = arith.cmpi eq, %in, %false : i1
      linalg.yield %416 : i1
    } -> tensor<2x4x16x1xi1>
    %98 = linalg.generic {indexing_maps = [#map14, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %cst_3, %90 : tensor<2x4x16x1xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%78 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
      %416 = arith.select %in, %in_223, %in_224 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_50 = tensor.collapse_shape %98 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_51 = tensor.collapse_shape %69 [[0, 1, 2], [3], [4]] : tensor<2x2x2x16x8xf32> into tensor<8x16x8xf32>
    %99 = tensor.empty() : tensor<8x16x8xf32>
    %100 = linalg.fill ins(%cst : f32) outs(%99 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %101 = linalg.batch_matmul ins(%collapsed_50, %collapsed_51 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%100 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_52 = tensor.expand_shape %101 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %102 = tensor.empty() : tensor<2x16x4x8xf32>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<2x4x16x8xf32>) outs(%102 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_54 = linalg.transpose ins(%arg4 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_55 = tensor.collapse_shape %transposed_53 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %103 = linalg.matmul ins(%collapsed_55, %transposed_54 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_56 = tensor.expand_shape %103 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded_56 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %104 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%105 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.divf %in, %cst_11 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.truncf %cst_9 : f64 to f32
      %417 = arith.addf %in, %416 : f32
      linalg.yield %417 : f32
    } -> tensor<2x16x1xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.rsqrt %in : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %109 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %111 = linalg.generic {indexing_maps = [#map18, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %110 : tensor<32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %112 = tensor.empty() : tensor<32x64xf32>
    %transposed_57 = linalg.transpose ins(%arg5 : tensor<64x32xf32>) outs(%112 : tensor<32x64xf32>) permutation = [1, 0] 
    %collapsed_58 = tensor.collapse_shape %111 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %113 = linalg.fill ins(%cst : f32) outs(%112 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %114 = linalg.matmul ins(%collapsed_58, %transposed_57 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%113 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %expanded_59 = tensor.expand_shape %114 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %115 = tensor.empty() : tensor<2x16x64xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_1 : f32
      %419 = arith.divf %cst_1, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<2x16x64xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59, %116 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x64xf32>
    %transposed_60 = linalg.transpose ins(%arg6 : tensor<64x32xf32>) outs(%112 : tensor<32x64xf32>) permutation = [1, 0] 
    %118 = linalg.matmul ins(%collapsed_58, %transposed_60 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%113 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %expanded_61 = tensor.expand_shape %118 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %expanded_61 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x64xf32>
    %120 = tensor.empty() : tensor<64x32xf32>
    %transposed_62 = linalg.transpose ins(%arg7 : tensor<32x64xf32>) outs(%120 : tensor<64x32xf32>) permutation = [1, 0] 
    %collapsed_63 = tensor.collapse_shape %119 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %121 = linalg.matmul ins(%collapsed_63, %transposed_62 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_64 = tensor.expand_shape %121 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %expanded_64 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %122 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%123 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.divf %in, %cst_11 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.truncf %cst_9 : f64 to f32
      %417 = arith.addf %in, %416 : f32
      linalg.yield %417 : f32
    } -> tensor<2x16x1xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.rsqrt %in : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %127 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %129 = linalg.generic {indexing_maps = [#map18, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg17, %128 : tensor<32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %transposed_65 = linalg.transpose ins(%arg10 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_66 = tensor.collapse_shape %129 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %130 = linalg.matmul ins(%collapsed_66, %transposed_65 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_67 = tensor.expand_shape %130 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_68 = linalg.transpose ins(%expanded_67 : tensor<2x16x4x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_69 = linalg.transpose ins(%arg11 : tensor<16x32xf32>) outs(%52 : tensor<32x16xf32>) permutation = [1, 0] 
    %131 = linalg.matmul ins(%collapsed_66, %transposed_69 : tensor<32x32xf32>, tensor<32x16xf32>) outs(%53 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_70 = tensor.expand_shape %131 [[0, 1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<32x16xf32> into tensor<2x16x2x8xf32>
    %transposed_71 = linalg.transpose ins(%expanded_70 : tensor<2x16x2x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_72 = linalg.transpose ins(%arg12 : tensor<16x32xf32>) outs(%52 : tensor<32x16xf32>) permutation = [1, 0] 
    %132 = linalg.matmul ins(%collapsed_66, %transposed_72 : tensor<32x32xf32>, tensor<32x16xf32>) outs(%53 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_73 = tensor.expand_shape %132 [[0, 1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<32x16xf32> into tensor<2x16x2x8xf32>
    %transposed_74 = linalg.transpose ins(%expanded_73 : tensor<2x16x2x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) permutation = [0, 2, 1, 3] 
    %133 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_68, %expanded_34 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x8xf32>
    %extracted_slice_75 = tensor.extract_slice %transposed_68[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %extracted_slice_76 = tensor.extract_slice %transposed_68[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %134 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_76 : tensor<2x4x16x4xf32>) outs(%58 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x4xf32>
    %inserted_slice_77 = tensor.insert_slice %134 into %51[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x4xf32> into tensor<2x4x16x8xf32>
    %inserted_slice_78 = tensor.insert_slice %extracted_slice_75 into %inserted_slice_77[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x4xf32> into tensor<2x4x16x8xf32>
    %135 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_78, %expanded_35 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x8xf32>
    %136 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133, %135 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x8xf32>
    %137 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_71, %expanded_34 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x8xf32>
    %extracted_slice_79 = tensor.extract_slice %transposed_71[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %extracted_slice_80 = tensor.extract_slice %transposed_71[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %138 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_80 : tensor<2x2x16x4xf32>) outs(%63 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x4xf32>
    %inserted_slice_81 = tensor.insert_slice %138 into %55[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x2x16x8xf32>
    %inserted_slice_82 = tensor.insert_slice %extracted_slice_79 into %inserted_slice_81[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x2x16x8xf32>
    %139 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_82, %expanded_35 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x8xf32>
    %140 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137, %139 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x8xf32>
    %141 = linalg.generic {indexing_maps = [#map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%140 : tensor<2x2x16x8xf32>) outs(%67 : tensor<2x2x2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x16x8xf32>
    %collapsed_83 = tensor.collapse_shape %141 [[0], [1, 2], [3], [4]] : tensor<2x2x2x16x8xf32> into tensor<2x4x16x8xf32>
    %142 = linalg.generic {indexing_maps = [#map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_74 : tensor<2x2x16x8xf32>) outs(%67 : tensor<2x2x2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x16x8xf32>
    %143 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136 : tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.truncf %cst_7 : f64 to f32
      %417 = arith.mulf %in, %416 : f32
      linalg.yield %417 : f32
    } -> tensor<2x4x16x8xf32>
    %transposed_84 = linalg.transpose ins(%collapsed_83 : tensor<2x4x16x8xf32>) outs(%73 : tensor<2x4x8x16xf32>) permutation = [0, 1, 3, 2] 
    %144 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_84 : tensor<2x4x8x16xf32>) outs(%73 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.truncf %cst_7 : f64 to f32
      %417 = arith.mulf %in, %416 : f32
      linalg.yield %417 : f32
    } -> tensor<2x4x8x16xf32>
    %collapsed_85 = tensor.collapse_shape %143 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_86 = tensor.collapse_shape %144 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %145 = linalg.batch_matmul ins(%collapsed_85, %collapsed_86 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%76 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_87 = tensor.expand_shape %145 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %146 = linalg.generic {indexing_maps = [#map12, #map22, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_87, %71 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%78 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x16xf32>
    %147:2 = linalg.generic {indexing_maps = [#map12, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%146 : tensor<2x4x16x16xf32>) outs(%83, %81 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_223: i64):
      %416 = linalg.index 3 : index
      %417 = arith.index_cast %416 : index to i64
      %418 = arith.maximumf %in, %out : f32
      %419 = arith.cmpf ogt, %in, %out : f32
      %420 = arith.select %419, %417, %out_223 : i64
      linalg.yield %418, %420 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_88 = tensor.expand_shape %147#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %148 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %expanded_88 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%78 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.subf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x16xf32>
    %149 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148 : tensor<2x4x16x16xf32>) outs(%78 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.exp %in : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x16xf32>
    %150 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%149 : tensor<2x4x16x16xf32>) outs(%88 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x1xf32>
    %151 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %150 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%78 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.divf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x16xf32>
    %152 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146 : tensor<2x4x16x16xf32>) outs(%91 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %416 = arith.extf %in : f32 to f64
      %417 = arith.cmpf oeq, %416, %cst_8 : f64
      linalg.yield %417 : i1
    } -> tensor<2x4x16x16xi1>
    %153 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152 : tensor<2x4x16x16xi1>) outs(%91 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %416 = arith.cmpi eq, %in, %false : i1
      linalg.yield %416 : i1
    } -> tensor<2x4x16x16xi1>
    %154 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%153 : tensor<2x4x16x16xi1>) outs(%95 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %416 = arith.ori %in, %out : i1
      linalg.yield %416 : i1
    } -> tensor<2x4x16x1xi1>
    %155 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154 : tensor<2x4x16x1xi1>) outs(%94 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %416 = arith.cmpi eq, %in, %false : i1
      linalg.yield %416 : i1
    } -> tensor<2x4x16x1xi1>
    %156 = linalg.generic {indexing_maps = [#map14, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155, %cst_3, %151 : tensor<2x4x16x1xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%78 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
      %416 = arith.select %in, %in_223, %in_224 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_89 = tensor.collapse_shape %156 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_90 = tensor.collapse_shape %142 [[0, 1, 2], [3], [4]] : tensor<2x2x2x16x8xf32> into tensor<8x16x8xf32>
    %157 = linalg.batch_matmul ins(%collapsed_89, %collapsed_90 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%100 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_91 = tensor.expand_shape %157 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_92 = linalg.transpose ins(%expanded_91 : tensor<2x4x16x8xf32>) outs(%102 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_93 = linalg.transpose ins(%arg13 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_94 = tensor.collapse_shape %transposed_92 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %158 = linalg.matmul ins(%collapsed_94, %transposed_93 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_95 = tensor.expand_shape %158 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %expanded_95 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %159 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%160 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.divf %in, %cst_11 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.truncf %cst_9 : f64 to f32
      %417 = arith.addf %in, %416 : f32
      linalg.yield %417 : f32
    } -> tensor<2x16x1xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.rsqrt %in : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %164 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %166 = linalg.generic {indexing_maps = [#map18, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %165 : tensor<32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %transposed_96 = linalg.transpose ins(%arg14 : tensor<64x32xf32>) outs(%112 : tensor<32x64xf32>) permutation = [1, 0] 
    %collapsed_97 = tensor.collapse_shape %166 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %167 = linalg.matmul ins(%collapsed_97, %transposed_96 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%113 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %expanded_98 = tensor.expand_shape %167 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_98 : tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_1 : f32
      %419 = arith.divf %cst_1, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<2x16x64xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_98, %168 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x64xf32>
    %transposed_99 = linalg.transpose ins(%arg15 : tensor<64x32xf32>) outs(%112 : tensor<32x64xf32>) permutation = [1, 0] 
    %170 = linalg.matmul ins(%collapsed_97, %transposed_99 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%113 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %expanded_100 = tensor.expand_shape %170 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %expanded_100 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x64xf32>
    %transposed_101 = linalg.transpose ins(%arg16 : tensor<32x64xf32>) outs(%120 : tensor<64x32xf32>) permutation = [1, 0] 
    %collapsed_102 = tensor.collapse_shape %171 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %172 = linalg.matmul ins(%collapsed_102, %transposed_101 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_103 = tensor.expand_shape %172 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %expanded_103 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %173 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%174 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.divf %in, %cst_11 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %177 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.truncf %cst_9 : f64 to f32
      %417 = arith.addf %in, %416 : f32
      linalg.yield %417 : f32
    } -> tensor<2x16x1xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.rsqrt %in : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %178 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %180 = linalg.generic {indexing_maps = [#map18, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %179 : tensor<32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %181 = tensor.empty() : tensor<32x128xf32>
    %transposed_104 = linalg.transpose ins(%arg20 : tensor<128x32xf32>) outs(%181 : tensor<32x128xf32>) permutation = [1, 0] 
    %collapsed_105 = tensor.collapse_shape %180 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %182 = linalg.fill ins(%cst : f32) outs(%181 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %183 = linalg.matmul ins(%collapsed_105, %transposed_104 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%182 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %padded = tensor.pad %arg24 low[0, 0] high[0, 1] {
    ^bb0(%arg25: index, %arg26: index):
      tensor.yield %c-100_i64 : i64
    } : tensor<2x16xi64> to tensor<2x17xi64>
    %extracted_slice_106 = tensor.extract_slice %padded[0, 1] [2, 16] [1, 1] : tensor<2x17xi64> to tensor<2x16xi64>
    %collapsed_107 = tensor.collapse_shape %extracted_slice_106 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %184 = tensor.empty() : tensor<32xi64>
    %185 = linalg.fill ins(%c0_i64 : i64) outs(%184 : tensor<32xi64>) -> tensor<32xi64>
    %186 = tensor.empty() : tensor<32xf32>
    %187 = linalg.fill ins(%cst_0 : f32) outs(%186 : tensor<32xf32>) -> tensor<32xf32>
    %188:2 = linalg.generic {indexing_maps = [#map4, #map24, #map24], iterator_types = ["parallel", "reduction"]} ins(%183 : tensor<32x128xf32>) outs(%187, %185 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_223: i64):
      %416 = linalg.index 1 : index
      %417 = arith.index_cast %416 : index to i64
      %418 = arith.maximumf %in, %out : f32
      %419 = arith.cmpf ogt, %in, %out : f32
      %420 = arith.select %419, %417, %out_223 : i64
      linalg.yield %418, %420 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_108 = tensor.expand_shape %188#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %189 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%183, %expanded_108 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%181 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.subf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<32x128xf32>
    %190 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%189 : tensor<32x128xf32>) outs(%181 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.exp %in : f32
      linalg.yield %416 : f32
    } -> tensor<32x128xf32>
    %191 = tensor.empty() : tensor<32x1xf32>
    %192 = linalg.fill ins(%cst : f32) outs(%191 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %193 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%190 : tensor<32x128xf32>) outs(%192 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<32x1xf32>
    %194 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%193 : tensor<32x1xf32>) outs(%191 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.log %in : f32
      linalg.yield %416 : f32
    } -> tensor<32x1xf32>
    %195 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%189, %194 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%181 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.subf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<32x128xf32>
    %196 = tensor.empty() : tensor<32xi1>
    %197 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_107 : tensor<32xi64>) outs(%196 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %416 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %416 : i1
    } -> tensor<32xi1>
    %198 = linalg.generic {indexing_maps = [#map2, #map2, #map25, #map2], iterator_types = ["parallel"]} ins(%197, %collapsed_107, %cst_15 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%184 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_223: i64, %in_224: i64, %out: i64):
      %416 = arith.select %in, %in_223, %in_224 : i64
      linalg.yield %416 : i64
    } -> tensor<32xi64>
    %199 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%198 : tensor<32xi64>) outs(%184 : tensor<32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %416 = arith.maxsi %in, %c0_i64 : i64
      %417 = arith.minsi %416, %c127_i64 : i64
      linalg.yield %417 : i64
    } -> tensor<32xi64>
    %200 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%198, %199 : tensor<32xi64>, tensor<32xi64>) outs(%196 : tensor<32xi1>) {
    ^bb0(%in: i64, %in_223: i64, %out: i1):
      %416 = arith.cmpi ne, %in, %in_223 : i64
      linalg.yield %416 : i1
    } -> tensor<32xi1>
    %201 = tensor.empty() : tensor<i1>
    %202 = linalg.fill ins(%false : i1) outs(%201 : tensor<i1>) -> tensor<i1>
    %203 = linalg.generic {indexing_maps = [#map2, #map25], iterator_types = ["reduction"]} ins(%200 : tensor<32xi1>) outs(%202 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %416 = arith.ori %in, %out : i1
      linalg.yield %416 : i1
    } -> tensor<i1>
    %expanded_109 = tensor.expand_shape %198 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %204 = tensor.empty() : tensor<32x1xi64>
    %205 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_109 : tensor<32x1xi64>) outs(%204 : tensor<32x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %416 = arith.maxsi %in, %c0_i64 : i64
      %417 = arith.minsi %416, %c127_i64 : i64
      linalg.yield %417 : i64
    } -> tensor<32x1xi64>
    %206 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%205 : tensor<32x1xi64>) outs(%192 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %416 = linalg.index 0 : index
      %417 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %195[%416, %417] : tensor<32x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %collapsed_110 = tensor.collapse_shape %206 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %207 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_110 : tensor<32xf32>) outs(%186 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      linalg.yield %416 : f32
    } -> tensor<32xf32>
    %208 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%197 : tensor<32xi1>) outs(%186 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %416 = arith.uitofp %in : i1 to f32
      linalg.yield %416 : f32
    } -> tensor<32xf32>
    %209 = linalg.generic {indexing_maps = [#map2, #map2, #map25, #map2], iterator_types = ["parallel"]} ins(%197, %207, %cst_4 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%186 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
      %416 = arith.select %in, %in_223, %in_224 : f32
      linalg.yield %416 : f32
    } -> tensor<32xf32>
    %210 = tensor.empty() : tensor<f32>
    %211 = linalg.fill ins(%cst : f32) outs(%210 : tensor<f32>) -> tensor<f32>
    %212 = linalg.generic {indexing_maps = [#map2, #map25], iterator_types = ["reduction"]} ins(%208 : tensor<32xf32>) outs(%211 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<f32>
    %213 = linalg.generic {indexing_maps = [#map2, #map25], iterator_types = ["reduction"]} ins(%209 : tensor<32xf32>) outs(%211 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<f32>
    %214 = linalg.generic {indexing_maps = [#map26, #map26, #map26], iterator_types = []} ins(%213, %212 : tensor<f32>, tensor<f32>) outs(%210 : tensor<f32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.divf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<f32>
    %215 = linalg.generic {indexing_maps = [#map26, #map26, #map26, #map26], iterator_types = []} ins(%203, %cst_2, %214 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%210 : tensor<f32>) {
    ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
      %416 = arith.select %in, %in_223, %in_224 : f32
      linalg.yield %416 : f32
    } -> tensor<f32>
    %216 = tensor.empty() : tensor<128xi64>
    %217 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%216 : tensor<128xi64>) {
    ^bb0(%out: i64):
      %416 = linalg.index 0 : index
      %417 = arith.index_cast %416 : index to i64
      linalg.yield %417 : i64
    } -> tensor<128xi64>
    %expanded_111 = tensor.expand_shape %217 [[0, 1]] output_shape [1, 128] : tensor<128xi64> into tensor<1x128xi64>
    %expanded_112 = tensor.expand_shape %collapsed_107 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %218 = linalg.generic {indexing_maps = [#map26, #map26, #map26], iterator_types = []} ins(%cst_10, %212 : tensor<f32>, tensor<f32>) outs(%210 : tensor<f32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.divf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<f32>
    %219 = linalg.generic {indexing_maps = [#map26, #map26], iterator_types = []} ins(%218 : tensor<f32>) outs(%210 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      linalg.yield %416 : f32
    } -> tensor<f32>
    %220 = tensor.empty() : tensor<32x128xi1>
    %221 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_111, %expanded_112 : tensor<1x128xi64>, tensor<32x1xi64>) outs(%220 : tensor<32x128xi1>) {
    ^bb0(%in: i64, %in_223: i64, %out: i1):
      %416 = arith.cmpi eq, %in, %in_223 : i64
      linalg.yield %416 : i1
    } -> tensor<32x128xi1>
    %222 = tensor.empty() : tensor<32x1xi1>
    %223 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_112 : tensor<32x1xi64>) outs(%222 : tensor<32x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %416 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %416 : i1
    } -> tensor<32x1xi1>
    %224 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%221, %223 : tensor<32x128xi1>, tensor<32x1xi1>) outs(%220 : tensor<32x128xi1>) {
    ^bb0(%in: i1, %in_223: i1, %out: i1):
      %416 = arith.andi %in, %in_223 : i1
      linalg.yield %416 : i1
    } -> tensor<32x128xi1>
    %225 = linalg.generic {indexing_maps = [#map4, #map27, #map27, #map4], iterator_types = ["parallel", "parallel"]} ins(%224, %219, %cst_4 : tensor<32x128xi1>, tensor<f32>, tensor<f32>) outs(%181 : tensor<32x128xf32>) {
    ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
      %416 = arith.select %in, %in_223, %in_224 : f32
      linalg.yield %416 : f32
    } -> tensor<32x128xf32>
    %226 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%195 : tensor<32x128xf32>) outs(%181 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.exp %in : f32
      linalg.yield %416 : f32
    } -> tensor<32x128xf32>
    %227 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%225 : tensor<32x128xf32>) outs(%192 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<32x1xf32>
    %228 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%226, %227 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%181 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<32x128xf32>
    %229 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%225, %228 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%181 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.subf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<32x128xf32>
    %230 = tensor.empty() : tensor<128x32xf32>
    %transposed_113 = linalg.transpose ins(%229 : tensor<32x128xf32>) outs(%230 : tensor<128x32xf32>) permutation = [1, 0] 
    %231 = linalg.fill ins(%cst : f32) outs(%230 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %232 = linalg.matmul ins(%transposed_113, %collapsed_105 : tensor<128x32xf32>, tensor<32x32xf32>) outs(%231 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %233 = linalg.matmul ins(%229, %arg20 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_114 = tensor.expand_shape %233 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %234 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_114, %arg19 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %235 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_114, %179 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %236 = tensor.empty() : tensor<1x1x32xf32>
    %237 = linalg.fill ins(%cst : f32) outs(%236 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32>
    %238 = linalg.generic {indexing_maps = [#map1, #map28], iterator_types = ["reduction", "reduction", "parallel"]} ins(%235 : tensor<2x16x32xf32>) outs(%237 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x1x32xf32>
    %collapsed_115 = tensor.collapse_shape %238 [[0, 1, 2]] : tensor<1x1x32xf32> into tensor<32xf32>
    %239 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %173 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %240 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %178 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %241 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%239 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %178 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %178 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.mulf %in, %cst_12 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %245 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %243 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %collapsed_116 = tensor.collapse_shape %245 [[0], [1, 2]] : tensor<2x16x1xf32> into tensor<2x16xf32>
    %246 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_116 : tensor<2x16xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %247 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.divf %in, %cst_11 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %248 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.mulf %in, %cst_13 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %249 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %248 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %250 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %249 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_117 = tensor.collapse_shape %250 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_118 = linalg.transpose ins(%collapsed_117 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %251 = linalg.matmul ins(%transposed_118, %collapsed_102 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%113 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %252 = linalg.matmul ins(%collapsed_117, %arg16 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%113 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %expanded_119 = tensor.expand_shape %252 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_119, %169 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x64xf32>
    %254 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_119, %expanded_100 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_120 = tensor.collapse_shape %253 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %transposed_121 = linalg.transpose ins(%collapsed_120 : tensor<32x64xf32>) outs(%120 : tensor<64x32xf32>) permutation = [1, 0] 
    %255 = linalg.fill ins(%cst : f32) outs(%120 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %256 = linalg.matmul ins(%transposed_121, %collapsed_97 : tensor<64x32xf32>, tensor<32x32xf32>) outs(%255 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %257 = linalg.matmul ins(%collapsed_120, %arg15 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_122 = tensor.expand_shape %257 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %168 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x64xf32>
    %259 = linalg.generic {indexing_maps = [#map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14, %168 : tensor<i64>, tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: i64, %in_223: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_223 : f32
      linalg.yield %417 : f32
    } -> tensor<2x16x64xf32>
    %260 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_98, %259 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x64xf32>
    %261 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %cst_1 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x64xf32>
    %262 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %261 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_123 = tensor.collapse_shape %262 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %transposed_124 = linalg.transpose ins(%collapsed_123 : tensor<32x64xf32>) outs(%120 : tensor<64x32xf32>) permutation = [1, 0] 
    %263 = linalg.matmul ins(%transposed_124, %collapsed_97 : tensor<64x32xf32>, tensor<32x32xf32>) outs(%255 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %264 = linalg.matmul ins(%collapsed_123, %arg14 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_125 = tensor.expand_shape %264 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_122, %expanded_125 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %arg18 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %267 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %165 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map28], iterator_types = ["reduction", "reduction", "parallel"]} ins(%267 : tensor<2x16x32xf32>) outs(%237 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x1x32xf32>
    %collapsed_126 = tensor.collapse_shape %268 [[0, 1, 2]] : tensor<1x1x32xf32> into tensor<32xf32>
    %269 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %159 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %270 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %164 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %271 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%269 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %272 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %270 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %273 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %164 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %274 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %164 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %275 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.mulf %in, %cst_12 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %276 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %274 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %collapsed_127 = tensor.collapse_shape %276 [[0], [1, 2]] : tensor<2x16x1xf32> into tensor<2x16xf32>
    %277 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_127 : tensor<2x16xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %278 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.divf %in, %cst_11 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %279 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.mulf %in, %cst_13 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %280 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %279 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %281 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %280 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_128 = tensor.collapse_shape %281 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_129 = linalg.transpose ins(%collapsed_128 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %282 = linalg.matmul ins(%transposed_129, %collapsed_94 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %283 = linalg.matmul ins(%collapsed_128, %arg13 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_130 = tensor.expand_shape %283 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_131 = linalg.transpose ins(%expanded_130 : tensor<2x16x4x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_132 = tensor.collapse_shape %transposed_131 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_133 = linalg.transpose ins(%collapsed_89 : tensor<8x16x16xf32>) outs(%75 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %284 = linalg.batch_matmul ins(%transposed_133, %collapsed_132 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%100 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %285 = tensor.empty() : tensor<8x8x16xf32>
    %transposed_134 = linalg.transpose ins(%collapsed_90 : tensor<8x16x8xf32>) outs(%285 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %286 = linalg.batch_matmul ins(%collapsed_132, %transposed_134 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%76 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_135 = tensor.expand_shape %286 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %287 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_135, %156 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%78 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x16xf32>
    %288 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%287 : tensor<2x4x16x16xf32>) outs(%88 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x1xf32>
    %289 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156, %288 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%78 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x16xf32>
    %290 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%287, %289 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%78 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.subf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_136 = tensor.collapse_shape %290 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_137 = linalg.transpose ins(%collapsed_85 : tensor<8x16x8xf32>) outs(%285 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %291 = linalg.fill ins(%cst : f32) outs(%285 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %292 = linalg.batch_matmul ins(%transposed_137, %collapsed_136 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%291 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_138 = linalg.transpose ins(%collapsed_86 : tensor<8x8x16xf32>) outs(%99 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %293 = linalg.batch_matmul ins(%collapsed_136, %transposed_138 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%100 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_139 = tensor.expand_shape %292 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_140 = tensor.expand_shape %293 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %294 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_139 : tensor<2x4x8x16xf32>) outs(%73 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.truncf %cst_7 : f64 to f32
      %417 = arith.mulf %in, %416 : f32
      linalg.yield %417 : f32
    } -> tensor<2x4x8x16xf32>
    %transposed_141 = linalg.transpose ins(%294 : tensor<2x4x8x16xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 1, 3, 2] 
    %295 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_140 : tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.truncf %cst_7 : f64 to f32
      %417 = arith.mulf %in, %416 : f32
      linalg.yield %417 : f32
    } -> tensor<2x4x16x8xf32>
    %expanded_142 = tensor.expand_shape %284 [[0, 1, 2], [3], [4]] output_shape [2, 2, 2, 16, 8] : tensor<8x16x8xf32> into tensor<2x2x2x16x8xf32>
    %296 = tensor.empty() : tensor<2x2x1x16x8xf32>
    %297 = linalg.fill ins(%cst : f32) outs(%296 : tensor<2x2x1x16x8xf32>) -> tensor<2x2x1x16x8xf32>
    %298 = linalg.generic {indexing_maps = [#map21, #map29], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_142 : tensor<2x2x2x16x8xf32>) outs(%297 : tensor<2x2x1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x1x16x8xf32>
    %collapsed_143 = tensor.collapse_shape %298 [[0], [1], [2, 3], [4]] : tensor<2x2x1x16x8xf32> into tensor<2x2x16x8xf32>
    %expanded_144 = tensor.expand_shape %transposed_141 [[0], [1, 2], [3], [4]] output_shape [2, 2, 2, 16, 8] : tensor<2x4x16x8xf32> into tensor<2x2x2x16x8xf32>
    %299 = linalg.generic {indexing_maps = [#map21, #map29], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_144 : tensor<2x2x2x16x8xf32>) outs(%297 : tensor<2x2x1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x1x16x8xf32>
    %collapsed_145 = tensor.collapse_shape %299 [[0], [1], [2, 3], [4]] : tensor<2x2x1x16x8xf32> into tensor<2x2x16x8xf32>
    %300 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_145, %expanded_35 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x8xf32>
    %extracted_slice_146 = tensor.extract_slice %300[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %extracted_slice_147 = tensor.extract_slice %300[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %301 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_146 : tensor<2x2x16x4xf32>) outs(%63 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x4xf32>
    %padded_148 = tensor.pad %301 low[0, 0, 0, 4] high[0, 0, 0, 0] {
    ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index):
      tensor.yield %cst : f32
    } : tensor<2x2x16x4xf32> to tensor<2x2x16x8xf32>
    %padded_149 = tensor.pad %extracted_slice_147 low[0, 0, 0, 0] high[0, 0, 0, 4] {
    ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index):
      tensor.yield %cst : f32
    } : tensor<2x2x16x4xf32> to tensor<2x2x16x8xf32>
    %302 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_148, %padded_149 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x8xf32>
    %303 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_145, %expanded_34 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x8xf32>
    %304 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%302, %303 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x8xf32>
    %305 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%295, %expanded_35 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x8xf32>
    %extracted_slice_150 = tensor.extract_slice %305[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %extracted_slice_151 = tensor.extract_slice %305[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %306 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_150 : tensor<2x4x16x4xf32>) outs(%58 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x4xf32>
    %padded_152 = tensor.pad %306 low[0, 0, 0, 4] high[0, 0, 0, 0] {
    ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index):
      tensor.yield %cst : f32
    } : tensor<2x4x16x4xf32> to tensor<2x4x16x8xf32>
    %padded_153 = tensor.pad %extracted_slice_151 low[0, 0, 0, 0] high[0, 0, 0, 4] {
    ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index):
      tensor.yield %cst : f32
    } : tensor<2x4x16x4xf32> to tensor<2x4x16x8xf32>
    %307 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_152, %padded_153 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x8xf32>
    %308 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%295, %expanded_34 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x8xf32>
    %309 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%307, %308 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x8xf32>
    %310 = tensor.empty() : tensor<2x16x2x8xf32>
    %transposed_154 = linalg.transpose ins(%collapsed_143 : tensor<2x2x16x8xf32>) outs(%310 : tensor<2x16x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_155 = tensor.collapse_shape %transposed_154 [[0, 1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<32x16xf32>
    %311 = tensor.empty() : tensor<16x32xf32>
    %transposed_156 = linalg.transpose ins(%collapsed_155 : tensor<32x16xf32>) outs(%311 : tensor<16x32xf32>) permutation = [1, 0] 
    %312 = linalg.fill ins(%cst : f32) outs(%311 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %313 = linalg.matmul ins(%transposed_156, %collapsed_66 : tensor<16x32xf32>, tensor<32x32xf32>) outs(%312 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %314 = linalg.matmul ins(%collapsed_155, %arg12 : tensor<32x16xf32>, tensor<16x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_157 = tensor.expand_shape %314 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %transposed_158 = linalg.transpose ins(%304 : tensor<2x2x16x8xf32>) outs(%310 : tensor<2x16x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_159 = tensor.collapse_shape %transposed_158 [[0, 1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<32x16xf32>
    %transposed_160 = linalg.transpose ins(%collapsed_159 : tensor<32x16xf32>) outs(%311 : tensor<16x32xf32>) permutation = [1, 0] 
    %315 = linalg.matmul ins(%transposed_160, %collapsed_66 : tensor<16x32xf32>, tensor<32x32xf32>) outs(%312 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %316 = linalg.matmul ins(%collapsed_159, %arg11 : tensor<32x16xf32>, tensor<16x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_161 = tensor.expand_shape %316 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %317 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_157, %expanded_161 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %transposed_162 = linalg.transpose ins(%309 : tensor<2x4x16x8xf32>) outs(%102 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_163 = tensor.collapse_shape %transposed_162 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_164 = linalg.transpose ins(%collapsed_163 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %318 = linalg.matmul ins(%transposed_164, %collapsed_66 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %319 = linalg.matmul ins(%collapsed_163, %arg10 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_165 = tensor.expand_shape %319 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %320 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %expanded_165 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %321 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %arg17 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %322 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %128 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %323 = linalg.generic {indexing_maps = [#map1, #map28], iterator_types = ["reduction", "reduction", "parallel"]} ins(%322 : tensor<2x16x32xf32>) outs(%237 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x1x32xf32>
    %collapsed_166 = tensor.collapse_shape %323 [[0, 1, 2]] : tensor<1x1x32xf32> into tensor<32xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %122 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %127 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%324 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %327 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %325 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %328 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %127 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %329 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %127 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %330 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.mulf %in, %cst_12 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %331 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %329 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %collapsed_167 = tensor.collapse_shape %331 [[0], [1, 2]] : tensor<2x16x1xf32> into tensor<2x16xf32>
    %332 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_167 : tensor<2x16xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %333 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.divf %in, %cst_11 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %334 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.mulf %in, %cst_13 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333, %334 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %336 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %335 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_168 = tensor.collapse_shape %336 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_169 = linalg.transpose ins(%collapsed_168 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %337 = linalg.matmul ins(%transposed_169, %collapsed_63 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%113 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %338 = linalg.matmul ins(%collapsed_168, %arg7 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%113 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %expanded_170 = tensor.expand_shape %338 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %339 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_170, %117 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x64xf32>
    %340 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_170, %expanded_61 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_171 = tensor.collapse_shape %339 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %transposed_172 = linalg.transpose ins(%collapsed_171 : tensor<32x64xf32>) outs(%120 : tensor<64x32xf32>) permutation = [1, 0] 
    %341 = linalg.matmul ins(%transposed_172, %collapsed_58 : tensor<64x32xf32>, tensor<32x32xf32>) outs(%255 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %342 = linalg.matmul ins(%collapsed_171, %arg6 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_173 = tensor.expand_shape %342 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %343 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %116 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x64xf32>
    %344 = linalg.generic {indexing_maps = [#map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14, %116 : tensor<i64>, tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: i64, %in_223: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_223 : f32
      linalg.yield %417 : f32
    } -> tensor<2x16x64xf32>
    %345 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59, %344 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x64xf32>
    %346 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345 : tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %cst_1 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x64xf32>
    %347 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343, %346 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%115 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_174 = tensor.collapse_shape %347 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %transposed_175 = linalg.transpose ins(%collapsed_174 : tensor<32x64xf32>) outs(%120 : tensor<64x32xf32>) permutation = [1, 0] 
    %348 = linalg.matmul ins(%transposed_175, %collapsed_58 : tensor<64x32xf32>, tensor<32x32xf32>) outs(%255 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %349 = linalg.matmul ins(%collapsed_174, %arg5 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_176 = tensor.expand_shape %349 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %350 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_173, %expanded_176 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %351 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %arg9 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %352 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %110 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %353 = linalg.generic {indexing_maps = [#map1, #map28], iterator_types = ["reduction", "reduction", "parallel"]} ins(%352 : tensor<2x16x32xf32>) outs(%237 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x1x32xf32>
    %collapsed_177 = tensor.collapse_shape %353 [[0, 1, 2]] : tensor<1x1x32xf32> into tensor<32xf32>
    %354 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %104 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %355 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %109 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %356 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%354 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %357 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336, %355 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %358 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %109 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %359 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %109 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %360 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.mulf %in, %cst_12 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %361 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%360, %359 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %collapsed_178 = tensor.collapse_shape %361 [[0], [1, 2]] : tensor<2x16x1xf32> into tensor<2x16xf32>
    %362 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_178 : tensor<2x16xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %363 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.divf %in, %cst_11 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %364 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.mulf %in, %cst_13 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %365 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %364 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %366 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %365 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_179 = tensor.collapse_shape %366 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_180 = linalg.transpose ins(%collapsed_179 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %367 = linalg.matmul ins(%transposed_180, %collapsed_55 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %368 = linalg.matmul ins(%collapsed_179, %arg4 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_181 = tensor.expand_shape %368 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_182 = linalg.transpose ins(%expanded_181 : tensor<2x16x4x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_183 = tensor.collapse_shape %transposed_182 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_184 = linalg.transpose ins(%collapsed_50 : tensor<8x16x16xf32>) outs(%75 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %369 = linalg.batch_matmul ins(%transposed_184, %collapsed_183 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%100 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %transposed_185 = linalg.transpose ins(%collapsed_51 : tensor<8x16x8xf32>) outs(%285 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %370 = linalg.batch_matmul ins(%collapsed_183, %transposed_185 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%76 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_186 = tensor.expand_shape %370 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %371 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_186, %98 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%78 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x16xf32>
    %372 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%371 : tensor<2x4x16x16xf32>) outs(%88 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x1xf32>
    %373 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %372 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%78 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x16xf32>
    %374 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%371, %373 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%78 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.subf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_187 = tensor.collapse_shape %374 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_188 = linalg.transpose ins(%collapsed_46 : tensor<8x16x8xf32>) outs(%285 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %375 = linalg.batch_matmul ins(%transposed_188, %collapsed_187 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%291 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_189 = linalg.transpose ins(%collapsed_47 : tensor<8x8x16xf32>) outs(%99 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %376 = linalg.batch_matmul ins(%collapsed_187, %transposed_189 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%100 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_190 = tensor.expand_shape %375 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_191 = tensor.expand_shape %376 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %377 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_190 : tensor<2x4x8x16xf32>) outs(%73 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.truncf %cst_7 : f64 to f32
      %417 = arith.mulf %in, %416 : f32
      linalg.yield %417 : f32
    } -> tensor<2x4x8x16xf32>
    %transposed_192 = linalg.transpose ins(%377 : tensor<2x4x8x16xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 1, 3, 2] 
    %378 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_191 : tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.truncf %cst_7 : f64 to f32
      %417 = arith.mulf %in, %416 : f32
      linalg.yield %417 : f32
    } -> tensor<2x4x16x8xf32>
    %expanded_193 = tensor.expand_shape %369 [[0, 1, 2], [3], [4]] output_shape [2, 2, 2, 16, 8] : tensor<8x16x8xf32> into tensor<2x2x2x16x8xf32>
    %379 = linalg.generic {indexing_maps = [#map21, #map29], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_193 : tensor<2x2x2x16x8xf32>) outs(%297 : tensor<2x2x1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x1x16x8xf32>
    %collapsed_194 = tensor.collapse_shape %379 [[0], [1], [2, 3], [4]] : tensor<2x2x1x16x8xf32> into tensor<2x2x16x8xf32>
    %expanded_195 = tensor.expand_shape %transposed_192 [[0], [1, 2], [3], [4]] output_shape [2, 2, 2, 16, 8] : tensor<2x4x16x8xf32> into tensor<2x2x2x16x8xf32>
    %380 = linalg.generic {indexing_maps = [#map21, #map29], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_195 : tensor<2x2x2x16x8xf32>) outs(%297 : tensor<2x2x1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x1x16x8xf32>
    %collapsed_196 = tensor.collapse_shape %380 [[0], [1], [2, 3], [4]] : tensor<2x2x1x16x8xf32> into tensor<2x2x16x8xf32>
    %381 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_196, %expanded_35 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x8xf32>
    %extracted_slice_197 = tensor.extract_slice %381[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %extracted_slice_198 = tensor.extract_slice %381[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %382 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_197 : tensor<2x2x16x4xf32>) outs(%63 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x4xf32>
    %padded_199 = tensor.pad %382 low[0, 0, 0, 4] high[0, 0, 0, 0] {
    ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index):
      tensor.yield %cst : f32
    } : tensor<2x2x16x4xf32> to tensor<2x2x16x8xf32>
    %padded_200 = tensor.pad %extracted_slice_198 low[0, 0, 0, 0] high[0, 0, 0, 4] {
    ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index):
      tensor.yield %cst : f32
    } : tensor<2x2x16x4xf32> to tensor<2x2x16x8xf32>
    %383 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_199, %padded_200 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x8xf32>
    %384 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_196, %expanded_34 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x8xf32>
    %385 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%383, %384 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x2x16x8xf32>
    %386 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%378, %expanded_35 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x8xf32>
    %extracted_slice_201 = tensor.extract_slice %386[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %extracted_slice_202 = tensor.extract_slice %386[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %387 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_201 : tensor<2x4x16x4xf32>) outs(%58 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x4xf32>
    %padded_203 = tensor.pad %387 low[0, 0, 0, 4] high[0, 0, 0, 0] {
    ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index):
      tensor.yield %cst : f32
    } : tensor<2x4x16x4xf32> to tensor<2x4x16x8xf32>
    %padded_204 = tensor.pad %extracted_slice_202 low[0, 0, 0, 0] high[0, 0, 0, 4] {
    ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index):
      tensor.yield %cst : f32
    } : tensor<2x4x16x4xf32> to tensor<2x4x16x8xf32>
    %388 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_203, %padded_204 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x8xf32>
    %389 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%378, %expanded_34 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x8xf32>
    %390 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%388, %389 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x4x16x8xf32>
    %transposed_205 = linalg.transpose ins(%collapsed_194 : tensor<2x2x16x8xf32>) outs(%310 : tensor<2x16x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_206 = tensor.collapse_shape %transposed_205 [[0, 1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<32x16xf32>
    %transposed_207 = linalg.transpose ins(%collapsed_206 : tensor<32x16xf32>) outs(%311 : tensor<16x32xf32>) permutation = [1, 0] 
    %391 = linalg.matmul ins(%transposed_207, %collapsed : tensor<16x32xf32>, tensor<32x32xf32>) outs(%312 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %392 = linalg.matmul ins(%collapsed_206, %arg3 : tensor<32x16xf32>, tensor<16x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_208 = tensor.expand_shape %392 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %transposed_209 = linalg.transpose ins(%385 : tensor<2x2x16x8xf32>) outs(%310 : tensor<2x16x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_210 = tensor.collapse_shape %transposed_209 [[0, 1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<32x16xf32>
    %transposed_211 = linalg.transpose ins(%collapsed_210 : tensor<32x16xf32>) outs(%311 : tensor<16x32xf32>) permutation = [1, 0] 
    %393 = linalg.matmul ins(%transposed_211, %collapsed : tensor<16x32xf32>, tensor<32x32xf32>) outs(%312 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %394 = linalg.matmul ins(%collapsed_210, %arg2 : tensor<32x16xf32>, tensor<16x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_212 = tensor.expand_shape %394 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %395 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_208, %expanded_212 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %transposed_213 = linalg.transpose ins(%390 : tensor<2x4x16x8xf32>) outs(%102 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_214 = tensor.collapse_shape %transposed_213 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_215 = linalg.transpose ins(%collapsed_214 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %396 = linalg.matmul ins(%transposed_215, %collapsed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %397 = linalg.matmul ins(%collapsed_214, %arg1 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_216 = tensor.expand_shape %397 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %398 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395, %expanded_216 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %399 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %arg8 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %400 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %46 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %401 = linalg.generic {indexing_maps = [#map1, #map28], iterator_types = ["reduction", "reduction", "parallel"]} ins(%400 : tensor<2x16x32xf32>) outs(%237 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x1x32xf32>
    %collapsed_217 = tensor.collapse_shape %401 [[0, 1, 2]] : tensor<1x1x32xf32> into tensor<32xf32>
    %402 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %1 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %403 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %45 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %404 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%402 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %405 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%366, %403 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %406 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %45 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %407 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %45 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %408 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.mulf %in, %cst_12 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %409 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408, %407 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x1xf32>
    %collapsed_218 = tensor.collapse_shape %409 [[0], [1, 2]] : tensor<2x16x1xf32> into tensor<2x16xf32>
    %410 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_218 : tensor<2x16xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %411 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.divf %in, %cst_11 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %412 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.mulf %in, %cst_13 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %413 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411, %412 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.mulf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %414 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %413 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_223: f32, %out: f32):
      %416 = arith.addf %in, %in_223 : f32
      linalg.yield %416 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_219 = tensor.collapse_shape %arg23 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %collapsed_220 = tensor.collapse_shape %414 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %expanded_221 = tensor.expand_shape %collapsed_219 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_222 = tensor.expand_shape %collapsed_220 [[0], [1, 2]] output_shape [32, 1, 32] : tensor<32x32xf32> into tensor<32x1x32xf32>
    %415 = scf.for %arg25 = %c0 to %c32 step %c1 iter_args(%arg26 = %231) -> (tensor<128x32xf32>) {
      %extracted = tensor.extract %expanded_221[%arg25, %c0] : tensor<32x1xi64>
      %416 = arith.index_cast %extracted : i64 to index
      %extracted_slice_223 = tensor.extract_slice %expanded_222[%arg25, 0, 0] [1, 1, 32] [1, 1, 1] : tensor<32x1x32xf32> to tensor<32xf32>
      %extracted_slice_224 = tensor.extract_slice %arg26[%416, 0] [1, 32] [1, 1] : tensor<128x32xf32> to tensor<32xf32>
      %417 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_223 : tensor<32xf32>) outs(%extracted_slice_224 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %418 = arith.addf %out, %in : f32
        linalg.yield %418 : f32
      } -> tensor<32xf32>
      %inserted_slice_225 = tensor.insert_slice %417 into %arg26[%416, 0] [1, 32] [1, 1] : tensor<32xf32> into tensor<128x32xf32>
      scf.yield %inserted_slice_225 : tensor<128x32xf32>
    }
    return %215, %415, %396, %393, %391, %367, %348, %341, %337, %collapsed_217, %collapsed_177, %318, %315, %313, %282, %263, %256, %251, %collapsed_166, %collapsed_126, %collapsed_115, %232 : tensor<f32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>
  }
}
