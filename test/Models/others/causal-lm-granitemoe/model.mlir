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
#map25 = affine_map<(d0, d1) -> ()>
#map26 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map27 = affine_map<(d0, d1, d2) -> (d0)>
#map28 = affine_map<(d0) -> ()>
#map29 = affine_map<() -> ()>
#map30 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map31 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, 0, d3, d4)>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeForCausalLM" bases ["transformers.models.granitemoe.modeling_granitemoe.GraniteMoePreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin", "transformers.generation.utils.GenerationMixin", "transformers.generation.continuous_batching.continuous_api.ContinuousMixin"] {
    fsdp.module @model class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeModel" bases ["transformers.models.granitemoe.modeling_granitemoe.GraniteMoePreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
      fsdp.module @embed_tokens class "torch.nn.modules.sparse.Embedding" {
        fsdp.param @weight : tensor<128x32xf32>
      }
      fsdp.module @layers class "torch.nn.modules.container.ModuleList" {
        fsdp.module @"0" class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeDecoderLayer" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
          fsdp.module @self_attn class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeAttention" {
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
          fsdp.module @input_layernorm class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeRMSNorm" {
            fsdp.param @weight : tensor<32xf32>
          }
          fsdp.module @post_attention_layernorm class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeRMSNorm" {
            fsdp.param @weight : tensor<32xf32>
          }
          fsdp.module @block_sparse_moe class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeMoE" {
            fsdp.module @router class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeTopKRouter" {
              fsdp.param @weight : tensor<4x32xf32>
            }
            fsdp.module @experts class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeExperts" {
              fsdp.param @gate_up_proj : tensor<4x128x32xf32>
              fsdp.param @down_proj : tensor<4x32x64xf32>
              fsdp.module @act_fn class "transformers.activations.SiLUActivation" {
              }
            }
          }
        }
        fsdp.module @"1" class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeDecoderLayer" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
          fsdp.module @self_attn class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeAttention" {
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
          fsdp.module @input_layernorm class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeRMSNorm" {
            fsdp.param @weight : tensor<32xf32>
          }
          fsdp.module @post_attention_layernorm class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeRMSNorm" {
            fsdp.param @weight : tensor<32xf32>
          }
          fsdp.module @block_sparse_moe class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeMoE" {
            fsdp.module @router class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeTopKRouter" {
              fsdp.param @weight : tensor<4x32xf32>
            }
            fsdp.module @experts class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeExperts" {
              fsdp.param @gate_up_proj : tensor<4x128x32xf32>
              fsdp.param @down_proj : tensor<4x32x64xf32>
              fsdp.module @act_fn class "transformers.activations.SiLUActivation" {
              }
            }
          }
        }
      }
      fsdp.module @norm class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeRMSNorm" {
        fsdp.param @weight : tensor<32xf32>
      }
      fsdp.module @rotary_emb class "transformers.models.granitemoe.modeling_granitemoe.GraniteMoeRotaryEmbedding" {
        fsdp.buffer transient @inv_freq : tensor<4xf32>
        fsdp.buffer transient @original_inv_freq : tensor<4xf32>
      }
    }
    fsdp.module @lm_head class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<128x32xf32>
    }
  }
  func.func @step(%arg0: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@model::@embed_tokens::@weight>}, %arg1: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@self_attn::@q_proj::@weight>}, %arg2: tensor<16x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@self_attn::@k_proj::@weight>}, %arg3: tensor<16x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@self_attn::@v_proj::@weight>}, %arg4: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@self_attn::@o_proj::@weight>}, %arg5: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@input_layernorm::@weight>}, %arg6: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@post_attention_layernorm::@weight>}, %arg7: tensor<4x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@block_sparse_moe::@router::@weight>}, %arg8: tensor<4x128x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@block_sparse_moe::@experts::@gate_up_proj>}, %arg9: tensor<4x32x64xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"0"::@block_sparse_moe::@experts::@down_proj>}, %arg10: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@self_attn::@q_proj::@weight>}, %arg11: tensor<16x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@self_attn::@k_proj::@weight>}, %arg12: tensor<16x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@self_attn::@v_proj::@weight>}, %arg13: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@self_attn::@o_proj::@weight>}, %arg14: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@input_layernorm::@weight>}, %arg15: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@post_attention_layernorm::@weight>}, %arg16: tensor<4x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@block_sparse_moe::@router::@weight>}, %arg17: tensor<4x128x32xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@block_sparse_moe::@experts::@gate_up_proj>}, %arg18: tensor<4x32x64xf32> {fsdp.role = #fsdp.state<@model::@model::@layers::@"1"::@block_sparse_moe::@experts::@down_proj>}, %arg19: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@norm::@weight>}, %arg20: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@lm_head::@weight>}, %arg21: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@model::@rotary_emb::@inv_freq>}, %arg22: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@model::@rotary_emb::@original_inv_freq>}, %arg23: tensor<2x16xi64> {fsdp.role = #fsdp.input<"input_ids", indices = [0, 128]>}, %arg24: tensor<2x16xi64> {fsdp.role = #fsdp.input<"labels">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@embed_tokens::@weight>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@self_attn::@q_proj::@weight>}, tensor<16x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@self_attn::@k_proj::@weight>}, tensor<16x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@self_attn::@v_proj::@weight>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@self_attn::@o_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@input_layernorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@post_attention_layernorm::@weight>}, tensor<4x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@block_sparse_moe::@router::@weight>}, tensor<4x128x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@block_sparse_moe::@experts::@gate_up_proj>}, tensor<4x32x64xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"0"::@block_sparse_moe::@experts::@down_proj>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@self_attn::@q_proj::@weight>}, tensor<16x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@self_attn::@k_proj::@weight>}, tensor<16x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@self_attn::@v_proj::@weight>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@self_attn::@o_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@input_layernorm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@post_attention_layernorm::@weight>}, tensor<4x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@block_sparse_moe::@router::@weight>}, tensor<4x128x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@block_sparse_moe::@experts::@gate_up_proj>}, tensor<4x32x64xf32> {fsdp.role = #fsdp.grad<@model::@model::@layers::@"1"::@block_sparse_moe::@experts::@down_proj>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@norm::@weight>}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@lm_head::@weight>}) {
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c0 = arith.constant 0 : index
    %c127_i64 = arith.constant 127 : i64
    %c-100_i64 = arith.constant -100 : i64
    %c4_i64 = arith.constant 4 : i64
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %false = arith.constant false
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<32x4xf32>
    %cst_3 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<32x4xf32>
    %cst_5 = arith.constant dense<false> : tensor<32x4xi1>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<2x4x16x16xf32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_8 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_9 = arith.constant dense<true> : tensor<i1>
    %cst_10 = arith.constant 0xFFF0000000000000 : f64
    %cst_11 = arith.constant 9.9999999999999995E-7 : f64
    %cst_12 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = arith.constant 3.200000e+01 : f32
    %cst_14 = arith.constant -5.000000e-01 : f32
    %cst_15 = arith.constant 2.000000e+00 : f32
    %cst_16 = arith.constant dense<1> : tensor<i64>
    %cst_17 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<2x16x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg23 : tensor<2x16xi64>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %522 = arith.index_cast %in : i64 to index
      %523 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%522, %523] : tensor<128x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x16x32xf32>
    %2 = tensor.empty() : tensor<16xi64>
    %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%2 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %522 = linalg.index 0 : index
      %523 = arith.index_cast %522 : index to i64
      linalg.yield %523 : i64
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
      %522 = arith.subi %in, %c1_i64 : i64
      linalg.yield %522 : i64
    } -> tensor<2x1xi64>
    %8 = tensor.empty() : tensor<2x17xi64>
    %inserted_slice = tensor.insert_slice %7 into %8[0, 0] [2, 1] [1, 1] : tensor<2x1xi64> into tensor<2x17xi64>
    %inserted_slice_18 = tensor.insert_slice %5 into %inserted_slice[0, 1] [2, 16] [1, 1] : tensor<2x16xi64> into tensor<2x17xi64>
    %extracted_slice_19 = tensor.extract_slice %inserted_slice_18[0, 0] [2, 16] [1, 1] : tensor<2x17xi64> to tensor<2x16xi64>
    %9 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%5, %extracted_slice_19 : tensor<2x16xi64>, tensor<2x16xi64>) outs(%4 : tensor<2x16xi64>) {
    ^bb0(%in: i64, %in_285: i64, %out: i64):
      %522 = arith.subi %in, %in_285 : i64
      linalg.yield %522 : i64
    } -> tensor<2x16xi64>
    %10 = tensor.empty() : tensor<2x16xi1>
    %11 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<2x16xi64>) outs(%10 : tensor<2x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %522 = arith.cmpi ne, %in, %c1_i64 : i64
      linalg.yield %522 : i1
    } -> tensor<2x16xi1>
    %12 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<2x16xi1>) outs(%4 : tensor<2x16xi64>) {
    ^bb0(%in: i1, %out: i64):
      %522 = arith.extui %in : i1 to i64
      linalg.yield %522 : i64
    } -> tensor<2x16xi64>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [1, 16] : tensor<16xi64> into tensor<1x16xi64>
    %expanded_20 = tensor.expand_shape %3 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %13 = tensor.empty() : tensor<16x16xi1>
    %14 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_20 : tensor<1x16xi64>, tensor<16x1xi64>) outs(%13 : tensor<16x16xi1>) {
    ^bb0(%in: i64, %in_285: i64, %out: i1):
      %522 = arith.cmpi sle, %in, %in_285 : i64
      linalg.yield %522 : i1
    } -> tensor<16x16xi1>
    %expanded_21 = tensor.expand_shape %12 [[0], [1, 2]] output_shape [2, 1, 16] : tensor<2x16xi64> into tensor<2x1x16xi64>
    %15 = tensor.empty() : tensor<2x16x16xi64>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %expanded_21, %cst_17 : tensor<16x16xi1>, tensor<2x1x16xi64>, tensor<i64>) outs(%15 : tensor<2x16x16xi64>) {
    ^bb0(%in: i1, %in_285: i64, %in_286: i64, %out: i64):
      %522 = arith.select %in, %in_285, %in_286 : i64
      linalg.yield %522 : i64
    } -> tensor<2x16x16xi64>
    %17 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<2x16xi64>) -> tensor<2x16xi64>
    %18 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<2x16x16xi64>) outs(%17 : tensor<2x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %522 = arith.addi %in, %out : i64
      linalg.yield %522 : i64
    } -> tensor<2x16xi64>
    %19 = tensor.empty() : tensor<2xi64>
    %20 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%19 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %522 = linalg.index 0 : index
      %523 = arith.index_cast %522 : index to i64
      linalg.yield %523 : i64
    } -> tensor<2xi64>
    %expanded_22 = tensor.expand_shape %20 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_23 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 16, 1] : tensor<16xi64> into tensor<1x1x16x1xi64>
    %expanded_24 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xi64> into tensor<1x1x1x16xi64>
    %21 = tensor.empty() : tensor<2x1x16x1xi64>
    %22 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %expanded_23 : tensor<2x1x1x1xi64>, tensor<1x1x16x1xi64>) outs(%21 : tensor<2x1x16x1xi64>) {
    ^bb0(%in: i64, %in_285: i64, %out: i64):
      %522 = arith.cmpi slt, %in, %c0_i64 : i64
      %523 = arith.addi %in, %c2_i64 : i64
      %524 = arith.select %522, %523, %in : i64
      %525 = arith.index_cast %524 : i64 to index
      %526 = arith.cmpi slt, %in_285, %c0_i64 : i64
      %527 = arith.addi %in_285, %c16_i64 : i64
      %528 = arith.select %526, %527, %in_285 : i64
      %529 = arith.index_cast %528 : i64 to index
      %extracted = tensor.extract %18[%525, %529] : tensor<2x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x16x1xi64>
    %23 = tensor.empty() : tensor<2x1x1x16xi64>
    %24 = linalg.generic {indexing_maps = [#map10, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %expanded_24 : tensor<2x1x1x1xi64>, tensor<1x1x1x16xi64>) outs(%23 : tensor<2x1x1x16xi64>) {
    ^bb0(%in: i64, %in_285: i64, %out: i64):
      %522 = arith.cmpi slt, %in, %c0_i64 : i64
      %523 = arith.addi %in, %c2_i64 : i64
      %524 = arith.select %522, %523, %in : i64
      %525 = arith.index_cast %524 : i64 to index
      %526 = arith.cmpi slt, %in_285, %c0_i64 : i64
      %527 = arith.addi %in_285, %c16_i64 : i64
      %528 = arith.select %526, %527, %in_285 : i64
      %529 = arith.index_cast %528 : i64 to index
      %extracted = tensor.extract %18[%525, %529] : tensor<2x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x1x16xi64>
    %25 = tensor.empty() : tensor<2x1x16x16xi1>
    %26 = linalg.generic {indexing_maps = [#map14, #map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %24 : tensor<2x1x16x1xi64>, tensor<2x1x1x16xi64>) outs(%25 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i64, %in_285: i64, %out: i1):
      %522 = arith.cmpi eq, %in, %in_285 : i64
      linalg.yield %522 : i1
    } -> tensor<2x1x16x16xi1>
    %27 = linalg.generic {indexing_maps = [#map16, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9, %26 : tensor<i1>, tensor<2x1x16x16xi1>) outs(%25 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i1, %in_285: i1, %out: i1):
      %522 = arith.andi %in, %in_285 : i1
      linalg.yield %522 : i1
    } -> tensor<2x1x16x16xi1>
    %28 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %expanded_23 : tensor<2x1x1x1xi64>, tensor<1x1x16x1xi64>) outs(%21 : tensor<2x1x16x1xi64>) {
    ^bb0(%in: i64, %in_285: i64, %out: i64):
      %522 = arith.cmpi slt, %in, %c0_i64 : i64
      %523 = arith.addi %in, %c2_i64 : i64
      %524 = arith.select %522, %523, %in : i64
      %525 = arith.index_cast %524 : i64 to index
      %526 = arith.cmpi slt, %in_285, %c0_i64 : i64
      %527 = arith.addi %in_285, %c16_i64 : i64
      %528 = arith.select %526, %527, %in_285 : i64
      %529 = arith.index_cast %528 : i64 to index
      %extracted = tensor.extract %5[%525, %529] : tensor<2x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x16x1xi64>
    %29 = linalg.generic {indexing_maps = [#map10, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %expanded_24 : tensor<2x1x1x1xi64>, tensor<1x1x1x16xi64>) outs(%23 : tensor<2x1x1x16xi64>) {
    ^bb0(%in: i64, %in_285: i64, %out: i64):
      %522 = arith.cmpi slt, %in, %c0_i64 : i64
      %523 = arith.addi %in, %c2_i64 : i64
      %524 = arith.select %522, %523, %in : i64
      %525 = arith.index_cast %524 : i64 to index
      %526 = arith.cmpi slt, %in_285, %c0_i64 : i64
      %527 = arith.addi %in_285, %c16_i64 : i64
      %528 = arith.select %526, %527, %in_285 : i64
      %529 = arith.index_cast %528 : i64 to index
      %extracted = tensor.extract %5[%525, %529] : tensor<2x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x1x16xi64>
    %30 = linalg.generic {indexing_maps = [#map15, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %28 : tensor<2x1x1x16xi64>, tensor<2x1x16x1xi64>) outs(%25 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i64, %in_285: i64, %out: i1):
      %522 = arith.cmpi sle, %in, %in_285 : i64
      linalg.yield %522 : i1
    } -> tensor<2x1x16x16xi1>
    %31 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %30 : tensor<2x1x16x16xi1>, tensor<2x1x16x16xi1>) outs(%25 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i1, %in_285: i1, %out: i1):
      %522 = arith.andi %in, %in_285 : i1
      linalg.yield %522 : i1
    } -> tensor<2x1x16x16xi1>
    %expanded_25 = tensor.expand_shape %3 [[0, 1, 2]] output_shape [1, 16, 1] : tensor<16xi64> into tensor<1x16x1xi64>
    %32 = tensor.empty() : tensor<1x16x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<1x16x1xi64>) outs(%32 : tensor<1x16x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %522 = arith.sitofp %in : i64 to f32
      linalg.yield %522 : f32
    } -> tensor<1x16x1xf32>
    %34 = tensor.empty() : tensor<1x16x4xf32>
    %35 = linalg.generic {indexing_maps = [#map17, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %arg21 : tensor<1x16x1xf32>, tensor<4xf32>) outs(%34 : tensor<1x16x4xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<1x16x4xf32>
    %36 = tensor.empty() : tensor<1x16x8xf32>
    %inserted_slice_26 = tensor.insert_slice %35 into %36[0, 0, 0] [1, 16, 4] [1, 1, 1] : tensor<1x16x4xf32> into tensor<1x16x8xf32>
    %inserted_slice_27 = tensor.insert_slice %35 into %inserted_slice_26[0, 0, 4] [1, 16, 4] [1, 1, 1] : tensor<1x16x4xf32> into tensor<1x16x8xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_27 : tensor<1x16x8xf32>) outs(%36 : tensor<1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = math.cos %in : f32
      linalg.yield %522 : f32
    } -> tensor<1x16x8xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_27 : tensor<1x16x8xf32>) outs(%36 : tensor<1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = math.sin %in : f32
      linalg.yield %522 : f32
    } -> tensor<1x16x8xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %40 = tensor.empty() : tensor<2x16x1xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.divf %in, %cst_13 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.truncf %cst_11 : f64 to f32
      %523 = arith.addf %in, %522 : f32
      linalg.yield %523 : f32
    } -> tensor<2x16x1xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = math.rsqrt %in : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %45 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %47 = linalg.generic {indexing_maps = [#map18, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5, %46 : tensor<32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %48 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %47 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %50 = linalg.matmul ins(%collapsed, %transposed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_28 = tensor.expand_shape %50 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %51 = tensor.empty() : tensor<2x4x16x8xf32>
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<2x16x4x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %52 = tensor.empty() : tensor<32x16xf32>
    %transposed_30 = linalg.transpose ins(%arg2 : tensor<16x32xf32>) outs(%52 : tensor<32x16xf32>) permutation = [1, 0] 
    %53 = linalg.fill ins(%cst : f32) outs(%52 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %54 = linalg.matmul ins(%collapsed, %transposed_30 : tensor<32x32xf32>, tensor<32x16xf32>) outs(%53 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_31 = tensor.expand_shape %54 [[0, 1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<32x16xf32> into tensor<2x16x2x8xf32>
    %55 = tensor.empty() : tensor<2x2x16x8xf32>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<2x16x2x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_33 = linalg.transpose ins(%arg3 : tensor<16x32xf32>) outs(%52 : tensor<32x16xf32>) permutation = [1, 0] 
    %56 = linalg.matmul ins(%collapsed, %transposed_33 : tensor<32x32xf32>, tensor<32x16xf32>) outs(%53 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_34 = tensor.expand_shape %56 [[0, 1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<32x16xf32> into tensor<2x16x2x8xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x16x2x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_36 = tensor.expand_shape %37 [[0], [1, 2], [3]] output_shape [1, 1, 16, 8] : tensor<1x16x8xf32> into tensor<1x1x16x8xf32>
    %expanded_37 = tensor.expand_shape %38 [[0], [1, 2], [3]] output_shape [1, 1, 16, 8] : tensor<1x16x8xf32> into tensor<1x1x16x8xf32>
    %57 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_29, %expanded_36 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x8xf32>
    %extracted_slice_38 = tensor.extract_slice %transposed_29[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %extracted_slice_39 = tensor.extract_slice %transposed_29[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %58 = tensor.empty() : tensor<2x4x16x4xf32>
    %59 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_39 : tensor<2x4x16x4xf32>) outs(%58 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.negf %in : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x4xf32>
    %inserted_slice_40 = tensor.insert_slice %59 into %51[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x4xf32> into tensor<2x4x16x8xf32>
    %inserted_slice_41 = tensor.insert_slice %extracted_slice_38 into %inserted_slice_40[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x4xf32> into tensor<2x4x16x8xf32>
    %60 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_41, %expanded_37 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x8xf32>
    %61 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %60 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x8xf32>
    %62 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_32, %expanded_36 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x8xf32>
    %extracted_slice_42 = tensor.extract_slice %transposed_32[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %extracted_slice_43 = tensor.extract_slice %transposed_32[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %63 = tensor.empty() : tensor<2x2x16x4xf32>
    %64 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_43 : tensor<2x2x16x4xf32>) outs(%63 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.negf %in : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x4xf32>
    %inserted_slice_44 = tensor.insert_slice %64 into %55[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x2x16x8xf32>
    %inserted_slice_45 = tensor.insert_slice %extracted_slice_42 into %inserted_slice_44[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x2x16x8xf32>
    %65 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_45, %expanded_37 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x8xf32>
    %66 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %65 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x8xf32>
    %67 = tensor.empty() : tensor<2x2x2x16x8xf32>
    %68 = linalg.generic {indexing_maps = [#map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x2x16x8xf32>) outs(%67 : tensor<2x2x2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x16x8xf32>
    %collapsed_46 = tensor.collapse_shape %68 [[0], [1, 2], [3], [4]] : tensor<2x2x2x16x8xf32> into tensor<2x4x16x8xf32>
    %69 = linalg.generic {indexing_maps = [#map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_35 : tensor<2x2x16x8xf32>) outs(%67 : tensor<2x2x2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x16x8xf32>
    %70 = tensor.empty() : tensor<2x1x16x16xf32>
    %71 = linalg.generic {indexing_maps = [#map12, #map16, #map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %cst_7, %cst_8 : tensor<2x1x16x16xi1>, tensor<f32>, tensor<f32>) outs(%70 : tensor<2x1x16x16xf32>) {
    ^bb0(%in: i1, %in_285: f32, %in_286: f32, %out: f32):
      %522 = arith.select %in, %in_285, %in_286 : f32
      linalg.yield %522 : f32
    } -> tensor<2x1x16x16xf32>
    %72 = tensor.empty() : tensor<2x4x8x16xf32>
    %transposed_47 = linalg.transpose ins(%collapsed_46 : tensor<2x4x16x8xf32>) outs(%72 : tensor<2x4x8x16xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_48 = tensor.collapse_shape %61 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_49 = tensor.collapse_shape %transposed_47 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %73 = tensor.empty() : tensor<8x16x16xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %75 = linalg.batch_matmul ins(%collapsed_48, %collapsed_49 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%74 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_50 = tensor.expand_shape %75 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %76 = tensor.empty() : tensor<2x4x16x16xf32>
    %77 = linalg.generic {indexing_maps = [#map12, #map22, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_50, %71 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%76 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x16xf32>
    %78 = tensor.empty() : tensor<2x4x16xi64>
    %79 = linalg.fill ins(%c0_i64 : i64) outs(%78 : tensor<2x4x16xi64>) -> tensor<2x4x16xi64>
    %80 = tensor.empty() : tensor<2x4x16xf32>
    %81 = linalg.fill ins(%cst_0 : f32) outs(%80 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %82:2 = linalg.generic {indexing_maps = [#map12, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%77 : tensor<2x4x16x16xf32>) outs(%81, %79 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_285: i64):
      %522 = linalg.index 3 : index
      %523 = arith.index_cast %522 : index to i64
      %524 = arith.maximumf %in, %out : f32
      %525 = arith.cmpf ogt, %in, %out : f32
      %526 = arith.select %525, %523, %out_285 : i64
      linalg.yield %524, %526 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_51 = tensor.expand_shape %82#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %83 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77, %expanded_51 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%76 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.subf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x16xf32>
    %84 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<2x4x16x16xf32>) outs(%76 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = math.exp %in : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x16xf32>
    %85 = tensor.empty() : tensor<2x4x16x1xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%85 : tensor<2x4x16x1xf32>) -> tensor<2x4x16x1xf32>
    %87 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%84 : tensor<2x4x16x16xf32>) outs(%86 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x1xf32>
    %88 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %87 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%76 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.divf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x16xf32>
    %89 = tensor.empty() : tensor<2x4x16x16xi1>
    %90 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<2x4x16x16xf32>) outs(%89 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %522 = arith.extf %in : f32 to f64
      %523 = arith.cmpf oeq, %522, %cst_10 : f64
      linalg.yield %523 : i1
    } -> tensor<2x4x16x16xi1>
    %91 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<2x4x16x16xi1>) outs(%89 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %522 = arith.cmpi eq, %in, %false : i1
      linalg.yield %522 : i1
    } -> tensor<2x4x16x16xi1>
    %92 = tensor.empty() : tensor<2x4x16x1xi1>
    %93 = linalg.fill ins(%false : i1) outs(%92 : tensor<2x4x16x1xi1>) -> tensor<2x4x16x1xi1>
    %94 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%91 : tensor<2x4x16x16xi1>) outs(%93 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %522 = arith.ori %in, %out : i1
      linalg.yield %522 : i1
    } -> tensor<2x4x16x1xi1>
    %95 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<2x4x16x1xi1>) outs(%92 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %522 = arith.cmpi eq, %in, %false : i1
      linalg.yield %522 : i1
    } -> tensor<2x4x16x1xi1>
    %96 = linalg.generic {indexing_maps = [#map14, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %cst_6, %88 : tensor<2x4x16x1xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%76 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_285: f32, %in_286: f32, %out: f32):
      %522 = arith.select %in, %in_285, %in_286 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_52 = tensor.collapse_shape %96 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_53 = tensor.collapse_shape %69 [[0, 1, 2], [3], [4]] : tensor<2x2x2x16x8xf32> into tensor<8x16x8xf32>
    %97 = tensor.empty() : tensor<8x16x8xf32>
    %98 = linalg.fill ins(%cst : f32) outs(%97 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %99 = linalg.batch_matmul ins(%collapsed_52, %collapsed_53 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%98 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_54 = tensor.expand_shape %99 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %100 = tensor.empty() : tensor<2x16x4x8xf32>
    %transposed_55 = linalg.transpose ins(%expanded_54 : tensor<2x4x16x8xf32>) outs(%100 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_56 = linalg.transpose ins(%arg4 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_57 = tensor.collapse_shape %transposed_55 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %101 = linalg.matmul ins(%collapsed_57, %transposed_56 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_58 = tensor.expand_shape %101 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded_58 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %102 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.divf %in, %cst_13 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.truncf %cst_11 : f64 to f32
      %523 = arith.addf %in, %522 : f32
      linalg.yield %523 : f32
    } -> tensor<2x16x1xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = math.rsqrt %in : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %107 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %109 = linalg.generic {indexing_maps = [#map18, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %108 : tensor<32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_59 = tensor.collapse_shape %109 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %110 = tensor.empty() : tensor<32x4xf32>
    %transposed_60 = linalg.transpose ins(%arg7 : tensor<4x32xf32>) outs(%110 : tensor<32x4xf32>) permutation = [1, 0] 
    %111 = linalg.fill ins(%cst : f32) outs(%110 : tensor<32x4xf32>) -> tensor<32x4xf32>
    %112 = linalg.matmul ins(%collapsed_59, %transposed_60 : tensor<32x32xf32>, tensor<32x4xf32>) outs(%111 : tensor<32x4xf32>) -> tensor<32x4xf32>
    %113 = tensor.empty() : tensor<4xi64>
    %114 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%113 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %522 = linalg.index 0 : index
      %523 = arith.index_cast %522 : index to i64
      linalg.yield %523 : i64
    } -> tensor<4xi64>
    %expanded_61 = tensor.expand_shape %114 [[0, 1]] output_shape [1, 4] : tensor<4xi64> into tensor<1x4xi64>
    %115 = tensor.empty() : tensor<32xi64>
    %116 = linalg.fill ins(%c0_i64 : i64) outs(%115 : tensor<32xi64>) -> tensor<32xi64>
    %117 = tensor.empty() : tensor<32xf32>
    %118 = linalg.fill ins(%cst_0 : f32) outs(%117 : tensor<32xf32>) -> tensor<32xf32>
    %119:2 = linalg.generic {indexing_maps = [#map4, #map24, #map24], iterator_types = ["parallel", "reduction"]} ins(%cst_4 : tensor<32x4xf32>) outs(%118, %116 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_285: i64):
      %522 = linalg.index 1 : index
      %523 = arith.index_cast %522 : index to i64
      %524 = arith.maximumf %in, %out : f32
      %525 = arith.cmpf ogt, %in, %out : f32
      %526 = arith.select %525, %523, %out_285 : i64
      linalg.yield %524, %526 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_62 = tensor.expand_shape %119#1 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %120:2 = linalg.generic {indexing_maps = [#map4, #map24, #map24], iterator_types = ["parallel", "reduction"]} ins(%112 : tensor<32x4xf32>) outs(%118, %116 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_285: i64):
      %522 = linalg.index 1 : index
      %523 = arith.index_cast %522 : index to i64
      %524 = arith.maximumf %in, %out : f32
      %525 = arith.cmpf ogt, %in, %out : f32
      %526 = arith.select %525, %523, %out_285 : i64
      linalg.yield %524, %526 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_63 = tensor.expand_shape %120#1 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %121 = tensor.empty() : tensor<32x1xf32>
    %122 = linalg.fill ins(%cst : f32) outs(%121 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %123 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_63 : tensor<32x1xi64>) outs(%122 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %522 = linalg.index 0 : index
      %523 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %112[%522, %523] : tensor<32x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %124 = tensor.empty() : tensor<32x1xi1>
    %125 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<32x1xf32>) outs(%124 : tensor<32x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %522 = arith.extf %in : f32 to f64
      %523 = arith.cmpf oeq, %522, %cst_10 : f64
      linalg.yield %523 : i1
    } -> tensor<32x1xi1>
    %126 = tensor.empty() : tensor<32x1xi64>
    %127 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%125, %expanded_62, %expanded_63 : tensor<32x1xi1>, tensor<32x1xi64>, tensor<32x1xi64>) outs(%126 : tensor<32x1xi64>) {
    ^bb0(%in: i1, %in_285: i64, %in_286: i64, %out: i64):
      %522 = arith.select %in, %in_285, %in_286 : i64
      linalg.yield %522 : i64
    } -> tensor<32x1xi64>
    %128 = tensor.empty() : tensor<32x4xi1>
    %129 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_61, %127 : tensor<1x4xi64>, tensor<32x1xi64>) outs(%128 : tensor<32x4xi1>) {
    ^bb0(%in: i64, %in_285: i64, %out: i1):
      %522 = arith.cmpi eq, %in, %in_285 : i64
      linalg.yield %522 : i1
    } -> tensor<32x4xi1>
    %130 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_5, %129 : tensor<32x4xi1>, tensor<32x4xi1>) outs(%128 : tensor<32x4xi1>) {
    ^bb0(%in: i1, %in_285: i1, %out: i1):
      %522 = arith.ori %in, %in_285 : i1
      linalg.yield %522 : i1
    } -> tensor<32x4xi1>
    %131 = linalg.generic {indexing_maps = [#map4, #map25, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%130, %cst_8, %112 : tensor<32x4xi1>, tensor<f32>, tensor<32x4xf32>) outs(%110 : tensor<32x4xf32>) {
    ^bb0(%in: i1, %in_285: f32, %in_286: f32, %out: f32):
      %522 = arith.select %in, %in_285, %in_286 : f32
      linalg.yield %522 : f32
    } -> tensor<32x4xf32>
    %132 = linalg.generic {indexing_maps = [#map4, #map25, #map25, #map4], iterator_types = ["parallel", "parallel"]} ins(%130, %cst_7, %cst_12 : tensor<32x4xi1>, tensor<f32>, tensor<f32>) outs(%110 : tensor<32x4xf32>) {
    ^bb0(%in: i1, %in_285: f32, %in_286: f32, %out: f32):
      %522 = arith.select %in, %in_285, %in_286 : f32
      linalg.yield %522 : f32
    } -> tensor<32x4xf32>
    %133:2 = linalg.generic {indexing_maps = [#map4, #map24, #map24], iterator_types = ["parallel", "reduction"]} ins(%132 : tensor<32x4xf32>) outs(%118, %116 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_285: i64):
      %522 = linalg.index 1 : index
      %523 = arith.index_cast %522 : index to i64
      %524 = arith.maximumf %in, %out : f32
      %525 = arith.cmpf ogt, %in, %out : f32
      %526 = arith.select %525, %523, %out_285 : i64
      linalg.yield %524, %526 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_64 = tensor.expand_shape %133#1 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %134:2 = linalg.generic {indexing_maps = [#map4, #map24, #map24], iterator_types = ["parallel", "reduction"]} ins(%131 : tensor<32x4xf32>) outs(%118, %116 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_285: i64):
      %522 = linalg.index 1 : index
      %523 = arith.index_cast %522 : index to i64
      %524 = arith.maximumf %in, %out : f32
      %525 = arith.cmpf ogt, %in, %out : f32
      %526 = arith.select %525, %523, %out_285 : i64
      linalg.yield %524, %526 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_65 = tensor.expand_shape %134#1 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %135 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_65 : tensor<32x1xi64>) outs(%122 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %522 = linalg.index 0 : index
      %523 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %131[%522, %523] : tensor<32x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %136 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<32x1xf32>) outs(%124 : tensor<32x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %522 = arith.extf %in : f32 to f64
      %523 = arith.cmpf oeq, %522, %cst_10 : f64
      linalg.yield %523 : i1
    } -> tensor<32x1xi1>
    %137 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%136, %expanded_64, %expanded_65 : tensor<32x1xi1>, tensor<32x1xi64>, tensor<32x1xi64>) outs(%126 : tensor<32x1xi64>) {
    ^bb0(%in: i1, %in_285: i64, %in_286: i64, %out: i64):
      %522 = arith.select %in, %in_285, %in_286 : i64
      linalg.yield %522 : i64
    } -> tensor<32x1xi64>
    %138 = tensor.empty() : tensor<32x2xi64>
    %inserted_slice_66 = tensor.insert_slice %127 into %138[0, 0] [32, 1] [1, 1] : tensor<32x1xi64> into tensor<32x2xi64>
    %inserted_slice_67 = tensor.insert_slice %137 into %inserted_slice_66[0, 1] [32, 1] [1, 1] : tensor<32x1xi64> into tensor<32x2xi64>
    %139 = tensor.empty() : tensor<32x2xf32>
    %140 = linalg.fill ins(%cst : f32) outs(%139 : tensor<32x2xf32>) -> tensor<32x2xf32>
    %141 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_67 : tensor<32x2xi64>) outs(%140 : tensor<32x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %522 = linalg.index 0 : index
      %523 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %112[%522, %523] : tensor<32x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x2xf32>
    %142:2 = linalg.generic {indexing_maps = [#map4, #map24, #map24], iterator_types = ["parallel", "reduction"]} ins(%141 : tensor<32x2xf32>) outs(%118, %116 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_285: i64):
      %522 = linalg.index 1 : index
      %523 = arith.index_cast %522 : index to i64
      %524 = arith.maximumf %in, %out : f32
      %525 = arith.cmpf ogt, %in, %out : f32
      %526 = arith.select %525, %523, %out_285 : i64
      linalg.yield %524, %526 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_68 = tensor.expand_shape %142#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %143 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%141, %expanded_68 : tensor<32x2xf32>, tensor<32x1xf32>) outs(%139 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.subf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<32x2xf32>
    %144 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%143 : tensor<32x2xf32>) outs(%139 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = math.exp %in : f32
      linalg.yield %522 : f32
    } -> tensor<32x2xf32>
    %145 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%144 : tensor<32x2xf32>) outs(%122 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<32x1xf32>
    %146 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%144, %145 : tensor<32x2xf32>, tensor<32x1xf32>) outs(%139 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.divf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<32x2xf32>
    %147 = tensor.empty() : tensor<32x2x32xf32>
    %148 = linalg.generic {indexing_maps = [#map26, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_59 : tensor<32x32xf32>) outs(%147 : tensor<32x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x2x32xf32>
    %collapsed_69 = tensor.collapse_shape %148 [[0, 1], [2]] : tensor<32x2x32xf32> into tensor<64x32xf32>
    %collapsed_70 = tensor.collapse_shape %146 [[0, 1]] : tensor<32x2xf32> into tensor<64xf32>
    %collapsed_71 = tensor.collapse_shape %inserted_slice_67 [[0, 1]] : tensor<32x2xi64> into tensor<64xi64>
    %149 = tensor.empty() : tensor<64x128x32xf32>
    %150 = linalg.generic {indexing_maps = [#map27, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_71 : tensor<64xi64>) outs(%149 : tensor<64x128x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %522 = arith.cmpi slt, %in, %c0_i64 : i64
      %523 = arith.addi %in, %c4_i64 : i64
      %524 = arith.select %522, %523, %in : i64
      %525 = arith.index_cast %524 : i64 to index
      %526 = linalg.index 1 : index
      %527 = linalg.index 2 : index
      %extracted = tensor.extract %arg8[%525, %526, %527] : tensor<4x128x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x128x32xf32>
    %expanded_72 = tensor.expand_shape %collapsed_69 [[0], [1, 2]] output_shape [64, 32, 1] : tensor<64x32xf32> into tensor<64x32x1xf32>
    %151 = tensor.empty() : tensor<64x128x1xf32>
    %152 = linalg.fill ins(%cst : f32) outs(%151 : tensor<64x128x1xf32>) -> tensor<64x128x1xf32>
    %153 = linalg.batch_matmul ins(%150, %expanded_72 : tensor<64x128x32xf32>, tensor<64x32x1xf32>) outs(%152 : tensor<64x128x1xf32>) -> tensor<64x128x1xf32>
    %collapsed_73 = tensor.collapse_shape %153 [[0], [1, 2]] : tensor<64x128x1xf32> into tensor<64x128xf32>
    %extracted_slice_74 = tensor.extract_slice %collapsed_73[0, 0] [64, 64] [1, 1] : tensor<64x128xf32> to tensor<64x64xf32>
    %extracted_slice_75 = tensor.extract_slice %collapsed_73[0, 64] [64, 64] [1, 1] : tensor<64x128xf32> to tensor<64x64xf32>
    %154 = tensor.empty() : tensor<64x64xf32>
    %155 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_74 : tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.negf %in : f32
      %523 = math.exp %522 : f32
      %524 = arith.addf %523, %cst_1 : f32
      %525 = arith.divf %cst_1, %524 : f32
      linalg.yield %525 : f32
    } -> tensor<64x64xf32>
    %156 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_74, %155 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x64xf32>
    %157 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%156, %extracted_slice_75 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x64xf32>
    %158 = tensor.empty() : tensor<64x32x64xf32>
    %159 = linalg.generic {indexing_maps = [#map27, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_71 : tensor<64xi64>) outs(%158 : tensor<64x32x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %522 = arith.cmpi slt, %in, %c0_i64 : i64
      %523 = arith.addi %in, %c4_i64 : i64
      %524 = arith.select %522, %523, %in : i64
      %525 = arith.index_cast %524 : i64 to index
      %526 = linalg.index 1 : index
      %527 = linalg.index 2 : index
      %extracted = tensor.extract %arg9[%525, %526, %527] : tensor<4x32x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x32x64xf32>
    %expanded_76 = tensor.expand_shape %157 [[0], [1, 2]] output_shape [64, 64, 1] : tensor<64x64xf32> into tensor<64x64x1xf32>
    %160 = tensor.empty() : tensor<64x32x1xf32>
    %161 = linalg.fill ins(%cst : f32) outs(%160 : tensor<64x32x1xf32>) -> tensor<64x32x1xf32>
    %162 = linalg.batch_matmul ins(%159, %expanded_76 : tensor<64x32x64xf32>, tensor<64x64x1xf32>) outs(%161 : tensor<64x32x1xf32>) -> tensor<64x32x1xf32>
    %collapsed_77 = tensor.collapse_shape %162 [[0], [1, 2]] : tensor<64x32x1xf32> into tensor<64x32xf32>
    %expanded_78 = tensor.expand_shape %collapsed_70 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %163 = tensor.empty() : tensor<64x32xf32>
    %164 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_77, %expanded_78 : tensor<64x32xf32>, tensor<64x1xf32>) outs(%163 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x32xf32>
    %expanded_79 = tensor.expand_shape %164 [[0, 1], [2]] output_shape [32, 2, 32] : tensor<64x32xf32> into tensor<32x2x32xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map26], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded_79 : tensor<32x2x32xf32>) outs(%49 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<32x32xf32>
    %expanded_80 = tensor.expand_shape %165 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %expanded_80 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %166 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%167 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.divf %in, %cst_13 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.truncf %cst_11 : f64 to f32
      %523 = arith.addf %in, %522 : f32
      linalg.yield %523 : f32
    } -> tensor<2x16x1xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = math.rsqrt %in : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %171 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %173 = linalg.generic {indexing_maps = [#map18, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14, %172 : tensor<32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %transposed_81 = linalg.transpose ins(%arg10 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_82 = tensor.collapse_shape %173 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %174 = linalg.matmul ins(%collapsed_82, %transposed_81 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_83 = tensor.expand_shape %174 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_84 = linalg.transpose ins(%expanded_83 : tensor<2x16x4x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_85 = linalg.transpose ins(%arg11 : tensor<16x32xf32>) outs(%52 : tensor<32x16xf32>) permutation = [1, 0] 
    %175 = linalg.matmul ins(%collapsed_82, %transposed_85 : tensor<32x32xf32>, tensor<32x16xf32>) outs(%53 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_86 = tensor.expand_shape %175 [[0, 1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<32x16xf32> into tensor<2x16x2x8xf32>
    %transposed_87 = linalg.transpose ins(%expanded_86 : tensor<2x16x2x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_88 = linalg.transpose ins(%arg12 : tensor<16x32xf32>) outs(%52 : tensor<32x16xf32>) permutation = [1, 0] 
    %176 = linalg.matmul ins(%collapsed_82, %transposed_88 : tensor<32x32xf32>, tensor<32x16xf32>) outs(%53 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_89 = tensor.expand_shape %176 [[0, 1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<32x16xf32> into tensor<2x16x2x8xf32>
    %transposed_90 = linalg.transpose ins(%expanded_89 : tensor<2x16x2x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) permutation = [0, 2, 1, 3] 
    %177 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_84, %expanded_36 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x8xf32>
    %extracted_slice_91 = tensor.extract_slice %transposed_84[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %extracted_slice_92 = tensor.extract_slice %transposed_84[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %178 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_92 : tensor<2x4x16x4xf32>) outs(%58 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.negf %in : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x4xf32>
    %inserted_slice_93 = tensor.insert_slice %178 into %51[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x4xf32> into tensor<2x4x16x8xf32>
    %inserted_slice_94 = tensor.insert_slice %extracted_slice_91 into %inserted_slice_93[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x4xf32> into tensor<2x4x16x8xf32>
    %179 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_94, %expanded_37 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x8xf32>
    %180 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%177, %179 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x8xf32>
    %181 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_87, %expanded_36 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x8xf32>
    %extracted_slice_95 = tensor.extract_slice %transposed_87[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %extracted_slice_96 = tensor.extract_slice %transposed_87[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %182 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_96 : tensor<2x2x16x4xf32>) outs(%63 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.negf %in : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x4xf32>
    %inserted_slice_97 = tensor.insert_slice %182 into %55[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x2x16x8xf32>
    %inserted_slice_98 = tensor.insert_slice %extracted_slice_95 into %inserted_slice_97[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x2x16x8xf32>
    %183 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_98, %expanded_37 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x8xf32>
    %184 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%181, %183 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x8xf32>
    %185 = linalg.generic {indexing_maps = [#map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%184 : tensor<2x2x16x8xf32>) outs(%67 : tensor<2x2x2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x16x8xf32>
    %collapsed_99 = tensor.collapse_shape %185 [[0], [1, 2], [3], [4]] : tensor<2x2x2x16x8xf32> into tensor<2x4x16x8xf32>
    %186 = linalg.generic {indexing_maps = [#map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_90 : tensor<2x2x16x8xf32>) outs(%67 : tensor<2x2x2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x16x8xf32>
    %transposed_100 = linalg.transpose ins(%collapsed_99 : tensor<2x4x16x8xf32>) outs(%72 : tensor<2x4x8x16xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_101 = tensor.collapse_shape %180 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_102 = tensor.collapse_shape %transposed_100 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %187 = linalg.batch_matmul ins(%collapsed_101, %collapsed_102 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%74 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_103 = tensor.expand_shape %187 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %188 = linalg.generic {indexing_maps = [#map12, #map22, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_103, %71 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%76 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x16xf32>
    %189:2 = linalg.generic {indexing_maps = [#map12, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%188 : tensor<2x4x16x16xf32>) outs(%81, %79 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_285: i64):
      %522 = linalg.index 3 : index
      %523 = arith.index_cast %522 : index to i64
      %524 = arith.maximumf %in, %out : f32
      %525 = arith.cmpf ogt, %in, %out : f32
      %526 = arith.select %525, %523, %out_285 : i64
      linalg.yield %524, %526 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_104 = tensor.expand_shape %189#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %190 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188, %expanded_104 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%76 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.subf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x16xf32>
    %191 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190 : tensor<2x4x16x16xf32>) outs(%76 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = math.exp %in : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x16xf32>
    %192 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%191 : tensor<2x4x16x16xf32>) outs(%86 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x1xf32>
    %193 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191, %192 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%76 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.divf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x16xf32>
    %194 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188 : tensor<2x4x16x16xf32>) outs(%89 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %522 = arith.extf %in : f32 to f64
      %523 = arith.cmpf oeq, %522, %cst_10 : f64
      linalg.yield %523 : i1
    } -> tensor<2x4x16x16xi1>
    %195 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%194 : tensor<2x4x16x16xi1>) outs(%89 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %522 = arith.cmpi eq, %in, %false : i1
      linalg.yield %522 : i1
    } -> tensor<2x4x16x16xi1>
    %196 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%195 : tensor<2x4x16x16xi1>) outs(%93 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %522 = arith.ori %in, %out : i1
      linalg.yield %522 : i1
    } -> tensor<2x4x16x1xi1>
    %197 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%196 : tensor<2x4x16x1xi1>) outs(%92 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %522 = arith.cmpi eq, %in, %false : i1
      linalg.yield %522 : i1
    } -> tensor<2x4x16x1xi1>
    %198 = linalg.generic {indexing_maps = [#map14, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%197, %cst_6, %193 : tensor<2x4x16x1xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%76 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_285: f32, %in_286: f32, %out: f32):
      %522 = arith.select %in, %in_285, %in_286 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_105 = tensor.collapse_shape %198 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_106 = tensor.collapse_shape %186 [[0, 1, 2], [3], [4]] : tensor<2x2x2x16x8xf32> into tensor<8x16x8xf32>
    %199 = linalg.batch_matmul ins(%collapsed_105, %collapsed_106 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%98 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_107 = tensor.expand_shape %199 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_108 = linalg.transpose ins(%expanded_107 : tensor<2x4x16x8xf32>) outs(%100 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_109 = linalg.transpose ins(%arg13 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_110 = tensor.collapse_shape %transposed_108 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %200 = linalg.matmul ins(%collapsed_110, %transposed_109 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_111 = tensor.expand_shape %200 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %expanded_111 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %201 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %203 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%202 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %204 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.divf %in, %cst_13 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %205 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.truncf %cst_11 : f64 to f32
      %523 = arith.addf %in, %522 : f32
      linalg.yield %523 : f32
    } -> tensor<2x16x1xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = math.rsqrt %in : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %206 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %208 = linalg.generic {indexing_maps = [#map18, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %207 : tensor<32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_112 = tensor.collapse_shape %208 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_113 = linalg.transpose ins(%arg16 : tensor<4x32xf32>) outs(%110 : tensor<32x4xf32>) permutation = [1, 0] 
    %209 = linalg.matmul ins(%collapsed_112, %transposed_113 : tensor<32x32xf32>, tensor<32x4xf32>) outs(%111 : tensor<32x4xf32>) -> tensor<32x4xf32>
    %210:2 = linalg.generic {indexing_maps = [#map4, #map24, #map24], iterator_types = ["parallel", "reduction"]} ins(%209 : tensor<32x4xf32>) outs(%118, %116 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_285: i64):
      %522 = linalg.index 1 : index
      %523 = arith.index_cast %522 : index to i64
      %524 = arith.maximumf %in, %out : f32
      %525 = arith.cmpf ogt, %in, %out : f32
      %526 = arith.select %525, %523, %out_285 : i64
      linalg.yield %524, %526 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_114 = tensor.expand_shape %210#1 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %211 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_114 : tensor<32x1xi64>) outs(%122 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %522 = linalg.index 0 : index
      %523 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %209[%522, %523] : tensor<32x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %212 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%211 : tensor<32x1xf32>) outs(%124 : tensor<32x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %522 = arith.extf %in : f32 to f64
      %523 = arith.cmpf oeq, %522, %cst_10 : f64
      linalg.yield %523 : i1
    } -> tensor<32x1xi1>
    %213 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%212, %expanded_62, %expanded_114 : tensor<32x1xi1>, tensor<32x1xi64>, tensor<32x1xi64>) outs(%126 : tensor<32x1xi64>) {
    ^bb0(%in: i1, %in_285: i64, %in_286: i64, %out: i64):
      %522 = arith.select %in, %in_285, %in_286 : i64
      linalg.yield %522 : i64
    } -> tensor<32x1xi64>
    %214 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_61, %213 : tensor<1x4xi64>, tensor<32x1xi64>) outs(%128 : tensor<32x4xi1>) {
    ^bb0(%in: i64, %in_285: i64, %out: i1):
      %522 = arith.cmpi eq, %in, %in_285 : i64
      linalg.yield %522 : i1
    } -> tensor<32x4xi1>
    %215 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_5, %214 : tensor<32x4xi1>, tensor<32x4xi1>) outs(%128 : tensor<32x4xi1>) {
    ^bb0(%in: i1, %in_285: i1, %out: i1):
      %522 = arith.ori %in, %in_285 : i1
      linalg.yield %522 : i1
    } -> tensor<32x4xi1>
    %216 = linalg.generic {indexing_maps = [#map4, #map25, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%215, %cst_8, %209 : tensor<32x4xi1>, tensor<f32>, tensor<32x4xf32>) outs(%110 : tensor<32x4xf32>) {
    ^bb0(%in: i1, %in_285: f32, %in_286: f32, %out: f32):
      %522 = arith.select %in, %in_285, %in_286 : f32
      linalg.yield %522 : f32
    } -> tensor<32x4xf32>
    %217 = linalg.generic {indexing_maps = [#map4, #map25, #map25, #map4], iterator_types = ["parallel", "parallel"]} ins(%215, %cst_7, %cst_12 : tensor<32x4xi1>, tensor<f32>, tensor<f32>) outs(%110 : tensor<32x4xf32>) {
    ^bb0(%in: i1, %in_285: f32, %in_286: f32, %out: f32):
      %522 = arith.select %in, %in_285, %in_286 : f32
      linalg.yield %522 : f32
    } -> tensor<32x4xf32>
    %218:2 = linalg.generic {indexing_maps = [#map4, #map24, #map24], iterator_types = ["parallel", "reduction"]} ins(%217 : tensor<32x4xf32>) outs(%118, %116 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_285: i64):
      %522 = linalg.index 1 : index
      %523 = arith.index_cast %522 : index to i64
      %524 = arith.maximumf %in, %out : f32
      %525 = arith.cmpf ogt, %in, %out : f32
      %526 = arith.select %525, %523, %out_285 : i64
      linalg.yield %524, %526 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_115 = tensor.expand_shape %218#1 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %219:2 = linalg.generic {indexing_maps = [#map4, #map24, #map24], iterator_types = ["parallel", "reduction"]} ins(%216 : tensor<32x4xf32>) outs(%118, %116 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_285: i64):
      %522 = linalg.index 1 : index
      %523 = arith.index_cast %522 : index to i64
      %524 = arith.maximumf %in, %out : f32
      %525 = arith.cmpf ogt, %in, %out : f32
      %526 = arith.select %525, %523, %out_285 : i64
      linalg.yield %524, %526 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_116 = tensor.expand_shape %219#1 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %220 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_116 : tensor<32x1xi64>) outs(%122 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %522 = linalg.index 0 : index
      %523 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %216[%522, %523] : tensor<32x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %221 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%220 : tensor<32x1xf32>) outs(%124 : tensor<32x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %522 = arith.extf %in : f32 to f64
      %523 = arith.cmpf oeq, %522, %cst_10 : f64
      linalg.yield %523 : i1
    } -> tensor<32x1xi1>
    %222 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%221, %expanded_115, %expanded_116 : tensor<32x1xi1>, tensor<32x1xi64>, tensor<32x1xi64>) outs(%126 : tensor<32x1xi64>) {
    ^bb0(%in: i1, %in_285: i64, %in_286: i64, %out: i64):
      %522 = arith.select %in, %in_285, %in_286 : i64
      linalg.yield %522 : i64
    } -> tensor<32x1xi64>
    %inserted_slice_117 = tensor.insert_slice %213 into %138[0, 0] [32, 1] [1, 1] : tensor<32x1xi64> into tensor<32x2xi64>
    %inserted_slice_118 = tensor.insert_slice %222 into %inserted_slice_117[0, 1] [32, 1] [1, 1] : tensor<32x1xi64> into tensor<32x2xi64>
    %223 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_118 : tensor<32x2xi64>) outs(%140 : tensor<32x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %522 = linalg.index 0 : index
      %523 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %209[%522, %523] : tensor<32x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x2xf32>
    %224:2 = linalg.generic {indexing_maps = [#map4, #map24, #map24], iterator_types = ["parallel", "reduction"]} ins(%223 : tensor<32x2xf32>) outs(%118, %116 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_285: i64):
      %522 = linalg.index 1 : index
      %523 = arith.index_cast %522 : index to i64
      %524 = arith.maximumf %in, %out : f32
      %525 = arith.cmpf ogt, %in, %out : f32
      %526 = arith.select %525, %523, %out_285 : i64
      linalg.yield %524, %526 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_119 = tensor.expand_shape %224#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %225 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%223, %expanded_119 : tensor<32x2xf32>, tensor<32x1xf32>) outs(%139 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.subf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<32x2xf32>
    %226 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%225 : tensor<32x2xf32>) outs(%139 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = math.exp %in : f32
      linalg.yield %522 : f32
    } -> tensor<32x2xf32>
    %227 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%226 : tensor<32x2xf32>) outs(%122 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<32x1xf32>
    %228 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%226, %227 : tensor<32x2xf32>, tensor<32x1xf32>) outs(%139 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.divf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<32x2xf32>
    %229 = linalg.generic {indexing_maps = [#map26, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_112 : tensor<32x32xf32>) outs(%147 : tensor<32x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x2x32xf32>
    %collapsed_120 = tensor.collapse_shape %229 [[0, 1], [2]] : tensor<32x2x32xf32> into tensor<64x32xf32>
    %collapsed_121 = tensor.collapse_shape %228 [[0, 1]] : tensor<32x2xf32> into tensor<64xf32>
    %collapsed_122 = tensor.collapse_shape %inserted_slice_118 [[0, 1]] : tensor<32x2xi64> into tensor<64xi64>
    %230 = linalg.generic {indexing_maps = [#map27, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_122 : tensor<64xi64>) outs(%149 : tensor<64x128x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %522 = arith.cmpi slt, %in, %c0_i64 : i64
      %523 = arith.addi %in, %c4_i64 : i64
      %524 = arith.select %522, %523, %in : i64
      %525 = arith.index_cast %524 : i64 to index
      %526 = linalg.index 1 : index
      %527 = linalg.index 2 : index
      %extracted = tensor.extract %arg17[%525, %526, %527] : tensor<4x128x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x128x32xf32>
    %expanded_123 = tensor.expand_shape %collapsed_120 [[0], [1, 2]] output_shape [64, 32, 1] : tensor<64x32xf32> into tensor<64x32x1xf32>
    %231 = linalg.batch_matmul ins(%230, %expanded_123 : tensor<64x128x32xf32>, tensor<64x32x1xf32>) outs(%152 : tensor<64x128x1xf32>) -> tensor<64x128x1xf32>
    %collapsed_124 = tensor.collapse_shape %231 [[0], [1, 2]] : tensor<64x128x1xf32> into tensor<64x128xf32>
    %extracted_slice_125 = tensor.extract_slice %collapsed_124[0, 0] [64, 64] [1, 1] : tensor<64x128xf32> to tensor<64x64xf32>
    %extracted_slice_126 = tensor.extract_slice %collapsed_124[0, 64] [64, 64] [1, 1] : tensor<64x128xf32> to tensor<64x64xf32>
    %232 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_125 : tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.negf %in : f32
      %523 = math.exp %522 : f32
      %524 = arith.addf %523, %cst_1 : f32
      %525 = arith.divf %cst_1, %524 : f32
      linalg.yield %525 : f32
    } -> tensor<64x64xf32>
    %233 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_125, %232 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x64xf32>
    %234 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%233, %extracted_slice_126 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x64xf32>
    %235 = linalg.generic {indexing_maps = [#map27, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_122 : tensor<64xi64>) outs(%158 : tensor<64x32x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %522 = arith.cmpi slt, %in, %c0_i64 : i64
      %523 = arith.addi %in, %c4_i64 : i64
      %524 = arith.select %522, %523, %in : i64
      %525 = arith.index_cast %524 : i64 to index
      %526 = linalg.index 1 : index
      %527 = linalg.index 2 : index
      %extracted = tensor.extract %arg18[%525, %526, %527] : tensor<4x32x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x32x64xf32>
    %expanded_127 = tensor.expand_shape %234 [[0], [1, 2]] output_shape [64, 64, 1] : tensor<64x64xf32> into tensor<64x64x1xf32>
    %236 = linalg.batch_matmul ins(%235, %expanded_127 : tensor<64x32x64xf32>, tensor<64x64x1xf32>) outs(%161 : tensor<64x32x1xf32>) -> tensor<64x32x1xf32>
    %collapsed_128 = tensor.collapse_shape %236 [[0], [1, 2]] : tensor<64x32x1xf32> into tensor<64x32xf32>
    %expanded_129 = tensor.expand_shape %collapsed_121 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %237 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_128, %expanded_129 : tensor<64x32xf32>, tensor<64x1xf32>) outs(%163 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x32xf32>
    %expanded_130 = tensor.expand_shape %237 [[0, 1], [2]] output_shape [32, 2, 32] : tensor<64x32xf32> into tensor<32x2x32xf32>
    %238 = linalg.generic {indexing_maps = [#map1, #map26], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded_130 : tensor<32x2x32xf32>) outs(%49 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<32x32xf32>
    %expanded_131 = tensor.expand_shape %238 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %239 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %expanded_131 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %240 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %239 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %241 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%240 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.divf %in, %cst_13 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.truncf %cst_11 : f64 to f32
      %523 = arith.addf %in, %522 : f32
      linalg.yield %523 : f32
    } -> tensor<2x16x1xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = math.rsqrt %in : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %245 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %244 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %246 = linalg.generic {indexing_maps = [#map18, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %245 : tensor<32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %247 = tensor.empty() : tensor<32x128xf32>
    %transposed_132 = linalg.transpose ins(%arg20 : tensor<128x32xf32>) outs(%247 : tensor<32x128xf32>) permutation = [1, 0] 
    %collapsed_133 = tensor.collapse_shape %246 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %248 = linalg.fill ins(%cst : f32) outs(%247 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %249 = linalg.matmul ins(%collapsed_133, %transposed_132 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%248 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %padded = tensor.pad %arg24 low[0, 0] high[0, 1] {
    ^bb0(%arg25: index, %arg26: index):
      tensor.yield %c-100_i64 : i64
    } : tensor<2x16xi64> to tensor<2x17xi64>
    %extracted_slice_134 = tensor.extract_slice %padded[0, 1] [2, 16] [1, 1] : tensor<2x17xi64> to tensor<2x16xi64>
    %collapsed_135 = tensor.collapse_shape %extracted_slice_134 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %250:2 = linalg.generic {indexing_maps = [#map4, #map24, #map24], iterator_types = ["parallel", "reduction"]} ins(%249 : tensor<32x128xf32>) outs(%118, %116 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_285: i64):
      %522 = linalg.index 1 : index
      %523 = arith.index_cast %522 : index to i64
      %524 = arith.maximumf %in, %out : f32
      %525 = arith.cmpf ogt, %in, %out : f32
      %526 = arith.select %525, %523, %out_285 : i64
      linalg.yield %524, %526 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_136 = tensor.expand_shape %250#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %251 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%249, %expanded_136 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%247 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.subf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<32x128xf32>
    %252 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%251 : tensor<32x128xf32>) outs(%247 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = math.exp %in : f32
      linalg.yield %522 : f32
    } -> tensor<32x128xf32>
    %253 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%252 : tensor<32x128xf32>) outs(%122 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<32x1xf32>
    %254 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%253 : tensor<32x1xf32>) outs(%121 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = math.log %in : f32
      linalg.yield %522 : f32
    } -> tensor<32x1xf32>
    %255 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%251, %254 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%247 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.subf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<32x128xf32>
    %256 = tensor.empty() : tensor<32xi1>
    %257 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_135 : tensor<32xi64>) outs(%256 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %522 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %522 : i1
    } -> tensor<32xi1>
    %258 = linalg.generic {indexing_maps = [#map2, #map2, #map28, #map2], iterator_types = ["parallel"]} ins(%257, %collapsed_135, %cst_17 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%115 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_285: i64, %in_286: i64, %out: i64):
      %522 = arith.select %in, %in_285, %in_286 : i64
      linalg.yield %522 : i64
    } -> tensor<32xi64>
    %259 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%258 : tensor<32xi64>) outs(%115 : tensor<32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %522 = arith.maxsi %in, %c0_i64 : i64
      %523 = arith.minsi %522, %c127_i64 : i64
      linalg.yield %523 : i64
    } -> tensor<32xi64>
    %260 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%258, %259 : tensor<32xi64>, tensor<32xi64>) outs(%256 : tensor<32xi1>) {
    ^bb0(%in: i64, %in_285: i64, %out: i1):
      %522 = arith.cmpi ne, %in, %in_285 : i64
      linalg.yield %522 : i1
    } -> tensor<32xi1>
    %261 = tensor.empty() : tensor<i1>
    %262 = linalg.fill ins(%false : i1) outs(%261 : tensor<i1>) -> tensor<i1>
    %263 = linalg.generic {indexing_maps = [#map2, #map28], iterator_types = ["reduction"]} ins(%260 : tensor<32xi1>) outs(%262 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %522 = arith.ori %in, %out : i1
      linalg.yield %522 : i1
    } -> tensor<i1>
    %expanded_137 = tensor.expand_shape %258 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %264 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_137 : tensor<32x1xi64>) outs(%126 : tensor<32x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %522 = arith.maxsi %in, %c0_i64 : i64
      %523 = arith.minsi %522, %c127_i64 : i64
      linalg.yield %523 : i64
    } -> tensor<32x1xi64>
    %265 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%264 : tensor<32x1xi64>) outs(%122 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %522 = linalg.index 0 : index
      %523 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %255[%522, %523] : tensor<32x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %collapsed_138 = tensor.collapse_shape %265 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %266 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_138 : tensor<32xf32>) outs(%117 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.negf %in : f32
      linalg.yield %522 : f32
    } -> tensor<32xf32>
    %267 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%257 : tensor<32xi1>) outs(%117 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %522 = arith.uitofp %in : i1 to f32
      linalg.yield %522 : f32
    } -> tensor<32xf32>
    %268 = linalg.generic {indexing_maps = [#map2, #map2, #map28, #map2], iterator_types = ["parallel"]} ins(%257, %266, %cst_7 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%117 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_285: f32, %in_286: f32, %out: f32):
      %522 = arith.select %in, %in_285, %in_286 : f32
      linalg.yield %522 : f32
    } -> tensor<32xf32>
    %269 = tensor.empty() : tensor<f32>
    %270 = linalg.fill ins(%cst : f32) outs(%269 : tensor<f32>) -> tensor<f32>
    %271 = linalg.generic {indexing_maps = [#map2, #map28], iterator_types = ["reduction"]} ins(%267 : tensor<32xf32>) outs(%270 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<f32>
    %272 = linalg.generic {indexing_maps = [#map2, #map28], iterator_types = ["reduction"]} ins(%268 : tensor<32xf32>) outs(%270 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<f32>
    %273 = linalg.generic {indexing_maps = [#map29, #map29, #map29], iterator_types = []} ins(%272, %271 : tensor<f32>, tensor<f32>) outs(%269 : tensor<f32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.divf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<f32>
    %274 = linalg.generic {indexing_maps = [#map29, #map29, #map29, #map29], iterator_types = []} ins(%263, %cst_3, %273 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%269 : tensor<f32>) {
    ^bb0(%in: i1, %in_285: f32, %in_286: f32, %out: f32):
      %522 = arith.select %in, %in_285, %in_286 : f32
      linalg.yield %522 : f32
    } -> tensor<f32>
    %275 = tensor.empty() : tensor<128xi64>
    %276 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%275 : tensor<128xi64>) {
    ^bb0(%out: i64):
      %522 = linalg.index 0 : index
      %523 = arith.index_cast %522 : index to i64
      linalg.yield %523 : i64
    } -> tensor<128xi64>
    %expanded_139 = tensor.expand_shape %276 [[0, 1]] output_shape [1, 128] : tensor<128xi64> into tensor<1x128xi64>
    %expanded_140 = tensor.expand_shape %collapsed_135 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %277 = linalg.generic {indexing_maps = [#map29, #map29, #map29], iterator_types = []} ins(%cst_12, %271 : tensor<f32>, tensor<f32>) outs(%269 : tensor<f32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.divf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<f32>
    %278 = linalg.generic {indexing_maps = [#map29, #map29], iterator_types = []} ins(%277 : tensor<f32>) outs(%269 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.negf %in : f32
      linalg.yield %522 : f32
    } -> tensor<f32>
    %279 = tensor.empty() : tensor<32x128xi1>
    %280 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_139, %expanded_140 : tensor<1x128xi64>, tensor<32x1xi64>) outs(%279 : tensor<32x128xi1>) {
    ^bb0(%in: i64, %in_285: i64, %out: i1):
      %522 = arith.cmpi eq, %in, %in_285 : i64
      linalg.yield %522 : i1
    } -> tensor<32x128xi1>
    %281 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_140 : tensor<32x1xi64>) outs(%124 : tensor<32x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %522 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %522 : i1
    } -> tensor<32x1xi1>
    %282 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%280, %281 : tensor<32x128xi1>, tensor<32x1xi1>) outs(%279 : tensor<32x128xi1>) {
    ^bb0(%in: i1, %in_285: i1, %out: i1):
      %522 = arith.andi %in, %in_285 : i1
      linalg.yield %522 : i1
    } -> tensor<32x128xi1>
    %283 = linalg.generic {indexing_maps = [#map4, #map25, #map25, #map4], iterator_types = ["parallel", "parallel"]} ins(%282, %278, %cst_7 : tensor<32x128xi1>, tensor<f32>, tensor<f32>) outs(%247 : tensor<32x128xf32>) {
    ^bb0(%in: i1, %in_285: f32, %in_286: f32, %out: f32):
      %522 = arith.select %in, %in_285, %in_286 : f32
      linalg.yield %522 : f32
    } -> tensor<32x128xf32>
    %284 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%255 : tensor<32x128xf32>) outs(%247 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = math.exp %in : f32
      linalg.yield %522 : f32
    } -> tensor<32x128xf32>
    %285 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%283 : tensor<32x128xf32>) outs(%122 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<32x1xf32>
    %286 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%284, %285 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%247 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<32x128xf32>
    %287 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%283, %286 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%247 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.subf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<32x128xf32>
    %288 = tensor.empty() : tensor<128x32xf32>
    %transposed_141 = linalg.transpose ins(%287 : tensor<32x128xf32>) outs(%288 : tensor<128x32xf32>) permutation = [1, 0] 
    %289 = linalg.fill ins(%cst : f32) outs(%288 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %290 = linalg.matmul ins(%transposed_141, %collapsed_133 : tensor<128x32xf32>, tensor<32x32xf32>) outs(%289 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %291 = linalg.matmul ins(%287, %arg20 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_142 = tensor.expand_shape %291 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %292 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_142, %arg19 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_142, %245 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %294 = tensor.empty() : tensor<1x1x32xf32>
    %295 = linalg.fill ins(%cst : f32) outs(%294 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map30], iterator_types = ["reduction", "reduction", "parallel"]} ins(%293 : tensor<2x16x32xf32>) outs(%295 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<1x1x32xf32>
    %collapsed_143 = tensor.collapse_shape %296 [[0, 1, 2]] : tensor<1x1x32xf32> into tensor<32xf32>
    %297 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %239 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %244 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %299 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%297 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %300 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %244 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %301 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %244 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %302 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.mulf %in, %cst_14 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %303 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %301 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %collapsed_144 = tensor.collapse_shape %303 [[0], [1, 2]] : tensor<2x16x1xf32> into tensor<2x16xf32>
    %304 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_144 : tensor<2x16xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %305 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.divf %in, %cst_13 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %306 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.mulf %in, %cst_15 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %307 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305, %306 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %308 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %307 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_145 = tensor.collapse_shape %308 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %309 = linalg.generic {indexing_maps = [#map26, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_145 : tensor<32x32xf32>) outs(%147 : tensor<32x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x2x32xf32>
    %collapsed_146 = tensor.collapse_shape %309 [[0, 1], [2]] : tensor<32x2x32xf32> into tensor<64x32xf32>
    %310 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_146, %collapsed_128 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%163 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x32xf32>
    %311 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_146, %expanded_129 : tensor<64x32xf32>, tensor<64x1xf32>) outs(%163 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x32xf32>
    %312 = tensor.empty() : tensor<64x1xf32>
    %313 = linalg.fill ins(%cst : f32) outs(%312 : tensor<64x1xf32>) -> tensor<64x1xf32>
    %314 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%310 : tensor<64x32xf32>) outs(%313 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<64x1xf32>
    %collapsed_147 = tensor.collapse_shape %314 [[0, 1]] : tensor<64x1xf32> into tensor<64xf32>
    %expanded_148 = tensor.expand_shape %311 [[0], [1, 2]] output_shape [64, 32, 1] : tensor<64x32xf32> into tensor<64x32x1xf32>
    %315 = tensor.empty() : tensor<64x64x32xf32>
    %transposed_149 = linalg.transpose ins(%235 : tensor<64x32x64xf32>) outs(%315 : tensor<64x64x32xf32>) permutation = [0, 2, 1] 
    %316 = tensor.empty() : tensor<64x64x1xf32>
    %317 = linalg.fill ins(%cst : f32) outs(%316 : tensor<64x64x1xf32>) -> tensor<64x64x1xf32>
    %318 = linalg.batch_matmul ins(%transposed_149, %expanded_148 : tensor<64x64x32xf32>, tensor<64x32x1xf32>) outs(%317 : tensor<64x64x1xf32>) -> tensor<64x64x1xf32>
    %319 = tensor.empty() : tensor<64x1x64xf32>
    %transposed_150 = linalg.transpose ins(%expanded_127 : tensor<64x64x1xf32>) outs(%319 : tensor<64x1x64xf32>) permutation = [0, 2, 1] 
    %320 = linalg.fill ins(%cst : f32) outs(%158 : tensor<64x32x64xf32>) -> tensor<64x32x64xf32>
    %321 = linalg.batch_matmul ins(%expanded_148, %transposed_150 : tensor<64x32x1xf32>, tensor<64x1x64xf32>) outs(%320 : tensor<64x32x64xf32>) -> tensor<64x32x64xf32>
    %collapsed_151 = tensor.collapse_shape %318 [[0], [1, 2]] : tensor<64x64x1xf32> into tensor<64x64xf32>
    %expanded_152 = tensor.expand_shape %collapsed_122 [[0, 1]] output_shape [64, 1] : tensor<64xi64> into tensor<64x1xi64>
    %expanded_153 = tensor.expand_shape %321 [[0], [1, 2], [3]] output_shape [64, 1, 32, 64] : tensor<64x32x64xf32> into tensor<64x1x32x64xf32>
    %322 = tensor.empty() : tensor<4x32x64xf32>
    %323 = linalg.fill ins(%cst : f32) outs(%322 : tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %324 = scf.for %arg25 = %c0 to %c64 step %c1 iter_args(%arg26 = %323) -> (tensor<4x32x64xf32>) {
      %extracted = tensor.extract %expanded_152[%arg25, %c0] : tensor<64x1xi64>
      %522 = arith.index_cast %extracted : i64 to index
      %extracted_slice_285 = tensor.extract_slice %expanded_153[%arg25, 0, 0, 0] [1, 1, 32, 64] [1, 1, 1, 1] : tensor<64x1x32x64xf32> to tensor<32x64xf32>
      %extracted_slice_286 = tensor.extract_slice %arg26[%522, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<4x32x64xf32> to tensor<32x64xf32>
      %523 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_285 : tensor<32x64xf32>) outs(%extracted_slice_286 : tensor<32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %524 = arith.addf %out, %in : f32
        linalg.yield %524 : f32
      } -> tensor<32x64xf32>
      %inserted_slice_287 = tensor.insert_slice %523 into %arg26[%522, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<32x64xf32> into tensor<4x32x64xf32>
      scf.yield %inserted_slice_287 : tensor<4x32x64xf32>
    }
    %325 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_151, %233 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x64xf32>
    %326 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_151, %extracted_slice_126 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x64xf32>
    %327 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%326, %232 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x64xf32>
    %328 = linalg.generic {indexing_maps = [#map25, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_16, %232 : tensor<i64>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: i64, %in_285: f32, %out: f32):
      %522 = arith.sitofp %in : i64 to f32
      %523 = arith.subf %522, %in_285 : f32
      linalg.yield %523 : f32
    } -> tensor<64x64xf32>
    %329 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_125, %328 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x64xf32>
    %330 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%329 : tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %cst_1 : f32
      linalg.yield %522 : f32
    } -> tensor<64x64xf32>
    %331 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%327, %330 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x64xf32>
    %332 = tensor.empty() : tensor<64x128xf32>
    %inserted_slice_154 = tensor.insert_slice %331 into %332[0, 0] [64, 64] [1, 1] : tensor<64x64xf32> into tensor<64x128xf32>
    %inserted_slice_155 = tensor.insert_slice %325 into %inserted_slice_154[0, 64] [64, 64] [1, 1] : tensor<64x64xf32> into tensor<64x128xf32>
    %expanded_156 = tensor.expand_shape %inserted_slice_155 [[0], [1, 2]] output_shape [64, 128, 1] : tensor<64x128xf32> into tensor<64x128x1xf32>
    %333 = tensor.empty() : tensor<64x32x128xf32>
    %transposed_157 = linalg.transpose ins(%230 : tensor<64x128x32xf32>) outs(%333 : tensor<64x32x128xf32>) permutation = [0, 2, 1] 
    %334 = linalg.batch_matmul ins(%transposed_157, %expanded_156 : tensor<64x32x128xf32>, tensor<64x128x1xf32>) outs(%161 : tensor<64x32x1xf32>) -> tensor<64x32x1xf32>
    %335 = tensor.empty() : tensor<64x1x32xf32>
    %transposed_158 = linalg.transpose ins(%expanded_123 : tensor<64x32x1xf32>) outs(%335 : tensor<64x1x32xf32>) permutation = [0, 2, 1] 
    %336 = linalg.fill ins(%cst : f32) outs(%149 : tensor<64x128x32xf32>) -> tensor<64x128x32xf32>
    %337 = linalg.batch_matmul ins(%expanded_156, %transposed_158 : tensor<64x128x1xf32>, tensor<64x1x32xf32>) outs(%336 : tensor<64x128x32xf32>) -> tensor<64x128x32xf32>
    %collapsed_159 = tensor.collapse_shape %334 [[0], [1, 2]] : tensor<64x32x1xf32> into tensor<64x32xf32>
    %expanded_160 = tensor.expand_shape %337 [[0], [1, 2], [3]] output_shape [64, 1, 128, 32] : tensor<64x128x32xf32> into tensor<64x1x128x32xf32>
    %338 = tensor.empty() : tensor<4x128x32xf32>
    %339 = linalg.fill ins(%cst : f32) outs(%338 : tensor<4x128x32xf32>) -> tensor<4x128x32xf32>
    %340 = scf.for %arg25 = %c0 to %c64 step %c1 iter_args(%arg26 = %339) -> (tensor<4x128x32xf32>) {
      %extracted = tensor.extract %expanded_152[%arg25, %c0] : tensor<64x1xi64>
      %522 = arith.index_cast %extracted : i64 to index
      %extracted_slice_285 = tensor.extract_slice %expanded_160[%arg25, 0, 0, 0] [1, 1, 128, 32] [1, 1, 1, 1] : tensor<64x1x128x32xf32> to tensor<128x32xf32>
      %extracted_slice_286 = tensor.extract_slice %arg26[%522, 0, 0] [1, 128, 32] [1, 1, 1] : tensor<4x128x32xf32> to tensor<128x32xf32>
      %523 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_285 : tensor<128x32xf32>) outs(%extracted_slice_286 : tensor<128x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %524 = arith.addf %out, %in : f32
        linalg.yield %524 : f32
      } -> tensor<128x32xf32>
      %inserted_slice_287 = tensor.insert_slice %523 into %arg26[%522, 0, 0] [1, 128, 32] [1, 1, 1] : tensor<128x32xf32> into tensor<4x128x32xf32>
      scf.yield %inserted_slice_287 : tensor<4x128x32xf32>
    }
    %expanded_161 = tensor.expand_shape %collapsed_147 [[0, 1]] output_shape [32, 2] : tensor<64xf32> into tensor<32x2xf32>
    %expanded_162 = tensor.expand_shape %collapsed_159 [[0, 1], [2]] output_shape [32, 2, 32] : tensor<64x32xf32> into tensor<32x2x32xf32>
    %341 = tensor.empty() : tensor<32x1x32xf32>
    %342 = linalg.fill ins(%cst : f32) outs(%341 : tensor<32x1x32xf32>) -> tensor<32x1x32xf32>
    %343 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded_162 : tensor<32x2x32xf32>) outs(%342 : tensor<32x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<32x1x32xf32>
    %collapsed_163 = tensor.collapse_shape %343 [[0], [1, 2]] : tensor<32x1x32xf32> into tensor<32x32xf32>
    %344 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_161, %228 : tensor<32x2xf32>, tensor<32x2xf32>) outs(%139 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<32x2xf32>
    %345 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%344 : tensor<32x2xf32>) outs(%122 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<32x1xf32>
    %346 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%228, %345 : tensor<32x2xf32>, tensor<32x1xf32>) outs(%139 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<32x2xf32>
    %347 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%344, %346 : tensor<32x2xf32>, tensor<32x2xf32>) outs(%139 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.subf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<32x2xf32>
    %extracted_slice_164 = tensor.extract_slice %inserted_slice_118[0, 0] [32, 1] [1, 1] : tensor<32x2xi64> to tensor<32x1xi64>
    %348 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_61, %extracted_slice_164 : tensor<1x4xi64>, tensor<32x1xi64>) outs(%128 : tensor<32x4xi1>) {
    ^bb0(%in: i64, %in_285: i64, %out: i1):
      %522 = arith.cmpi eq, %in, %in_285 : i64
      linalg.yield %522 : i1
    } -> tensor<32x4xi1>
    %extracted_slice_165 = tensor.extract_slice %347[0, 0] [32, 1] [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
    %collapsed_166 = tensor.collapse_shape %extracted_slice_165 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %349 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_166 : tensor<32xf32>) outs(%110 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x4xf32>
    %350 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%348, %349, %cst_2 : tensor<32x4xi1>, tensor<32x4xf32>, tensor<32x4xf32>) outs(%110 : tensor<32x4xf32>) {
    ^bb0(%in: i1, %in_285: f32, %in_286: f32, %out: f32):
      %522 = arith.select %in, %in_285, %in_286 : f32
      linalg.yield %522 : f32
    } -> tensor<32x4xf32>
    %351 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_61, %222 : tensor<1x4xi64>, tensor<32x1xi64>) outs(%128 : tensor<32x4xi1>) {
    ^bb0(%in: i64, %in_285: i64, %out: i1):
      %522 = arith.cmpi eq, %in, %in_285 : i64
      linalg.yield %522 : i1
    } -> tensor<32x4xi1>
    %extracted_slice_167 = tensor.extract_slice %347[0, 1] [32, 1] [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
    %collapsed_168 = tensor.collapse_shape %extracted_slice_167 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %352 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_168 : tensor<32xf32>) outs(%110 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x4xf32>
    %353 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%351, %352, %350 : tensor<32x4xi1>, tensor<32x4xf32>, tensor<32x4xf32>) outs(%110 : tensor<32x4xf32>) {
    ^bb0(%in: i1, %in_285: f32, %in_286: f32, %out: f32):
      %522 = arith.select %in, %in_285, %in_286 : f32
      linalg.yield %522 : f32
    } -> tensor<32x4xf32>
    %354 = tensor.empty() : tensor<4x32xf32>
    %transposed_169 = linalg.transpose ins(%353 : tensor<32x4xf32>) outs(%354 : tensor<4x32xf32>) permutation = [1, 0] 
    %355 = linalg.fill ins(%cst : f32) outs(%354 : tensor<4x32xf32>) -> tensor<4x32xf32>
    %356 = linalg.matmul ins(%transposed_169, %collapsed_112 : tensor<4x32xf32>, tensor<32x32xf32>) outs(%355 : tensor<4x32xf32>) -> tensor<4x32xf32>
    %357 = linalg.matmul ins(%353, %arg16 : tensor<32x4xf32>, tensor<4x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %358 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_163, %357 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<32x32xf32>
    %expanded_170 = tensor.expand_shape %358 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %359 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_170, %arg15 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %360 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_170, %207 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %361 = linalg.generic {indexing_maps = [#map1, #map30], iterator_types = ["reduction", "reduction", "parallel"]} ins(%360 : tensor<2x16x32xf32>) outs(%295 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<1x1x32xf32>
    %collapsed_171 = tensor.collapse_shape %361 [[0, 1, 2]] : tensor<1x1x32xf32> into tensor<32xf32>
    %362 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %201 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %363 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %206 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %364 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%362 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %365 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %363 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %366 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %206 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %367 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%366, %206 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %368 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%364 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.mulf %in, %cst_14 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %369 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368, %367 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %collapsed_172 = tensor.collapse_shape %369 [[0], [1, 2]] : tensor<2x16x1xf32> into tensor<2x16xf32>
    %370 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_172 : tensor<2x16xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %371 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.divf %in, %cst_13 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %372 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.mulf %in, %cst_15 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %373 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371, %372 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %374 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %373 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_173 = tensor.collapse_shape %374 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_174 = linalg.transpose ins(%collapsed_173 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %375 = linalg.matmul ins(%transposed_174, %collapsed_110 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %376 = linalg.matmul ins(%collapsed_173, %arg13 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_175 = tensor.expand_shape %376 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_176 = linalg.transpose ins(%expanded_175 : tensor<2x16x4x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_177 = tensor.collapse_shape %transposed_176 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_178 = linalg.transpose ins(%collapsed_105 : tensor<8x16x16xf32>) outs(%73 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %377 = linalg.batch_matmul ins(%transposed_178, %collapsed_177 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%98 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %378 = tensor.empty() : tensor<8x8x16xf32>
    %transposed_179 = linalg.transpose ins(%collapsed_106 : tensor<8x16x8xf32>) outs(%378 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %379 = linalg.batch_matmul ins(%collapsed_177, %transposed_179 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%74 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_180 = tensor.expand_shape %379 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %380 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_180, %198 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%76 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x16xf32>
    %381 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%380 : tensor<2x4x16x16xf32>) outs(%86 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x1xf32>
    %382 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198, %381 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%76 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x16xf32>
    %383 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%380, %382 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%76 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.subf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_181 = tensor.collapse_shape %383 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_182 = linalg.transpose ins(%collapsed_101 : tensor<8x16x8xf32>) outs(%378 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %384 = linalg.fill ins(%cst : f32) outs(%378 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %385 = linalg.batch_matmul ins(%transposed_182, %collapsed_181 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%384 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_183 = linalg.transpose ins(%collapsed_102 : tensor<8x8x16xf32>) outs(%97 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %386 = linalg.batch_matmul ins(%collapsed_181, %transposed_183 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%98 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_184 = tensor.expand_shape %385 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_185 = tensor.expand_shape %386 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_186 = linalg.transpose ins(%expanded_184 : tensor<2x4x8x16xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 1, 3, 2] 
    %expanded_187 = tensor.expand_shape %377 [[0, 1, 2], [3], [4]] output_shape [2, 2, 2, 16, 8] : tensor<8x16x8xf32> into tensor<2x2x2x16x8xf32>
    %387 = tensor.empty() : tensor<2x2x1x16x8xf32>
    %388 = linalg.fill ins(%cst : f32) outs(%387 : tensor<2x2x1x16x8xf32>) -> tensor<2x2x1x16x8xf32>
    %389 = linalg.generic {indexing_maps = [#map21, #map31], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_187 : tensor<2x2x2x16x8xf32>) outs(%388 : tensor<2x2x1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x1x16x8xf32>
    %collapsed_188 = tensor.collapse_shape %389 [[0], [1], [2, 3], [4]] : tensor<2x2x1x16x8xf32> into tensor<2x2x16x8xf32>
    %expanded_189 = tensor.expand_shape %transposed_186 [[0], [1, 2], [3], [4]] output_shape [2, 2, 2, 16, 8] : tensor<2x4x16x8xf32> into tensor<2x2x2x16x8xf32>
    %390 = linalg.generic {indexing_maps = [#map21, #map31], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_189 : tensor<2x2x2x16x8xf32>) outs(%388 : tensor<2x2x1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x1x16x8xf32>
    %collapsed_190 = tensor.collapse_shape %390 [[0], [1], [2, 3], [4]] : tensor<2x2x1x16x8xf32> into tensor<2x2x16x8xf32>
    %391 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_190, %expanded_37 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x8xf32>
    %extracted_slice_191 = tensor.extract_slice %391[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %extracted_slice_192 = tensor.extract_slice %391[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %392 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_191 : tensor<2x2x16x4xf32>) outs(%63 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.negf %in : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x4xf32>
    %padded_193 = tensor.pad %392 low[0, 0, 0, 4] high[0, 0, 0, 0] {
    ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index):
      tensor.yield %cst : f32
    } : tensor<2x2x16x4xf32> to tensor<2x2x16x8xf32>
    %padded_194 = tensor.pad %extracted_slice_192 low[0, 0, 0, 0] high[0, 0, 0, 4] {
    ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index):
      tensor.yield %cst : f32
    } : tensor<2x2x16x4xf32> to tensor<2x2x16x8xf32>
    %393 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_193, %padded_194 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x8xf32>
    %394 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_190, %expanded_36 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x8xf32>
    %395 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%393, %394 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x8xf32>
    %396 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_185, %expanded_37 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x8xf32>
    %extracted_slice_195 = tensor.extract_slice %396[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %extracted_slice_196 = tensor.extract_slice %396[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %397 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_195 : tensor<2x4x16x4xf32>) outs(%58 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.negf %in : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x4xf32>
    %padded_197 = tensor.pad %397 low[0, 0, 0, 4] high[0, 0, 0, 0] {
    ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index):
      tensor.yield %cst : f32
    } : tensor<2x4x16x4xf32> to tensor<2x4x16x8xf32>
    %padded_198 = tensor.pad %extracted_slice_196 low[0, 0, 0, 0] high[0, 0, 0, 4] {
    ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index):
      tensor.yield %cst : f32
    } : tensor<2x4x16x4xf32> to tensor<2x4x16x8xf32>
    %398 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_197, %padded_198 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x8xf32>
    %399 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_185, %expanded_36 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x8xf32>
    %400 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%398, %399 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x8xf32>
    %401 = tensor.empty() : tensor<2x16x2x8xf32>
    %transposed_199 = linalg.transpose ins(%collapsed_188 : tensor<2x2x16x8xf32>) outs(%401 : tensor<2x16x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_200 = tensor.collapse_shape %transposed_199 [[0, 1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<32x16xf32>
    %402 = tensor.empty() : tensor<16x32xf32>
    %transposed_201 = linalg.transpose ins(%collapsed_200 : tensor<32x16xf32>) outs(%402 : tensor<16x32xf32>) permutation = [1, 0] 
    %403 = linalg.fill ins(%cst : f32) outs(%402 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %404 = linalg.matmul ins(%transposed_201, %collapsed_82 : tensor<16x32xf32>, tensor<32x32xf32>) outs(%403 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %405 = linalg.matmul ins(%collapsed_200, %arg12 : tensor<32x16xf32>, tensor<16x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_202 = tensor.expand_shape %405 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %transposed_203 = linalg.transpose ins(%395 : tensor<2x2x16x8xf32>) outs(%401 : tensor<2x16x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_204 = tensor.collapse_shape %transposed_203 [[0, 1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<32x16xf32>
    %transposed_205 = linalg.transpose ins(%collapsed_204 : tensor<32x16xf32>) outs(%402 : tensor<16x32xf32>) permutation = [1, 0] 
    %406 = linalg.matmul ins(%transposed_205, %collapsed_82 : tensor<16x32xf32>, tensor<32x32xf32>) outs(%403 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %407 = linalg.matmul ins(%collapsed_204, %arg11 : tensor<32x16xf32>, tensor<16x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_206 = tensor.expand_shape %407 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %408 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_202, %expanded_206 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %transposed_207 = linalg.transpose ins(%400 : tensor<2x4x16x8xf32>) outs(%100 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_208 = tensor.collapse_shape %transposed_207 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_209 = linalg.transpose ins(%collapsed_208 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %409 = linalg.matmul ins(%transposed_209, %collapsed_82 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %410 = linalg.matmul ins(%collapsed_208, %arg10 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_210 = tensor.expand_shape %410 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %411 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408, %expanded_210 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %412 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411, %arg14 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %413 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411, %172 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %414 = linalg.generic {indexing_maps = [#map1, #map30], iterator_types = ["reduction", "reduction", "parallel"]} ins(%413 : tensor<2x16x32xf32>) outs(%295 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<1x1x32xf32>
    %collapsed_211 = tensor.collapse_shape %414 [[0, 1, 2]] : tensor<1x1x32xf32> into tensor<32xf32>
    %415 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412, %166 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %416 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412, %171 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %417 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%415 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %418 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374, %416 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %419 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %171 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %420 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%419, %171 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %421 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%417 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.mulf %in, %cst_14 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %422 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %420 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %collapsed_212 = tensor.collapse_shape %422 [[0], [1, 2]] : tensor<2x16x1xf32> into tensor<2x16xf32>
    %423 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_212 : tensor<2x16xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %424 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.divf %in, %cst_13 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %425 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.mulf %in, %cst_15 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %426 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%424, %425 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %427 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %426 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_213 = tensor.collapse_shape %427 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %428 = linalg.generic {indexing_maps = [#map26, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_213 : tensor<32x32xf32>) outs(%147 : tensor<32x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x2x32xf32>
    %collapsed_214 = tensor.collapse_shape %428 [[0, 1], [2]] : tensor<32x2x32xf32> into tensor<64x32xf32>
    %429 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_214, %collapsed_77 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%163 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x32xf32>
    %430 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_214, %expanded_78 : tensor<64x32xf32>, tensor<64x1xf32>) outs(%163 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x32xf32>
    %431 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%429 : tensor<64x32xf32>) outs(%313 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<64x1xf32>
    %collapsed_215 = tensor.collapse_shape %431 [[0, 1]] : tensor<64x1xf32> into tensor<64xf32>
    %expanded_216 = tensor.expand_shape %430 [[0], [1, 2]] output_shape [64, 32, 1] : tensor<64x32xf32> into tensor<64x32x1xf32>
    %transposed_217 = linalg.transpose ins(%159 : tensor<64x32x64xf32>) outs(%315 : tensor<64x64x32xf32>) permutation = [0, 2, 1] 
    %432 = linalg.batch_matmul ins(%transposed_217, %expanded_216 : tensor<64x64x32xf32>, tensor<64x32x1xf32>) outs(%317 : tensor<64x64x1xf32>) -> tensor<64x64x1xf32>
    %transposed_218 = linalg.transpose ins(%expanded_76 : tensor<64x64x1xf32>) outs(%319 : tensor<64x1x64xf32>) permutation = [0, 2, 1] 
    %433 = linalg.batch_matmul ins(%expanded_216, %transposed_218 : tensor<64x32x1xf32>, tensor<64x1x64xf32>) outs(%320 : tensor<64x32x64xf32>) -> tensor<64x32x64xf32>
    %collapsed_219 = tensor.collapse_shape %432 [[0], [1, 2]] : tensor<64x64x1xf32> into tensor<64x64xf32>
    %expanded_220 = tensor.expand_shape %collapsed_71 [[0, 1]] output_shape [64, 1] : tensor<64xi64> into tensor<64x1xi64>
    %expanded_221 = tensor.expand_shape %433 [[0], [1, 2], [3]] output_shape [64, 1, 32, 64] : tensor<64x32x64xf32> into tensor<64x1x32x64xf32>
    %434 = scf.for %arg25 = %c0 to %c64 step %c1 iter_args(%arg26 = %323) -> (tensor<4x32x64xf32>) {
      %extracted = tensor.extract %expanded_220[%arg25, %c0] : tensor<64x1xi64>
      %522 = arith.index_cast %extracted : i64 to index
      %extracted_slice_285 = tensor.extract_slice %expanded_221[%arg25, 0, 0, 0] [1, 1, 32, 64] [1, 1, 1, 1] : tensor<64x1x32x64xf32> to tensor<32x64xf32>
      %extracted_slice_286 = tensor.extract_slice %arg26[%522, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<4x32x64xf32> to tensor<32x64xf32>
      %523 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_285 : tensor<32x64xf32>) outs(%extracted_slice_286 : tensor<32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %524 = arith.addf %out, %in : f32
        linalg.yield %524 : f32
      } -> tensor<32x64xf32>
      %inserted_slice_287 = tensor.insert_slice %523 into %arg26[%522, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<32x64xf32> into tensor<4x32x64xf32>
      scf.yield %inserted_slice_287 : tensor<4x32x64xf32>
    }
    %435 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_219, %156 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x64xf32>
    %436 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_219, %extracted_slice_75 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x64xf32>
    %437 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%436, %155 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x64xf32>
    %438 = linalg.generic {indexing_maps = [#map25, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_16, %155 : tensor<i64>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: i64, %in_285: f32, %out: f32):
      %522 = arith.sitofp %in : i64 to f32
      %523 = arith.subf %522, %in_285 : f32
      linalg.yield %523 : f32
    } -> tensor<64x64xf32>
    %439 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_74, %438 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x64xf32>
    %440 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%439 : tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %cst_1 : f32
      linalg.yield %522 : f32
    } -> tensor<64x64xf32>
    %441 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%437, %440 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<64x64xf32>
    %inserted_slice_222 = tensor.insert_slice %441 into %332[0, 0] [64, 64] [1, 1] : tensor<64x64xf32> into tensor<64x128xf32>
    %inserted_slice_223 = tensor.insert_slice %435 into %inserted_slice_222[0, 64] [64, 64] [1, 1] : tensor<64x64xf32> into tensor<64x128xf32>
    %expanded_224 = tensor.expand_shape %inserted_slice_223 [[0], [1, 2]] output_shape [64, 128, 1] : tensor<64x128xf32> into tensor<64x128x1xf32>
    %transposed_225 = linalg.transpose ins(%150 : tensor<64x128x32xf32>) outs(%333 : tensor<64x32x128xf32>) permutation = [0, 2, 1] 
    %442 = linalg.batch_matmul ins(%transposed_225, %expanded_224 : tensor<64x32x128xf32>, tensor<64x128x1xf32>) outs(%161 : tensor<64x32x1xf32>) -> tensor<64x32x1xf32>
    %transposed_226 = linalg.transpose ins(%expanded_72 : tensor<64x32x1xf32>) outs(%335 : tensor<64x1x32xf32>) permutation = [0, 2, 1] 
    %443 = linalg.batch_matmul ins(%expanded_224, %transposed_226 : tensor<64x128x1xf32>, tensor<64x1x32xf32>) outs(%336 : tensor<64x128x32xf32>) -> tensor<64x128x32xf32>
    %collapsed_227 = tensor.collapse_shape %442 [[0], [1, 2]] : tensor<64x32x1xf32> into tensor<64x32xf32>
    %expanded_228 = tensor.expand_shape %443 [[0], [1, 2], [3]] output_shape [64, 1, 128, 32] : tensor<64x128x32xf32> into tensor<64x1x128x32xf32>
    %444 = scf.for %arg25 = %c0 to %c64 step %c1 iter_args(%arg26 = %339) -> (tensor<4x128x32xf32>) {
      %extracted = tensor.extract %expanded_220[%arg25, %c0] : tensor<64x1xi64>
      %522 = arith.index_cast %extracted : i64 to index
      %extracted_slice_285 = tensor.extract_slice %expanded_228[%arg25, 0, 0, 0] [1, 1, 128, 32] [1, 1, 1, 1] : tensor<64x1x128x32xf32> to tensor<128x32xf32>
      %extracted_slice_286 = tensor.extract_slice %arg26[%522, 0, 0] [1, 128, 32] [1, 1, 1] : tensor<4x128x32xf32> to tensor<128x32xf32>
      %523 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_285 : tensor<128x32xf32>) outs(%extracted_slice_286 : tensor<128x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %524 = arith.addf %out, %in : f32
        linalg.yield %524 : f32
      } -> tensor<128x32xf32>
      %inserted_slice_287 = tensor.insert_slice %523 into %arg26[%522, 0, 0] [1, 128, 32] [1, 1, 1] : tensor<128x32xf32> into tensor<4x128x32xf32>
      scf.yield %inserted_slice_287 : tensor<4x128x32xf32>
    }
    %expanded_229 = tensor.expand_shape %collapsed_215 [[0, 1]] output_shape [32, 2] : tensor<64xf32> into tensor<32x2xf32>
    %expanded_230 = tensor.expand_shape %collapsed_227 [[0, 1], [2]] output_shape [32, 2, 32] : tensor<64x32xf32> into tensor<32x2x32xf32>
    %445 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded_230 : tensor<32x2x32xf32>) outs(%342 : tensor<32x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<32x1x32xf32>
    %collapsed_231 = tensor.collapse_shape %445 [[0], [1, 2]] : tensor<32x1x32xf32> into tensor<32x32xf32>
    %446 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_229, %146 : tensor<32x2xf32>, tensor<32x2xf32>) outs(%139 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<32x2xf32>
    %447 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%446 : tensor<32x2xf32>) outs(%122 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<32x1xf32>
    %448 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%146, %447 : tensor<32x2xf32>, tensor<32x1xf32>) outs(%139 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<32x2xf32>
    %449 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%446, %448 : tensor<32x2xf32>, tensor<32x2xf32>) outs(%139 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.subf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<32x2xf32>
    %extracted_slice_232 = tensor.extract_slice %inserted_slice_67[0, 0] [32, 1] [1, 1] : tensor<32x2xi64> to tensor<32x1xi64>
    %450 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_61, %extracted_slice_232 : tensor<1x4xi64>, tensor<32x1xi64>) outs(%128 : tensor<32x4xi1>) {
    ^bb0(%in: i64, %in_285: i64, %out: i1):
      %522 = arith.cmpi eq, %in, %in_285 : i64
      linalg.yield %522 : i1
    } -> tensor<32x4xi1>
    %extracted_slice_233 = tensor.extract_slice %449[0, 0] [32, 1] [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
    %collapsed_234 = tensor.collapse_shape %extracted_slice_233 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %451 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_234 : tensor<32xf32>) outs(%110 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x4xf32>
    %452 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%450, %451, %cst_2 : tensor<32x4xi1>, tensor<32x4xf32>, tensor<32x4xf32>) outs(%110 : tensor<32x4xf32>) {
    ^bb0(%in: i1, %in_285: f32, %in_286: f32, %out: f32):
      %522 = arith.select %in, %in_285, %in_286 : f32
      linalg.yield %522 : f32
    } -> tensor<32x4xf32>
    %453 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_61, %137 : tensor<1x4xi64>, tensor<32x1xi64>) outs(%128 : tensor<32x4xi1>) {
    ^bb0(%in: i64, %in_285: i64, %out: i1):
      %522 = arith.cmpi eq, %in, %in_285 : i64
      linalg.yield %522 : i1
    } -> tensor<32x4xi1>
    %extracted_slice_235 = tensor.extract_slice %449[0, 1] [32, 1] [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
    %collapsed_236 = tensor.collapse_shape %extracted_slice_235 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %454 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_236 : tensor<32xf32>) outs(%110 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x4xf32>
    %455 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%453, %454, %452 : tensor<32x4xi1>, tensor<32x4xf32>, tensor<32x4xf32>) outs(%110 : tensor<32x4xf32>) {
    ^bb0(%in: i1, %in_285: f32, %in_286: f32, %out: f32):
      %522 = arith.select %in, %in_285, %in_286 : f32
      linalg.yield %522 : f32
    } -> tensor<32x4xf32>
    %transposed_237 = linalg.transpose ins(%455 : tensor<32x4xf32>) outs(%354 : tensor<4x32xf32>) permutation = [1, 0] 
    %456 = linalg.matmul ins(%transposed_237, %collapsed_59 : tensor<4x32xf32>, tensor<32x32xf32>) outs(%355 : tensor<4x32xf32>) -> tensor<4x32xf32>
    %457 = linalg.matmul ins(%455, %arg7 : tensor<32x4xf32>, tensor<4x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %458 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_231, %457 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<32x32xf32>
    %expanded_238 = tensor.expand_shape %458 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %459 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_238, %arg6 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %460 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_238, %108 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %461 = linalg.generic {indexing_maps = [#map1, #map30], iterator_types = ["reduction", "reduction", "parallel"]} ins(%460 : tensor<2x16x32xf32>) outs(%295 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<1x1x32xf32>
    %collapsed_239 = tensor.collapse_shape %461 [[0, 1, 2]] : tensor<1x1x32xf32> into tensor<32xf32>
    %462 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%459, %102 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %463 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%459, %107 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %464 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%462 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %465 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427, %463 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %466 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %107 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %467 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %107 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %468 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.mulf %in, %cst_14 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %469 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468, %467 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %collapsed_240 = tensor.collapse_shape %469 [[0], [1, 2]] : tensor<2x16x1xf32> into tensor<2x16xf32>
    %470 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_240 : tensor<2x16xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %471 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%470 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.divf %in, %cst_13 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %472 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.mulf %in, %cst_15 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %473 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%471, %472 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %474 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %473 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_241 = tensor.collapse_shape %474 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_242 = linalg.transpose ins(%collapsed_241 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %475 = linalg.matmul ins(%transposed_242, %collapsed_57 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %476 = linalg.matmul ins(%collapsed_241, %arg4 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_243 = tensor.expand_shape %476 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_244 = linalg.transpose ins(%expanded_243 : tensor<2x16x4x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_245 = tensor.collapse_shape %transposed_244 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_246 = linalg.transpose ins(%collapsed_52 : tensor<8x16x16xf32>) outs(%73 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %477 = linalg.batch_matmul ins(%transposed_246, %collapsed_245 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%98 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %transposed_247 = linalg.transpose ins(%collapsed_53 : tensor<8x16x8xf32>) outs(%378 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %478 = linalg.batch_matmul ins(%collapsed_245, %transposed_247 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%74 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_248 = tensor.expand_shape %478 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %479 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_248, %96 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%76 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x16xf32>
    %480 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%479 : tensor<2x4x16x16xf32>) outs(%86 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x1xf32>
    %481 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96, %480 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%76 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x16xf32>
    %482 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%479, %481 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%76 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.subf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_249 = tensor.collapse_shape %482 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_250 = linalg.transpose ins(%collapsed_48 : tensor<8x16x8xf32>) outs(%378 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %483 = linalg.batch_matmul ins(%transposed_250, %collapsed_249 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%384 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_251 = linalg.transpose ins(%collapsed_49 : tensor<8x8x16xf32>) outs(%97 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %484 = linalg.batch_matmul ins(%collapsed_249, %transposed_251 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%98 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_252 = tensor.expand_shape %483 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_253 = tensor.expand_shape %484 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_254 = linalg.transpose ins(%expanded_252 : tensor<2x4x8x16xf32>) outs(%51 : tensor<2x4x16x8xf32>) permutation = [0, 1, 3, 2] 
    %expanded_255 = tensor.expand_shape %477 [[0, 1, 2], [3], [4]] output_shape [2, 2, 2, 16, 8] : tensor<8x16x8xf32> into tensor<2x2x2x16x8xf32>
    %485 = linalg.generic {indexing_maps = [#map21, #map31], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_255 : tensor<2x2x2x16x8xf32>) outs(%388 : tensor<2x2x1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x1x16x8xf32>
    %collapsed_256 = tensor.collapse_shape %485 [[0], [1], [2, 3], [4]] : tensor<2x2x1x16x8xf32> into tensor<2x2x16x8xf32>
    %expanded_257 = tensor.expand_shape %transposed_254 [[0], [1, 2], [3], [4]] output_shape [2, 2, 2, 16, 8] : tensor<2x4x16x8xf32> into tensor<2x2x2x16x8xf32>
    %486 = linalg.generic {indexing_maps = [#map21, #map31], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_257 : tensor<2x2x2x16x8xf32>) outs(%388 : tensor<2x2x1x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x1x16x8xf32>
    %collapsed_258 = tensor.collapse_shape %486 [[0], [1], [2, 3], [4]] : tensor<2x2x1x16x8xf32> into tensor<2x2x16x8xf32>
    %487 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_258, %expanded_37 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x8xf32>
    %extracted_slice_259 = tensor.extract_slice %487[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %extracted_slice_260 = tensor.extract_slice %487[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %488 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_259 : tensor<2x2x16x4xf32>) outs(%63 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.negf %in : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x4xf32>
    %padded_261 = tensor.pad %488 low[0, 0, 0, 4] high[0, 0, 0, 0] {
    ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index):
      tensor.yield %cst : f32
    } : tensor<2x2x16x4xf32> to tensor<2x2x16x8xf32>
    %padded_262 = tensor.pad %extracted_slice_260 low[0, 0, 0, 0] high[0, 0, 0, 4] {
    ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index):
      tensor.yield %cst : f32
    } : tensor<2x2x16x4xf32> to tensor<2x2x16x8xf32>
    %489 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_261, %padded_262 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x8xf32>
    %490 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_258, %expanded_36 : tensor<2x2x16x8xf32>, tensor<1x1x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x8xf32>
    %491 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%489, %490 : tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) outs(%55 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x2x16x8xf32>
    %492 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_253, %expanded_37 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x8xf32>
    %extracted_slice_263 = tensor.extract_slice %492[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %extracted_slice_264 = tensor.extract_slice %492[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %493 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_263 : tensor<2x4x16x4xf32>) outs(%58 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.negf %in : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x4xf32>
    %padded_265 = tensor.pad %493 low[0, 0, 0, 4] high[0, 0, 0, 0] {
    ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index):
      tensor.yield %cst : f32
    } : tensor<2x4x16x4xf32> to tensor<2x4x16x8xf32>
    %padded_266 = tensor.pad %extracted_slice_264 low[0, 0, 0, 0] high[0, 0, 0, 4] {
    ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index):
      tensor.yield %cst : f32
    } : tensor<2x4x16x4xf32> to tensor<2x4x16x8xf32>
    %494 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_265, %padded_266 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x8xf32>
    %495 = linalg.generic {indexing_maps = [#map12, #map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_253, %expanded_36 : tensor<2x4x16x8xf32>, tensor<1x1x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x8xf32>
    %496 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%494, %495 : tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) outs(%51 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x4x16x8xf32>
    %transposed_267 = linalg.transpose ins(%collapsed_256 : tensor<2x2x16x8xf32>) outs(%401 : tensor<2x16x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_268 = tensor.collapse_shape %transposed_267 [[0, 1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<32x16xf32>
    %transposed_269 = linalg.transpose ins(%collapsed_268 : tensor<32x16xf32>) outs(%402 : tensor<16x32xf32>) permutation = [1, 0] 
    %497 = linalg.matmul ins(%transposed_269, %collapsed : tensor<16x32xf32>, tensor<32x32xf32>) outs(%403 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %498 = linalg.matmul ins(%collapsed_268, %arg3 : tensor<32x16xf32>, tensor<16x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_270 = tensor.expand_shape %498 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %transposed_271 = linalg.transpose ins(%491 : tensor<2x2x16x8xf32>) outs(%401 : tensor<2x16x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_272 = tensor.collapse_shape %transposed_271 [[0, 1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<32x16xf32>
    %transposed_273 = linalg.transpose ins(%collapsed_272 : tensor<32x16xf32>) outs(%402 : tensor<16x32xf32>) permutation = [1, 0] 
    %499 = linalg.matmul ins(%transposed_273, %collapsed : tensor<16x32xf32>, tensor<32x32xf32>) outs(%403 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %500 = linalg.matmul ins(%collapsed_272, %arg2 : tensor<32x16xf32>, tensor<16x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_274 = tensor.expand_shape %500 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %501 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_270, %expanded_274 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %transposed_275 = linalg.transpose ins(%496 : tensor<2x4x16x8xf32>) outs(%100 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_276 = tensor.collapse_shape %transposed_275 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_277 = linalg.transpose ins(%collapsed_276 : tensor<32x32xf32>) outs(%48 : tensor<32x32xf32>) permutation = [1, 0] 
    %502 = linalg.matmul ins(%transposed_277, %collapsed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %503 = linalg.matmul ins(%collapsed_276, %arg1 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%49 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_278 = tensor.expand_shape %503 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %504 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %expanded_278 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %505 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504, %arg5 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %506 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504, %46 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %507 = linalg.generic {indexing_maps = [#map1, #map30], iterator_types = ["reduction", "reduction", "parallel"]} ins(%506 : tensor<2x16x32xf32>) outs(%295 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<1x1x32xf32>
    %collapsed_279 = tensor.collapse_shape %507 [[0, 1, 2]] : tensor<1x1x32xf32> into tensor<32xf32>
    %508 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %1 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %509 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %45 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %510 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%508 : tensor<2x16x32xf32>) outs(%41 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.addf %in, %out : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %511 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%474, %509 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %512 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %45 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %513 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512, %45 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %514 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.mulf %in, %cst_14 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %515 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %513 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x1xf32>
    %collapsed_280 = tensor.collapse_shape %515 [[0], [1, 2]] : tensor<2x16x1xf32> into tensor<2x16xf32>
    %516 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_280 : tensor<2x16xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %517 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.divf %in, %cst_13 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %518 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %522 = arith.mulf %in, %cst_15 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %519 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %518 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.mulf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %520 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511, %519 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_285: f32, %out: f32):
      %522 = arith.addf %in, %in_285 : f32
      linalg.yield %522 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_281 = tensor.collapse_shape %arg23 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %collapsed_282 = tensor.collapse_shape %520 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %expanded_283 = tensor.expand_shape %collapsed_281 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_284 = tensor.expand_shape %collapsed_282 [[0], [1, 2]] output_shape [32, 1, 32] : tensor<32x32xf32> into tensor<32x1x32xf32>
    %521 = scf.for %arg25 = %c0 to %c32 step %c1 iter_args(%arg26 = %289) -> (tensor<128x32xf32>) {
      %extracted = tensor.extract %expanded_283[%arg25, %c0] : tensor<32x1xi64>
      %522 = arith.index_cast %extracted : i64 to index
      %extracted_slice_285 = tensor.extract_slice %expanded_284[%arg25, 0, 0] [1, 1, 32] [1, 1, 1] : tensor<32x1x32xf32> to tensor<32xf32>
      %extracted_slice_286 = tensor.extract_slice %arg26[%522, 0] [1, 32] [1, 1] : tensor<128x32xf32> to tensor<32xf32>
      %523 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_285 : tensor<32xf32>) outs(%extracted_slice_286 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %524 = arith.addf %out, %in : f32
        linalg.yield %524 : f32
      } -> tensor<32xf32>
      %inserted_slice_287 = tensor.insert_slice %523 into %arg26[%522, 0] [1, 32] [1, 1] : tensor<32xf32> into tensor<128x32xf32>
      scf.yield %inserted_slice_287 : tensor<128x32xf32>
    }
    return %274, %521, %502, %499, %497, %475, %collapsed_279, %collapsed_239, %456, %444, %434, %409, %406, %404, %375, %collapsed_211, %collapsed_171, %356, %340, %324, %collapsed_143, %290 : tensor<f32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x32xf32>, tensor<4x128x32xf32>, tensor<4x32x64xf32>, tensor<32x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x32xf32>, tensor<4x128x32xf32>, tensor<4x32x64xf32>, tensor<32xf32>, tensor<128x32xf32>
  }
}
