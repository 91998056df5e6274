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
  fsdp.module @model class "transformers.models.phi3.modeling_phi3.Phi3ForCausalLM" bases ["transformers.models.phi3.modeling_phi3.Phi3PreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin", "transformers.generation.utils.GenerationMixin", "transformers.generation.continuous_batching.continuous_api.ContinuousMixin"] {
    fsdp.module @model class "transformers.models.phi3.modeling_phi3.Phi3Model" bases ["transformers.models.phi3.modeling_phi3.Phi3PreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
      fsdp.module @embed_tokens class "torch.nn.modules.sparse.Embedding" {
        fsdp.param @weight : tensor<128x32xf32>
      }
      fsdp.module @layers class "torch.nn.modules.container.ModuleList" {
        fsdp.module @"0" class "transformers.models.phi3.modeling_phi3.Phi3DecoderLayer" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
          fsdp.module @self_attn class "transformers.models.phi3.modeling_phi3.Phi3Attention" {
            fsdp.module @o_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
            }
            fsdp.module @qkv_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<64x32xf32>
            }
          }
          fsdp.module @mlp class "transformers.models.phi3.modeling_phi3.Phi3MLP" {
            fsdp.module @gate_up_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<128x32xf32>
            }
            fsdp.module @down_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x64xf32>
            }
            fsdp.module @activation_fn class "transformers.activations.SiLUActivation" {
            }
          }
          fsdp.module @input_layernorm class "transformers.models.phi3.modeling_phi3.Phi3RMSNorm" {
            fsdp.param @weight : tensor<32xf32>
          }
          fsdp.module @post_attention_layernorm class "transformers.models.phi3.modeling_phi3.Phi3RMSNorm" {
            fsdp.param @weight : tensor<32xf32>
          }
          fsdp.module @resid_attn_dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
          }
          fsdp.module @resid_mlp_dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
          }
        }
        fsdp.module @"1" class "transformers.models.phi3.modeling_phi3.Phi3DecoderLayer" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
          fsdp.module @self_attn class "transformers.models.phi3.modeling_phi3.Phi3Attention" {
            fsdp.module @o_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
            }
            fsdp.module @qkv_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<64x32xf32>
            }
          }
          fsdp.module @mlp class "transformers.models.phi3.modeling_phi3.Phi3MLP" {
            fsdp.module @gate_up_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<128x32xf32>
            }
            fsdp.module @down_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x64xf32>
            }
            fsdp.module @activation_fn class "transformers.activations.SiLUActivation" {
            }
          }
          fsdp.module @input_layernorm class "transformers.models.phi3.modeling_phi3.Phi3RMSNorm" {
            fsdp.param @weight : tensor<32xf32>
          }
          fsdp.module @post_attention_layernorm class "transformers.models.phi3.modeling_phi3.Phi3RMSNorm" {
            fsdp.param @weight : tensor<32xf32>
          }
          fsdp.module @resid_attn_dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
          }
          fsdp.module @resid_mlp_dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
          }
        }
      }
      fsdp.module @norm class "transformers.models.phi3.modeling_phi3.Phi3RMSNorm" {
        fsdp.param @weight : tensor<32xf32>
      }
      fsdp.module @rotary_emb class "transformers.models.phi3.modeling_phi3.Phi3RotaryEmbedding" {
        fsdp.buffer transient @inv_freq : tensor<4xf32>
        fsdp.buffer transient @original_inv_freq : tensor<4xf32>
      }
    }
    fsdp.module @lm_head class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<128x32xf32>
    }
  }
  func.func @step(%arg0: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@model::@embed_tokens::@weight>}, %arg1: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@self_attn::@o_proj::@weight>}, %arg2: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@self_attn::@qkv_proj::@weight>}, %arg3: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@mlp::@gate_up_proj::@weight>}, %arg4: tensor<32x64xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@mlp::@down_proj::@weight>}, %arg5: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@input_layernorm::@weight>}, %arg6: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@post_attention_layernorm::@weight>}, %arg7: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@self_attn::@o_proj::@weight>}, %arg8: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@self_attn::@qkv_proj::@weight>}, %arg9: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@mlp::@gate_up_proj::@weight>}, %arg10: tensor<32x64xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@mlp::@down_proj::@weight>}, %arg11: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@input_layernorm::@weight>}, %arg12: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@post_attention_layernorm::@weight>}, %arg13: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@norm::@weight>}, %arg14: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@lm_head::@weight>}, %arg15: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@model::@rotary_emb::@inv_freq>}, %arg16: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@model::@rotary_emb::@original_inv_freq>}, %arg17: tensor<2x16xi64> {fsdp.role = #fsdp.input<"input_ids", indices = [0, 128]>}, %arg18: tensor<2x16xi64> {fsdp.role = #fsdp.input<"labels">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@embed_tokens::@weight>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@self_attn::@o_proj::@weight>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@self_attn::@qkv_proj::@weight>}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@mlp::@gate_up_proj::@weight>}, tensor<32x64xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@mlp::@down_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@input_layernorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@post_attention_layernorm::@weight>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@self_attn::@o_proj::@weight>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@self_attn::@qkv_proj::@weight>}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@mlp::@gate_up_proj::@weight>}, tensor<32x64xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@mlp::@down_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@input_layernorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@post_attention_layernorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@norm::@weight>}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@lm_head::@weight>}) {
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
    %cst_9 = arith.constant 1.000000e-05 : f64
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = arith.constant 3.200000e+01 : f32
    %cst_12 = arith.constant -5.000000e-01 : f32
    %cst_13 = arith.constant 2.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %cst_14 = arith.constant dense<1> : tensor<i64>
    %cst_15 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<2x16x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg17 : tensor<2x16xi64>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %399 = arith.index_cast %in : i64 to index
      %400 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%399, %400] : tensor<128x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x16x32xf32>
    %2 = tensor.empty() : tensor<16xi64>
    %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%2 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %399 = linalg.index 0 : index
      %400 = arith.index_cast %399 : index to i64
      linalg.yield %400 : i64
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
      %399 = arith.subi %in, %c1_i64 : i64
      linalg.yield %399 : i64
    } -> tensor<2x1xi64>
    %8 = tensor.empty() : tensor<2x17xi64>
    %inserted_slice = tensor.insert_slice %7 into %8[0, 0] [2, 1] [1, 1] : tensor<2x1xi64> into tensor<2x17xi64>
    %inserted_slice_16 = tensor.insert_slice %5 into %inserted_slice[0, 1] [2, 16] [1, 1] : tensor<2x16xi64> into tensor<2x17xi64>
    %extracted_slice_17 = tensor.extract_slice %inserted_slice_16[0, 0] [2, 16] [1, 1] : tensor<2x17xi64> to tensor<2x16xi64>
    %9 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%5, %extracted_slice_17 : tensor<2x16xi64>, tensor<2x16xi64>) outs(%4 : tensor<2x16xi64>) {
    ^bb0(%in: i64, %in_234: i64, %out: i64):
      %399 = arith.subi %in, %in_234 : i64
      linalg.yield %399 : i64
    } -> tensor<2x16xi64>
    %10 = tensor.empty() : tensor<2x16xi1>
    %11 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<2x16xi64>) outs(%10 : tensor<2x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %399 = arith.cmpi ne, %in, %c1_i64 : i64
      linalg.yield %399 : i1
    } -> tensor<2x16xi1>
    %12 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<2x16xi1>) outs(%4 : tensor<2x16xi64>) {
    ^bb0(%in: i1, %out: i64):
      %399 = arith.extui %in : i1 to i64
      linalg.yield %399 : i64
    } -> tensor<2x16xi64>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [1, 16] : tensor<16xi64> into tensor<1x16xi64>
    %expanded_18 = tensor.expand_shape %3 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %13 = tensor.empty() : tensor<16x16xi1>
    %14 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_18 : tensor<1x16xi64>, tensor<16x1xi64>) outs(%13 : tensor<16x16xi1>) {
    ^bb0(%in: i64, %in_234: i64, %out: i1):
      %399 = arith.cmpi sle, %in, %in_234 : i64
      linalg.yield %399 : i1
    } -> tensor<16x16xi1>
    %expanded_19 = tensor.expand_shape %12 [[0], [1, 2]] output_shape [2, 1, 16] : tensor<2x16xi64> into tensor<2x1x16xi64>
    %15 = tensor.empty() : tensor<2x16x16xi64>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %expanded_19, %cst_15 : tensor<16x16xi1>, tensor<2x1x16xi64>, tensor<i64>) outs(%15 : tensor<2x16x16xi64>) {
    ^bb0(%in: i1, %in_234: i64, %in_235: i64, %out: i64):
      %399 = arith.select %in, %in_234, %in_235 : i64
      linalg.yield %399 : i64
    } -> tensor<2x16x16xi64>
    %17 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<2x16xi64>) -> tensor<2x16xi64>
    %18 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<2x16x16xi64>) outs(%17 : tensor<2x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %399 = arith.addi %in, %out : i64
      linalg.yield %399 : i64
    } -> tensor<2x16xi64>
    %19 = tensor.empty() : tensor<2xi64>
    %20 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%19 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %399 = linalg.index 0 : index
      %400 = arith.index_cast %399 : index to i64
      linalg.yield %400 : i64
    } -> tensor<2xi64>
    %expanded_20 = tensor.expand_shape %20 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_21 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 16, 1] : tensor<16xi64> into tensor<1x1x16x1xi64>
    %expanded_22 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xi64> into tensor<1x1x1x16xi64>
    %21 = tensor.empty() : tensor<2x1x16x1xi64>
    %22 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20, %expanded_21 : tensor<2x1x1x1xi64>, tensor<1x1x16x1xi64>) outs(%21 : tensor<2x1x16x1xi64>) {
    ^bb0(%in: i64, %in_234: i64, %out: i64):
      %399 = arith.cmpi slt, %in, %c0_i64 : i64
      %400 = arith.addi %in, %c2_i64 : i64
      %401 = arith.select %399, %400, %in : i64
      %402 = arith.index_cast %401 : i64 to index
      %403 = arith.cmpi slt, %in_234, %c0_i64 : i64
      %404 = arith.addi %in_234, %c16_i64 : i64
      %405 = arith.select %403, %404, %in_234 : i64
      %406 = arith.index_cast %405 : i64 to index
      %extracted = tensor.extract %18[%402, %406] : tensor<2x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x16x1xi64>
    %23 = tensor.empty() : tensor<2x1x1x16xi64>
    %24 = linalg.generic {indexing_maps = [#map10, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20, %expanded_22 : tensor<2x1x1x1xi64>, tensor<1x1x1x16xi64>) outs(%23 : tensor<2x1x1x16xi64>) {
    ^bb0(%in: i64, %in_234: i64, %out: i64):
      %399 = arith.cmpi slt, %in, %c0_i64 : i64
      %400 = arith.addi %in, %c2_i64 : i64
      %401 = arith.select %399, %400, %in : i64
      %402 = arith.index_cast %401 : i64 to index
      %403 = arith.cmpi slt, %in_234, %c0_i64 : i64
      %404 = arith.addi %in_234, %c16_i64 : i64
      %405 = arith.select %403, %404, %in_234 : i64
      %406 = arith.index_cast %405 : i64 to index
      %extracted = tensor.extract %18[%402, %406] : tensor<2x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x1x16xi64>
    %25 = tensor.empty() : tensor<2x1x16x16xi1>
    %26 = linalg.generic {indexing_maps = [#map14, #map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %24 : tensor<2x1x16x1xi64>, tensor<2x1x1x16xi64>) outs(%25 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i64, %in_234: i64, %out: i1):
      %399 = arith.cmpi eq, %in, %in_234 : i64
      linalg.yield %399 : i1
    } -> tensor<2x1x16x16xi1>
    %27 = linalg.generic {indexing_maps = [#map16, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6, %26 : tensor<i1>, tensor<2x1x16x16xi1>) outs(%25 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i1, %in_234: i1, %out: i1):
      %399 = arith.andi %in, %in_234 : i1
      linalg.yield %399 : i1
    } -> tensor<2x1x16x16xi1>
    %28 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20, %expanded_21 : tensor<2x1x1x1xi64>, tensor<1x1x16x1xi64>) outs(%21 : tensor<2x1x16x1xi64>) {
    ^bb0(%in: i64, %in_234: i64, %out: i64):
      %399 = arith.cmpi slt, %in, %c0_i64 : i64
      %400 = arith.addi %in, %c2_i64 : i64
      %401 = arith.select %399, %400, %in : i64
      %402 = arith.index_cast %401 : i64 to index
      %403 = arith.cmpi slt, %in_234, %c0_i64 : i64
      %404 = arith.addi %in_234, %c16_i64 : i64
      %405 = arith.select %403, %404, %in_234 : i64
      %406 = arith.index_cast %405 : i64 to index
      %extracted = tensor.extract %5[%402, %406] : tensor<2x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x16x1xi64>
    %29 = linalg.generic {indexing_maps = [#map10, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20, %expanded_22 : tensor<2x1x1x1xi64>, tensor<1x1x1x16xi64>) outs(%23 : tensor<2x1x1x16xi64>) {
    ^bb0(%in: i64, %in_234: i64, %out: i64):
      %399 = arith.cmpi slt, %in, %c0_i64 : i64
      %400 = arith.addi %in, %c2_i64 : i64
      %401 = arith.select %399, %400, %in : i64
      %402 = arith.index_cast %401 : i64 to index
      %403 = arith.cmpi slt, %in_234, %c0_i64 : i64
      %404 = arith.addi %in_234, %c16_i64 : i64
      %405 = arith.select %403, %404, %in_234 : i64
      %406 = arith.index_cast %405 : i64 to index
      %extracted = tensor.extract %5[%402, %406] : tensor<2x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x1x16xi64>
    %30 = linalg.generic {indexing_maps = [#map15, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %28 : tensor<2x1x1x16xi64>, tensor<2x1x16x1xi64>) outs(%25 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i64, %in_234: i64, %out: i1):
      %399 = arith.cmpi sle, %in, %in_234 : i64
      linalg.yield %399 : i1
    } -> tensor<2x1x16x16xi1>
    %31 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %30 : tensor<2x1x16x16xi1>, tensor<2x1x16x16xi1>) outs(%25 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i1, %in_234: i1, %out: i1):
      %399 = arith.andi %in, %in_234 : i1
      linalg.yield %399 : i1
    } -> tensor<2x1x16x16xi1>
    %expanded_23 = tensor.expand_shape %3 [[0, 1, 2]] output_shape [1, 16, 1] : tensor<16xi64> into tensor<1x16x1xi64>
    %32 = tensor.empty() : tensor<1x16x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<1x16x1xi64>) outs(%32 : tensor<1x16x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %399 = arith.sitofp %in : i64 to f32
      linalg.yield %399 : f32
    } -> tensor<1x16x1xf32>
    %34 = tensor.empty() : tensor<1x16x4xf32>
    %35 = linalg.generic {indexing_maps = [#map17, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %arg15 : tensor<1x16x1xf32>, tensor<4xf32>) outs(%34 : tensor<1x16x4xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<1x16x4xf32>
    %36 = tensor.empty() : tensor<1x16x8xf32>
    %inserted_slice_24 = tensor.insert_slice %35 into %36[0, 0, 0] [1, 16, 4] [1, 1, 1] : tensor<1x16x4xf32> into tensor<1x16x8xf32>
    %inserted_slice_25 = tensor.insert_slice %35 into %inserted_slice_24[0, 0, 4] [1, 16, 4] [1, 1, 1] : tensor<1x16x4xf32> into tensor<1x16x8xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_25 : tensor<1x16x8xf32>) outs(%36 : tensor<1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.cos %in : f32
      linalg.yield %399 : f32
    } -> tensor<1x16x8xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_25 : tensor<1x16x8xf32>) outs(%36 : tensor<1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.sin %in : f32
      linalg.yield %399 : f32
    } -> tensor<1x16x8xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %40 = tensor.empty() : tensor<2x16x1xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.divf %in, %cst_11 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_9 : f64 to f32
      %400 = arith.addf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x1xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.rsqrt %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %45 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %47 = linalg.generic {indexing_maps = [#map18, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5, %46 : tensor<32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %48 = tensor.empty() : tensor<32x64xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<64x32xf32>) outs(%48 : tensor<32x64xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %47 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %50 = linalg.matmul ins(%collapsed, %transposed : tensor<32x32xf32>, tensor<32x64xf32>) outs(%49 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %expanded_26 = tensor.expand_shape %50 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %extracted_slice_27 = tensor.extract_slice %expanded_26[0, 0, 0] [2, 16, 32] [1, 1, 1] : tensor<2x16x64xf32> to tensor<2x16x32xf32>
    %extracted_slice_28 = tensor.extract_slice %expanded_26[0, 0, 32] [2, 16, 16] [1, 1, 1] : tensor<2x16x64xf32> to tensor<2x16x16xf32>
    %extracted_slice_29 = tensor.extract_slice %expanded_26[0, 0, 48] [2, 16, 16] [1, 1, 1] : tensor<2x16x64xf32> to tensor<2x16x16xf32>
    %expanded_30 = tensor.expand_shape %extracted_slice_27 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32>
    %51 = tensor.empty() : tensor<2x4x16x8xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<2x16x4x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_32 = tensor.expand_shape %extracted_slice_28 [[0], [1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<2x16x16xf32> into tensor<2x16x2x8xf32>
    %52 = tensor.empty() : tensor<2x2x16x8xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<2x16x2x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_34 = tensor.expand_shape %extracted_slice_29 [[0], [1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<2x16x16xf32> into tensor<2x16x2x8xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x16x2x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_36 = tensor.expand_shape %37 [[0], [1, 2], [3]] output_shape [1, 1, 16, 8] : tensor<1x16x8xf32> into tensor<1x1x16x8xf32>
    %expanded_37 = tensor.expand_shape %38 [[0], [1, 2], [3]] output_shape [1, 1, 16, 8] : tensor<1x16x8xf32> into tensor<1x1x16x8xf32>
    %53 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_31, %expanded_36 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x8xf32>
    %extracted_slice_38 = tensor.extract_slice %transposed_31[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %extracted_slice_39 = tensor.extract_slice %transposed_31[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %54 = tensor.empty() : tensor<2x4x16x4xf32>
    %55 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_39 : tensor<2x4x16x4xf32>) outs(%54 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x4xf32>
    %inserted_slice_40 = tensor.insert_slice %55 into %51[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x4xf32> into tensor<2x4x16x8xf32>
    %inserted_slice_41 = tensor.insert_slice %extracted_slice_38 into %inserted_slice_40[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x4xf32> into tensor<2x4x16x8xf32>
    %56 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_41, %expanded_37 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x8xf32>
    %57 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %56 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x8xf32>
    %58 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_33, %expanded_36 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x8xf32>
    %extracted_slice_42 = tensor.extract_slice %transposed_33[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %extracted_slice_43 = tensor.extract_slice %transposed_33[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %59 = tensor.empty() : tensor<2x2x16x4xf32>
    %60 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_43 : tensor<2x2x16x4xf32>) outs(%59 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x4xf32>
    %inserted_slice_44 = tensor.insert_slice %60 into %52[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x2x16x8xf32>
    %inserted_slice_45 = tensor.insert_slice %extracted_slice_42 into %inserted_slice_44[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x2x16x8xf32>
    %61 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_45, %expanded_37 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x8xf32>
    %62 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %61 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x8xf32>
    %63 = tensor.empty() : tensor<2x2x2x16x8xf32>
    %64 = linalg.generic {indexing_maps = [#map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<2x2x16x8xf32>) outs(%63 : tensor<2x2x2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x16x8xf32>
    %collapsed_46 = tensor.collapse_shape %64 [[0], [1, 2], [3], [4]] : tensor<2x2x2x16x8xf32> into tensor<2x4x16x8xf32>
    %65 = linalg.generic {indexing_maps = [#map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_35 : tensor<2x2x16x8xf32>) outs(%63 : tensor<2x2x2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x16x8xf32>
    %66 = tensor.empty() : tensor<2x1x16x16xf32>
    %67 = linalg.generic {indexing_maps = [#map12, #map16, #map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %cst_4, %cst_5 : tensor<2x1x16x16xi1>, tensor<f32>, tensor<f32>) outs(%66 : tensor<2x1x16x16xf32>) {
    ^bb0(%in: i1, %in_234: f32, %in_235: f32, %out: f32):
      %399 = arith.select %in, %in_234, %in_235 : f32
      linalg.yield %399 : f32
    } -> tensor<2x1x16x16xf32>
    %68 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_7 : f64 to f32
      %400 = arith.mulf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x4x16x8xf32>
    %69 = tensor.empty() : tensor<2x4x8x16xf32>
    %transposed_47 = linalg.transpose ins(%collapsed_46 : tensor<2x4x16x8xf32>) outs(%69 : tensor<2x4x8x16xf32>) permutation = [0, 1, 3, 2] 
    %70 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_47 : tensor<2x4x8x16xf32>) outs(%69 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_7 : f64 to f32
      %400 = arith.mulf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x4x8x16xf32>
    %collapsed_48 = tensor.collapse_shape %68 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_49 = tensor.collapse_shape %70 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %71 = tensor.empty() : tensor<8x16x16xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %73 = linalg.batch_matmul ins(%collapsed_48, %collapsed_49 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%72 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_50 = tensor.expand_shape %73 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %74 = tensor.empty() : tensor<2x4x16x16xf32>
    %75 = linalg.generic {indexing_maps = [#map12, #map22, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_50, %67 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%74 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %76 = tensor.empty() : tensor<2x4x16xi64>
    %77 = linalg.fill ins(%c0_i64 : i64) outs(%76 : tensor<2x4x16xi64>) -> tensor<2x4x16xi64>
    %78 = tensor.empty() : tensor<2x4x16xf32>
    %79 = linalg.fill ins(%cst_0 : f32) outs(%78 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %80:2 = linalg.generic {indexing_maps = [#map12, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%75 : tensor<2x4x16x16xf32>) outs(%79, %77 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_234: i64):
      %399 = linalg.index 3 : index
      %400 = arith.index_cast %399 : index to i64
      %401 = arith.maximumf %in, %out : f32
      %402 = arith.cmpf ogt, %in, %out : f32
      %403 = arith.select %402, %400, %out_234 : i64
      linalg.yield %401, %403 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_51 = tensor.expand_shape %80#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %81 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %expanded_51 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%74 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.subf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %82 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<2x4x16x16xf32>) outs(%74 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.exp %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %83 = tensor.empty() : tensor<2x4x16x1xf32>
    %84 = linalg.fill ins(%cst : f32) outs(%83 : tensor<2x4x16x1xf32>) -> tensor<2x4x16x1xf32>
    %85 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%82 : tensor<2x4x16x16xf32>) outs(%84 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x1xf32>
    %86 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %85 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%74 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.divf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %87 = tensor.empty() : tensor<2x4x16x16xi1>
    %88 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<2x4x16x16xf32>) outs(%87 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %399 = arith.extf %in : f32 to f64
      %400 = arith.cmpf oeq, %399, %cst_8 : f64
      linalg.yield %400 : i1
    } -> tensor<2x4x16x16xi1>
    %89 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<2x4x16x16xi1>) outs(%87 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %399 = arith.cmpi eq, %in, %false : i1
      linalg.yield %399 : i1
    } -> tensor<2x4x16x16xi1>
    %90 = tensor.empty() : tensor<2x4x16x1xi1>
    %91 = linalg.fill ins(%false : i1) outs(%90 : tensor<2x4x16x1xi1>) -> tensor<2x4x16x1xi1>
    %92 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%89 : tensor<2x4x16x16xi1>) outs(%91 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %399 = arith.ori %in, %out : i1
      linalg.yield %399 : i1
    } -> tensor<2x4x16x1xi1>
    %93 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<2x4x16x1xi1>) outs(%90 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %399 = arith.cmpi eq, %in, %false : i1
      linalg.yield %399 : i1
    } -> tensor<2x4x16x1xi1>
    %94 = linalg.generic {indexing_maps = [#map14, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %cst_3, %86 : tensor<2x4x16x1xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%74 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_234: f32, %in_235: f32, %out: f32):
      %399 = arith.select %in, %in_234, %in_235 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_52 = tensor.collapse_shape %94 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_53 = tensor.collapse_shape %65 [[0, 1, 2], [3], [4]] : tensor<2x2x2x16x8xf32> into tensor<8x16x8xf32>
    %95 = tensor.empty() : tensor<8x16x8xf32>
    %96 = linalg.fill ins(%cst : f32) outs(%95 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %97 = linalg.batch_matmul ins(%collapsed_52, %collapsed_53 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%96 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_54 = tensor.expand_shape %97 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %98 = tensor.empty() : tensor<2x16x4x8xf32>
    %transposed_55 = linalg.transpose ins(%expanded_54 : tensor<2x4x16x8xf32>) outs(%98 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %99 = tensor.empty() : tensor<32x32xf32>
    %transposed_56 = linalg.transpose ins(%arg1 : tensor<32x32xf32>) outs(%99 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_57 = tensor.collapse_shape %transposed_55 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %100 = linalg.fill ins(%cst : f32) outs(%99 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %101 = linalg.matmul ins(%collapsed_57, %transposed_56 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%100 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_58 = tensor.expand_shape %101 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded_58 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %102 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.divf %in, %cst_11 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_9 : f64 to f32
      %400 = arith.addf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x1xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.rsqrt %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %107 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %109 = linalg.generic {indexing_maps = [#map18, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %108 : tensor<32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %110 = tensor.empty() : tensor<32x128xf32>
    %transposed_59 = linalg.transpose ins(%arg3 : tensor<128x32xf32>) outs(%110 : tensor<32x128xf32>) permutation = [1, 0] 
    %collapsed_60 = tensor.collapse_shape %109 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %111 = linalg.fill ins(%cst : f32) outs(%110 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %112 = linalg.matmul ins(%collapsed_60, %transposed_59 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%111 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %expanded_61 = tensor.expand_shape %112 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32>
    %extracted_slice_62 = tensor.extract_slice %expanded_61[0, 0, 0] [2, 16, 64] [1, 1, 1] : tensor<2x16x128xf32> to tensor<2x16x64xf32>
    %extracted_slice_63 = tensor.extract_slice %expanded_61[0, 0, 64] [2, 16, 64] [1, 1, 1] : tensor<2x16x128xf32> to tensor<2x16x64xf32>
    %113 = tensor.empty() : tensor<2x16x64xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_62 : tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      %400 = math.exp %399 : f32
      %401 = arith.addf %400, %cst_1 : f32
      %402 = arith.divf %cst_1, %401 : f32
      linalg.yield %402 : f32
    } -> tensor<2x16x64xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_62, %114 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_63, %115 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %117 = tensor.empty() : tensor<64x32xf32>
    %transposed_64 = linalg.transpose ins(%arg4 : tensor<32x64xf32>) outs(%117 : tensor<64x32xf32>) permutation = [1, 0] 
    %collapsed_65 = tensor.collapse_shape %116 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %118 = linalg.matmul ins(%collapsed_65, %transposed_64 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%100 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_66 = tensor.expand_shape %118 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %expanded_66 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %119 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%120 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.divf %in, %cst_11 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_9 : f64 to f32
      %400 = arith.addf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x1xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.rsqrt %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %124 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %126 = linalg.generic {indexing_maps = [#map18, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11, %125 : tensor<32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %transposed_67 = linalg.transpose ins(%arg8 : tensor<64x32xf32>) outs(%48 : tensor<32x64xf32>) permutation = [1, 0] 
    %collapsed_68 = tensor.collapse_shape %126 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %127 = linalg.matmul ins(%collapsed_68, %transposed_67 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%49 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %expanded_69 = tensor.expand_shape %127 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %extracted_slice_70 = tensor.extract_slice %expanded_69[0, 0, 0] [2, 16, 32] [1, 1, 1] : tensor<2x16x64xf32> to tensor<2x16x32xf32>
    %extracted_slice_71 = tensor.extract_slice %expanded_69[0, 0, 32] [2, 16, 16] [1, 1, 1] : tensor<2x16x64xf32> to tensor<2x16x16xf32>
    %extracted_slice_72 = tensor.extract_slice %expanded_69[0, 0, 48] [2, 16, 16] [1, 1, 1] : tensor<2x16x64xf32> to tensor<2x16x16xf32>
    %expanded_73 = tensor.expand_shape %extracted_slice_70 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32>
    %transposed_74 = linalg.transpose ins(%expanded_73 : tensor<2x16x4x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_75 = tensor.expand_shape %extracted_slice_71 [[0], [1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<2x16x16xf32> into tensor<2x16x2x8xf32>
    %transposed_76 = linalg.transpose ins(%expanded_75 : tensor<2x16x2x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_77 = tensor.expand_shape %extracted_slice_72 [[0], [1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<2x16x16xf32> into tensor<2x16x2x8xf32>
    %transposed_78 = linalg.transpose ins(%expanded_77 : tensor<2x16x2x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) permutation = [0, 2, 1, 3] 
    %128 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_74, %expanded_36 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x8xf32>
    %extracted_slice_79 = tensor.extract_slice %transposed_74[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %extracted_slice_80 = tensor.extract_slice %transposed_74[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %129 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_80 : tensor<2x4x16x4xf32>) outs(%54 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x4xf32>
    %inserted_slice_81 = tensor.insert_slice %129 into %51[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x4xf32> into tensor<2x4x16x8xf32>
    %inserted_slice_82 = tensor.insert_slice %extracted_slice_79 into %inserted_slice_81[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x4xf32> into tensor<2x4x16x8xf32>
    %130 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_82, %expanded_37 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x8xf32>
    %131 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %130 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x8xf32>
    %132 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_76, %expanded_36 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x8xf32>
    %extracted_slice_83 = tensor.extract_slice %transposed_76[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %extracted_slice_84 = tensor.extract_slice %transposed_76[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %133 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_84 : tensor<2x2x16x4xf32>) outs(%59 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x4xf32>
    %inserted_slice_85 = tensor.insert_slice %133 into %52[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x2x16x8xf32>
    %inserted_slice_86 = tensor.insert_slice %extracted_slice_83 into %inserted_slice_85[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x2x16x8xf32>
    %134 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_86, %expanded_37 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x8xf32>
    %135 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %134 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x8xf32>
    %136 = linalg.generic {indexing_maps = [#map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<2x2x16x8xf32>) outs(%63 : tensor<2x2x2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x16x8xf32>
    %collapsed_87 = tensor.collapse_shape %136 [[0], [1, 2], [3], [4]] : tensor<2x2x2x16x8xf32> into tensor<2x4x16x8xf32>
    %137 = linalg.generic {indexing_maps = [#map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_78 : tensor<2x2x16x8xf32>) outs(%63 : tensor<2x2x2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x16x8xf32>
    %138 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_7 : f64 to f32
      %400 = arith.mulf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x4x16x8xf32>
    %transposed_88 = linalg.transpose ins(%collapsed_87 : tensor<2x4x16x8xf32>) outs(%69 : tensor<2x4x8x16xf32>) permutation = [0, 1, 3, 2] 
    %139 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_88 : tensor<2x4x8x16xf32>) outs(%69 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_7 : f64 to f32
      %400 = arith.mulf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x4x8x16xf32>
    %collapsed_89 = tensor.collapse_shape %138 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_90 = tensor.collapse_shape %139 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %140 = linalg.batch_matmul ins(%collapsed_89, %collapsed_90 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%72 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_91 = tensor.expand_shape %140 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %141 = linalg.generic {indexing_maps = [#map12, #map22, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_91, %67 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%74 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %142:2 = linalg.generic {indexing_maps = [#map12, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%141 : tensor<2x4x16x16xf32>) outs(%79, %77 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_234: i64):
      %399 = linalg.index 3 : index
      %400 = arith.index_cast %399 : index to i64
      %401 = arith.maximumf %in, %out : f32
      %402 = arith.cmpf ogt, %in, %out : f32
      %403 = arith.select %402, %400, %out_234 : i64
      linalg.yield %401, %403 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_92 = tensor.expand_shape %142#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %143 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141, %expanded_92 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%74 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.subf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %144 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143 : tensor<2x4x16x16xf32>) outs(%74 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.exp %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %145 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%144 : tensor<2x4x16x16xf32>) outs(%84 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x1xf32>
    %146 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %145 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%74 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.divf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %147 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141 : tensor<2x4x16x16xf32>) outs(%87 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %399 = arith.extf %in : f32 to f64
      %400 = arith.cmpf oeq, %399, %cst_8 : f64
      linalg.yield %400 : i1
    } -> tensor<2x4x16x16xi1>
    %148 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147 : tensor<2x4x16x16xi1>) outs(%87 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %399 = arith.cmpi eq, %in, %false : i1
      linalg.yield %399 : i1
    } -> tensor<2x4x16x16xi1>
    %149 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%148 : tensor<2x4x16x16xi1>) outs(%91 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %399 = arith.ori %in, %out : i1
      linalg.yield %399 : i1
    } -> tensor<2x4x16x1xi1>
    %150 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149 : tensor<2x4x16x1xi1>) outs(%90 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %399 = arith.cmpi eq, %in, %false : i1
      linalg.yield %399 : i1
    } -> tensor<2x4x16x1xi1>
    %151 = linalg.generic {indexing_maps = [#map14, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150, %cst_3, %146 : tensor<2x4x16x1xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%74 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_234: f32, %in_235: f32, %out: f32):
      %399 = arith.select %in, %in_234, %in_235 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_93 = tensor.collapse_shape %151 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_94 = tensor.collapse_shape %137 [[0, 1, 2], [3], [4]] : tensor<2x2x2x16x8xf32> into tensor<8x16x8xf32>
    %152 = linalg.batch_matmul ins(%collapsed_93, %collapsed_94 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%96 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_95 = tensor.expand_shape %152 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_96 = linalg.transpose ins(%expanded_95 : tensor<2x4x16x8xf32>) outs(%98 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_97 = linalg.transpose ins(%arg7 : tensor<32x32xf32>) outs(%99 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_98 = tensor.collapse_shape %transposed_96 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %153 = linalg.matmul ins(%collapsed_98, %transposed_97 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%100 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_99 = tensor.expand_shape %153 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %expanded_99 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %154 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%155 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.divf %in, %cst_11 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_9 : f64 to f32
      %400 = arith.addf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x1xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.rsqrt %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %159 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %161 = linalg.generic {indexing_maps = [#map18, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12, %160 : tensor<32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %transposed_100 = linalg.transpose ins(%arg9 : tensor<128x32xf32>) outs(%110 : tensor<32x128xf32>) permutation = [1, 0] 
    %collapsed_101 = tensor.collapse_shape %161 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %162 = linalg.matmul ins(%collapsed_101, %transposed_100 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%111 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %expanded_102 = tensor.expand_shape %162 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32>
    %extracted_slice_103 = tensor.extract_slice %expanded_102[0, 0, 0] [2, 16, 64] [1, 1, 1] : tensor<2x16x128xf32> to tensor<2x16x64xf32>
    %extracted_slice_104 = tensor.extract_slice %expanded_102[0, 0, 64] [2, 16, 64] [1, 1, 1] : tensor<2x16x128xf32> to tensor<2x16x64xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_103 : tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      %400 = math.exp %399 : f32
      %401 = arith.addf %400, %cst_1 : f32
      %402 = arith.divf %cst_1, %401 : f32
      linalg.yield %402 : f32
    } -> tensor<2x16x64xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_103, %163 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_104, %164 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %transposed_105 = linalg.transpose ins(%arg10 : tensor<32x64xf32>) outs(%117 : tensor<64x32xf32>) permutation = [1, 0] 
    %collapsed_106 = tensor.collapse_shape %165 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %166 = linalg.matmul ins(%collapsed_106, %transposed_105 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%100 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_107 = tensor.expand_shape %166 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %expanded_107 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %167 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.divf %in, %cst_11 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_9 : f64 to f32
      %400 = arith.addf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x1xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.rsqrt %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %172 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %174 = linalg.generic {indexing_maps = [#map18, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %173 : tensor<32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %transposed_108 = linalg.transpose ins(%arg14 : tensor<128x32xf32>) outs(%110 : tensor<32x128xf32>) permutation = [1, 0] 
    %collapsed_109 = tensor.collapse_shape %174 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %175 = linalg.matmul ins(%collapsed_109, %transposed_108 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%111 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %padded = tensor.pad %arg18 low[0, 0] high[0, 1] {
    ^bb0(%arg19: index, %arg20: index):
      tensor.yield %c-100_i64 : i64
    } : tensor<2x16xi64> to tensor<2x17xi64>
    %extracted_slice_110 = tensor.extract_slice %padded[0, 1] [2, 16] [1, 1] : tensor<2x17xi64> to tensor<2x16xi64>
    %collapsed_111 = tensor.collapse_shape %extracted_slice_110 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %176 = tensor.empty() : tensor<32xi64>
    %177 = linalg.fill ins(%c0_i64 : i64) outs(%176 : tensor<32xi64>) -> tensor<32xi64>
    %178 = tensor.empty() : tensor<32xf32>
    %179 = linalg.fill ins(%cst_0 : f32) outs(%178 : tensor<32xf32>) -> tensor<32xf32>
    %180:2 = linalg.generic {indexing_maps = [#map4, #map24, #map24], iterator_types = ["parallel", "reduction"]} ins(%175 : tensor<32x128xf32>) outs(%179, %177 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_234: i64):
      %399 = linalg.index 1 : index
      %400 = arith.index_cast %399 : index to i64
      %401 = arith.maximumf %in, %out : f32
      %402 = arith.cmpf ogt, %in, %out : f32
      %403 = arith.select %402, %400, %out_234 : i64
      linalg.yield %401, %403 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_112 = tensor.expand_shape %180#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %181 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%175, %expanded_112 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%110 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.subf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %182 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%181 : tensor<32x128xf32>) outs(%110 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.exp %in : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %183 = tensor.empty() : tensor<32x1xf32>
    %184 = linalg.fill ins(%cst : f32) outs(%183 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %185 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%182 : tensor<32x128xf32>) outs(%184 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<32x1xf32>
    %186 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185 : tensor<32x1xf32>) outs(%183 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.log %in : f32
      linalg.yield %399 : f32
    } -> tensor<32x1xf32>
    %187 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%181, %186 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%110 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.subf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %188 = tensor.empty() : tensor<32xi1>
    %189 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_111 : tensor<32xi64>) outs(%188 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %399 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %399 : i1
    } -> tensor<32xi1>
    %190 = linalg.generic {indexing_maps = [#map2, #map2, #map25, #map2], iterator_types = ["parallel"]} ins(%189, %collapsed_111, %cst_15 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%176 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_234: i64, %in_235: i64, %out: i64):
      %399 = arith.select %in, %in_234, %in_235 : i64
      linalg.yield %399 : i64
    } -> tensor<32xi64>
    %191 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%190 : tensor<32xi64>) outs(%176 : tensor<32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %399 = arith.maxsi %in, %c0_i64 : i64
      %400 = arith.minsi %399, %c127_i64 : i64
      linalg.yield %400 : i64
    } -> tensor<32xi64>
    %192 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%190, %191 : tensor<32xi64>, tensor<32xi64>) outs(%188 : tensor<32xi1>) {
    ^bb0(%in: i64, %in_234: i64, %out: i1):
      %399 = arith.cmpi ne, %in, %in_234 : i64
      linalg.yield %399 : i1
    } -> tensor<32xi1>
    %193 = tensor.empty() : tensor<i1>
    %194 = linalg.fill ins(%false : i1) outs(%193 : tensor<i1>) -> tensor<i1>
    %195 = linalg.generic {indexing_maps = [#map2, #map25], iterator_types = ["reduction"]} ins(%192 : tensor<32xi1>) outs(%194 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %399 = arith.ori %in, %out : i1
      linalg.yield %399 : i1
    } -> tensor<i1>
    %expanded_113 = tensor.expand_shape %190 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %196 = tensor.empty() : tensor<32x1xi64>
    %197 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_113 : tensor<32x1xi64>) outs(%196 : tensor<32x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %399 = arith.maxsi %in, %c0_i64 : i64
      %400 = arith.minsi %399, %c127_i64 : i64
      linalg.yield %400 : i64
    } -> tensor<32x1xi64>
    %198 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%197 : tensor<32x1xi64>) outs(%184 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %399 = linalg.index 0 : index
      %400 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %187[%399, %400] : tensor<32x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %collapsed_114 = tensor.collapse_shape %198 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %199 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_114 : tensor<32xf32>) outs(%178 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<32xf32>
    %200 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%189 : tensor<32xi1>) outs(%178 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %399 = arith.uitofp %in : i1 to f32
      linalg.yield %399 : f32
    } -> tensor<32xf32>
    %201 = linalg.generic {indexing_maps = [#map2, #map2, #map25, #map2], iterator_types = ["parallel"]} ins(%189, %199, %cst_4 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%178 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_234: f32, %in_235: f32, %out: f32):
      %399 = arith.select %in, %in_234, %in_235 : f32
      linalg.yield %399 : f32
    } -> tensor<32xf32>
    %202 = tensor.empty() : tensor<f32>
    %203 = linalg.fill ins(%cst : f32) outs(%202 : tensor<f32>) -> tensor<f32>
    %204 = linalg.generic {indexing_maps = [#map2, #map25], iterator_types = ["reduction"]} ins(%200 : tensor<32xf32>) outs(%203 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<f32>
    %205 = linalg.generic {indexing_maps = [#map2, #map25], iterator_types = ["reduction"]} ins(%201 : tensor<32xf32>) outs(%203 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<f32>
    %206 = linalg.generic {indexing_maps = [#map26, #map26, #map26], iterator_types = []} ins(%205, %204 : tensor<f32>, tensor<f32>) outs(%202 : tensor<f32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.divf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<f32>
    %207 = linalg.generic {indexing_maps = [#map26, #map26, #map26, #map26], iterator_types = []} ins(%195, %cst_2, %206 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%202 : tensor<f32>) {
    ^bb0(%in: i1, %in_234: f32, %in_235: f32, %out: f32):
      %399 = arith.select %in, %in_234, %in_235 : f32
      linalg.yield %399 : f32
    } -> tensor<f32>
    %208 = tensor.empty() : tensor<128xi64>
    %209 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%208 : tensor<128xi64>) {
    ^bb0(%out: i64):
      %399 = linalg.index 0 : index
      %400 = arith.index_cast %399 : index to i64
      linalg.yield %400 : i64
    } -> tensor<128xi64>
    %expanded_115 = tensor.expand_shape %209 [[0, 1]] output_shape [1, 128] : tensor<128xi64> into tensor<1x128xi64>
    %expanded_116 = tensor.expand_shape %collapsed_111 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %210 = linalg.generic {indexing_maps = [#map26, #map26, #map26], iterator_types = []} ins(%cst_10, %204 : tensor<f32>, tensor<f32>) outs(%202 : tensor<f32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.divf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<f32>
    %211 = linalg.generic {indexing_maps = [#map26, #map26], iterator_types = []} ins(%210 : tensor<f32>) outs(%202 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<f32>
    %212 = tensor.empty() : tensor<32x128xi1>
    %213 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_115, %expanded_116 : tensor<1x128xi64>, tensor<32x1xi64>) outs(%212 : tensor<32x128xi1>) {
    ^bb0(%in: i64, %in_234: i64, %out: i1):
      %399 = arith.cmpi eq, %in, %in_234 : i64
      linalg.yield %399 : i1
    } -> tensor<32x128xi1>
    %214 = tensor.empty() : tensor<32x1xi1>
    %215 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_116 : tensor<32x1xi64>) outs(%214 : tensor<32x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %399 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %399 : i1
    } -> tensor<32x1xi1>
    %216 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%213, %215 : tensor<32x128xi1>, tensor<32x1xi1>) outs(%212 : tensor<32x128xi1>) {
    ^bb0(%in: i1, %in_234: i1, %out: i1):
      %399 = arith.andi %in, %in_234 : i1
      linalg.yield %399 : i1
    } -> tensor<32x128xi1>
    %217 = linalg.generic {indexing_maps = [#map4, #map27, #map27, #map4], iterator_types = ["parallel", "parallel"]} ins(%216, %211, %cst_4 : tensor<32x128xi1>, tensor<f32>, tensor<f32>) outs(%110 : tensor<32x128xf32>) {
    ^bb0(%in: i1, %in_234: f32, %in_235: f32, %out: f32):
      %399 = arith.select %in, %in_234, %in_235 : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %218 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%187 : tensor<32x128xf32>) outs(%110 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.exp %in : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %219 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%217 : tensor<32x128xf32>) outs(%184 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<32x1xf32>
    %220 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%218, %219 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%110 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %221 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%217, %220 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%110 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.subf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %222 = tensor.empty() : tensor<128x32xf32>
    %transposed_117 = linalg.transpose ins(%221 : tensor<32x128xf32>) outs(%222 : tensor<128x32xf32>) permutation = [1, 0] 
    %223 = linalg.fill ins(%cst : f32) outs(%222 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %224 = linalg.matmul ins(%transposed_117, %collapsed_109 : tensor<128x32xf32>, tensor<32x32xf32>) outs(%223 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %225 = linalg.matmul ins(%221, %arg14 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%100 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_118 = tensor.expand_shape %225 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %226 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_118, %arg13 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %227 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_118, %173 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %228 = tensor.empty() : tensor<1x1x32xf32>
    %229 = linalg.fill ins(%cst : f32) outs(%228 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32>
    %230 = linalg.generic {indexing_maps = [#map1, #map28], iterator_types = ["reduction", "reduction", "parallel"]} ins(%227 : tensor<2x16x32xf32>) outs(%229 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<1x1x32xf32>
    %collapsed_119 = tensor.collapse_shape %230 [[0, 1, 2]] : tensor<1x1x32xf32> into tensor<32xf32>
    %231 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226, %167 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %232 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226, %172 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %233 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%231 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %234 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %172 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %235 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %172 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %236 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_12 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %237 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %235 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %collapsed_120 = tensor.collapse_shape %237 [[0], [1, 2]] : tensor<2x16x1xf32> into tensor<2x16xf32>
    %238 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_120 : tensor<2x16xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %239 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.divf %in, %cst_11 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %240 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_13 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %240 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %241 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_121 = tensor.collapse_shape %242 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_122 = linalg.transpose ins(%collapsed_121 : tensor<32x32xf32>) outs(%99 : tensor<32x32xf32>) permutation = [1, 0] 
    %243 = linalg.matmul ins(%transposed_122, %collapsed_106 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%49 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %244 = linalg.matmul ins(%collapsed_121, %arg10 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%49 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %expanded_123 = tensor.expand_shape %244 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %245 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_123, %extracted_slice_104 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %246 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_123, %164 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %247 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %163 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %248 = linalg.generic {indexing_maps = [#map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14, %163 : tensor<i64>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: i64, %in_234: f32, %out: f32):
      %399 = arith.sitofp %in : i64 to f32
      %400 = arith.subf %399, %in_234 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x64xf32>
    %249 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_103, %248 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %cst_1 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %251 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %250 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %252 = tensor.empty() : tensor<2x16x128xf32>
    %inserted_slice_124 = tensor.insert_slice %251 into %252[0, 0, 0] [2, 16, 64] [1, 1, 1] : tensor<2x16x64xf32> into tensor<2x16x128xf32>
    %inserted_slice_125 = tensor.insert_slice %246 into %inserted_slice_124[0, 0, 64] [2, 16, 64] [1, 1, 1] : tensor<2x16x64xf32> into tensor<2x16x128xf32>
    %collapsed_126 = tensor.collapse_shape %inserted_slice_125 [[0, 1], [2]] : tensor<2x16x128xf32> into tensor<32x128xf32>
    %transposed_127 = linalg.transpose ins(%collapsed_126 : tensor<32x128xf32>) outs(%222 : tensor<128x32xf32>) permutation = [1, 0] 
    %253 = linalg.matmul ins(%transposed_127, %collapsed_101 : tensor<128x32xf32>, tensor<32x32xf32>) outs(%223 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %254 = linalg.matmul ins(%collapsed_126, %arg9 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%100 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_128 = tensor.expand_shape %254 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_128, %arg12 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_128, %160 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map28], iterator_types = ["reduction", "reduction", "parallel"]} ins(%256 : tensor<2x16x32xf32>) outs(%229 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<1x1x32xf32>
    %collapsed_129 = tensor.collapse_shape %257 [[0, 1, 2]] : tensor<1x1x32xf32> into tensor<32xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %154 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %259 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %159 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %260 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%258 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %261 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %259 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %262 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %159 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %263 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %159 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %264 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_12 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %263 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %collapsed_130 = tensor.collapse_shape %265 [[0], [1, 2]] : tensor<2x16x1xf32> into tensor<2x16xf32>
    %266 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_130 : tensor<2x16xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %267 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.divf %in, %cst_11 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_13 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %269 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267, %268 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %270 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %269 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_131 = tensor.collapse_shape %270 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_132 = linalg.transpose ins(%collapsed_131 : tensor<32x32xf32>) outs(%99 : tensor<32x32xf32>) permutation = [1, 0] 
    %271 = linalg.matmul ins(%transposed_132, %collapsed_98 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%100 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %272 = linalg.matmul ins(%collapsed_131, %arg7 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%100 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_133 = tensor.expand_shape %272 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_134 = linalg.transpose ins(%expanded_133 : tensor<2x16x4x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_135 = tensor.collapse_shape %transposed_134 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_136 = linalg.transpose ins(%collapsed_93 : tensor<8x16x16xf32>) outs(%71 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %273 = linalg.batch_matmul ins(%transposed_136, %collapsed_135 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%96 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %274 = tensor.empty() : tensor<8x8x16xf32>
    %transposed_137 = linalg.transpose ins(%collapsed_94 : tensor<8x16x8xf32>) outs(%274 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %275 = linalg.batch_matmul ins(%collapsed_135, %transposed_137 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%72 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_138 = tensor.expand_shape %275 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %276 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_138, %151 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%74 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %277 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%276 : tensor<2x4x16x16xf32>) outs(%84 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x1xf32>
    %278 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151, %277 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%74 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %279 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%276, %278 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%74 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.subf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_139 = tensor.collapse_shape %279 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_140 = linalg.transpose ins(%collapsed_89 : tensor<8x16x8xf32>) outs(%274 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %280 = linalg.fill ins(%cst : f32) outs(%274 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %281 = linalg.batch_matmul ins(%transposed_140, %collapsed_139 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%280 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_141 = linalg.transpose ins(%collapsed_90 : tensor<8x8x16xf32>) outs(%95 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %282 = linalg.batch_matmul ins(%collapsed_139, %transposed_141 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%96 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_142 = tensor.expand_shape %281 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_143 = tensor.expand_shape %282 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %283 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_142 : tensor<2x4x8x16xf32>) outs(%69 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_7 : f64 to f32
      %400 = arith.mulf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x4x8x16xf32>
    %transposed_144 = linalg.transpose ins(%283 : tensor<2x4x8x16xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 1, 3, 2] 
    %284 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_143 : tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_7 : f64 to f32
      %400 = arith.mulf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x4x16x8xf32>
    %expanded_145 = tensor.expand_shape %273 [[0, 1, 2], [3], [4]] output_shape [2, 2, 2, 16, 8] : tensor<8x16x8xf32> into tensor<2x2x2x16x8xf32>
    %285 = tensor.empty() : tensor<2x2x1x16x8xf32>
    %286 = linalg.fill ins(%cst : f32) outs(%285 : tensor<2x2x1x16x8xf32>) -> tensor<2x2x1x16x8xf32>
    %287 = linalg.generic {indexing_maps = [#map21, #map29], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_145 : tensor<2x2x2x16x8xf32>) outs(%286 : tensor<2x2x1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x1x16x8xf32>
    %collapsed_146 = tensor.collapse_shape %287 [[0], [1], [2, 3], [4]] : tensor<2x2x1x16x8xf32> into tensor<2x2x16x8xf32>
    %expanded_147 = tensor.expand_shape %transposed_144 [[0], [1, 2], [3], [4]] output_shape [2, 2, 2, 16, 8] : tensor<2x4x16x8xf32> into tensor<2x2x2x16x8xf32>
    %288 = linalg.generic {indexing_maps = [#map21, #map29], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_147 : tensor<2x2x2x16x8xf32>) outs(%286 : tensor<2x2x1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x1x16x8xf32>
    %collapsed_148 = tensor.collapse_shape %288 [[0], [1], [2, 3], [4]] : tensor<2x2x1x16x8xf32> into tensor<2x2x16x8xf32>
    %extracted_slice_149 = tensor.extract_slice %collapsed_148[0, 0, 0, %c8] [2, 2, 16, 0] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x0xf32>
    %289 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_148, %expanded_37 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x8xf32>
    %extracted_slice_150 = tensor.extract_slice %289[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %extracted_slice_151 = tensor.extract_slice %289[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %290 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_150 : tensor<2x2x16x4xf32>) outs(%59 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x4xf32>
    %padded_152 = tensor.pad %290 low[0, 0, 0, 4] high[0, 0, 0, 0] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index, %arg22: index):
      tensor.yield %cst : f32
    } : tensor<2x2x16x4xf32> to tensor<2x2x16x8xf32>
    %padded_153 = tensor.pad %extracted_slice_151 low[0, 0, 0, 0] high[0, 0, 0, 4] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index, %arg22: index):
      tensor.yield %cst : f32
    } : tensor<2x2x16x4xf32> to tensor<2x2x16x8xf32>
    %291 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_152, %padded_153 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x8xf32>
    %292 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_148, %expanded_36 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x8xf32>
    %293 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%291, %292 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x8xf32>
    %extracted_slice_154 = tensor.extract_slice %284[0, 0, 0, %c8] [2, 4, 16, 0] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x0xf32>
    %294 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%284, %expanded_37 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x8xf32>
    %extracted_slice_155 = tensor.extract_slice %294[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %extracted_slice_156 = tensor.extract_slice %294[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %295 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_155 : tensor<2x4x16x4xf32>) outs(%54 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x4xf32>
    %padded_157 = tensor.pad %295 low[0, 0, 0, 4] high[0, 0, 0, 0] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index, %arg22: index):
      tensor.yield %cst : f32
    } : tensor<2x4x16x4xf32> to tensor<2x4x16x8xf32>
    %padded_158 = tensor.pad %extracted_slice_156 low[0, 0, 0, 0] high[0, 0, 0, 4] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index, %arg22: index):
      tensor.yield %cst : f32
    } : tensor<2x4x16x4xf32> to tensor<2x4x16x8xf32>
    %296 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_157, %padded_158 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x8xf32>
    %297 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%284, %expanded_36 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x8xf32>
    %298 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296, %297 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x8xf32>
    %padded_159 = tensor.pad %extracted_slice_149 low[0, 0, 0, 8] high[0, 0, 0, 0] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index, %arg22: index):
      tensor.yield %cst : f32
    } : tensor<2x2x16x0xf32> to tensor<2x2x16x8xf32>
    %299 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_159, %293 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x8xf32>
    %padded_160 = tensor.pad %extracted_slice_154 low[0, 0, 0, 8] high[0, 0, 0, 0] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index, %arg22: index):
      tensor.yield %cst : f32
    } : tensor<2x4x16x0xf32> to tensor<2x4x16x8xf32>
    %300 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_160, %298 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x8xf32>
    %301 = tensor.empty() : tensor<2x16x2x8xf32>
    %transposed_161 = linalg.transpose ins(%collapsed_146 : tensor<2x2x16x8xf32>) outs(%301 : tensor<2x16x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_162 = tensor.collapse_shape %transposed_161 [[0], [1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<2x16x16xf32>
    %transposed_163 = linalg.transpose ins(%299 : tensor<2x2x16x8xf32>) outs(%301 : tensor<2x16x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_164 = tensor.collapse_shape %transposed_163 [[0], [1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<2x16x16xf32>
    %transposed_165 = linalg.transpose ins(%300 : tensor<2x4x16x8xf32>) outs(%98 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_166 = tensor.collapse_shape %transposed_165 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32>
    %padded_167 = tensor.pad %collapsed_162 low[0, 0, 48] high[0, 0, 0] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index):
      tensor.yield %cst : f32
    } : tensor<2x16x16xf32> to tensor<2x16x64xf32>
    %padded_168 = tensor.pad %collapsed_164 low[0, 0, 32] high[0, 0, 16] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index):
      tensor.yield %cst : f32
    } : tensor<2x16x16xf32> to tensor<2x16x64xf32>
    %302 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_167, %padded_168 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %padded_169 = tensor.pad %collapsed_166 low[0, 0, 0] high[0, 0, 32] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index):
      tensor.yield %cst : f32
    } : tensor<2x16x32xf32> to tensor<2x16x64xf32>
    %303 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %padded_169 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_170 = tensor.collapse_shape %303 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %transposed_171 = linalg.transpose ins(%collapsed_170 : tensor<32x64xf32>) outs(%117 : tensor<64x32xf32>) permutation = [1, 0] 
    %304 = linalg.fill ins(%cst : f32) outs(%117 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %305 = linalg.matmul ins(%transposed_171, %collapsed_68 : tensor<64x32xf32>, tensor<32x32xf32>) outs(%304 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %306 = linalg.matmul ins(%collapsed_170, %arg8 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%100 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_172 = tensor.expand_shape %306 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %307 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_172, %arg11 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %308 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_172, %125 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %309 = linalg.generic {indexing_maps = [#map1, #map28], iterator_types = ["reduction", "reduction", "parallel"]} ins(%308 : tensor<2x16x32xf32>) outs(%229 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<1x1x32xf32>
    %collapsed_173 = tensor.collapse_shape %309 [[0, 1, 2]] : tensor<1x1x32xf32> into tensor<32xf32>
    %310 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %119 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %311 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %124 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %312 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%310 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %313 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %311 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %314 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %124 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %315 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %124 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %316 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_12 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %317 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %315 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %collapsed_174 = tensor.collapse_shape %317 [[0], [1, 2]] : tensor<2x16x1xf32> into tensor<2x16xf32>
    %318 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_174 : tensor<2x16xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %319 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.divf %in, %cst_11 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %320 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_13 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %321 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319, %320 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %322 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %321 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_175 = tensor.collapse_shape %322 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_176 = linalg.transpose ins(%collapsed_175 : tensor<32x32xf32>) outs(%99 : tensor<32x32xf32>) permutation = [1, 0] 
    %323 = linalg.matmul ins(%transposed_176, %collapsed_65 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%49 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %324 = linalg.matmul ins(%collapsed_175, %arg4 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%49 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %expanded_177 = tensor.expand_shape %324 [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf32> into tensor<2x16x64xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_177, %extracted_slice_63 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_177, %115 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %327 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %114 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %328 = linalg.generic {indexing_maps = [#map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14, %114 : tensor<i64>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: i64, %in_234: f32, %out: f32):
      %399 = arith.sitofp %in : i64 to f32
      %400 = arith.subf %399, %in_234 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x64xf32>
    %329 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_62, %328 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %330 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329 : tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %cst_1 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %331 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %330 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %inserted_slice_178 = tensor.insert_slice %331 into %252[0, 0, 0] [2, 16, 64] [1, 1, 1] : tensor<2x16x64xf32> into tensor<2x16x128xf32>
    %inserted_slice_179 = tensor.insert_slice %326 into %inserted_slice_178[0, 0, 64] [2, 16, 64] [1, 1, 1] : tensor<2x16x64xf32> into tensor<2x16x128xf32>
    %collapsed_180 = tensor.collapse_shape %inserted_slice_179 [[0, 1], [2]] : tensor<2x16x128xf32> into tensor<32x128xf32>
    %transposed_181 = linalg.transpose ins(%collapsed_180 : tensor<32x128xf32>) outs(%222 : tensor<128x32xf32>) permutation = [1, 0] 
    %332 = linalg.matmul ins(%transposed_181, %collapsed_60 : tensor<128x32xf32>, tensor<32x32xf32>) outs(%223 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %333 = linalg.matmul ins(%collapsed_180, %arg3 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%100 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_182 = tensor.expand_shape %333 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %334 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_182, %arg6 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_182, %108 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %336 = linalg.generic {indexing_maps = [#map1, #map28], iterator_types = ["reduction", "reduction", "parallel"]} ins(%335 : tensor<2x16x32xf32>) outs(%229 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<1x1x32xf32>
    %collapsed_183 = tensor.collapse_shape %336 [[0, 1, 2]] : tensor<1x1x32xf32> into tensor<32xf32>
    %337 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334, %102 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %338 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334, %107 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %339 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%337 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %340 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322, %338 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %341 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %107 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %342 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %107 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %343 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_12 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %344 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343, %342 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %collapsed_184 = tensor.collapse_shape %344 [[0], [1, 2]] : tensor<2x16x1xf32> into tensor<2x16xf32>
    %345 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_184 : tensor<2x16xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %346 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.divf %in, %cst_11 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %347 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_13 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %348 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346, %347 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %349 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %348 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_185 = tensor.collapse_shape %349 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_186 = linalg.transpose ins(%collapsed_185 : tensor<32x32xf32>) outs(%99 : tensor<32x32xf32>) permutation = [1, 0] 
    %350 = linalg.matmul ins(%transposed_186, %collapsed_57 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%100 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %351 = linalg.matmul ins(%collapsed_185, %arg1 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%100 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_187 = tensor.expand_shape %351 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_188 = linalg.transpose ins(%expanded_187 : tensor<2x16x4x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_189 = tensor.collapse_shape %transposed_188 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_190 = linalg.transpose ins(%collapsed_52 : tensor<8x16x16xf32>) outs(%71 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %352 = linalg.batch_matmul ins(%transposed_190, %collapsed_189 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%96 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %transposed_191 = linalg.transpose ins(%collapsed_53 : tensor<8x16x8xf32>) outs(%274 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %353 = linalg.batch_matmul ins(%collapsed_189, %transposed_191 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%72 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_192 = tensor.expand_shape %353 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %354 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_192, %94 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%74 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %355 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%354 : tensor<2x4x16x16xf32>) outs(%84 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x1xf32>
    %356 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94, %355 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%74 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %357 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%354, %356 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%74 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.subf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_193 = tensor.collapse_shape %357 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_194 = linalg.transpose ins(%collapsed_48 : tensor<8x16x8xf32>) outs(%274 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %358 = linalg.batch_matmul ins(%transposed_194, %collapsed_193 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%280 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_195 = linalg.transpose ins(%collapsed_49 : tensor<8x8x16xf32>) outs(%95 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %359 = linalg.batch_matmul ins(%collapsed_193, %transposed_195 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%96 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_196 = tensor.expand_shape %358 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_197 = tensor.expand_shape %359 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %360 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_196 : tensor<2x4x8x16xf32>) outs(%69 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_7 : f64 to f32
      %400 = arith.mulf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x4x8x16xf32>
    %transposed_198 = linalg.transpose ins(%360 : tensor<2x4x8x16xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 1, 3, 2] 
    %361 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_197 : tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_7 : f64 to f32
      %400 = arith.mulf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x4x16x8xf32>
    %expanded_199 = tensor.expand_shape %352 [[0, 1, 2], [3], [4]] output_shape [2, 2, 2, 16, 8] : tensor<8x16x8xf32> into tensor<2x2x2x16x8xf32>
    %362 = linalg.generic {indexing_maps = [#map21, #map29], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_199 : tensor<2x2x2x16x8xf32>) outs(%286 : tensor<2x2x1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x1x16x8xf32>
    %collapsed_200 = tensor.collapse_shape %362 [[0], [1], [2, 3], [4]] : tensor<2x2x1x16x8xf32> into tensor<2x2x16x8xf32>
    %expanded_201 = tensor.expand_shape %transposed_198 [[0], [1, 2], [3], [4]] output_shape [2, 2, 2, 16, 8] : tensor<2x4x16x8xf32> into tensor<2x2x2x16x8xf32>
    %363 = linalg.generic {indexing_maps = [#map21, #map29], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_201 : tensor<2x2x2x16x8xf32>) outs(%286 : tensor<2x2x1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x1x16x8xf32>
    %collapsed_202 = tensor.collapse_shape %363 [[0], [1], [2, 3], [4]] : tensor<2x2x1x16x8xf32> into tensor<2x2x16x8xf32>
    %extracted_slice_203 = tensor.extract_slice %collapsed_202[0, 0, 0, %c8] [2, 2, 16, 0] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x0xf32>
    %364 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_202, %expanded_37 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x8xf32>
    %extracted_slice_204 = tensor.extract_slice %364[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %extracted_slice_205 = tensor.extract_slice %364[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %365 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_204 : tensor<2x2x16x4xf32>) outs(%59 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x4xf32>
    %padded_206 = tensor.pad %365 low[0, 0, 0, 4] high[0, 0, 0, 0] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index, %arg22: index):
      tensor.yield %cst : f32
    } : tensor<2x2x16x4xf32> to tensor<2x2x16x8xf32>
    %padded_207 = tensor.pad %extracted_slice_205 low[0, 0, 0, 0] high[0, 0, 0, 4] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index, %arg22: index):
      tensor.yield %cst : f32
    } : tensor<2x2x16x4xf32> to tensor<2x2x16x8xf32>
    %366 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_206, %padded_207 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x8xf32>
    %367 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_202, %expanded_36 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x8xf32>
    %368 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%366, %367 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x8xf32>
    %extracted_slice_208 = tensor.extract_slice %361[0, 0, 0, %c8] [2, 4, 16, 0] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x0xf32>
    %369 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%361, %expanded_37 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x8xf32>
    %extracted_slice_209 = tensor.extract_slice %369[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %extracted_slice_210 = tensor.extract_slice %369[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %370 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_209 : tensor<2x4x16x4xf32>) outs(%54 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x4xf32>
    %padded_211 = tensor.pad %370 low[0, 0, 0, 4] high[0, 0, 0, 0] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index, %arg22: index):
      tensor.yield %cst : f32
    } : tensor<2x4x16x4xf32> to tensor<2x4x16x8xf32>
    %padded_212 = tensor.pad %extracted_slice_210 low[0, 0, 0, 0] high[0, 0, 0, 4] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index, %arg22: index):
      tensor.yield %cst : f32
    } : tensor<2x4x16x4xf32> to tensor<2x4x16x8xf32>
    %371 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_211, %padded_212 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x8xf32>
    %372 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%361, %expanded_36 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x8xf32>
    %373 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%371, %372 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x8xf32>
    %padded_213 = tensor.pad %extracted_slice_203 low[0, 0, 0, 8] high[0, 0, 0, 0] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index, %arg22: index):
      tensor.yield %cst : f32
    } : tensor<2x2x16x0xf32> to tensor<2x2x16x8xf32>
    %374 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_213, %368 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%52 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x2x16x8xf32>
    %padded_214 = tensor.pad %extracted_slice_208 low[0, 0, 0, 8] high[0, 0, 0, 0] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index, %arg22: index):
      tensor.yield %cst : f32
    } : tensor<2x4x16x0xf32> to tensor<2x4x16x8xf32>
    %375 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_214, %373 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x8xf32>
    %transposed_215 = linalg.transpose ins(%collapsed_200 : tensor<2x2x16x8xf32>) outs(%301 : tensor<2x16x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_216 = tensor.collapse_shape %transposed_215 [[0], [1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<2x16x16xf32>
    %transposed_217 = linalg.transpose ins(%374 : tensor<2x2x16x8xf32>) outs(%301 : tensor<2x16x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_218 = tensor.collapse_shape %transposed_217 [[0], [1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<2x16x16xf32>
    %transposed_219 = linalg.transpose ins(%375 : tensor<2x4x16x8xf32>) outs(%98 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_220 = tensor.collapse_shape %transposed_219 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32>
    %padded_221 = tensor.pad %collapsed_216 low[0, 0, 48] high[0, 0, 0] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index):
      tensor.yield %cst : f32
    } : tensor<2x16x16xf32> to tensor<2x16x64xf32>
    %padded_222 = tensor.pad %collapsed_218 low[0, 0, 32] high[0, 0, 16] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index):
      tensor.yield %cst : f32
    } : tensor<2x16x16xf32> to tensor<2x16x64xf32>
    %376 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_221, %padded_222 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %padded_223 = tensor.pad %collapsed_220 low[0, 0, 0] high[0, 0, 32] {
    ^bb0(%arg19: index, %arg20: index, %arg21: index):
      tensor.yield %cst : f32
    } : tensor<2x16x32xf32> to tensor<2x16x64xf32>
    %377 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376, %padded_223 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%113 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x64xf32>
    %collapsed_224 = tensor.collapse_shape %377 [[0, 1], [2]] : tensor<2x16x64xf32> into tensor<32x64xf32>
    %transposed_225 = linalg.transpose ins(%collapsed_224 : tensor<32x64xf32>) outs(%117 : tensor<64x32xf32>) permutation = [1, 0] 
    %378 = linalg.matmul ins(%transposed_225, %collapsed : tensor<64x32xf32>, tensor<32x32xf32>) outs(%304 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %379 = linalg.matmul ins(%collapsed_224, %arg2 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%100 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_226 = tensor.expand_shape %379 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %380 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_226, %arg5 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %381 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_226, %46 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %382 = linalg.generic {indexing_maps = [#map1, #map28], iterator_types = ["reduction", "reduction", "parallel"]} ins(%381 : tensor<2x16x32xf32>) outs(%229 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<1x1x32xf32>
    %collapsed_227 = tensor.collapse_shape %382 [[0, 1, 2]] : tensor<1x1x32xf32> into tensor<32xf32>
    %383 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %1 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %384 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %45 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %385 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%383 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %386 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349, %384 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %387 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %45 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %388 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387, %45 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %389 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_12 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %390 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389, %388 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %collapsed_228 = tensor.collapse_shape %390 [[0], [1, 2]] : tensor<2x16x1xf32> into tensor<2x16xf32>
    %391 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_228 : tensor<2x16xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %392 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.divf %in, %cst_11 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %393 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_13 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %394 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392, %393 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.mulf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %395 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386, %394 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_234: f32, %out: f32):
      %399 = arith.addf %in, %in_234 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_229 = tensor.collapse_shape %arg17 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %collapsed_230 = tensor.collapse_shape %395 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %396 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_229 : tensor<32xi64>) outs(%188 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %399 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %399 : i1
    } -> tensor<32xi1>
    %expanded_231 = tensor.expand_shape %396 [[0, 1]] output_shape [32, 1] : tensor<32xi1> into tensor<32x1xi1>
    %397 = linalg.generic {indexing_maps = [#map6, #map27, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_231, %cst_4, %collapsed_230 : tensor<32x1xi1>, tensor<f32>, tensor<32x32xf32>) outs(%99 : tensor<32x32xf32>) {
    ^bb0(%in: i1, %in_234: f32, %in_235: f32, %out: f32):
      %399 = arith.select %in, %in_234, %in_235 : f32
      linalg.yield %399 : f32
    } -> tensor<32x32xf32>
    %expanded_232 = tensor.expand_shape %collapsed_229 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_233 = tensor.expand_shape %397 [[0], [1, 2]] output_shape [32, 1, 32] : tensor<32x32xf32> into tensor<32x1x32xf32>
    %398 = scf.for %arg19 = %c0 to %c32 step %c1 iter_args(%arg20 = %223) -> (tensor<128x32xf32>) {
      %extracted = tensor.extract %expanded_232[%arg19, %c0] : tensor<32x1xi64>
      %399 = arith.index_cast %extracted : i64 to index
      %extracted_slice_234 = tensor.extract_slice %expanded_233[%arg19, 0, 0] [1, 1, 32] [1, 1, 1] : tensor<32x1x32xf32> to tensor<32xf32>
      %extracted_slice_235 = tensor.extract_slice %arg20[%399, 0] [1, 32] [1, 1] : tensor<128x32xf32> to tensor<32xf32>
      %400 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_234 : tensor<32xf32>) outs(%extracted_slice_235 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %401 = arith.addf %out, %in : f32
        linalg.yield %401 : f32
      } -> tensor<32xf32>
      %inserted_slice_236 = tensor.insert_slice %400 into %arg20[%399, 0] [1, 32] [1, 1] : tensor<32xf32> into tensor<128x32xf32>
      scf.yield %inserted_slice_236 : tensor<128x32xf32>
    }
    return %207, %398, %350, %378, %332, %323, %collapsed_227, %collapsed_183, %271, %305, %253, %243, %collapsed_173, %collapsed_129, %collapsed_119, %224 : tensor<f32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<128x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<128x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>
  }
}
